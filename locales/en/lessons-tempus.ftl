# The course of Tempus; lessons/tempus.lessons names these messages. At most 60 words a step.

tempus-what = Lead a young people from the first writing to the first flight, over an island of its own making. Whoever is most learned opens each new epoch, and plays with better numbers.
tempus-length = 60–90 minutes
tempus-weight = medium

## 1

tempus-lesson-first = Your people
tempus-lesson-first-children = These discs are your people. After ten epochs the most points win: one for every hex your people hold, more for cities. So you need people. Choose “Have 1 child”, then I9: children are born on Meadows where you already live.
tempus-lesson-first-not-children = More people first: have children on I9.
tempus-lesson-first-move = The others have acted too: you all take turns, one action each. Now spread out. Choose “Move people” and send the second token on I9 to a neighbouring hex where nobody is. A new hex is a new point.
tempus-lesson-first-leaves = Only one token lives there: if it leaves, you win a hex and lose one. I9 has two.
tempus-lesson-first-taken = You hold that hex already, and a stack scores no more than one token. Choose an empty hex.
tempus-lesson-first-not-move = Use this action to move a token from I9 to an empty hex.
tempus-lesson-first-idea = One action left in this epoch. “Have an idea” draws a card: for a trick, a fight or a leap forward. Draw one.
tempus-lesson-first-not-idea = Good, but not now: you have no card yet. Have an idea.
tempus-lesson-first-end = That was a whole epoch: three actions, one more hex, one card in hand. Move, children, ideas, cities and fights: there are no other actions in the whole game.

## 2

tempus-lesson-city = The first city
tempus-lesson-city-build = Two of your tokens stand on I8. Turn them into a city: its value may be as high as the number of tokens. The tokens go back to your supply, so you can have them born again. Choose “Build a city”.
tempus-lesson-city-not-build = Possible, but two tokens on one hex score a single point. As a city they score two, and for good.
tempus-lesson-city-children = The city needs nobody any more: it scores 2 at the end and helps in every Progress. No other city may stand next to it. Use the tokens you got back: have a child on any Meadow of yours.
tempus-lesson-city-not-children = You have twelve tokens in your supply that do nothing there. Have children.
tempus-lesson-city-end = Gather, build, grow again: that is how your eight cities come about. Two need a stack of four tokens, which your people learn only later.

## 3

tempus-lesson-ideas = Cards at the right moment
tempus-lesson-ideas-double = You have just had children, and hold four ideas. Cards cost no action; each says when it works. Government gives you a second action in this turn. Play it.
tempus-lesson-ideas-not-double = That would end your turn or spend another card. Government is the one that keeps you going.
tempus-lesson-ideas-move = Here is your second action. Move any token to a hex nobody holds.
tempus-lesson-ideas-taken = You hold that hex already. Choose an empty one.
tempus-lesson-ideas-not-move = Leave the single token on H9 where it is. Take “Move people”: the next card wants a move under way.
tempus-lesson-ideas-transport = Your row of the table allows one token a move. Transport allows one more, right now, while you move. Play it, move a second token, and end your turn.
tempus-lesson-ideas-not-transport = Do not stop yet: Transport still waits in your hand.
tempus-lesson-ideas-not-end = Move one more token, then end your turn.
tempus-lesson-ideas-end = Two actions and an extra move in one turn. A played card is gone; but a hand holds only five, so hoarding wins nothing either.

## 4

tempus-lesson-progress = Progress
tempus-lesson-progress-lay = All actions are used: who reaches Trade? Its terrain is Field. One point for each of your tokens on Fields, each city, each card with a Field background; Education is worth one more. Lay the best card.
tempus-lesson-progress-one-point = That is worth 1. Another card of yours is worth 2.
tempus-lesson-progress-no-point = A Hill behind a leader: no point in Progress. Keep it for a fight.
tempus-lesson-progress-not-ready = You still hold points. Lay the best card first.
tempus-lesson-progress-more = That makes six with your two cities and two tokens. The others lay cards too, face down, and you see only how many. One more point may decide: lay the other Field, then say that you are ready.
tempus-lesson-progress-tie = Six may do, but the others lie in wait. Fortifications with a Field is one more.
tempus-lesson-progress-end = Whoever has most moves to the new epoch at once, and everyone else follows one epoch later. All laid cards are gone. That is the race behind everything you do.

## 5

tempus-lesson-numbers = Better numbers
tempus-lesson-numbers-move = You reached Trade first, so you play by its row of the table: two tokens a move, two hexes far. The others still read theirs. Choose “Move people” and take the token from J11 to K12, a Meadow where children can be born.
tempus-lesson-numbers-not-move = The new row shows best on the move: move people.
tempus-lesson-numbers-not-there = From J11 to K12, please: it lies on a shore of its own, and it is a Meadow.
tempus-lesson-numbers-second = Your second token may go now, up to two steps, over your own people if need be. Take any that shares its hex with another, and find it an empty one.
tempus-lesson-numbers-taken = Your people are there already: no new point.
tempus-lesson-numbers-not-second = You may stop here, but the second move is free. Use it: a token from I9 or J8, where two stand.
tempus-lesson-numbers-end = Later rows bring two children at once, higher stacks, more cards and up to six actions. Being first is worth a whole epoch of them.

## 6

tempus-lesson-ships = Ships
tempus-lesson-ships-sail = You alone have reached Ships: a token on the coast may sail to any other coast of the island. Far in the north nobody lives yet. Move a token from I11 to F2.
tempus-lesson-ships-not-move = The others will have ships in one epoch. Sail while you are alone.
tempus-lesson-ships-not-there = Any coast would do. For this lesson: I11 to F2, then J8 to G1.
tempus-lesson-ships-again = The north is yours. Send a second token from J8 to G1, a Meadow, so that your people can grow there.
tempus-lesson-ships-end = A voyage is a token’s whole move, however far. Lakes can be crossed in the same way, from the first epoch on.

## 7

tempus-lesson-fight = A fight
tempus-lesson-fight-gather = North of F5 stands a city of value 2, on F3. You have one token beside it, on F2: too weak. Move people: bring one from I11 by sea and one from F5.
tempus-lesson-fight-not-move = First bring your people together: a stack fights with all its tokens.
tempus-lesson-fight-not-there = From I11 and from F5, both to F2: it lies next to the city.
tempus-lesson-fight-attack = Three tokens against a city of 2. A fight is an action; a Military Leader makes it free, in the same turn. Play the card and attack F3 from F2.
tempus-lesson-fight-not-attack = Your people stand ready. Attack F3 with the Military Leader.
tempus-lesson-fight-cards = The owner has named Forest for this fight. A card with a Forest is worth 1, Weapons 1 whatever is behind it. You must have more points, not as many. Lay Medicine and Weapons face down.
tempus-lesson-fight-not-card = That card is worth nothing here, or you need another one first: Medicine (Forest), then Weapons.
tempus-lesson-fight-enter = Won: the city goes back to its owner, and the hex is empty. As many of your tokens may move in as you like. Leave one behind, so that you hold both hexes.
tempus-lesson-fight-not-enter = Two go in, one stays: two hexes, two points.
tempus-lesson-fight-end = Losing an attack costs one token, losing a defence the whole hex. Somebody with people on three hexes or fewer cannot be attacked at all.

## 8

tempus-lesson-defence = Defending
tempus-lesson-defence-tie = You play the squares. Hypatia attacks your single token on C5 with three, and lays no card: 3 points. A tie is enough for a defender, so you need 2 more. The ground is Forest. Play the card that fits, and no other.
tempus-lesson-defence-keep = Fortifications would hold as well. But they are worth more elsewhere, and you have something cheaper.
tempus-lesson-defence-too-weak = That makes 2, and they have 3. Look for Weapons with a Forest behind.
tempus-lesson-defence-nothing = One against three: the hex would be lost, with everything on it.
tempus-lesson-defence-enough = You need no more. A card that is laid is gone: say that you are ready.
tempus-lesson-defence-walls = Held, and the attack has cost them a token. Later Aspasia comes to E4, a Hill: four tokens and two cards face down. No card gives an attacker more than 2, so 8 at most. You have two tokens there. Begin with the best: Fortifications on a Hill, worth 3.
tempus-lesson-defence-lost = Two against four or more. E4 would be lost.
tempus-lesson-defence-best = Another card of yours is worth 3 here.
tempus-lesson-defence-sure = That makes 5. With 8 you are safe whatever they hold: play 2 points more, then the last 1, and be ready.
tempus-lesson-defence-maybe = It might do. But if they lie in wait with Weapons, E4 is gone.
tempus-lesson-defence-not-enough = Take the 2 first: one point alone leaves you short.
tempus-lesson-defence-end = They had 6: you would have lost with 5. An attacker hides cards, a defender answers last and wins ties. Keep something for the neighbours you cannot outrun.

## 9

tempus-lesson-flight-build = The tenth epoch, and not many actions are left. Where your people stand thick they score little: four tokens on F3 are one point. As a city of value 4 they are four. Build it.
tempus-lesson-flight-not-build = Another hex would be a point. This is worth three.
tempus-lesson-flight-less = Four tokens may become a city of 4, and all of them go home whatever its value.
tempus-lesson-flight = The last epoch, and the count
tempus-lesson-flight-lay = The last Progress. Whoever reaches Flight scores 3 points more; its terrain is Hill. Lay the card that helps, and be ready. It is the last thing you do in this game.
tempus-lesson-flight-over = A Field brings nothing now. Say that you are ready.
tempus-lesson-flight-no-point = Flight asks for Hills. Look at the background of your other card.
tempus-lesson-flight-end = One point a hex except mountains, cities by their value, 3 for Flight: 20 for you, 24 for the winner. Ties go to whoever holds more cards. Tokens that share a hex score nothing: late in the game, count.

## 10

tempus-lesson-game = Your first game
