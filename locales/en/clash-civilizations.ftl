### Clash of Cultures: the Civilizations expansion of the Monumental Edition

## Options

clash-monumental-option-civilizations = Civilizations
clash-monumental-option-civilizations-random = One dealt to each
clash-monumental-option-civilizations-two = Two dealt, keep one
clash-monumental-option-civilizations-free = Chosen in turn order
clash-monumental-option-civilizations-none = None, base game only
clash-monumental-option-leaders = Leaders
clash-monumental-option-leaders-own = Your own
clash-monumental-option-leaders-random = Your own, drawn at random
clash-monumental-option-leaders-alternate = Three dealt from all peoples
clash-monumental-option-leaders-alternate-random = Three dealt from all peoples, drawn at random

## Units and buildings

clash-cavalry = cavalry
clash-elephant = elephant
clash-leader = leader
clash-cavalries = { $count } cavalry
clash-elephants =
    { $count ->
        [one] { $count } elephant
       *[other] { $count } elephants
    }
clash-leaders =
    { $count ->
        [one] { $count } leader
       *[other] { $count } leaders
    }
clash-pirate = pirate ship
clash-pirates-count =
    { $count ->
        [one] { $count } pirate ship
       *[other] { $count } pirate ships
    }
clash-pirates = the pirates
clash-market = market
clash-obelisk = obelisk
clash-observatory = observatory

## What is in the box

clash-box-civilizations = Civilizations
clash-box-leaders = Leaders
clash-box-powers = Civilization advances and abilities

## Points

clash-score-leaders = Leaders
clash-tie-leaders = points for leaders

## Civilizations

clash-civ-aztecs = Aztecs
clash-civ-babylonians = Babylonians
clash-civ-carthaginians = Carthaginians
clash-civ-celts = Celts
clash-civ-chinese = Chinese
clash-civ-egyptians = Egyptians
clash-civ-greeks = Greeks
clash-civ-huns = Huns
clash-civ-indians = Indians
clash-civ-japanese = Japanese
clash-civ-mayas = Mayas
clash-civ-persians = Persians
clash-civ-phoenicians = Phoenicians
clash-civ-romans = Romans
clash-civ-vikings = Vikings

## Leaders

clash-leader-acamapichtli = Acamapichtli
clash-leader-ahuitzotl = Ahuitzotl
clash-leader-marqzen = Marqzen
clash-leader-hammurabi = Hammurabi
clash-leader-nabopolassar = Nabopolassar
clash-leader-nebuchadnezzar = Nebuchadnezzar II
clash-leader-dido = Dido
clash-leader-hannibal = Hannibal
clash-leader-hanno = Hanno the Great
clash-leader-boudicca = Boudicca
clash-leader-vercingetorix = Vercingetorix
clash-leader-viriathus = Viriathus
clash-leader-qin-shi-huang = Qin Shi Huang
clash-leader-sun-tzu = Sun Tzu
clash-leader-wu-zetian = Wu Zetian
clash-leader-cleopatra = Cleopatra
clash-leader-imhotep = Imhotep
clash-leader-ramses-ii = Ramses II
clash-leader-alexander = Alexander the Great
clash-leader-leonidas = Leonidas I
clash-leader-pericles = Pericles
clash-leader-attila = Attila
clash-leader-bleda = Bleda
clash-leader-rugila = Rugila
clash-leader-akbar = Akbar
clash-leader-ashoka = Ashoka
clash-leader-shri-gupta = Shri Gupta
clash-leader-go-toba = Go-Toba
clash-leader-jimmu = Jimmu
clash-leader-suiko = Suiko
clash-leader-pakal = K’inich Janaab Pakal I
clash-leader-siyaj-kak = Siyaj K’ak’
clash-leader-wac-chanil-ajaw = Wac Chanil Ajaw
clash-leader-cyrus = Cyrus II
clash-leader-darius = Darius I
clash-leader-xerxes = Xerxes I
clash-leader-ethbaal = Ethbaal
clash-leader-hiram = Hiram I
clash-leader-pumayyaton = Pumayyaton
clash-leader-augustus = Augustus
clash-leader-caesar = Julius Caesar
clash-leader-sulla = Sulla
clash-leader-erik = Erik the Red
clash-leader-knut = Knut the Great
clash-leader-ragnar = Ragnar Lodbrok

## Powers of the Aztecs

clash-power-prisoners = Prisoners
clash-power-prisoners-text = After a won combat, keep enemy army units eliminated in it, but no leaders, as prisoners: 4 at most, ½ point each in the end.
clash-power-tribute = Tribute
clash-power-tribute-text = Your cities may also collect where enemy cities stand, up to 2 spaces away. In a barbarian city you may take a unit as a prisoner instead of the resource.
clash-power-human-sacrifices = Human Sacrifices
clash-power-human-sacrifices-text = Eliminate 1 prisoner to cancel an event you drew, icon included, and draw another. At any time, a prisoner serves as 1 mood or 1 culture.
clash-power-aztec-gold = Aztec Gold
clash-power-aztec-gold-text = When you found a city, gain 1 gold, and for each mountain next to it you may turn 1 resource, mood or culture into 1 gold.
clash-power-growth = Growth
clash-power-growth-text = When you construct in his city, each prisoner may be spent as 2 resources.
clash-power-offerings = Offerings
clash-power-offerings-text = Once a turn, free: pay 2 mood to collect with his city if its size is 3 or less.
clash-power-expansionism = Expansionism
clash-power-expansionism-text = In combat, cancel 1 hit each round if all your cities are 2 spaces or more away.
clash-power-mass-sacrifice = Mass Sacrifice
clash-power-mass-sacrifice-text = Once a turn, free: eliminate 2 prisoners to construct a building or a wonder in his city at its usual price.
clash-power-storm-master = Storm Master
clash-power-storm-master-text = When the text of an event lowers the mood of his city or removes units there, other than leaders, you may undo it.
clash-power-spread-of-fear = Spread of Fear
clash-power-spread-of-fear-text = Action, once a turn: move an enemy land unit next to him by 1 land space, without starting a combat.

## Powers of the Babylonians

clash-power-canals = Canals
clash-power-canals-text = When a collect brings exactly 1 food, gain 1 food more.
clash-power-code-of-laws = Code of Laws
clash-power-code-of-laws-text = After a successful influence, draw an action card if you hold 4 or fewer.
clash-power-star-catalogues = Star Catalogues
clash-power-star-catalogues-text = Before you draw an event, gain 1 idea or 1 culture.
clash-power-ziggurats = Ziggurats
clash-power-ziggurats-text = Dogma does not limit your ideas. Ideas may replace any resource of a temple.
clash-power-lawgiver = Lawgiver
clash-power-lawgiver-text = When you raise happiness, 1 culture makes his city happy, whatever its size.
clash-power-guardian = Guardian
clash-power-guardian-text = A fortress in his city costs only 1 ore.
clash-power-liberator = Liberator
clash-power-liberator-text = +2 in combat against an opponent with at least as many cities as you.
clash-power-revolt = Revolt
clash-power-revolt-text = When any city of yours is conquered, place an infantry with him, or in one of your cities if there is no room.
clash-power-hanging-gardens = Hanging Gardens
clash-power-hanging-gardens-text = Instead of drawing a wonder card, take the Great Gardens wherever they are, unless they are built. Free: build a wonder in his city; the Great Gardens cost 2 culture less there.
clash-power-iconoclast = Iconoclast
clash-power-iconoclast-text = +2 when attacking a city with a temple.

## Powers of the Carthaginians

clash-power-war-beasts = War Beasts
clash-power-war-beasts-text = Your cities recruit elephants without a market if at least 1 of the 2 food of each is paid in gold or culture.
clash-power-hegemony = Hegemony
clash-power-hegemony-text = Action: one of your ships becomes a city on the land next to it. Land units in its sea space may go ashore there, but move no more this turn.
clash-power-pirate-allies = Pirate Allies
clash-power-pirate-allies-text = Your ships may share a space with pirates or attack them. Pirate ships in a space with units of yours are yours. Up to 4 ships in a space.
clash-power-mercenary-companies = Mercenary Companies
clash-power-mercenary-companies-text = Draft may be paid in gold. In a city with a port it may give a ship instead of an infantry.
clash-power-sacrifice = Sacrifice
clash-power-sacrifice-text = +2 defending her city. After a round she survived, you may remove her and place an infantry there: the attacker must retreat.
clash-power-foundress = Foundress
clash-power-foundress-text = Free: a settler in her space, or a ship with Hegemony, founds a city.
clash-power-military-genius = Military Genius
clash-power-military-genius-text = In the first round of a combat, the enemy’s bonuses beyond the dice count for +2 at most.
clash-power-hannibal-ad-portas = Hannibal ad Portas
clash-power-hannibal-ad-portas-text = A squad with him and an elephant ignores the penalty of mountains.
clash-power-fleet-commander = Fleet Commander
clash-power-fleet-commander-text = +2 in a naval battle where a ship carries him.
clash-power-navigator = Navigator
clash-power-navigator-text = Once a turn, free: move him with a squad of ships that have not moved this turn; they move no more this turn.

## Powers of the Celts

clash-power-druidic-influence = Druidic Influence
clash-power-druidic-influence-text = You may influence barbarian settlements: a success puts 1 culture under one, worth 1 point if it is still there in the end.
clash-power-tribal-brothers = Tribal Brothers
clash-power-tribal-brothers-text = In combat against an opponent, +1 for each barbarian city within 2 spaces, +4 at most.
clash-power-tribal-allies = Tribal Allies
clash-power-tribal-allies-text = Action, once a turn: barbarians appear, as by the icon. When an event you drew moves barbarians, 1 food stops as many of their armies as you like.
clash-power-tribal-trade = Tribal Trade
clash-power-tribal-trade-text = Trade routes may reach barbarian cities that are not angry; these give food.
clash-power-warrior-queen = Warrior Queen
clash-power-warrior-queen-text = +2 in combat if the enemy has more Warfare advances than you.
clash-power-great-numbers = Great Numbers
clash-power-great-numbers-text = When a settler founds a city in her space, pay 1 food to keep the settler.
clash-power-warrior-people = Warrior People
clash-power-warrior-people-text = In combat, +1 for each of your settlers within 2 spaces.
clash-power-rapid-recruitment = Rapid Recruitment
clash-power-rapid-recruitment-text = When his city recruits, each land unit may be placed on land next to it where no enemy is.
clash-power-mortal-dread = Mortal Dread
clash-power-mortal-dread-text = In combat, once a round from the second on, pay 2 mood to drive an enemy army unit off to a free land space next to the battle.
clash-power-loyalty = Loyalty
clash-power-loyalty-text = When barbarians within 2 spaces of him fight another player, you may play tactics for them.

## Powers of the Chinese

clash-power-rice-paddies = Rice Paddies
clash-power-rice-paddies-text = When you collect, each grassland with a settler of yours, other than the city’s own space, gives 1 food more, 2 at most.
clash-power-expansion = Expansion
clash-power-expansion-text = After recruiting a settler, free: move settlers out of your cities, up to 3 squads.
clash-power-fireworks = Fireworks
clash-power-fireworks-text = In the first round of a conflict, pay 1 ore and 1 wood to cancel 1 hit.
clash-power-imperial-army = Imperial Army
clash-power-imperial-army-text = Action, once a turn: turn any of your settlers into infantry and infantry into settlers.
clash-power-the-great-wall = The Great Wall
clash-power-the-great-wall-text = Instead of drawing a wonder card, take the Great Wall wherever it is, unless it is built. Free: build a wonder in his city; the Great Wall costs 2 culture less there.
clash-power-tactician = Tactician
clash-power-tactician-text = In combat, once a round, pay 2 culture to cancel 1 hit.
clash-power-the-art-of-war = The Art of War
clash-power-the-art-of-war-text = Action and 1 mood or 1 culture, if his city is happy: gain a free Warfare advance.
clash-power-swift-war = Swift War
clash-power-swift-war-text = If he survives a combat against army units won in the first round, gain 1 mood and 1 culture.
clash-power-agrarian-economist = Agrarian Economist
clash-power-agrarian-economist-text = Action and 1 mood or 1 culture, if her city is happy: gain a free Agriculture advance.
clash-power-shrewd-conqueror = Shrewd Conqueror
clash-power-shrewd-conqueror-text = In combat, +2 in each round you begin with at least as many army units as the enemy.

## Powers of the Egyptians

clash-power-flood-plains = Flood Plains
clash-power-flood-plains-text = You may found cities in the desert. Your cities collect food or wood from desert.
clash-power-architecture = Architecture
clash-power-architecture-text = When you construct, mood may replace any resource or culture.
clash-power-embalming = Embalming
clash-power-embalming-text = After each of your conflicts, gain 1 culture if you have fewer than 5. Gain 1 culture whenever a leader of yours is eliminated.
clash-power-divine-ancestry = Divine Ancestry
clash-power-divine-ancestry-text = Each of your Theocracy advances also works like the Autocracy advance of its level.
clash-power-legendary = Legendary
clash-power-legendary-text = +1 range when you influence from her city.
clash-power-seduction = Seduction
clash-power-seduction-text = Once a turn, free: put 1 of your culture into her city. Whoever wants to attack a city with such tokens must first pay as many culture.
clash-power-innovator = Innovator
clash-power-innovator-text = After his city was activated for anything but a collect, gain 1 idea.
clash-power-physician = Physician
clash-power-physician-text = An academy or observatory in his city costs only 1 ore.
clash-power-grandiose = Grandiose
clash-power-grandiose-text = Constructing an obelisk in his city gives 1 culture or 2 ideas.
clash-power-sea-power = Sea Power
clash-power-sea-power-text = +2 when attacking a coastal city. In a naval battle against pirates, +2 for the ships in his space.

## Powers of the Greeks

clash-power-study = Study
clash-power-study-text = After recruiting in a city with an academy, gain 1 idea.
clash-power-sparta = Sparta
clash-power-sparta-text = Draft may be paid in culture. In combat, the enemy plays no tactics in rounds you begin with fewer army units.
clash-power-hellenization = Hellenization
clash-power-hellenization-text = You may influence from any city under your influence. Arts may be paid with 2 mood.
clash-power-city-states = City-States
clash-power-city-states-text = Once a turn, when you activate a city for the second time, another of your cities, at least as large and as happy, counts as activated instead.
clash-power-charismatic = Charismatic
clash-power-charismatic-text = Free: pay 1 culture and activate his city to play an action card that costs an action without spending it.
clash-power-the-known-world = The Known World
clash-power-the-known-world-text = In combat, +1 for each region with a city of yours, other than your start region.
clash-power-this-is-sparta = This Is Sparta
clash-power-this-is-sparta-text = After recruiting in his city, gain 1 culture.
clash-power-hero-of-thermopylae = Hero of Thermopylae
clash-power-hero-of-thermopylae-text = In combat, +2 for each army unit the enemy has more than you at the start of the round.
clash-power-master = Master
clash-power-master-text = Action and 1 mood or 1 culture, if his city is happy: gain a free Education advance.
clash-power-admiral = Admiral
clash-power-admiral-text = +2 in a naval battle where a ship carries him.

## Powers of the Huns

clash-power-nomads = Nomads
clash-power-nomads-text = Your neutral or happy cities of size 1 may move like units. Moving activates them; each gains 1 resource of its new space.
clash-power-mounted-archers = Mounted Archers
clash-power-mounted-archers-text = Your cities of size 1 recruit cavalry without a market. Cavalry just recruited may move, free.
clash-power-raiders = Raiders
clash-power-raiders-text = Opponents’ settlers within 2 spaces of your armies cannot found cities or trade, unless they are with their own army or city.
clash-power-hunnic-tribes = Hunnic Tribes
clash-power-hunnic-tribes-text = When an event you drew moves barbarians, pay 1 gold or 1 culture to choose where each army goes.
clash-power-lord-of-horses = Lord of Horses
clash-power-lord-of-horses-text = In combat, once a roll, a cavalry icon may work like an elephant’s: cancel 1 hit, but the die does not count.
clash-power-ruler = Ruler
clash-power-ruler-text = His city, if it is neutral or happy and of size 1, counts as one larger when it collects or recruits.
clash-power-battering-ram = Battering Ram
clash-power-battering-ram-text = When you attack a city, the enemy plays no tactics in the first round.
clash-power-enforcer = Enforcer
clash-power-enforcer-text = The first time it is activated in a turn, his city may act as happy; it is then activated no more this turn.
clash-power-tribute-of-rugila = Tribute
clash-power-tribute-of-rugila-text = After his army conquers a city, gain 2 gold if another enemy city is within 2 spaces.
clash-power-unifier = Unifier
clash-power-unifier-text = A barbarian city that his army conquers becomes happy.

## Powers of the Indians

clash-power-proselytism = Proselytism
clash-power-proselytism-text = Once a turn, a settler may influence an enemy city: range 2, +1 for each other settler of yours there. A city has +1 range for each settler of yours in it.
clash-power-indian-elephants = Indian Elephants
clash-power-indian-elephants-text = Your cities on forest recruit elephants without a market. Elephants in your cities that are not angry may form trade routes.
clash-power-prosperity = Prosperity
clash-power-prosperity-text = A trade route may give 1 mood, or 1 culture if it leads to a city under your influence.
clash-power-peace-and-poetry = Peace and Poetry
clash-power-peace-and-poetry-text = Once a turn, your Advance action may cost 1 mood instead of 2 food.
clash-power-bladed-tusks = Bladed Tusks
clash-power-bladed-tusks-text = Before a combat, pay 1 ore: +1 in every roll for each of your surviving elephants.
clash-power-prosperous = Prosperous
clash-power-prosperous-text = When you move him into one of your cities, gain 1 gold.
clash-power-buddhism = Buddhism
clash-power-buddhism-text = Once a turn, roll an influence from his city again if the city has a temple or the target is a temple.
clash-power-expansionist = Expansionist
clash-power-expansionist-text = When his army conquers a city, gain 1 culture, or 2 if it has a temple.
clash-power-careful-planning = Careful Planning
clash-power-careful-planning-text = In combat, +2 in each round in which you play no tactics.
clash-power-golden-age = Golden Age
clash-power-golden-age-text = Free: activate his city and pay 1 culture besides the usual price for an advance of a group in which you have none.

## Powers of the Japanese

clash-power-pottery = Pottery
clash-power-pottery-text = Once a turn, a collect of 3 food or more gives 1 culture.
clash-power-horsemanship = Horsemanship
clash-power-horsemanship-text = Your cities with a fortress recruit cavalry without a market. In the first round defending one, one cavalry icon gives +3 instead of +2.
clash-power-subterfuge = Subterfuge
clash-power-subterfuge-text = When an opponent within 2 spaces plays an action card, you may discard one to cancel it.
clash-power-shogunate = Shogunate
clash-power-shogunate-text = Once a turn, a card that costs an action is free. Draft may draw an action card instead of recruiting an infantry.
clash-power-way-of-the-sword = Way of the Sword
clash-power-way-of-the-sword-text = Before a combat, pay 1 ore: +2 in every roll.
clash-power-scholar = Scholar
clash-power-scholar-text = After constructing an academy or observatory in his city, you may buy an advance without an action.
clash-power-fortification = Fortification
clash-power-fortification-text = +2 when you defend a city with a fortress within 2 spaces of him.
clash-power-mythical = Mythical
clash-power-mythical-text = After a combat he survived, pay 1 culture to take back a tactics card you played in it.
clash-power-japanese-buddhism = Japanese Buddhism
clash-power-japanese-buddhism-text = Action, or free with State Religion: pay 1 culture to turn an influenced building in her city, not an obelisk, to your colour.
clash-power-protectress = Protectress
clash-power-protectress-text = +2 in combat as the defender.

## Powers of the Mayas

clash-power-terraces = Terraces
clash-power-terraces-text = Your cities collect food, wood or ore from mountains. Your settlers and leaders ignore the penalty of mountains.
clash-power-ball-courts = Ball Courts
clash-power-ball-courts-text = When you collect or recruit, 1 mood makes the city count as one larger. Once a turn, a Spirituality advance costs 1 food less.
clash-power-calendar = Calendar
clash-power-calendar-text = Free: look at the top event card; 1 culture puts it at the bottom and shows you the next.
clash-power-stelae = Stelae
clash-power-stelae-text = After constructing an obelisk, founding a city or conquering a city, gain 1 culture or 1 idea.
clash-power-shield-of-the-sun = Shield of the Sun
clash-power-shield-of-the-sun-text = In the first round of a combat in a city with an obelisk, cancel 1 hit.
clash-power-art-and-architecture = Art and Architecture
clash-power-art-and-architecture-text = When you construct a building in his city, 1 culture may replace 2 resources.
clash-power-born-of-fire = Born of Fire
clash-power-born-of-fire-text = When attacking a city, add its size in the first round.
clash-power-cultural-influx = Cultural Influx
clash-power-cultural-influx-text = After constructing in his city, free: influence culture from it.
clash-power-new-dynasty = New Dynasty
clash-power-new-dynasty-text = +2 in combat if she is within 2 spaces of one of your cities.
clash-power-reconstruction = Reconstruction
clash-power-reconstruction-text = After a move in which her army conquered a city, you may replace a building of your colour where she is by another you can construct, at no cost.

## Powers of the Persians

clash-power-grey-tide = Grey Tide
clash-power-grey-tide-text = Your cities next to desert recruit elephants without a market. In the first round of a combat with your elephants, the enemy’s bonuses count for +2 at most.
clash-power-immortals = Immortals
clash-power-immortals-text = Before each roll of a conflict, pay up to 4 culture for +1 each.
clash-power-zoroastrianism = Zoroastrianism
clash-power-zoroastrianism-text = Your cities may influence an enemy unit other than a leader on land without a city: a success replaces it by yours, which fights those left there.
clash-power-banking = Banking
clash-power-banking-text = At the start of your turn, if you have gold, gain 1 gold or 1 culture.
clash-power-brilliant-strategist = Brilliant Strategist
clash-power-brilliant-strategist-text = When tactics are revealed, you may ignore the effect of your own card for +2 this round.
clash-power-king-of-persia = King of Persia
clash-power-king-of-persia-text = Action: activate his city and gain 1 mood or culture for each region with your cities, up to the size of his.
clash-power-cultural-unity = Cultural Unity
clash-power-cultural-unity-text = Each successful influence from his city gives 1 mood.
clash-power-architect = Architect
clash-power-architect-text = Once a turn, free: pay 2 culture to construct a building or a wonder in his city at its usual price.
clash-power-mighty-host = Mighty Host
clash-power-mighty-host-text = 5 of your army units may stand in his space. With 5 in a combat you have neither tactics nor icons.
clash-power-great-builder = Great Builder
clash-power-great-builder-text = A wonder in his city costs 2 resources or culture less, in any mix.

## Powers of the Phoenicians

clash-power-cedars-and-dyes = Cedars and Dyes
clash-power-cedars-and-dyes-text = Your ships form trade routes with opponents’ coastal cities up to 3 spaces away; so does each of your cities with a port, by itself.
clash-power-bireme = Bireme
clash-power-bireme-text = +2 in naval battles, but only in the first round if the enemy has War Ships.
clash-power-alphabet = Alphabet
clash-power-alphabet-text = Up to 2 trade routes may give 1 culture or 2 ideas each.
clash-power-city-independence = City Independence
clash-power-city-independence-text = Your ports cannot be influenced, stay yours when conquered and score 1½ points. Your government advances score nothing.
clash-power-priest-of-astarte = Priest of Astarte
clash-power-priest-of-astarte-text = +2 in combat if one of your cities with a temple is within 2 spaces.
clash-power-deliverance = Deliverance
clash-power-deliverance-text = A city under your influence that his army conquers becomes happy.
clash-power-trade-master = Trade Master
clash-power-trade-master-text = One trade route of a settler or ship in his space does not count towards the 4.
clash-power-constructor = Constructor
clash-power-constructor-text = Action and 1 mood or 1 culture, if his city is happy: gain a free Construction advance.
clash-power-protector-of-the-people = Protector of the People
clash-power-protector-of-the-people-text = Defending a city, once a combat: pay 1 culture to cancel 1 hit; take it back if you win.
clash-power-mediterranean-trader = Mediterranean Trader
clash-power-mediterranean-trader-text = One trade route of a settler or ship in his space gives 1 gold or 1 culture besides.

## Powers of the Romans

clash-power-aqueducts = Aqueducts
clash-power-aqueducts-text = Famines do not touch you. Sanitation costs no food, or it costs no action.
clash-power-roman-roads = Roman Roads
clash-power-roman-roads-text = With Roads, a squad moves up to 4 land spaces instead of 2.
clash-power-slave-trade = Slave Trade
clash-power-slave-trade-text = Mood may replace any resource of a building. Each conflict you win gives 1 gold and 1 mood.
clash-power-provinces = Provinces
clash-power-provinces-text = Your cities 3 spaces or more from your start space recruit cavalry without a market. Cities you conquer become neutral, or happy for 1 culture.
clash-power-princeps = Princeps
clash-power-princeps-text = Action and 1 culture: activate his city, draw an action card and an objective card, then discard one of each.
clash-power-emperor = Emperor
clash-power-emperor-text = +2 in combat in a region where you have no city.
clash-power-statesman = Statesman
clash-power-statesman-text = Free: raise the happiness of his city at the usual price.
clash-power-proconsul = Proconsul
clash-power-proconsul-text = When his army conquers a city and he survives, you may pay 1 gold to place an infantry with him.
clash-power-dictator = Dictator
clash-power-dictator-text = His city cannot be influenced. Barbarian armies within 2 spaces of him move only if you allow it.
clash-power-civilizer = Civilizer
clash-power-civilizer-text = +2 in combat against barbarians.

## Powers of the Vikings

clash-power-shipcraft = Shipcraft
clash-power-shipcraft-text = Navigation costs no food. Moving ashore, a ship may become a settler or, with Tactics, an infantry; moving out to sea, these may become ships.
clash-power-longships = Longships
clash-power-longships-text = Your ships may move again after a battle and carry 3 land units each.
clash-power-marauders = Marauders
clash-power-marauders-text = With your trade routes, each opponent with a city linked to a ship of yours next to it loses 1 resource.
clash-power-runes = Runes
clash-power-runes-text = After a combat in which you lost 2 army units or more, you may set aside an obelisk for 1 point.
clash-power-legendary-explorer = Legendary Explorer
clash-power-legendary-explorer-text = Action and 1 culture, while he is on a ship: mark the region he is in, once each, for 1 point.
clash-power-new-colonies = New Colonies
clash-power-new-colonies-text = Free, while he is on a ship: land all land units of his space on one land space next to it.
clash-power-ruler-of-the-north = Ruler of the North
clash-power-ruler-of-the-north-text = If he is in play in the end, ½ point for each space between him and your start space.
clash-power-danegeld = Danegeld
clash-power-danegeld-text = With Taxes, action, once a turn: activate his city and use Taxes without paying mood.
clash-power-prey = Prey
clash-power-prey-text = When his army conquers a city that was not angry and he survives, gain 2 gold more.
clash-power-terror-of-the-north = Terror of the North
clash-power-terror-of-the-north-text = +2 in combat after landing.

## Objectives

clash-objective-star-gazers = Star Gazers
clash-objective-star-gazers-text = More cities with an observatory than each opponent.
clash-objective-horse-power = Horse Power
clash-objective-horse-power-text = Cavalry in 3 different spaces.
clash-objective-traders = Traders
clash-objective-traders-text = More cities with a market than each opponent.
clash-objective-great-commander = Great Commander
clash-objective-great-commander-text = Win a combat with your leader without having begun with more army units.
clash-objective-versatility = Versatility
clash-objective-versatility-text = A settler, an infantry, a ship, a cavalry, an elephant and a leader.
clash-objective-brutus = Brutus
clash-objective-brutus-text = In one conflict, eliminate an opponent’s leader and 2 other army units or ships.
clash-objective-legacy = Legacy
clash-objective-legacy-text = More cities with an obelisk than each opponent.
clash-objective-ivory-tower = Ivory Tower
clash-objective-ivory-tower-text = Elephants in 3 different spaces.
clash-objective-migration-of-peoples = Migration
clash-objective-migration-of-peoples-text = Settlers in 3 spaces away from your cities.
clash-objective-trample = Trample
clash-objective-trample-text = As attacker, win a combat that a cavalry or elephant of yours survives.
clash-objective-high-culture = High Culture
clash-objective-high-culture-text = All 4 civilization advances, and 2 leaders put into play this game.
clash-objective-sea-cleansing = Sea Cleansing
clash-objective-sea-cleansing-text = Win two naval battles against pirates in a turn.

## Event cards

clash-event-uprising = Uprising
clash-event-uprising-text = Pay 1 to 4 mood or culture, if you have any; each scores ½ point in the end.
clash-event-envoy = Envoy
clash-event-envoy-text = You gain 1 idea and 1 culture, an opponent of your choice 1 culture. The top wonder card is revealed: whoever draws a wonder card may take it instead.
clash-event-solar-eclipse = Solar Eclipse
clash-event-solar-eclipse-text = It stays: the next combat ends after its first round. The winner gains 1 point, or the defender if there is none.
clash-event-trojan-horse = Trojan Horse
clash-event-trojan-horse-text = It stays: the first attacker of a defended city to pay 1 wood and 1 culture gains 1 point, and the defender plays no tactics in the first round.
clash-event-guillotine = Guillotine
clash-event-guillotine-text = Your leader is eliminated. Put another of yours into play for free or gain 2 points; you lose all the others and recruit no more leaders.
clash-event-anarchy = Anarchy
clash-event-anarchy-text = Your government advances go onto this card. Each you gain later takes its cube back from here; each cube left scores 1 point in the end.
clash-event-scientific-trade = Scientific Trade
clash-event-scientific-trade-text = Everyone gains 1 idea for each city with an academy or an observatory; you gain at least 2.
clash-event-flourishing-trade = Flourishing Trade
clash-event-flourishing-trade-text = Everyone gains 1 gold for each city with a market or a port, up to 3; you gain at least 1.
clash-event-era-of-stability = Era of Stability
clash-event-era-of-stability-text = Everyone gains 1 mood or culture for each city with a temple or an obelisk, up to 3; you gain at least 1.
clash-event-reformation = Reformation
clash-event-reformation-text = An opponent of your choice replaces a temple of yours in one of your cities by theirs. If you have none, a player of your choice who has one does all this instead.
clash-event-pandemics = Pandemics
clash-event-pandemics-text = Everyone without Sanitation loses one item for every 2 cities: a unit, an action or objective card, a resource or a token.
clash-event-black-death = Black Death
clash-event-black-death-text = Everyone with 4 units or more loses one for every 4, and one more with Roads, Navigation or Trade Routes. Each lost unit scores 1 point.
clash-event-famine-vermin = Famine: Vermin
clash-event-famine-vermin-text = Everyone with Storage and without Irrigation pays 1 food, and gold will not do, or one of their cities becomes angry.
clash-event-famine-drought = Famine: Drought
clash-event-famine-drought-text = Pay 1 food for each of your cities on or next to a desert, up to 3, and gold will not do; if you pay less, one of them becomes angry. Irrigation protects you.
clash-event-fire = Fire
clash-event-fire-text = Choose one of your cities on forest: the mood of every city in that forest falls. If you have none, lose 1 wood.
clash-event-successful-year = A Successful Year
clash-event-successful-year-text = Everyone with the fewest cities gains 1 food for each city they are behind the player with most. If all have as many, everyone gains 1 food.
clash-event-great-architect = Great Architect
clash-event-great-architect-text = Great person, kept face up. Once, when you build a wonder: its advance is not needed, it costs 3 culture less and no action.
clash-event-great-athlete = Great Athlete
clash-event-great-athlete-text = Great person. Action: gain a free Culture advance; then turn any number of culture into mood, or of mood into culture.
clash-event-great-diplomat = Great Diplomat
clash-event-great-diplomat-text = Great person, kept face up. Name an opponent: neither of you may attack the other without paying 2 culture first. It goes after an attack, or with an action of yours.
clash-event-great-seer = Great Seer
clash-event-great-seer-text = Great person. Action: draw as many objective cards as there are players and assign one to each, face down, as the next objective they draw.

## Icons of event cards

clash-icon-pirates = Pirates appear and raid
clash-icon-pirates-text = You place 2 pirate ships at sea, one next to your cities if possible. Then everyone with a city next to a pirate ship loses 1 resource, mood or culture, or else the mood of such a city falls.
