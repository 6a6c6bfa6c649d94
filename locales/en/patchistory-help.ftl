### Patchistory: what its words mean, and what each kind of question is about

## Terms

patchistory-term-era = Era
patchistory-term-era-text = Five rounds with their own land tiles. Each of the three Eras ends with upkeep and a Vote, and allows a larger territory.
patchistory-term-round = round
patchistory-term-round-also = Round
patchistory-term-round-text = Auction, Diplomacy and Administration, Movement, Negotiation and War, Production: five of them make an Era.
patchistory-term-territory = territory
patchistory-term-territory-text = All squares of yours that can be seen. What is covered has no effect and never comes back.
patchistory-term-location = location
patchistory-term-location-text = One square, or all squares of a hero, wonder or special building: room for one worker, one step of the way.
patchistory-term-level = level
patchistory-term-level-also = Level
patchistory-term-level-text = All your icons of one kind that can be seen, with those of gold frames where a worker stands.
patchistory-term-frame = gold frame
patchistory-term-frame-also = frame
patchistory-term-frame-text = These icons count only while one of your workers stands there.
patchistory-term-worker = worker
patchistory-term-worker-text = Works in gold frames, walks trade routes, and eats Food every round. You have eight.
patchistory-term-people = People track
patchistory-term-people-text = Where your workers wait. The more have left it, the more Food they eat: 1 to 5 for the first five, then 7, 9 and 12.
patchistory-term-tile = land tile
patchistory-term-tile-also = tile
patchistory-term-tile-text = Four squares with two sides: white shows buildings, black a hero, wonder or special building. You win it in the auction and lay it over or under your squares.
patchistory-term-building-tile = building tile
patchistory-term-building-tile-text = A small tile of your hand. Construct a Building lays it face up; Sanitation lays its back, a wasteland.
patchistory-term-constructed = constructed building
patchistory-term-constructed-also = building
patchistory-term-constructed-text = A building tile of yours that lies face up. It belongs to the square under it and is gone when that is covered.
patchistory-term-prosperity = Prosperity card
patchistory-term-prosperity-also = card
patchistory-term-prosperity-text = It compares everyone in one thing. In each Vote you put one of yours forward in secret; you have three for the whole game.
patchistory-term-votes = Votes
patchistory-term-votes-also = Vote
patchistory-term-votes-text = Stakes on Prosperity cards, from Campaigns, broken alliances and some tiles. All are gone after the Vote.
patchistory-term-vote = the Vote
patchistory-term-vote-text = At the end of an Era Votes are staked on the cards put forward. On a card with so many Votes, the first gains as much Culture, the second half.
patchistory-term-screen = screen
patchistory-term-screen-also = Behind the screen
patchistory-term-screen-text = What lies behind it is hidden from view: goods, Votes, building tiles and cards. What goes there is seen by all.
patchistory-term-first = first player
patchistory-term-first-also = First player
patchistory-term-first-text = Begins every phase of the round. The marker goes to the left after each round.

## Course of the game

patchistory-term-auction = auction
patchistory-term-auction-also = Auction
patchistory-term-auction-text = As many tiles as players. Everyone has one stake on one tile; whoever is outbid goes on, until every tile has one highest stake.
patchistory-term-stake = stake
patchistory-term-stake-also = bid
patchistory-term-stake-text = Your Money on a tile. It may grow or move to another tile, never shrink, and is lost in any case.
patchistory-term-diplomacy = Diplomacy
patchistory-term-diplomacy-text = Aid, Threats and broken alliances, paid with Politics points, before Administration.
patchistory-term-administration = Administration
patchistory-term-administration-text = Trade, Train, Construct and other actions at home, paid with the Politics points that are left.
patchistory-term-movement = Movement
patchistory-term-movement-text = Workers walk as many locations as your Transport; those on routes go on.
patchistory-term-negotiation = negotiation
patchistory-term-negotiation-also = Negotiation
patchistory-term-negotiation-text = A worker has come to the other end of a route: both choose red (war) or blue in secret.
patchistory-term-alliance = alliance
patchistory-term-alliance-also = ally, allied
patchistory-term-alliance-text = Two who chose blue may share an Allied route. Allies neither threaten nor fight each other.
patchistory-term-war = war
patchistory-term-war-also = War
patchistory-term-war-text = Declared by red, fought in the next round. The higher Power wins Culture; a tie goes to the Defender.
patchistory-term-power = Power
patchistory-term-power-text = Military for an Aggressor, Military and Defence for the Defender, and 1 for each Resource spent in secret.
patchistory-term-aggressor = Aggressor
patchistory-term-aggressor-text = Chose red. Wins 5, 10 or 15 Culture by the Era.
patchistory-term-defender = Defender
patchistory-term-defender-text = Chose blue where the other chose red. Defence counts, ties are won; a victory brings 3, 6 or 9 Culture.
patchistory-term-memorable = Memorable Victory
patchistory-term-memorable-text = A war won by 5 or more: the winner takes 7 Culture from the loser besides.
patchistory-term-production = production
patchistory-term-production-also = Production
patchistory-term-production-text = You gain Money, Food, Resources and Culture by your levels, and what workers bring from routes; then they eat.
patchistory-term-upkeep = upkeep
patchistory-term-upkeep-also = Upkeep
patchistory-term-upkeep-text = Workers eat each round; at the end of an Era each hero costs 2 Food and each wonder 1 Resource. What is missing costs Culture.

## Symbols

patchistory-icon-money-text = For bids, and for buying Food and Resources in an Exchange. You produce it every round.
patchistory-icon-food-text = Feeds workers, and pays for Trade and Train. You produce it every round.
patchistory-icon-resource-text = Builds routes and buildings, and adds Power in a war. You produce it every round.
patchistory-icon-culture-also = point
patchistory-icon-culture-text = Produced every round, won and lost in many ways. Most Culture wins the game.
patchistory-icon-politics-also = Politics point
patchistory-icon-politics-text = Your points for Diplomacy and Administration in each round. What is not spent is lost.
patchistory-icon-transport-text = How far workers walk, and how much an Exchange may turn.
patchistory-icon-military-also = sword
patchistory-icon-military-text = Swords: your Power as an Aggressor, and for Threats.
patchistory-icon-defence-also = shield
patchistory-icon-defence-text = Shields: they add to Military when you are threatened or defend in a war.

## Actions

patchistory-deed-aid-text = 2 points: offer 3 goods to somebody you share a route with. 5 Culture if they accept, 2 if not.
patchistory-deed-threat-text = 3 points: with more Military than their Military and Defence, you demand 2 Culture or 3 Money, more if you exceed by 5.
patchistory-term-break = Break an alliance
patchistory-term-break-also = break
patchistory-term-break-text = All your Politics points, first of all in a round: the Allied route goes back, and you gain a Vote for each point.
patchistory-deed-trade-text = 1 point and Food: a worker sets out on a trade route.
patchistory-deed-exchange-text = 1 point: turn units of one good into others of the same value, as many as your Transport. A Resource is worth 2.
patchistory-deed-train-also = Train
patchistory-deed-train-text = 2 points and Food: a worker leaves the People track for any free location.
patchistory-deed-honour-heroes-text = 2 points and Food: 1 Culture for each hero you can see.
patchistory-deed-honour-wonders-text = 2 points and Resources: 1 Culture for each wonder you can see.
patchistory-deed-build-route-text = 2 points and 2 Resources, once a round: a Principal route from you to anybody.
patchistory-deed-sanitise-also = Sanitation, sanitise
patchistory-deed-sanitise-text = 2 points and 1 Resource: a square becomes a wasteland under the back of a building tile.
patchistory-deed-construct-text = 3 points and 2 or 3 Resources: lay a building tile on a square of yours.
patchistory-deed-campaign-text = Any number of points, once a round: a Vote for each.

## Squares

patchistory-term-squares = Squares
patchistory-kind-money-text = A square that produces Money.
patchistory-kind-food-text = A square that produces Food.
patchistory-kind-resource-text = A square that produces Resources.
patchistory-kind-wasteland-text = A square without icons. Some cards and tiles count them.
patchistory-kind-sea-text = Never covered, nothing goes under it, and no two lie edge to edge. Workers may cross it.
patchistory-kind-hero-text = Works as long as it can be seen, without a worker; at the end of an Era it costs 2 Food.
patchistory-kind-wonder-text = Works as long as it can be seen, without a worker; at the end of an Era it costs 1 Resource.
patchistory-kind-special-text = Works as long as it can be seen; it needs no upkeep.
patchistory-term-capital = capital
patchistory-term-capital-text = The six squares you begin with. With Equality all are alike, with Liberty each is different.

## Routes

patchistory-route-principal-also = route, trade route
patchistory-route-principal-text = Leads from its owner to somebody else: a worker on it brings goods, and at its end there is a negotiation.
patchistory-route-allied-text = Two allies walk it, each from one end to the other, and bring goods home.
patchistory-term-departure = Departure
patchistory-term-departure-text = Where a worker begins a Principal route.
patchistory-term-preparation = Return/Preparation
patchistory-term-preparation-also = Preparation
patchistory-term-preparation-text = The last space of a Principal route: here the two players negotiate.
patchistory-term-rest = Rest/Return
patchistory-term-rest-also = rest
patchistory-term-rest-text = A worker may step aside here instead of going on; it comes home at the end of your next Movement.

## The first time somebody meets a kind of question

patchistory-first-take = A hero lets you take a tile for nothing; you then leave this auction to the others.
patchistory-first-bid = Everyone ends up with a tile. Your whole stake is lost in any case, so bid for what the tile is worth to you.
patchistory-first-secret-bid = Both bids are lost. The larger one takes the tile if both want the same.
patchistory-first-side = White is buildings for every day; black has a hero, wonder or special building.
patchistory-first-at = The tile must share a place with your territory. What it covers is gone, what it goes under hides part of it.
patchistory-first-layers = Squares that meet go over or under. Heroes and wonders may not be covered by half.
patchistory-first-stay = The worker of what was covered stays on one of its squares.
patchistory-first-home = In a gold frame the worker counts at once; elsewhere it only waits.
patchistory-first-partner = Nobody can refuse this alliance. Look for a neighbour whose swords you fear.
patchistory-first-route-end = Workers walk from your end to the other; what lies near it comes first.
patchistory-first-diplomacy = Politics points spent here are missing in Administration, which comes next.
patchistory-first-offer = Three goods for 5 Culture if they are taken, 2 if not.
patchistory-first-answer-aid = The goods are yours, the giver gains Culture; and you offer no Aid in this round.
patchistory-first-demand = Culture is what the game is won with; Money wins auctions.
patchistory-first-send-back = The worker goes back to the People track: it eats no more, but has to be trained again.
patchistory-first-administration = Spend what Politics you have: points that are left are lost.
patchistory-first-trade-from = Send somebody who is not needed in a gold frame.
patchistory-first-trade-by = A worker brings goods each round, and meets the other player at the end of a Principal route.
patchistory-first-give = As many units of one good as your Transport. A Resource is worth 2, the others 1.
patchistory-first-get = Anything of the same value; nothing may be left over.
patchistory-first-with = Only its back will be seen; you draw a new tile for it.
patchistory-first-on = What is under it no longer counts, and a tile laid here never moves again.
patchistory-first-against = One square of an opponent becomes a wasteland.
patchistory-first-move = Put workers into gold frames: only there do they add to your levels.
patchistory-first-move-to = As many locations as your Transport, never across corners.
patchistory-first-along = Further on the goods are better, and so the meeting at the end comes nearer.
patchistory-first-meet = You have more than one meeting; the order may matter for what you can pay.
patchistory-first-colour = Red declares a war for the next round. If both choose blue, you may become allies.
patchistory-first-alliance = Allies share a route with Culture on it, and neither threaten nor fight each other.
patchistory-first-fight = Several wars are to be fought; what you spend in one is missing in the next.
patchistory-first-give-up = What you give up here adds to your Power in this war.
patchistory-first-spend = Each Resource adds 1 Power. The other spends in secret, too.
patchistory-first-feast = Food becomes Culture before your workers eat: keep enough for them.
patchistory-first-send-back-any = Each worker sent back brings Culture now, and eats no more.
patchistory-first-card = Put forward what you lead in. Nobody will be told whose card it was.
patchistory-first-stake = With many Votes on a card its first player gains much. The card with fewest may be dropped.
