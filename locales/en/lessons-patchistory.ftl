# The course of Patchistory; lessons/patchistory.lessons names these messages. At most 60 words a step.

patchistory-what = Sew a history of your own: lay land tiles over and under what you have, so that farms, heroes and wonders come and go. Stake Votes on what you are best at.
patchistory-length = 2–3 hours
patchistory-weight = heavy

## 1

patchistory-lesson-first = Your first tile
patchistory-lesson-first-lay = Most Culture after three Eras wins. Your land is what you can see: every square brings its icons. You have won a tile; lay it so that it overlaps your land. Take its white side, with Money and Food, and put it at J7.
patchistory-lesson-first-not-black = The hero defends well. At the start a market and a farm are worth more.
patchistory-lesson-first-not-here = It would cover more of what you have. At J7 only one square meets.
patchistory-lesson-first-not-discard = Throw away a market? Lay it.
patchistory-lesson-first-under = One square meets your road. Over it, the road is gone for good; under it, you keep the road and hide a temple nobody works in yet. Lay it under.
patchistory-lesson-first-not-over = Then your road would vanish, and with it your Transport.
patchistory-lesson-first-worker = You may send out a worker. Icons in a gold frame count only while a worker stands there. Put yours on any square with a gold frame; the palace H8 gives Politics, which pays for actions.
patchistory-lesson-first-not-framed = There is no gold frame: your worker would do nothing. Look for a framed icon.
patchistory-lesson-first-end = Nine squares and one worker, and at the end of the round all of them produce. Buy, lay, act, produce: that is how it goes on.

## 2

patchistory-lesson-auction = The auction
patchistory-lesson-auction-bid = Two tiles are on offer, and both of you bid in secret, at least 1 Money. If you want different tiles, each gets theirs. The first has a field, a council and a mine on its white side. Bid little on it.
patchistory-lesson-auction-not-cyrus = That tile has a sea, which fits almost nowhere. The first one suits you better.
patchistory-lesson-auction-too-much = You will want that Money later, and it never comes back. One or two will do.
patchistory-lesson-auction-lay = It is yours. Lay its white side at I6: it covers your small quarry with a better mine, and adds three squares.
patchistory-lesson-auction-not-pyramids = A wonder, and dear to keep. Now you want Politics and Resources.
patchistory-lesson-auction-not-here = Possible. At I6 you lose least.
patchistory-lesson-auction-not-under = The mine is better than the quarry below: lay it on top.
patchistory-lesson-auction-end = Whoever loses a tie still gets the other tile, but the Money is gone all the same. Bid high only for what the other wants, too.

## 3

patchistory-lesson-train = Workers and Votes
patchistory-lesson-train-train = Politics points are your actions. Training a worker costs 2 of them and 4 Food. You have both. Train one.
patchistory-lesson-train-not-train = Your other worker stands alone, and you have Food. Train.
patchistory-lesson-train-send = Now send the newcomer to work. Culture is what wins: the temple J9 brings one in every round.
patchistory-lesson-train-also = That would pay, too. But Culture is points, and the sooner the better.
patchistory-lesson-train-not-framed = Nothing there needs a worker.
patchistory-lesson-train-campaign = A round later you have 3 Politics points, and points you keep are lost. A Campaign, once a round, makes a Vote of every point. At the end of each Era Votes turn into Culture. Campaign with all three.
patchistory-lesson-train-not-all = The rest would be lost. All three.
patchistory-lesson-train-not-campaign = You have no Food to train and nothing to build with. Campaign.
patchistory-lesson-train-end = Every worker who is out eats: two eat 2, six eat 7, eight eat 12. Every Food that is missing costs you 3 Culture, so let farms grow with your people.

## 4

patchistory-lesson-hero = A hero comes
patchistory-lesson-hero-hero = The black side shows heroes and wonders. Moses brings a worker for nothing when he is laid. Lay him at J5, on top, so that both his squares can be seen.
patchistory-lesson-hero-not-white = Solid, but a free worker is worth 4 Food and 2 points.
patchistory-lesson-hero-not-here = At J5 he covers nothing but a palisade.
patchistory-lesson-hero-not-so = On top, so that all of him can be seen. Half a hero is not allowed.
patchistory-lesson-hero-gift = And here is his worker. The terraces he brought, J6, give 2 Food to whoever works there.
patchistory-lesson-hero-not-there = Your people grow, and so must the harvest: J6.
patchistory-lesson-hero-end = Heroes and wonders cost Food or Resources at the end of each Era, and are lost when you cover them. Take what they give while they are there.

## 5

patchistory-lesson-move = Moving on
patchistory-lesson-move-first = Workers move as many steps as your Transport, now one. Five of them eat 5 Food, and you would rather have Food than the Resource of J5. Make room: move the worker from J6 to the field I6.
patchistory-lesson-move-not-that = Let that one work. Take the worker on J6.
patchistory-lesson-move-not-there = The field I6 has a framed Food.
patchistory-lesson-move-second = Now the terraces are free. Move the worker from J5 to J6, and that is all.
patchistory-lesson-move-not-second = From J5 to J6, then you are done.
patchistory-lesson-move-end = Then everyone produces, and the workers eat. You have just seen a whole round: auction, laying, Politics, moves, production.

## 6

patchistory-lesson-construct = Building
patchistory-lesson-construct-build = In this lesson you play the squares. Building tiles turn one square into something better for good. The City hall costs 3 Resources and gives 2 Politics. Construct it on the quarry H10, which nobody works.
patchistory-lesson-construct-not-hall = Useful. But more Politics means more of everything, every round.
patchistory-lesson-construct-not-here = That square works for you. The quarry H10 does nothing.
patchistory-lesson-construct-not-build = You hold 3 Resources, just enough. Construct.
patchistory-lesson-construct-honour = The City hall works at once: 2 points are left, instead of none. Your Parthenon makes honouring Wonders a point cheaper. Honour them: each one you can see is a Culture.
patchistory-lesson-construct-not-honour = Nothing is left at the end of the round. Honour Wonders while you can.
patchistory-lesson-construct-end = The old square is gone, the new one belongs to its tile. You draw another building tile at once, so your choice stays.

## 7

patchistory-lesson-routes = Routes
patchistory-lesson-routes-route = You play the squares again, an Era later. A Principal route leads to somebody else: your workers fetch goods along it. It costs 2 points, and Resources. Build one to Aspasia.
patchistory-lesson-routes-not-route = Later. This lesson is about neighbours: build the route.
patchistory-lesson-routes-trade = A round later the road lies there, between the two boards. “Trade” sends a worker out on it for 2 Food. Send the one from the shop J6.
patchistory-lesson-routes-not-that = That one earns more where it stands. Take the worker on J6.
patchistory-lesson-routes-not-trade = The road waits for somebody: choose “Trade”.
patchistory-lesson-routes-go = Your worker may go as far as your Transport, and brings the goods of the space where it stops. The fourth has 3 Money. Go there, or where you like better.
patchistory-lesson-routes-far-end = That is the far end, where nothing grows and war or alliance is spoken of: the next lesson. Stop earlier.
patchistory-lesson-routes-not-rest = No need to rest yet. Go on and bring something home.
patchistory-lesson-routes-end = Every round it goes on, and brings what it finds. Whoever walks to the end meets the neighbour, and may come home with an ally, or with a war.

## 8

patchistory-lesson-war = War
patchistory-lesson-war-red = Your worker has come to the far end. Both choose in secret: two blues may ally, one red is war. You have 2 swords; Aspasia defends with 2 swords and a shield. But every Resource spent in the war is a sword more, and you hold 12. Choose red.
patchistory-lesson-war-not-blue = Peace is often wise. But you hold 12 Resources, and hardly anything else makes Culture of them.
patchistory-lesson-war-napoleon = War is declared, to be fought next round. Meanwhile a new Era, and you have won a tile: Napoleon, 3 swords, who wins ties for an aggressor. Lay his black side at G4, all on top.
patchistory-lesson-war-not-white = Useful land. But the war is this round.
patchistory-lesson-war-not-here = There he would cover something that works for you. At G4 only a quarry goes.
patchistory-lesson-war-not-under = All on top: what lies below is worth less now.
patchistory-lesson-war-not-discard = Throw Napoleon away before the battle? Lay him.
patchistory-lesson-war-threat = Five swords against 3: whoever is stronger may also threaten, over a route, for Politics points. Nobody can refuse. Threaten Aspasia, and demand Culture.
patchistory-lesson-war-not-threat = Threaten Aspasia and demand 2 Culture: taken from one, given to the other.
patchistory-lesson-war-spend = The war. Your Power is 5, theirs 3, and both spend Resources in secret. A win by 5 or more is memorable: 7 Culture of theirs besides the 15. Spend 3, or a few more to be sure.
patchistory-lesson-war-not-memorable = You would probably win. But with 3 you win by 5, and that is worth 7 Culture more.
patchistory-lesson-war-too-many = They have next to nothing to spend. Three to six will do; keep the rest to build with.
patchistory-lesson-war-end = 15 and 7 Culture for one walk. A defender who wins gains less, but defends with shields, too, and wins ties: keep some, and nobody will find you worth a war.

## 9

patchistory-lesson-vote = The Vote
patchistory-lesson-vote-card = The Era ends. You play the squares, and each of you puts a card forward: whoever is best at what it says gains the Votes staked on it as Culture. You make 5 Culture a round, the other 2. Choose your card.
patchistory-lesson-vote-narrowly = You would win that one as well, by a single building. Keep it for another Era, and choose where your lead is widest.
patchistory-lesson-vote-not-card = There you are not ahead. Where do you lead clearly?
patchistory-lesson-vote-stake = You are first here, and all Votes laid on this card go to you, whoever lays them. Unused ones are lost. Stake all eight.
patchistory-lesson-vote-not-all = What you hold back is worth nothing tomorrow.
patchistory-lesson-vote-end = That is how Eras are scored, three times in all. After the third, only Culture counts: spend the rest before. You know enough for a first game.

## 10

patchistory-lesson-game = Your first game
