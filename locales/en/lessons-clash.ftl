# The course of Clash of Cultures, both titles; lessons/clash.lessons names these messages. At most 60 words a step.

clash-monumental-what = Lead a people from its first city into unknown land: explore, learn, build, and fight where it pays. Six ages, and many roads to points.
clash-monumental-length = 2–4 hours
clash-monumental-weight = heavy
clash-2012-what = The first edition of the great game of exploration: found cities, learn, keep your people happy. Barbarians raid whoever looks weak.
clash-2012-length = 2–4 hours
clash-2012-weight = heavy

## First

clash-lesson-first = Your first turn
clash-lesson-first-move = Three actions a turn, three rounds an age, six ages. Cities, advances, buildings and goals bring points. You have one city and a settler in it. Choose “Move”, then D2, and send the settler to the forest C2.
clash-lesson-first-unknown = Unknown land may be anything, even sea. The forest next door is safe.
clash-lesson-first-barren = Nothing grows there. A forest gives wood.
clash-lesson-first-not-move = Good, but the settler comes first: without a second city everything is slow.
clash-lesson-first-learn = Second action: learn something. An advance costs 2 food (or ideas, or gold), and you have 2 food. Learn Storage: without it you can never keep more than 2 food.
clash-lesson-first-first-learn = You will, with your third action. First spend the food.
clash-lesson-first-other = Worth having. But everything you want costs food, and you cannot store more than 2 yet.
clash-lesson-first-not-learn = Use this action to learn an advance.
clash-lesson-first-found = Third action. Your settler stands in the forest: found a city there. The settler is used up, and you have a city of size 1.
clash-lesson-first-not-found = Do not leave the settler in the woods. Found the city.
clash-lesson-first-end = One turn, and your realm has doubled: a city is a point, an advance half a point. How large a city may grow depends on how many cities you have.

## Collect

clash-lesson-collect = Goods and good mood
clash-lesson-collect-collect = Your chest is empty. A city collects one good for each point of its size, and one more while it is happy: food from grassland, wood from forests, ore from mountains, its own space or next to it. Collect with D2, which is happy.
clash-lesson-collect-neutral = That city is neutral: it brings one good, D2 brings two.
clash-lesson-collect-not-collect = You can pay for nothing now. Collect with D2.
clash-lesson-collect-again = Two goods. Now let the other city collect, too: it takes wood from its own forest.
clash-lesson-collect-twice = D2 can collect again, but a second time in a turn makes it unhappier. Take C2.
clash-lesson-collect-not-again = One more collection first, with C2.
clash-lesson-collect-happiness = Mood pays for happiness: one mood raises one neutral city of size 1. A happy city collects more, recruits more, resists influence. Increase happiness now.
clash-lesson-collect-rather = E3 is far out. Make D2 happy: it has the better land.
clash-lesson-collect-not-happiness = That can wait. Your mood lies idle: use it.
clash-lesson-collect-end = A city that works twice in one turn grows unhappier, and an angry one does one thing a turn. So spread the work, and raise the mood where you can.

## Cards

clash-lesson-cards = Advances and cards
clash-lesson-cards-writing = Advances open others, and allow buildings. Learn Writing: it allows academies, and brings culture, which pays for cards like the one in your hand.
clash-lesson-cards-not-writing = Another time. City Development in your hand costs culture, and an academy is the best thing to build with it.
clash-lesson-cards-tactics = Advances allow buildings and pay culture or mood when you learn them. Learn Tactics: it allows fortresses, and the culture it brings pays for the card in your hand.
clash-lesson-cards-not-tactics = Another time. City Development in your hand costs culture, and Tactics brings it.
clash-lesson-cards-learn-first = First learn: advance.
clash-lesson-cards-academy = Now the card: City Development is an action that builds something for free, whatever it would cost. Play it, and build an academy in a city of yours. It brings 2 ideas at once.
clash-lesson-cards-not-academy = A fortress protects. Ideas help you now: build the academy.
clash-lesson-cards-fortress = Now the card: City Development is an action that builds something for free, whatever it would cost. Play it, and build a fortress. It is a point, and your city grows.
clash-lesson-cards-not-play = Play City Development from your hand.
clash-lesson-cards-philosophy = Ideas are as good as food for learning. Use them: learn Philosophy, which gives you an idea with every further science.
clash-lesson-cards-not-philosophy = Philosophy pays for itself sooner than any of these.
clash-lesson-cards-not-ideas = Your ideas wait: advance.
clash-lesson-cards-end = Every action card has two uses: what its upper half says in your turn, or its tactics in a battle. You see both when you enlarge it.

## Explore

clash-lesson-explore = Into the unknown
clash-lesson-explore-march = The dark spaces are regions nobody has seen. A unit that enters one turns it up. Move your infantry from D2 to C3 and see what lies there.
clash-lesson-explore-settlers = The dark spaces are regions nobody has seen. A unit that enters one turns it up, and you say which way it lies. Move your settler from D2 to E3; then turn the region so that E3 is a forest.
clash-lesson-explore-mountain = Then your settler would stand on worse ground. Turn it.
clash-lesson-explore-other-land = Unknown, too. For this lesson, take the way the text names.
clash-lesson-explore-known = That land is known. Go where it is dark.
clash-lesson-explore-not-move = First the expedition: choose “Move”, then D2.
clash-lesson-explore-found = New land, and your settler stands on it. Found a city.
clash-lesson-explore-not-found = Others will come this way, too. Found the city.
clash-lesson-explore-end = Whoever explores decides how regions lie, often to their own good. Moving is one action for up to three groups, each one step far.

## Construct

clash-lesson-construct = Building
clash-lesson-construct-build = A building costs a food, a wood and an ore, is worth a point, and lets its city grow by one. A city may not be larger than your number of cities. Construct a fortress in D2: it helps to defend it.
clash-lesson-construct-grown = That city would do. D2 is your capital and stands without walls.
clash-lesson-construct-has-one = Ideas are welcome, but barbarians are near. A fortress.
clash-lesson-construct-not-build = You have food, wood and ore: build.
clash-lesson-construct-end = Ports, temples, academies, fortresses: each needs its advance, and each does something of its own. A larger city collects and recruits more.

## Recruit

clash-lesson-recruit = More settlers
clash-lesson-recruit-settler = Settlers found cities, infantry fights, ships carry. A city recruits as many units in one action as it could collect goods. Recruit a settler in D2 for 2 food, and be done with it.
clash-lesson-recruit-settlers = Settlers found cities, infantry fights, ships carry. A city recruits as many units in one action as it could collect goods. You have food enough for two settlers. Recruit both in one city.
clash-lesson-recruit-there = D2 is closer to free land.
clash-lesson-recruit-no-war = Nobody threatens you. Settlers are worth more now.
clash-lesson-recruit-dear = That costs mood, which you will want for happiness.
clash-lesson-recruit-not-recruit = You need new cities, and so settlers: recruit.
clash-lesson-recruit-end = Infantry costs a food and an ore, a ship 2 wood. A settler who travels alone is easy prey, so send somebody along where others are near.

## Battle

clash-lesson-battle = Against the barbarians
clash-lesson-battle-march = Barbarians hold E2, beside your capital, with one unit. Each side rolls a die a unit; every 5 points in total are a hit. More units, more hits. You are on the move: send two infantry from D2 to E2.
clash-lesson-battle-strongest = Your army stands in D2.
clash-lesson-battle-no-settlers = Settlers do not fight, and are lost with a defeat. Leave them at home.
clash-lesson-battle-more = One against one is a coin toss. Send more.
clash-lesson-battle-not-march = The barbarians in E2 are the aim.
clash-lesson-battle-tactics = Before the dice, both sides may lay a card, for its tactics. “Martyr” costs each side a unit. You have more than they. Lay it.
clash-lesson-battle-not-tactics = Chance may be kind. The card makes sure.
clash-lesson-battle-seize = Barbarians once held F7, and nobody defends it now. Whoever marches in takes it. You play the squares here: move the infantry from E7 to F7.
clash-lesson-battle-other-army = Those are settlers and their guard. Take the army of E7.
clash-lesson-battle-not-there = F7 is the city to take.
clash-lesson-battle-keep = It is yours, though angry. You may keep it or raze it for 1 gold. A city is a point, land, and room to grow: keep it.
clash-lesson-battle-not-raze = One gold for a whole city? Keep it.
clash-lesson-battle-end = A conquered city is angry at first, and may bring gold. Against players it is the same; their fortresses and cards make it dearer.

## Status

clash-lesson-status = Between two ages
clash-lesson-status-tactics = Three rounds are over: the Status phase. First completed objectives, then a free advance for everyone. Take Tactics. Every third advance brings an event, and this is one.
clash-lesson-status-not-tactics = Free as well. Take Tactics and see what an event does.
clash-lesson-status-sanitation = Three rounds are over: the Status phase. First completed objectives, then a free advance for everyone. Take Sanitation. It brings mood, and your mood track reaches an event.
clash-lesson-status-not-sanitation = Free as well. Take Sanitation and see what an event does.
clash-lesson-status-event = An event: a good year, but barbarians, too. You decide where they come or grow stronger. Choose any place; far from you is not the worst.
clash-lesson-status-end = Whoever learns much meets many events; the box beside your goods counts the advances down. The rest of the phase brings cards, and says who is first.
clash-lesson-status-end-2012 = Events come whenever culture or mood rises past a mark, so they come often to those who do well. The rest of the phase brings cards, and says who is first.

## Objectives

clash-lesson-objective = Objectives
clash-lesson-objective-claim = Your objective cards name two goals each, and one of them is enough. You hold 3 food, 3 ore and 3 wood: “Optimized Storage” is met. Complete it.
clash-lesson-objective-not-claim = Two points for nothing. Complete it before the goods are gone.
clash-lesson-objective-end = Two points, as much as two buildings. Some goals are checked in the Status phase, others at once. Look at your cards before you plan a turn.

## Wonder

clash-lesson-wonder = A wonder
clash-lesson-wonder-build = Engineering has dealt you a wonder: the Great Gardens. It costs 5 food, 5 wood, 2 ore and 5 culture, and you have saved all that. Construct it in C2, which is happy.
clash-lesson-wonder-small = A point. The Gardens are worth four.
clash-lesson-wonder-not-wonder = You have saved for it since two ages. Construct, then C2.
clash-lesson-wonder-end = Four points for who built it and owns it still, and a power besides. Who conquers the city gets half of the glory.

## End

clash-lesson-end = The end, and the count
clash-lesson-end-claim = The sixth age is over. Once more, objectives that are met may be completed: every one is two points. Complete all you can.
clash-lesson-end-not-claim = You still hold one that is met: two points.
clash-lesson-end-end = One point for each city piece and building of your colour, half a point an advance, two an objective, more for wonders. The panels show how it came out. You are ready for a game.

## Game

clash-lesson-game = Your first game
