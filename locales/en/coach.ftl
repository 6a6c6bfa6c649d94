### What a master says, and why

## Why

# $other: an option. $gains, $losses: lists of parts with their worth in points.
table-rather-both = Rather than “{ $other }”: better for { $gains }; worse for { $losses }.
table-rather-gains = Rather than “{ $other }”: better for { $gains }.
table-rather-losses = Compared with “{ $other }”: worse for { $losses }.
table-rather-close = Much the same as “{ $other }”, as far as a master can tell.
# $part: what it is about. $points: what it is worth, such as +1.5.
table-rather-part = { $part } ({ $points })
table-rather-note = In brackets: what it is worth, in points at the end.
# $steps: options, in the order they would be taken.
table-rather-plan = Then: { $steps }.
table-hint-compare = Compare with my idea
table-hint-compare-go = Compare
table-part-rivals = keeping your strongest rival small

## What Tempus is judged by

tempus-part-points = points that nobody can take away
tempus-part-action = actions still to come
tempus-part-land = hexes that score
tempus-part-city = cities
tempus-part-stack = tokens stacked up
tempus-part-peak = mountains held
tempus-part-site = a city you could build at once
tempus-part-ground = room for later cities
tempus-part-nursery = meadows for children
tempus-part-frontier = free land within reach
tempus-part-hand = idea cards in hand
tempus-part-arms = cards that fight
tempus-part-lead = reaching the next epoch first
tempus-part-ahead = being an epoch ahead
tempus-part-danger = safety from stronger neighbours
tempus-part-prey = a weaker neighbour to attack
tempus-part-reserve = tokens in supply

## What Mosaic is judged by

mosaic-part-points = points in hand
mosaic-part-stone = stone in hand
mosaic-part-food = food in hand
mosaic-part-ideas = ideas in hand
mosaic-part-money = money in hand
mosaic-part-people = population
mosaic-part-stone-track = stone production
mosaic-part-food-track = food production
mosaic-part-ideas-track = idea production
mosaic-part-tax-track = taxes
mosaic-part-tariff-track = tariffs
mosaic-part-goods = different goods
mosaic-part-icon = pillar icons
mosaic-part-golden = the way to a golden age
mosaic-part-feat = the way to an achievement
mosaic-part-technology = technologies
mosaic-part-kept = technologies face down
mosaic-part-city = cities
mosaic-part-wonder = wonders
mosaic-part-unit = units on the map
mosaic-part-government = having a government
mosaic-part-region = regions led at the scorings to come
mosaic-part-margin = influence for the scorings to come
mosaic-part-office = what the government will score

## What Clash of Cultures is judged by

clash-part-points = points in hand
clash-part-action = actions still to come
clash-part-city = cities
clash-part-income = what a Collect brings in
clash-part-ground = good land around the cities
clash-part-room = room for buildings
clash-part-happy = Happy cities
clash-part-angry = no Angry cities
clash-part-settler = Settlers ready to found
clash-part-site = good sites for them
clash-part-frontier = land to explore
clash-part-food = food in hand
clash-part-ore = ore in hand
clash-part-wood = wood in hand
clash-part-ideas = ideas in hand
clash-part-gold = gold in hand
clash-part-culture = culture tokens
clash-part-mood = mood tokens
clash-part-engine = useful advances
clash-part-card = Action cards in hand
clash-part-person = Great Persons
clash-part-objective = Objective cards in hand
clash-part-goal = the way to an objective
clash-part-met = objectives met
clash-part-wonder = the way to a Wonder
clash-part-infantry = armies
clash-part-ship = Ships
clash-part-danger = cities out of enemy reach
clash-part-prey = enemy cities within reach
clash-part-level = levels of culture and mood
clash-part-power = powers of your people
clash-part-brink = powers within reach
clash-part-leader = a Leader in play
clash-part-captive = Prisoners
clash-part-pirate = cities without Pirates beside them
clash-part-talk = not losing time over a trade

## What Patchistory is judged by

patchistory-part-points = Culture in hand, upkeep and the end of the Eras
patchistory-part-money = Money produced each round
patchistory-part-food = Food produced each round
patchistory-part-resource = Resources produced each round
patchistory-part-culture = Culture produced each round
patchistory-part-politics = Politics
patchistory-part-transport = Transport
patchistory-part-military = Military
patchistory-part-defence = Defence
patchistory-part-worker = workers
patchistory-part-purse = Money in hand
patchistory-part-larder = Food in hand
patchistory-part-store = Resources in hand
patchistory-part-vote = Votes
patchistory-part-rank = first places on your cards
patchistory-part-stage = what the routes still bring
patchistory-part-ally = allies
patchistory-part-war = the wars declared
patchistory-part-power = heroes, Wonders and special buildings at work
patchistory-part-tile = the tile you are about to get
patchistory-part-frame = its icons in gold frames

## The coach at the table

server-prefs-coach = Coach, at tables with bots
server-prefs-coach-off = Silent
server-prefs-coach-blunders = Warn of blunders
server-prefs-coach-mistakes = Warn of mistakes
server-prefs-coach-slips = Warn of every slip
server-coach-text = Before a choice that costs you 20, 10 or 5 games in 100, the coach asks whether you are sure. It sees only what you see.
server-coach-sure = Sure?
# $mine: the player’s option. $best: the coach’s. $chance, $better: games won in 100.
server-coach-fear = I fear for your game: with “{ $mine }” you win { $chance } games in 100, with “{ $best }” { $better }.
server-coach-better = Rather: { $option }
server-coach-anyway = I am sure: { $option }
server-coach-again = Let me think again

## Turning points

server-turning-yours = Your turning points
server-turning-of = Turning points of { $who }
server-turning-button = My turning points
server-turning-text = A strong bot looks for the decisions that cost most, by what could be known at the time.
server-turning-begin = Find them
server-turning-progress = Looking at each decision: { $percent } %
server-turning-none = No decision cost much. Well played!
server-turning-at = Choice { $at }
# $played, $better: options. $chance, $best: games won in 100 with them.
server-turning-point = “{ $played }” wins { $chance } games in 100; “{ $better }” would win { $best }.
server-turning-again = Try again from here

## The analysis board

server-board = Analysis board
server-board-text = Off the record: choose for every seat and see what comes of it. The match itself stays as it is.
server-board-here = Try lines from here
server-board-from = The match after { $at } choices
server-board-begin = The line begins here.
server-board-full = A line goes no further. Go back a few choices to try another.
server-board-back = Back to the match
server-board-share = A link to this line, for anyone:
