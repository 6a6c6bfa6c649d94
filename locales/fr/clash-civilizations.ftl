### Clash of Cultures : l’extension Civilisations de l’Édition monumentale

## Options

clash-monumental-option-civilizations = Civilisations
clash-monumental-option-civilizations-random = Une au hasard pour chacun
clash-monumental-option-civilizations-two = Deux au hasard, on en garde une
clash-monumental-option-civilizations-free = Choisies dans l’ordre du tour
clash-monumental-option-civilizations-none = Aucune, jeu de base seul
clash-monumental-option-leaders = Chefs
clash-monumental-option-leaders-own = Les vôtres
clash-monumental-option-leaders-random = Les vôtres, tirés au hasard
clash-monumental-option-leaders-alternate = Trois reçus parmi tous les peuples
clash-monumental-option-leaders-alternate-random = Trois reçus parmi tous les peuples, tirés au hasard

## Unités et bâtiments

clash-cavalry = cavalerie
clash-elephant = éléphant
clash-leader = chef
clash-cavalries =
    { $count ->
        [one] { $count } cavalerie
       *[other] { $count } cavaleries
    }
clash-elephants =
    { $count ->
        [one] { $count } éléphant
       *[other] { $count } éléphants
    }
clash-leaders =
    { $count ->
        [one] { $count } chef
       *[other] { $count } chefs
    }
clash-pirate = navire pirate
clash-pirates-count =
    { $count ->
        [one] { $count } navire pirate
       *[other] { $count } navires pirates
    }
clash-pirates = les pirates
clash-market = marché
clash-obelisk = obélisque
clash-observatory = observatoire

## Le contenu de la boîte

clash-box-civilizations = Civilisations
clash-box-leaders = Chefs
clash-box-powers = Progrès de civilisation et capacités

## Points

clash-score-leaders = Chefs
clash-tie-leaders = points des chefs

## Civilisations

clash-civ-aztecs = Aztèques
clash-civ-babylonians = Babyloniens
clash-civ-carthaginians = Carthaginois
clash-civ-celts = Celtes
clash-civ-chinese = Chinois
clash-civ-egyptians = Égyptiens
clash-civ-greeks = Grecs
clash-civ-huns = Huns
clash-civ-indians = Indiens
clash-civ-japanese = Japonais
clash-civ-mayas = Mayas
clash-civ-persians = Perses
clash-civ-phoenicians = Phéniciens
clash-civ-romans = Romains
clash-civ-vikings = Vikings

## Chefs

clash-leader-acamapichtli = Acamapichtli
clash-leader-ahuitzotl = Ahuitzotl
clash-leader-marqzen = Marqzen
clash-leader-hammurabi = Hammourabi
clash-leader-nabopolassar = Nabopolassar
clash-leader-nebuchadnezzar = Nabuchodonosor II
clash-leader-dido = Reine Didon
clash-leader-hannibal = Hannibal
clash-leader-hanno = Hannon le Grand
clash-leader-boudicca = Boadicée
clash-leader-vercingetorix = Vercingétorix
clash-leader-viriathus = Viriathe
clash-leader-qin-shi-huang = Qin Shi Huang
clash-leader-sun-tzu = Sun Tzu
clash-leader-wu-zetian = Wu Zetian
clash-leader-cleopatra = Cléopâtre
clash-leader-imhotep = Imhotep
clash-leader-ramses-ii = Ramsès II
clash-leader-alexander = Alexandre le Grand
clash-leader-leonidas = Léonidas Ier
clash-leader-pericles = Périclès
clash-leader-attila = Attila
clash-leader-bleda = Bleda
clash-leader-rugila = Rugila
clash-leader-akbar = Akbar
clash-leader-ashoka = Ashoka
clash-leader-shri-gupta = Maharaja Shri Gupta
clash-leader-go-toba = Empereur Go-Toba
clash-leader-jimmu = Empereur Jimmu
clash-leader-suiko = Impératrice Suiko
clash-leader-pakal = K’inich Janaab Pakal I
clash-leader-siyaj-kak = Siyaj K’ak’
clash-leader-wac-chanil-ajaw = Wac Chanil Ajaw
clash-leader-cyrus = Cyrus II
clash-leader-darius = Darius Ier
clash-leader-xerxes = Xerxès Ier
clash-leader-ethbaal = Ithobaal
clash-leader-hiram = Hiram Ier
clash-leader-pumayyaton = Pygmalion
clash-leader-augustus = Auguste
clash-leader-caesar = Jules César
clash-leader-sulla = Sylla
clash-leader-erik = Erik le Rouge
clash-leader-knut = Knut le Grand
clash-leader-ragnar = Ragnar Lodbrok

## Pouvoirs des Aztèques

clash-power-prisoners = Prisonniers
clash-power-prisoners-text = Après un combat gagné, gardez comme prisonniers des unités d’armée ennemies qui y sont tombées, sauf les chefs : 4 au plus, ½ point chacun à la fin.
clash-power-tribute = Contribution
clash-power-tribute-text = Vos cités récoltent aussi sur les cases des cités ennemies, à 2 cases au plus. Dans une cité barbare, vous pouvez prendre une unité comme prisonnier au lieu de la ressource.
clash-power-human-sacrifices = Sacrifices humains
clash-power-human-sacrifices-text = Éliminez 1 prisonnier pour annuler l’événement que vous piochez, icône comprise, et en piocher un autre. À tout moment, un prisonnier sert de 1 jeton Humeur ou 1 jeton Culture.
clash-power-aztec-gold = Or aztèque
clash-power-aztec-gold-text = Quand vous fondez une cité, gagnez 1 or ; pour chaque montagne voisine, vous pouvez en plus changer 1 ressource ou 1 jeton en 1 or.
clash-power-growth = Croissance
clash-power-growth-text = Quand vous construisez dans sa cité, chaque prisonnier peut payer 2 ressources.
clash-power-offerings = Offrandes
clash-power-offerings-text = Action gratuite, une fois par tour : payez 2 jetons Humeur pour récolter avec sa cité si sa taille est de 3 ou moins.
clash-power-expansionism = Expansionnisme
clash-power-expansionism-text = En combat, annulez 1 touche par round si toutes vos cités sont à au moins 2 cases.
clash-power-mass-sacrifice = Sacrifice de masse
clash-power-mass-sacrifice-text = Action gratuite, une fois par tour : éliminez 2 prisonniers pour construire un bâtiment ou une merveille dans sa cité, au prix habituel.
clash-power-storm-master = Maître des tempêtes
clash-power-storm-master-text = Quand le texte d’un événement baisse l’humeur de sa cité ou y retire des unités autres que des chefs, vous pouvez annuler ces pertes.
clash-power-spread-of-fear = Semer la peur
clash-power-spread-of-fear-text = Action, une fois par tour : déplacez d’une case de terre une unité terrestre ennemie voisine de lui, sans engager de combat.

## Pouvoirs des Babyloniens

clash-power-canals = Canaux
clash-power-canals-text = Quand une récolte rapporte exactement 1 vivres, gagnez 1 vivres de plus.
clash-power-code-of-laws = Code de lois
clash-power-code-of-laws-text = Après une influence réussie, piochez une carte Action si vous en avez 4 ou moins.
clash-power-star-catalogues = Catalogues d’étoiles
clash-power-star-catalogues-text = Avant de piocher un événement, gagnez 1 idée ou 1 jeton Culture.
clash-power-ziggurats = Ziggurats
clash-power-ziggurats-text = Dogme ne limite pas vos idées. Les idées peuvent remplacer toute ressource d’un temple.
clash-power-lawgiver = Législateur
clash-power-lawgiver-text = Quand vous améliorez vos cités, 1 jeton Culture rend la sienne heureuse, quelle que soit sa taille.
clash-power-guardian = Gardien
clash-power-guardian-text = Une forteresse dans sa cité ne coûte que 1 minerai.
clash-power-liberator = Libérateur
clash-power-liberator-text = +2 en combat contre un adversaire qui a au moins autant de cités que vous.
clash-power-revolt = Révolte
clash-power-revolt-text = Quand l’une de vos cités, quelle qu’elle soit, est conquise, placez une infanterie avec lui, ou dans l’une de vos cités s’il n’y a pas la place.
clash-power-hanging-gardens = Les Jardins suspendus
clash-power-hanging-gardens-text = Au lieu de piocher une carte Merveille, prenez les Grands Jardins où qu’ils soient, sauf s’ils sont bâtis. Action gratuite : bâtissez une merveille dans sa cité ; les Grands Jardins y coûtent 2 jetons Culture de moins.
clash-power-iconoclast = Iconoclaste
clash-power-iconoclast-text = +2 en attaquant une cité avec temple.

## Pouvoirs des Carthaginois

clash-power-war-beasts = Bêtes de guerre
clash-power-war-beasts-text = Vos cités recrutent des éléphants sans marché si au moins 1 des 2 vivres de chacun est payé en or ou en culture.
clash-power-hegemony = Hégémonie
clash-power-hegemony-text = Action : un de vos navires devient une cité sur une case de terre voisine. Les unités terrestres de sa case de mer peuvent y débarquer, mais ne se déplacent plus ce tour.
clash-power-pirate-allies = Alliés pirates
clash-power-pirate-allies-text = Vos navires peuvent partager une case avec les pirates ou les attaquer. Les navires pirates d’une case où vous avez des unités sont à vous. 4 navires au plus par case.
clash-power-mercenary-companies = Mercenariat
clash-power-mercenary-companies-text = Conscription peut se payer en or. Dans une cité avec port, elle peut donner un navire au lieu d’une infanterie.
clash-power-sacrifice = Sacrifice
clash-power-sacrifice-text = +2 en défendant sa cité. Après un round où elle a survécu, vous pouvez la retirer et placer une infanterie à sa place : l’attaquant doit battre en retraite.
clash-power-foundress = Fondatrice
clash-power-foundress-text = Action gratuite : un colon de sa case, ou un navire par Hégémonie, fonde une cité.
clash-power-military-genius = Génie militaire
clash-power-military-genius-text = Au premier round d’un combat, les bonus ennemis autres que les dés comptent pour +2 au plus.
clash-power-hannibal-ad-portas = Hannibal ad portas
clash-power-hannibal-ad-portas-text = Une escouade avec lui et un éléphant ignore la pénalité des montagnes.
clash-power-fleet-commander = Commandant de flotte
clash-power-fleet-commander-text = +2 dans une bataille navale où un navire le transporte.
clash-power-navigator = Navigateur
clash-power-navigator-text = Action gratuite, une fois par tour : déplacez-le avec une escouade de navires qui n’ont pas encore bougé ce tour ; ils n’y bougent plus ensuite.

## Pouvoirs des Celtes

clash-power-druidic-influence = Influence druidique
clash-power-druidic-influence-text = Vous pouvez influencer les colonies barbares : un succès place 1 jeton Culture dessous, qui vaut 1 point s’il y est encore à la fin.
clash-power-tribal-brothers = Frères de tribu
clash-power-tribal-brothers-text = En combat contre un adversaire, +1 par cité barbare à 2 cases au plus, +4 au plus.
clash-power-tribal-allies = Alliés tribaux
clash-power-tribal-allies-text = Action, une fois par tour : des barbares apparaissent, comme par l’icône. Quand un événement que vous avez pioché déplace des barbares, 1 vivres arrête autant de leurs armées que vous voulez.
clash-power-tribal-trade = Commerce tribal
clash-power-tribal-trade-text = Le commerce atteint aussi les cités barbares qui ne sont pas mécontentes ; elles donnent des vivres.
clash-power-warrior-queen = Reine guerrière
clash-power-warrior-queen-text = +2 en combat si l’ennemi a plus de progrès de Guerre que vous.
clash-power-great-numbers = Grand nombre
clash-power-great-numbers-text = Quand un colon fonde une cité dans sa case, payez 1 vivres pour garder ce colon.
clash-power-warrior-people = Peuple guerrier
clash-power-warrior-people-text = En combat, +1 par colon à vous à 2 cases au plus.
clash-power-rapid-recruitment = Levée rapide
clash-power-rapid-recruitment-text = Quand sa cité recrute, chaque unité terrestre peut être placée sur une case de terre voisine sans ennemi.
clash-power-mortal-dread = Terreur
clash-power-mortal-dread-text = En combat, dès le deuxième round et une fois par round, payez 2 jetons Humeur pour chasser une unité d’armée ennemie vers une case de terre voisine libre.
clash-power-loyalty = Loyauté
clash-power-loyalty-text = Quand des barbares à 2 cases au plus de lui affrontent un autre joueur, vous pouvez jouer des manœuvres pour eux.

## Pouvoirs des Chinois

clash-power-rice-paddies = Rizières
clash-power-rice-paddies-text = Quand vous récoltez, chaque plaine où vous avez un colon, hors la case de la cité, donne 1 vivres de plus, 2 au plus.
clash-power-expansion = Expansion
clash-power-expansion-text = Après avoir recruté un colon, action gratuite : faites sortir des colons de vos cités, en 3 escouades au plus.
clash-power-fireworks = Feux d’artifice
clash-power-fireworks-text = Au premier round d’un conflit, payez 1 minerai et 1 bois pour annuler 1 touche.
clash-power-imperial-army = Armée impériale
clash-power-imperial-army-text = Action, une fois par tour : changez autant de colons en infanteries et d’infanteries en colons que vous voulez.
clash-power-the-great-wall = La Grande Muraille
clash-power-the-great-wall-text = Au lieu de piocher une carte Merveille, prenez la Grande Muraille où qu’elle soit, sauf si elle est bâtie. Action gratuite : bâtissez une merveille dans sa cité ; la Grande Muraille y coûte 2 jetons Culture de moins.
clash-power-tactician = Tacticien
clash-power-tactician-text = En combat, une fois par round, payez 2 jetons Culture pour annuler 1 touche.
clash-power-the-art-of-war = L’Art de la guerre
clash-power-the-art-of-war-text = Action et 1 jeton Humeur ou Culture, si sa cité est heureuse : gagnez un progrès de Guerre gratuit.
clash-power-swift-war = Guerre éclair
clash-power-swift-war-text = S’il survit à un combat contre des unités d’armée gagné au premier round, gagnez 1 jeton Humeur et 1 jeton Culture.
clash-power-agrarian-economist = Économiste agraire
clash-power-agrarian-economist-text = Action et 1 jeton Humeur ou Culture, si sa cité est heureuse : gagnez un progrès d’Agriculture gratuit.
clash-power-shrewd-conqueror = Conquérante avisée
clash-power-shrewd-conqueror-text = En combat, +2 à chaque round que vous commencez avec au moins autant d’unités d’armée que l’ennemi.

## Pouvoirs des Égyptiens

clash-power-flood-plains = Plaines inondables
clash-power-flood-plains-text = Vous pouvez fonder des cités dans le désert. Vos cités y récoltent des vivres ou du bois.
clash-power-architecture = Architecture
clash-power-architecture-text = Quand vous construisez, l’humeur peut remplacer toute ressource et la culture.
clash-power-embalming = Embaumement
clash-power-embalming-text = Après chacun de vos conflits, gagnez 1 jeton Culture si vous en avez moins de 5. Gagnez 1 jeton Culture à la perte de chacun de vos chefs.
clash-power-divine-ancestry = Ascendance divine
clash-power-divine-ancestry-text = Chacun de vos progrès de Théocratie agit aussi comme le progrès d’Autocratie de même niveau.
clash-power-legendary = Légendaire
clash-power-legendary-text = +1 de portée quand vous rayonnez depuis sa cité.
clash-power-seduction = Séduction
clash-power-seduction-text = Action gratuite, une fois par tour : posez 1 de vos jetons Culture dans sa cité. Qui veut attaquer une cité avec de tels jetons doit d’abord payer autant de jetons Culture.
clash-power-innovator = Novateur
clash-power-innovator-text = Après que sa cité a été activée pour autre chose qu’une récolte, gagnez 1 idée.
clash-power-physician = Médecin
clash-power-physician-text = Une académie ou un observatoire dans sa cité ne coûte que 1 minerai.
clash-power-grandiose = Grandiose
clash-power-grandiose-text = Construire un obélisque dans sa cité donne 1 jeton Culture ou 2 idées.
clash-power-sea-power = Puissance maritime
clash-power-sea-power-text = +2 en attaquant une cité côtière. Dans une bataille navale contre les pirates, +2 pour les navires de sa case.

## Pouvoirs des Grecs

clash-power-study = Formation
clash-power-study-text = Après avoir recruté dans une cité avec académie, gagnez 1 idée.
clash-power-sparta = Spartiates
clash-power-sparta-text = Conscription peut se payer en culture. En combat, l’ennemi ne joue pas de manœuvre aux rounds que vous commencez avec moins d’unités d’armée que lui.
clash-power-hellenization = Hellénisation
clash-power-hellenization-text = Vous pouvez rayonner depuis toute cité sous votre influence. Arts peut se payer 2 jetons Humeur.
clash-power-city-states = Cités-États
clash-power-city-states-text = Une fois par tour, quand vous activez une cité pour la deuxième fois, une autre des vôtres, au moins aussi grande et aussi heureuse, compte comme activée à sa place.
clash-power-charismatic = Charismatique
clash-power-charismatic-text = Action gratuite : payez 1 jeton Culture et activez sa cité pour jouer une carte Action qui coûte une action, sans la dépenser.
clash-power-the-known-world = Le Monde connu
clash-power-the-known-world-text = En combat, +1 par région où vous avez une cité, hors votre région de départ.
clash-power-this-is-sparta = C’est Sparte
clash-power-this-is-sparta-text = Après avoir recruté dans sa cité, gagnez 1 jeton Culture.
clash-power-hero-of-thermopylae = Héros des Thermopyles
clash-power-hero-of-thermopylae-text = En combat, +2 par unité d’armée que l’ennemi a de plus que vous au début du round.
clash-power-master = Maître
clash-power-master-text = Action et 1 jeton Humeur ou Culture, si sa cité est heureuse : gagnez un progrès d’Éducation gratuit.
clash-power-admiral = Amiral
clash-power-admiral-text = +2 dans une bataille navale où un navire le transporte.

## Pouvoirs des Huns

clash-power-nomads = Nomades
clash-power-nomads-text = Vos cités neutres ou heureuses de taille 1 se déplacent comme des unités. Se déplacer les active ; chacune gagne 1 ressource de sa nouvelle case.
clash-power-mounted-archers = Archers montés
clash-power-mounted-archers-text = Vos cités de taille 1 recrutent des cavaleries sans marché. Les cavaleries qui viennent d’être recrutées peuvent se déplacer gratuitement.
clash-power-raiders = Pillards
clash-power-raiders-text = Les colons adverses à 2 cases au plus de vos armées ne peuvent ni fonder de cité ni commercer, sauf avec leur armée ou dans leur cité.
clash-power-hunnic-tribes = Tribus hunniques
clash-power-hunnic-tribes-text = Quand un événement que vous avez pioché déplace des barbares, payez 1 or ou 1 jeton Culture pour choisir où va chaque armée.
clash-power-lord-of-horses = Maître des chevaux
clash-power-lord-of-horses-text = En combat, une fois par jet, une icône Cavalerie peut agir comme un éléphant : annulez 1 touche, mais le dé ne compte pas.
clash-power-ruler = Souverain
clash-power-ruler-text = Sa cité, si elle est neutre ou heureuse et de taille 1, compte pour une taille de plus quand elle récolte ou recrute.
clash-power-battering-ram = Bélier
clash-power-battering-ram-text = Quand vous attaquez une cité, l’ennemi ne joue pas de manœuvre au premier round.
clash-power-enforcer = Homme de main
clash-power-enforcer-text = À sa première activation du tour, sa cité peut agir comme si elle était heureuse ; elle n’est plus activée ensuite ce tour.
clash-power-tribute-of-rugila = Tribut
clash-power-tribute-of-rugila-text = Quand son armée a conquis une cité, gagnez 2 or si une autre cité ennemie est à 2 cases au plus.
clash-power-unifier = Unificateur
clash-power-unifier-text = Une cité barbare que son armée conquiert devient heureuse.

## Pouvoirs des Indiens

clash-power-proselytism = Prosélytisme
clash-power-proselytism-text = Une fois par tour, un colon peut influencer une cité ennemie : portée 2, +1 par autre colon à vous dans sa case. Une cité a +1 de portée par colon à vous qui s’y trouve.
clash-power-indian-elephants = Éléphants indiens
clash-power-indian-elephants-text = Vos cités en forêt recrutent des éléphants sans marché. Les éléphants de vos cités qui ne sont pas mécontentes peuvent commercer.
clash-power-prosperity = Prospérité
clash-power-prosperity-text = Une route commerciale peut donner 1 jeton Humeur, ou 1 jeton Culture si elle mène à une cité sous votre influence.
clash-power-peace-and-poetry = Paix et poésie
clash-power-peace-and-poetry-text = Une fois par tour, votre action Progresser peut coûter 1 jeton Humeur au lieu de 2 vivres.
clash-power-bladed-tusks = Défenses armées
clash-power-bladed-tusks-text = Avant un combat, payez 1 minerai : +1 à chaque jet par éléphant survivant à vous.
clash-power-prosperous = Prospère
clash-power-prosperous-text = Quand vous le déplacez dans l’une de vos cités, gagnez 1 or.
clash-power-buddhism = Bouddhisme
clash-power-buddhism-text = Une fois par tour, relancez une influence depuis sa cité si celle-ci a un temple ou si la cible est un temple.
clash-power-expansionist = Expansionniste
clash-power-expansionist-text = Quand son armée conquiert une cité, gagnez 1 jeton Culture, ou 2 si elle a un temple.
clash-power-careful-planning = Planification
clash-power-careful-planning-text = En combat, +2 à chaque round où vous n’avez pas joué de manœuvre.
clash-power-golden-age = Âge d’or
clash-power-golden-age-text = Action gratuite : activez sa cité et payez 1 jeton Culture en plus du prix habituel pour un progrès d’un groupe où vous n’en avez aucun.

## Pouvoirs des Japonais

clash-power-pottery = Poterie
clash-power-pottery-text = Une fois par tour, une récolte d’au moins 3 vivres donne 1 jeton Culture.
clash-power-horsemanship = Art équestre
clash-power-horsemanship-text = Vos cités avec forteresse recrutent des cavaleries sans marché. Au premier round en en défendant une, une icône Cavalerie donne +3 au lieu de +2.
clash-power-subterfuge = Subterfuge
clash-power-subterfuge-text = Quand un adversaire à 2 cases au plus joue une carte Action, vous pouvez en défausser une pour l’annuler.
clash-power-shogunate = Shogunat
clash-power-shogunate-text = Une fois par tour, une carte qui coûte une action devient gratuite. Conscription peut piocher une carte Action au lieu de recruter une infanterie.
clash-power-way-of-the-sword = La Voie du sabre
clash-power-way-of-the-sword-text = Avant un combat, payez 1 minerai : +2 à chaque jet.
clash-power-scholar = Érudit
clash-power-scholar-text = Après avoir construit une académie ou un observatoire dans sa cité, vous pouvez acheter un progrès sans dépenser d’action.
clash-power-fortification = Fortification
clash-power-fortification-text = +2 quand vous défendez une cité avec forteresse à 2 cases au plus de lui.
clash-power-mythical = Mythique
clash-power-mythical-text = Après un combat où il a survécu, payez 1 jeton Culture pour reprendre une manœuvre que vous y avez jouée.
clash-power-japanese-buddhism = Bouddhisme japonais
clash-power-japanese-buddhism-text = Action, ou action gratuite avec Religion d’État : payez 1 jeton Culture pour mettre à votre couleur un bâtiment sous influence de sa cité, sauf un obélisque.
clash-power-protectress = Protectrice
clash-power-protectress-text = +2 en combat comme défenseur.

## Pouvoirs des Mayas

clash-power-terraces = Terrasses
clash-power-terraces-text = Vos cités récoltent des vivres, du bois ou du minerai en montagne. Vos colons et vos chefs ignorent la pénalité des montagnes.
clash-power-ball-courts = Terrains de jeu
clash-power-ball-courts-text = Quand vous récoltez ou recrutez, 1 jeton Humeur fait compter la cité pour une taille de plus. Une fois par tour, un progrès de Spiritualité coûte 1 vivres de moins.
clash-power-calendar = Calendrier
clash-power-calendar-text = Action gratuite : regardez la première carte Événement ; 1 jeton Culture la met sous la pioche et vous montre la suivante.
clash-power-stelae = Stèles
clash-power-stelae-text = Après avoir construit un obélisque, fondé ou conquis une cité, gagnez 1 jeton Culture ou 1 idée.
clash-power-shield-of-the-sun = Bouclier du soleil
clash-power-shield-of-the-sun-text = Au premier round d’un combat dans une cité avec obélisque, annulez 1 touche.
clash-power-art-and-architecture = Art et architecture
clash-power-art-and-architecture-text = Quand vous construisez un bâtiment dans sa cité, 1 jeton Culture peut remplacer 2 ressources.
clash-power-born-of-fire = Né du feu
clash-power-born-of-fire-text = En attaquant une cité, ajoutez sa taille au premier round.
clash-power-cultural-influx = Afflux culturel
clash-power-cultural-influx-text = Après avoir construit dans sa cité, action gratuite : rayonnez depuis celle-ci.
clash-power-new-dynasty = Nouvelle dynastie
clash-power-new-dynasty-text = +2 en combat si elle est à 2 cases au plus de l’une de vos cités.
clash-power-reconstruction = Reconstruction
clash-power-reconstruction-text = Après un déplacement où son armée a conquis une cité, vous pouvez remplacer là où elle est un bâtiment à votre couleur par un autre que vous pouvez construire, sans payer.

## Pouvoirs des Perses

clash-power-grey-tide = Marée grise
clash-power-grey-tide-text = Vos cités voisines d’un désert recrutent des éléphants sans marché. Au premier round d’un combat où vous avez un éléphant, les bonus ennemis comptent pour +2 au plus.
clash-power-immortals = Immortels
clash-power-immortals-text = Avant chaque jet d’un conflit, payez jusqu’à 4 jetons Culture pour +1 chacun.
clash-power-zoroastrianism = Zoroastrisme
clash-power-zoroastrianism-text = Vos cités peuvent influencer une unité ennemie autre qu’un chef, sur terre et hors d’une cité : un succès la remplace par la vôtre, qui combat celles qui restent là.
clash-power-banking = Banque
clash-power-banking-text = Au début de votre tour, si vous avez de l’or, gagnez 1 or ou 1 jeton Culture.
clash-power-brilliant-strategist = Brillant stratège
clash-power-brilliant-strategist-text = Quand les manœuvres sont révélées, vous pouvez ignorer l’effet de votre carte pour +2 à ce round.
clash-power-king-of-persia = Roi de Perse
clash-power-king-of-persia-text = Action : activez sa cité et gagnez 1 jeton Humeur ou Culture par région où vous avez des cités, au plus la taille de la sienne.
clash-power-cultural-unity = Unité culturelle
clash-power-cultural-unity-text = Chaque influence réussie depuis sa cité donne 1 jeton Humeur.
clash-power-architect = Architecte
clash-power-architect-text = Action gratuite, une fois par tour : payez 2 jetons Culture pour construire un bâtiment ou une merveille dans sa cité, au prix habituel.
clash-power-mighty-host = Armée immense
clash-power-mighty-host-text = Sa case peut contenir 5 de vos unités d’armée. Avec 5 dans un combat, vous n’avez ni manœuvre ni icône.
clash-power-great-builder = Grand bâtisseur
clash-power-great-builder-text = Une merveille dans sa cité coûte 2 ressources ou jetons Culture de moins, en tout.

## Pouvoirs des Phéniciens

clash-power-cedars-and-dyes = Cèdres et teintures
clash-power-cedars-and-dyes-text = Vos navires commercent avec les cités côtières adverses jusqu’à 3 cases ; chacune de vos cités avec port aussi, d’elle-même.
clash-power-bireme = Birème
clash-power-bireme-text = +2 en bataille navale, mais au seul premier round si l’ennemi a Navires de guerre.
clash-power-alphabet = Alphabet
clash-power-alphabet-text = 2 routes commerciales au plus peuvent donner chacune 1 jeton Culture ou 2 idées.
clash-power-city-independence = Cités indépendantes
clash-power-city-independence-text = Vos ports ne peuvent pas être influencés, restent à vous après une conquête et valent 1½ point. Vos progrès de gouvernement ne valent rien.
clash-power-priest-of-astarte = Prêtre d’Astarté
clash-power-priest-of-astarte-text = +2 en combat si l’une de vos cités avec temple est à 2 cases au plus.
clash-power-deliverance = Délivrance
clash-power-deliverance-text = Une cité sous votre influence que son armée conquiert devient heureuse.
clash-power-trade-master = Maître du commerce
clash-power-trade-master-text = Une route commerciale d’un colon ou d’un navire de sa case ne compte pas dans les 4.
clash-power-constructor = Constructeur
clash-power-constructor-text = Action et 1 jeton Humeur ou Culture, si sa cité est heureuse : gagnez un progrès de Construction gratuit.
clash-power-protector-of-the-people = Protecteur du peuple
clash-power-protector-of-the-people-text = En défendant une cité, une fois par combat : payez 1 jeton Culture pour annuler 1 touche ; reprenez-le si vous gagnez.
clash-power-mediterranean-trader = Marchand méditerranéen
clash-power-mediterranean-trader-text = Une route commerciale d’un colon ou d’un navire de sa case donne en plus 1 or ou 1 jeton Culture.

## Pouvoirs des Romains

clash-power-aqueducts = Aqueducs
clash-power-aqueducts-text = Les famines vous épargnent. Hygiène ne coûte pas de vivres, ou bien pas d’action.
clash-power-roman-roads = Voies romaines
clash-power-roman-roads-text = Avec Routes, une escouade avance jusqu’à 4 cases de terre au lieu de 2.
clash-power-slave-trade = Commerce d’esclaves
clash-power-slave-trade-text = L’humeur peut remplacer toute ressource d’un bâtiment. Chaque conflit gagné donne 1 or et 1 jeton Humeur.
clash-power-provinces = Provinces
clash-power-provinces-text = Vos cités à au moins 3 cases de votre case de départ recrutent des cavaleries sans marché. Les cités que vous conquérez deviennent neutres, ou heureuses pour 1 jeton Culture.
clash-power-princeps = Princeps
clash-power-princeps-text = Action et 1 jeton Culture : activez sa cité, piochez une carte Action et une carte Objectif, puis défaussez-en une de chaque.
clash-power-emperor = Empereur
clash-power-emperor-text = +2 en combat dans une région où vous n’avez pas de cité.
clash-power-statesman = Homme d’État
clash-power-statesman-text = Action gratuite : améliorez sa cité, au prix habituel.
clash-power-proconsul = Proconsul
clash-power-proconsul-text = Quand son armée conquiert une cité et qu’il survit, vous pouvez payer 1 or pour placer une infanterie avec lui.
clash-power-dictator = Dictateur
clash-power-dictator-text = Sa cité ne peut pas être influencée. Les armées barbares à 2 cases au plus de lui ne bougent que si vous le permettez.
clash-power-civilizer = Civilisateur
clash-power-civilizer-text = +2 en combat contre les barbares.

## Pouvoirs des Vikings

clash-power-shipcraft = Artisanat nautique
clash-power-shipcraft-text = Navigation ne coûte pas de vivres. En passant à terre, un navire peut devenir un colon ou, avec Manœuvres, une infanterie ; en prenant la mer, ceux-ci peuvent devenir des navires.
clash-power-longships = Drakkars
clash-power-longships-text = Vos navires peuvent bouger encore après une bataille et transportent chacun 3 unités terrestres.
clash-power-marauders = Maraudeurs
clash-power-marauders-text = Quand vous commercez, chaque adversaire dont une cité est liée à un de vos navires sur une case voisine perd 1 ressource.
clash-power-runes = Runes
clash-power-runes-text = Après un combat où vous avez perdu au moins 2 unités d’armée, vous pouvez mettre de côté un obélisque, qui vaut 1 point.
clash-power-legendary-explorer = Explorateur légendaire
clash-power-legendary-explorer-text = Action et 1 jeton Culture, tant qu’il est sur un navire : marquez la région où il est, une fois chacune, pour 1 point.
clash-power-new-colonies = Nouvelles colonies
clash-power-new-colonies-text = Action gratuite, tant qu’il est sur un navire : débarquez toutes les unités terrestres de sa case sur une case de terre voisine.
clash-power-ruler-of-the-north = Souverain du Nord
clash-power-ruler-of-the-north-text = S’il est en jeu à la fin, ½ point par case entre lui et votre case de départ.
clash-power-danegeld = Danegeld
clash-power-danegeld-text = Avec Fiscalité, action, une fois par tour : activez sa cité et utilisez Fiscalité sans payer de jeton Humeur.
clash-power-prey = Butin
clash-power-prey-text = Quand son armée conquiert une cité qui n’était pas mécontente et qu’il survit, gagnez 2 or de plus.
clash-power-terror-of-the-north = Terreur du Nord
clash-power-terror-of-the-north-text = +2 en combat après un débarquement.

## Objectifs

clash-objective-star-gazers = Observateurs du ciel
clash-objective-star-gazers-text = Plus de cités avec observatoire que chaque adversaire.
clash-objective-horse-power = Puissance équestre
clash-objective-horse-power-text = Des cavaleries sur 3 cases différentes.
clash-objective-traders = Marchands
clash-objective-traders-text = Plus de cités avec marché que chaque adversaire.
clash-objective-great-commander = Grand commandant
clash-objective-great-commander-text = Gagnez un combat avec votre chef sans avoir eu plus d’unités d’armée que l’ennemi au départ.
clash-objective-versatility = Polyvalence
clash-objective-versatility-text = Un colon, une infanterie, un navire, une cavalerie, un éléphant et un chef.
clash-objective-brutus = Brutus
clash-objective-brutus-text = En un conflit, éliminez un chef adverse et 2 autres unités d’armée ou navires.
clash-objective-legacy = Héritage
clash-objective-legacy-text = Plus de cités avec obélisque que chaque adversaire.
clash-objective-ivory-tower = Tour d’ivoire
clash-objective-ivory-tower-text = Des éléphants sur 3 cases différentes.
clash-objective-migration-of-peoples = Migration
clash-objective-migration-of-peoples-text = Des colons sur 3 cases loin de vos cités.
clash-objective-trample = Piétinement
clash-objective-trample-text = Attaquant, gagnez un combat auquel survit une de vos cavaleries ou un de vos éléphants.
clash-objective-high-culture = Haute culture
clash-objective-high-culture-text = Les 4 progrès de civilisation, et 2 chefs mis en jeu dans la partie.
clash-objective-sea-cleansing = Mers libres
clash-objective-sea-cleansing-text = Gagnez deux batailles navales contre les pirates dans un tour.

## Cartes Événement

clash-event-uprising = Soulèvement
clash-event-uprising-text = Payez 1 à 4 jetons Humeur ou Culture, si vous en avez ; chacun vaut ½ point à la fin.
clash-event-envoy = Émissaires
clash-event-envoy-text = Vous gagnez 1 idée et 1 jeton Culture, un adversaire de votre choix 1 jeton Culture. La première carte Merveille est révélée : qui pioche une carte Merveille peut la prendre à la place.
clash-event-solar-eclipse = Éclipse solaire
clash-event-solar-eclipse-text = La carte reste : le prochain combat finit après son premier round. Le vainqueur gagne 1 point, ou le défenseur s’il n’y en a pas.
clash-event-trojan-horse = Cheval de Troie
clash-event-trojan-horse-text = La carte reste : le premier attaquant d’une cité défendue qui paie 1 bois et 1 jeton Culture gagne 1 point, et le défenseur ne joue pas de manœuvre au premier round.
clash-event-guillotine = Guillotine
clash-event-guillotine-text = Votre chef est éliminé. Mettez-en un autre en jeu gratuitement ou gagnez 2 points ; vous perdez tous les autres et ne recrutez plus de chef.
clash-event-anarchy = Anarchie
clash-event-anarchy-text = Vos progrès de gouvernement vont sur cette carte. Chacun de ceux que vous gagnez ensuite y reprend son cube ; chaque cube resté là vaut 1 point à la fin.
clash-event-scientific-trade = Échanges scientifiques
clash-event-scientific-trade-text = Chaque joueur gagne 1 idée par cité avec académie ou observatoire ; vous en gagnez au moins 2.
clash-event-flourishing-trade = Commerce florissant
clash-event-flourishing-trade-text = Chaque joueur gagne 1 or par cité avec marché ou port, 3 au plus ; vous en gagnez au moins 1.
clash-event-era-of-stability = Ère de stabilité
clash-event-era-of-stability-text = Chaque joueur gagne 1 jeton Humeur ou Culture par cité avec temple ou obélisque, 3 au plus ; vous en gagnez au moins 1.
clash-event-reformation = Réforme religieuse
clash-event-reformation-text = Un adversaire de votre choix remplace par le sien un temple à vous dans l’une de vos cités. Si vous n’en avez pas, un joueur de votre choix qui en a un résout cela à votre place.
clash-event-pandemics = Pandémie
clash-event-pandemics-text = Qui n’a pas Hygiène perd, pour chaque paire de cités et à son choix, une unité, une carte Action ou Objectif, une ressource ou un jeton.
clash-event-black-death = Peste noire
clash-event-black-death-text = Qui a au moins 4 unités en perd une sur 4, et une de plus avec Routes, Navigation ou Commerce. Chaque unité perdue vaut 1 point.
clash-event-famine-vermin = Famine : vermine
clash-event-famine-vermin-text = Qui a Conservation et pas Irrigation paie 1 vivres, l’or n’y suffit pas, ou l’une de ses cités devient mécontente.
clash-event-famine-drought = Famine : sécheresse
clash-event-famine-drought-text = Payez 1 vivres par cité à vous dans un désert ou à côté, 3 au plus, l’or n’y suffit pas ; si vous payez moins, l’une d’elles devient mécontente. Irrigation vous protège.
clash-event-fire = Incendie
clash-event-fire-text = Choisissez l’une de vos cités en forêt : l’humeur de chaque cité de cette forêt baisse. Si vous n’en avez pas, perdez 1 bois.
clash-event-successful-year = Année prospère
clash-event-successful-year-text = Qui a le moins de cités gagne 1 vivres par cité de retard sur celui qui en a le plus. Si tous en ont autant, chaque joueur gagne 1 vivres.
clash-event-great-architect = Grand architecte
clash-event-great-architect-text = Grand personnage, gardé à découvert. Une fois, quand vous bâtissez une merveille : son progrès n’est pas demandé, elle coûte 3 jetons Culture de moins et pas d’action.
clash-event-great-athlete = Grand athlète
clash-event-great-athlete-text = Grand personnage. Action : gagnez un progrès de Culture gratuit ; changez ensuite autant de jetons Culture en Humeur, ou d’Humeur en Culture, que vous voulez.
clash-event-great-diplomat = Grand diplomate
clash-event-great-diplomat-text = Grand personnage, gardé à découvert. Nommez un adversaire : aucun de vous deux n’attaque l’autre sans payer d’abord 2 jetons Culture. La carte part après une attaque, ou avec une de vos actions.
clash-event-great-seer = Grand devin
clash-event-great-seer-text = Grand personnage. Action : piochez autant de cartes Objectif que de joueurs et attribuez-en une à chacun, face cachée : ce sera le prochain objectif qu’il pioche.

## Icônes des cartes Événement

clash-icon-pirates = Des pirates apparaissent et pillent
clash-icon-pirates-text = Vous placez 2 navires pirates en mer, l’un à côté de vos cités si possible. Puis qui a une cité à côté d’un navire pirate perd 1 ressource ou 1 jeton, ou, à défaut, l’humeur d’une telle cité baisse.
