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

clash-lesson-explore = Explore, collect, build
clash-lesson-explore-2012 = Into the unknown
clash-lesson-explore-march = The dark spaces are regions nobody has seen. A unit that enters one turns it up. Move your infantry from D2 to C3 and see what lies there.
clash-lesson-explore-settlers = The dark spaces are regions nobody has seen. A unit that enters one turns it up, and you say which way it lies. Move your settler from D2 to E3; then turn the region so that E3 is a forest.
clash-lesson-explore-mountain = Then your settler would stand on worse ground. Turn it.
clash-lesson-explore-other-land = Unknown, too. For this lesson, take the way the text names.
clash-lesson-explore-known = That land is known. Go where it is dark.
clash-lesson-explore-not-move = First the expedition: choose “Move”, then D2.
clash-lesson-explore-collect = Open land. Moving is one action for up to three groups, each one step far. Second action: C2 is large and happy. Collect there, and take 2 food: your granary is low.
clash-lesson-explore-there = C2 brings three goods, no other city so many.
clash-lesson-explore-not-take = Wood you have. Take as much food as there is.
clash-lesson-explore-not-collect = Collect first, with C2.
clash-lesson-explore-build = Third action. A building costs a food, a wood and an ore, is worth a point, and lets its city grow by one, though never beyond your number of cities. Construct a fortress in D2: barbarians are next door.
clash-lesson-explore-grown = That city would do. D2 is your capital and stands without walls.
clash-lesson-explore-has-one = Ideas are welcome, but barbarians are near. A fortress.
clash-lesson-explore-not-build = You have food, wood and ore: build.
clash-lesson-explore-found = New land, and your settler stands on it. Found a city.
clash-lesson-explore-not-found = Others will come this way, too. Found the city.
clash-lesson-explore-end = A whole turn, and none of it wasted. Ports, temples, academies, fortresses: each needs its advance, and each does something of its own.
clash-lesson-explore-end-2012 = Whoever explores decides how regions lie, often to their own good. Moving is one action for up to three groups, each one step far.

## Construct

clash-lesson-construct = Building
clash-lesson-construct-build = A building costs a food, a wood and an ore, is worth a point, and lets its city grow by one. A city may not be larger than your number of cities. Construct a fortress in D2: it helps to defend it.
clash-lesson-construct-not-build = You have food, wood and ore: build.
clash-lesson-construct-collect = D2 has grown to size 2, and so has its harvest. One action is left, and a city that has worked today should rest. Collect with E3, which is as large.
clash-lesson-construct-small = D2 has built today: working twice makes a city unhappier. Take E3.
clash-lesson-construct-not-collect = Your stocks are low. Collect with E3.
clash-lesson-construct-end = Ports, temples, academies, fortresses: each needs its advance, and each does something of its own. A larger city collects and recruits more.

## Recruit

clash-lesson-recruit = More settlers
clash-lesson-recruit-settler = Settlers found cities, infantry fights, ships carry. A city recruits as many units in one action as it could collect goods. Recruit a settler in D2 for 2 food; then use Draft, which adds infantry for a mood: barbarians sit at E2.
clash-lesson-recruit-first-settler = In a moment. First the settler.
clash-lesson-recruit-alone = Then nobody guards D2, and barbarians are next door. Use Draft.
clash-lesson-recruit-settlers = Settlers found cities, infantry fights, ships carry. A city recruits as many units in one action as it could collect goods. You have food enough for two settlers. Recruit both in one city.
clash-lesson-recruit-there = D2 is closer to free land.
clash-lesson-recruit-no-war = Nobody threatens you. Settlers are worth more now.
clash-lesson-recruit-not-recruit = You need new cities, and so settlers: recruit.
clash-lesson-recruit-march = A round later your Great Warlord lets you move. Send the settler, and the settler alone, from D2 to E3, where nobody has been. You may turn the new region as you like. Then you are done.
clash-lesson-recruit-not-march = The settler is no use at home: march from D2.
clash-lesson-recruit-elsewhere = For this lesson: E3. There is more land behind it.
clash-lesson-recruit-guard = Leave the infantry in D2, or the barbarians will have it.
clash-lesson-recruit-found = Good land. Found a city on it.
clash-lesson-recruit-found-2012 = Two settlers for later. And one has stood at D3 since your last march: found a city there.
clash-lesson-recruit-not-found = A settler who waits is worth nothing. Found the city.
clash-lesson-recruit-end = Infantry costs a food and an ore, a ship 2 wood. A settler who travels alone is easy prey, so send somebody along where others are near.

## Battle

clash-lesson-battle = Against the barbarians
clash-lesson-battle-march = Barbarians hold E2, beside your capital, with one unit. Each side rolls a die a unit; every 5 points in total are a hit. More units, more hits. You are on the move: send two infantry from D2 to E2.
clash-lesson-battle-strongest = Your army stands in D2.
clash-lesson-battle-no-settlers = Settlers do not fight, and are lost with a defeat. Leave them at home.
clash-lesson-battle-more = One against one is a coin toss. Send more.
clash-lesson-battle-march-2012 = Barbarians hold C2 and F2, one unit each. Both sides roll a die a unit; every 5 points in total are a hit. Begin with C2: move, and send both infantry of D2.
clash-lesson-battle-not-march = The barbarians in E2 are the aim.
clash-lesson-battle-tactics = Before the dice, both sides may lay a card, for its tactics. “Martyr” costs each side a unit. You have more than they. Lay it.
clash-lesson-battle-not-tactics = Chance may be kind. The card makes sure.
clash-lesson-battle-other-army = One battle after the other: the two of D2 first.
clash-lesson-battle-aim = The barbarians are the aim.
clash-lesson-battle-not-move = Your army stands ready: choose “Move”.
clash-lesson-battle-tactics-2012 = Before the dice, both sides may lay a card, for its lower half. “High Morale” adds 2 to your roll. Lay it, and keep the city when it is yours.
clash-lesson-battle-weaker = It adds 1. Another card of yours adds 2.
clash-lesson-battle-not-tactics-2012 = Two dice may well fall short of 5. The card with +2 helps most.
clash-lesson-battle-second = 1, 3 and 2 for your card: a hit. They had 5: a hit as well, and so the last one standing was yours. Now F2: one from E3 against one, and this time without a card.
clash-lesson-battle-second-too = You may still move: E3 is next to the other barbarians.
clash-lesson-battle-save = Good cards are rare. Barbarians have none, so try the dice.
clash-lesson-battle-on = 4 against 1, and nobody was hit. An attacker may fight on or retreat after each round. Theirs is one unit, and so is yours: fight on.
clash-lesson-battle-not-retreat = Going home costs nothing, but they will grow. Once more.
clash-lesson-battle-end-2012 = 6 makes a hit, 3 does not: F2 falls, too. Conquered cities are angry at first. Against players it is the same; their fortresses and cards make it dearer.
clash-lesson-battle-not-raze = One gold for a whole city? Keep it.
clash-lesson-battle-end = A conquered city is angry at first, and may bring gold. Against players it is the same; their fortresses and cards make it dearer.

## Influence

clash-lesson-influence = Influence
clash-lesson-influence-try = You play the squares. “Influence culture” makes a building in somebody’s city yours, without a war. A city reaches as far as its size; each space more costs culture. Try E6, which has an academy.
clash-lesson-influence-try-2012 = You play the squares. “Influence culture” makes a building in somebody’s city yours, without a war. A city reaches as far as its size; each space more costs culture. Try any city of Aspasia’s.
clash-lesson-influence-not-there = That is farther, or harder. Take E6.
clash-lesson-influence-not-there-2012 = That is your own city: you would only win back what is yours. Try one of Aspasia’s.
clash-lesson-influence-not-try = Later. Your culture lies idle: choose “Influence culture”.
clash-lesson-influence-raise = A die decides: 5 or more succeeds, and it shows 3. Culture makes up for the rest, one for a point. You have just enough: pay.
clash-lesson-influence-raise-2012 = A die decides: 5 or more succeeds, and it shows 3. Culture makes up for the rest, one for a point, and you have plenty: pay.
clash-lesson-influence-not-raise = Then all you spent on the way is lost. Two more, and the building is yours.
clash-lesson-influence-end = A point less for them, a point more for you, though the building stays where it is. The city still works for its owner, who can try to win it back.

## Status

clash-lesson-status = Between two ages
clash-lesson-status-tactics = Three rounds are over: the Status phase. First completed objectives, then a free advance for everyone. Take Tactics. Every third advance brings an event, and this is one.
clash-lesson-status-not-tactics = Free as well. Take Tactics and see what an event does.
clash-lesson-status-sanitation = Three rounds are over: the Status phase. First completed objectives, then a free advance for everyone. Take Sanitation. It brings mood, and your mood track reaches an event.
clash-lesson-status-not-sanitation = Free as well. Take Sanitation and see what an event does.
clash-lesson-status-event = An event: a good year, but barbarians, too. You decide where they come or grow stronger. Choose any place; far from you is not the worst.
clash-lesson-status-event-2012 = An event: a good year, but barbarians, too. You say where they settle, and then which of them grow stronger. Choose what is far from you: G3, and the ones at F7.
clash-lesson-status-near = That is too close to your own cities.
clash-lesson-status-claim = Three ages later, another Status phase. Your objective cards name two goals each, and one of them is enough. You hold 3 food, 3 ore and 3 wood: “Optimized Storage” is met. Complete it.
clash-lesson-status-claim-2012 = An age later, another Status phase. Your objective cards name two goals each, and one of them is enough. You hold 3 food, 3 ore and 3 wood: “Optimized Storage” is met. Complete it.
clash-lesson-status-not-claim = Two points for nothing. Complete it before the goods are gone.
clash-lesson-status-end = Two points, as much as two buildings: look at your cards before you plan a turn. Whoever learns much meets many events; the box beside your goods counts the advances down.
clash-lesson-status-end-2012 = Two points, as much as two buildings: look at your cards before you plan a turn. Events come whenever culture or mood rises past a mark, so they come often to those who do well.

## Objectives

## Wonder

## End

clash-lesson-end = A wonder, and the count
clash-lesson-end-2012 = The end, and the count
clash-lesson-end-wonder = Engineering has dealt you a wonder: the Great Gardens. It costs 5 food, 5 wood, 2 ore and 5 culture, and you have saved all that. Construct it in C2, which is happy.
clash-lesson-end-small = A point. The Gardens are worth four.
clash-lesson-end-not-wonder = You have been saving for it for two ages. Construct, then C2.
clash-lesson-end-found = Your last turn. Whatever stands on the board at the end counts, and a city is a point. Your settler waits at D3: found one.
clash-lesson-end-not-found = That brings nothing any more. A city is a point: found it.
clash-lesson-end-claim = Four points, and two ages later the game is over. Once more, objectives that are met may be completed: every one is two points. Complete all you can.
clash-lesson-end-claim-2012 = The sixth age is over. Once more, objectives that are met may be completed: every one is two points. Complete all you can.
clash-lesson-end-not-claim = You still hold one that is met: two points.
clash-lesson-end-end = One point for each city piece and building of your colour, half a point an advance, two an objective, more for wonders. The panels show how it came out. You are ready for a game.

## Game

clash-lesson-game = Your first game
