### Tempus: what its words mean, and what each kind of question is about

## Terms

tempus-box-tokens-also = token, people token
tempus-box-tokens-text = Your people. You have 16 of them in all; those who are not on the map wait in your supply.
tempus-term-supply = supply
tempus-term-supply-also = in supply
tempus-term-supply-text = Your tokens and city tiles that are not on the map. Children come out of it; what you lose goes back.
tempus-box-cities-also = city, city tile
tempus-box-cities-text = A city of value 2, 3 or 4 takes the place of at least as many tokens. It defends with its value and scores it at the end.
tempus-box-action-tiles-also = action, action tile
tempus-box-action-tiles-text = Each lets you take one action. You get as many in an epoch as your row of the epoch table says, and use one a turn.
tempus-box-cubes-also = cube, epoch cube
tempus-box-cubes-text = It marks your row of the epoch table: all your numbers are read there.
tempus-term-tile = map tile
tempus-term-tile-also = tile
tempus-term-tile-text = Seven hexes of land. At the start you lay the tiles one after the other and so build the island.
tempus-term-card = idea card
tempus-term-card-also = card, idea
tempus-term-card-text = It is used once and in one way: for its ability, for its background in a fight, or in Progress.
tempus-term-background = background
tempus-term-background-text = The terrain a card shows. It is worth 1 point in a fight on that terrain, and in Progress towards an epoch of that terrain.
tempus-term-discard = discard pile
tempus-term-discard-also = discarded
tempus-term-discard-text = Used cards. Everybody may look through it; when the draw pile is empty, it is shuffled into a new one.
tempus-term-hand-limit = hand limit
tempus-term-hand-limit-text = The most cards you may hold: 5, or 7 from Printing on. What is above it is discarded at once.
tempus-term-epoch = epoch
tempus-term-epoch-text = One of ten rounds of the game: you take action tiles, use them turn by turn, and compare Progress. Whoever leads opens the next row of the table.
tempus-term-first = first player
tempus-term-first-also = plays first
tempus-term-first-text = Begins every round of this epoch. At the end of the epoch the marker passes clockwise.
tempus-term-limit = stacking limit
tempus-term-limit-also = Stack, room
tempus-term-limit-text = The most tokens on one hex of yours, from your row of the epoch table; Sanitation adds to it.
tempus-term-distance = Distance
tempus-term-distance-also = step
tempus-term-distance-text = So many steps a token may take by land in one move, from hex to hex.
tempus-term-children = Children
tempus-term-children-also = child, children
tempus-term-children-text = New tokens from your supply, born on meadows where you live: one a hex, as many as your row allows.
tempus-term-protected = protected
tempus-term-protected-also = may not be attacked
tempus-term-protected-text = Whoever has tokens on three hexes or fewer cannot be attacked, nor converted by Religion. Their cities are safe, too.
tempus-term-attack = attack
tempus-term-attack-text = All tokens of one of your hexes against one hex next door. You need strictly more Combat points than the defender.
tempus-term-combat = Combat points
tempus-term-combat-also = points in a fight, defence of
tempus-term-combat-text = 1 for each token (a city: its value), 1 for each card with the terrain of the fight, and what Weapons and Fortifications add.
tempus-term-delayed = delayed
tempus-term-delayed-also = acts again next round, pass
tempus-term-delayed-text = With Government you may pass: this turn’s action tile is used in the next round instead.
tempus-term-progress = Progress
tempus-term-progress-also = Progress point
tempus-term-progress-text = At the end of an epoch everyone counts tokens on the terrain of the next one, cities, and cards laid in secret. Most points open it.
tempus-term-points = Victory points
tempus-term-points-also = point
tempus-term-points-text = At the end: 1 for each hex with your tokens that is no mountain, the value of your cities, and 3 for Flight.

## Map

tempus-term-hex = hex
tempus-term-hex-also = hexes
tempus-term-hex-text = A space of the map. A land hex is empty, or holds tokens of one player, or one city.
tempus-meadow-text = The only ground where children are born, next to tokens of yours.
tempus-field-text = Land. Tokens here count in Progress when the next epoch shows fields; cards with this background count in fights here.
tempus-hill-text = Land. Tokens here count in Progress when the next epoch shows hills; cards with this background count in fights here.
tempus-forest-text = Land. Tokens here count in Progress when the next epoch shows forest; cards with this background count in fights here.
tempus-mountain-text = It can be entered, but bears no city and scores nothing; no background matches it in a fight.
tempus-term-lake = lake
tempus-term-lake-text = Water with land all around. From any hex of its shore a token may cross to any other, as its whole move.
tempus-term-sea = sea
tempus-term-sea-text = All water that is no lake. From the row Ships on, tokens sail from any coast to any other.
tempus-term-coast = coastal
tempus-term-coast-also = coast
tempus-term-coast-text = Land that touches the open sea. With Ships, tokens sail from there.

## Actions

tempus-action-move-text = Move as many tokens as your row says, each as far as its Distance.
tempus-action-children-text = Put new tokens on meadows where you live, one a hex, as many as your row says.
tempus-action-fight-text = Attack one hex next to yours with all tokens of one hex.
tempus-action-idea-text = Draw as many cards as your row says.
tempus-action-build-text = Turn two or more tokens of one hex into a city of at most that value.

## The first time somebody meets a kind of question

tempus-first-tile = You build the island together: whatever you lay here is land for everyone, so mind where meadows and lakes will be.
tempus-first-tile-turn = Turning the tile decides which terrains touch. Meadows side by side make room for children.
tempus-first-settle = Your people begin here, in one group. Settle at least on one meadow, for only there children are born.
tempus-first-turn = Every turn uses one action tile. The number of each action comes from your own row of the epoch table.
tempus-first-move = Moving spreads your people: at the end every hex with a token of yours scores, mountains aside.
tempus-first-move-to = A token never ends its way on a hex of another player or on a city, and the stacking limit holds where it arrives.
tempus-first-birth = Children are born where you already live on a meadow, one on each hex.
tempus-first-attack = A fight is won with strictly more points. Cards laid face down may add to your tokens.
tempus-first-attack-from = Every token of the hex you choose takes part; if you lose, one of them goes back to your supply.
tempus-first-name = The terrain you name makes every card of that background worth 1 point more in this fight, for both sides.
tempus-first-lay-attack = Lay cards that match the terrain, or Weapons. The defender sees how many they are, not which; a bluff is allowed.
tempus-first-defend = A tie is yours. Cards of the terrain, Weapons and Fortifications add to your points, and all of them are spent.
tempus-first-advance = You may follow up with as many tokens as the hex takes; those who stay hold what they have.
tempus-first-site = A city stands for good and scores its value, but all tokens of the hex go back to your supply.
tempus-first-city = The value may not exceed the tokens you give up. Larger cities score more and defend better.
tempus-first-discard = You hold more cards than your row allows. A card you give up can be drawn again by others.
tempus-first-raise = Sanitation lets one hex hold one more token than your limit, as long as none leaves.
tempus-first-convert = A token next to yours goes back to its owner, and one of yours is placed in its stead, on your side.
tempus-first-convert-into = The new token joins a hex of yours that touches the one it came from and has room.
tempus-first-lay-progress = Whoever has most Progress points opens the next epoch. Cards of its terrain and Education add 1 each, and are spent.
