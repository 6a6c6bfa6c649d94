### Patchistory

## Le jeu

patchistory-name = Patchistory
patchistory-tagline = Cousez votre propre histoire, tuile sur tuile, des premières fermes à la Lune.
patchistory-time = Deux à trois heures entre joueurs, une demi-heure contre des robots.
patchistory-about = Pendant trois Ères, vous achetez des tuiles Terrain et les posez au-dessus ou en dessous de votre territoire, vous envoyez des ouvriers aux champs et sur les routes, vous vous alliez à vos voisins ou les combattez, et vous misez des Votes sur vos points forts. Patchistory est un jeu de Jun-Hyup Kim et Yeon-Min Jung, paru en 2013, pour 2 à 4 joueurs. La plupart des dispositions de tuiles, bien des pouvoirs et les cases des routes sont de nous, car aucune source ne les donne ; ils portent un A.
patchistory-edition-2013 = édition de 2013

## Options

patchistory-option-capital = Côté des capitales
patchistory-option-capital-equality = Égalité (tous pareils)
patchistory-option-capital-liberty = Liberté (chacun le sien)

## Le matériel

patchistory-box-eras = Ères
patchistory-box-capitals = Capitales
patchistory-box-general = Bâtiments Généraux
patchistory-box-tiles = Tuiles Terrain
patchistory-box-buildings = Tuiles Bâtiment
patchistory-box-people = Piste de Peuple
patchistory-box-routes = Routes commerciales
patchistory-box-prosperity = Cartes Prospérité
patchistory-era-1 = Ère I
patchistory-era-2 = Ère II
patchistory-era-3 = Ère III
patchistory-side-equality = Égalité
patchistory-side-liberty = Liberté
patchistory-capital-equality = Égalité
patchistory-capital-balanced = Liberté : Équilibre
patchistory-capital-farmers = Liberté : Paysans
patchistory-capital-merchants = Liberté : Marchands
patchistory-capital-warriors = Liberté : Guerriers
patchistory-capital-road = Route
patchistory-people =
    { $count ->
        [one] { $count } ouvrier sorti
       *[other] { $count } ouvriers sortis
    }
patchistory-route-principal = Route Principale
patchistory-route-allied = Route Alliée
patchistory-facts-era =
    territoire de { $size }×{ $size } au plus ; Commerce { $trade } Nourriture, Former { $train } Nourriture, Honorer les Héros { $heroes } Nourriture, Honorer les Merveilles { $wonders ->
        [one] { $wonders } Ressource
       *[other] { $wonders } Ressources
    } ; préparer une guerre { $preparation ->
        [one] { $preparation } Ressource
       *[other] { $preparation } Ressources
    } ; guerre gagnée { $attack } Culture pour un Agresseur, { $defence } pour le Défenseur
patchistory-facts-square = { $kind } : { $base }
patchistory-facts-square-bare = { $kind }
patchistory-facts-square-framed = { $kind } : { $frame } avec un ouvrier
patchistory-facts-square-both = { $kind } : { $base }, avec un ouvrier { $frame } de plus
patchistory-facts-capital = { $squares }
patchistory-facts-capital-square = { $name } ({ $gives })
patchistory-facts-tile = blanc : { $white } ; noir : { $black }
patchistory-facts-feature = { $icons }. { $text }
patchistory-facts-feature-bare = { $text }
patchistory-facts-building = { $gives } ; coûte { $cost } Ressources ; { $copies } tuiles
patchistory-facts-people = { $food } Nourriture par manche
patchistory-facts-route = { $goods }, l’un après l’autre ; { $count } dans la boîte
patchistory-tile = { $number } ({ $feature })
patchistory-tile-white = { $number }
patchistory-tile-side = { $tile }, côté { $side }
patchistory-offer = tuile { $number }
patchistory-face-white = blanc
patchistory-face-black = noir

## Icônes

patchistory-icon-money = Argent
patchistory-icon-food = Nourriture
patchistory-icon-resource = Ressource
patchistory-icon-culture = Culture
patchistory-icon-politics = Politique
patchistory-icon-transport = Transport
patchistory-icon-military = Force Militaire
patchistory-icon-defence = Défense
patchistory-amount-money = { $count } Argent
patchistory-amount-food = { $count } Nourriture
patchistory-amount-resource =
    { $count ->
        [one] { $count } Ressource
       *[other] { $count } Ressources
    }
patchistory-amount-culture = { $count } Culture
patchistory-amount-politics =
    { $count ->
        [one] { $count } point de Politique
       *[other] { $count } points de Politique
    }
patchistory-amount-transport = { $count } Transport
patchistory-amount-military = { $count } Force Militaire
patchistory-amount-defence = { $count } Défense

## Genres de carrés

patchistory-kind-money = Industrie – Argent
patchistory-kind-food = Industrie – Nourriture
patchistory-kind-resource = Industrie – Ressource
patchistory-kind-culture = Culture
patchistory-kind-politics = Politique
patchistory-kind-transport = Transport
patchistory-kind-military = Militaire
patchistory-kind-wasteland = Terre en friche
patchistory-kind-sea = Mer
patchistory-kind-hero = Héros
patchistory-kind-wonder = Merveille
patchistory-kind-special = Bâtiment Spécial
patchistory-feature-kind-hero = Héros
patchistory-feature-kind-wonder = Merveilles
patchistory-feature-kind-special = Bâtiments Spéciaux
patchistory-general-field = Champ
patchistory-general-farm = Ferme
patchistory-general-irrigated-terraces = Terrasses irriguées
patchistory-general-quarry = Carrière
patchistory-general-mine = Mine
patchistory-general-smithy = Forge
patchistory-general-stall = Étal
patchistory-general-market = Marché
patchistory-general-caravanserai = Caravansérail
patchistory-general-shrine = Autel
patchistory-general-temple = Temple
patchistory-general-academy = Académie
patchistory-general-tribune = Tribune
patchistory-general-council = Conseil
patchistory-general-palace = Palais
patchistory-general-stable = Écurie
patchistory-general-paved-road = Voie pavée
patchistory-general-anchorage = Mouillage
patchistory-general-barracks = Caserne
patchistory-general-archery-range = Champ de tir
patchistory-general-fort = Fort
patchistory-general-palisade = Palissade
patchistory-general-watchtower = Tour de guet
patchistory-general-manor-farm = Ferme seigneuriale
patchistory-general-windmill = Moulin à vent
patchistory-general-crop-rotation = Assolement
patchistory-general-sawmill = Scierie
patchistory-general-foundry = Fonderie
patchistory-general-saltworks = Saline
patchistory-general-fair = Foire
patchistory-general-counting-house = Comptoir
patchistory-general-merchant-house = Maison de négoce
patchistory-general-church = Église
patchistory-general-theatre = Théâtre
patchistory-general-monastery = Monastère
patchistory-general-town-hall = Hôtel de ville
patchistory-general-royal-court = Cour royale
patchistory-general-chancellery = Chancellerie
patchistory-general-post-relay = Relais de poste
patchistory-general-port = Port
patchistory-general-canal = Canal
patchistory-general-armoury = Armurerie
patchistory-general-tournament-ground = Lice
patchistory-general-stronghold = Place forte
patchistory-general-rampart = Rempart
patchistory-general-keep = Donjon
patchistory-general-mechanised-farm = Ferme mécanisée
patchistory-general-cannery = Conserverie
patchistory-general-agronomy-station = Station agronomique
patchistory-general-steelworks = Aciérie
patchistory-general-oil-field = Champ pétrolifère
patchistory-general-coal-mine = Houillère
patchistory-general-department-store = Grand magasin
patchistory-general-investment-bank = Banque d’affaires
patchistory-general-shopping-street = Rue commerçante
patchistory-general-cinema = Cinéma
patchistory-general-opera = Opéra
patchistory-general-television-studio = Studio de télévision
patchistory-general-ministry = Ministère
patchistory-general-embassy = Ambassade
patchistory-general-press-house = Maison de presse
patchistory-general-railway = Voie ferrée
patchistory-general-airport = Aéroport
patchistory-general-motorway = Autoroute
patchistory-general-tank-works = Usine de chars
patchistory-general-air-base = Base aérienne
patchistory-general-army-base = Base militaire
patchistory-general-bunker = Bunker
patchistory-general-radar-station = Station radar
patchistory-general-wasteland = Terre en friche
patchistory-general-sea = Mer
patchistory-general-cleared = Terre assainie
patchistory-general-razed = Terre bombardée

## Tuiles Bâtiment

patchistory-building-granary = Grenier
patchistory-building-orchard = Verger
patchistory-building-workshop = Atelier
patchistory-building-shop = Boutique
patchistory-building-garden = Jardin
patchistory-building-assembly = Assemblée
patchistory-building-bridge = Pont
patchistory-building-militia-hall = Salle de milice
patchistory-building-tower = Tour
patchistory-building-estate = Domaine
patchistory-building-ironworks = Usine sidérurgique
patchistory-building-trading-post = Poste de commerce
patchistory-building-museum = Musée
patchistory-building-city-hall = Mairie
patchistory-building-harbour = Rade
patchistory-building-garrison = Garnison
patchistory-building-citadel = Citadelle
patchistory-building-monument = Monument

## Héros, merveilles et Bâtiments Spéciaux

patchistory-feature-constantine-i = Constantin Iᵉʳ
patchistory-feature-constantine-i-text = À la pose, vous pouvez établir gratuitement une Route Alliée avec un joueur dont vous n’êtes pas encore l’allié ; il ne peut pas refuser. Vous choisissez votre extrémité. Toute guerre déclarée entre vous deux est annulée.
patchistory-feature-cyrus-the-great = Cyrus le Grand
patchistory-feature-cyrus-the-great-text = Chaque fois qu’un de vos ouvriers rapporte des biens d’une route, gagnez 1 Culture de plus.
patchistory-feature-moses = Moïse
patchistory-feature-moses-text = À la pose, prenez gratuitement un ouvrier sur votre Piste de Peuple et placez-le sur un emplacement libre.
patchistory-feature-aristotle = Aristote
patchistory-feature-aristotle-text = À la fin de votre Administration, gagnez 1 Culture par point de Politique restant, 2 au plus.
patchistory-feature-alexander-the-great = Alexandre le Grand
patchistory-feature-alexander-the-great-text = En tant qu’Agresseur, vous avez 2 de Puissance en plus.
patchistory-feature-homer = Homère
patchistory-feature-homer-text = Honorer les Héros vous coûte 1 point de Politique de moins.
patchistory-feature-julius-caesar = Jules César
patchistory-feature-julius-caesar-text = Une Menace vous coûte 1 point de Politique de moins.
patchistory-feature-socrates = Socrate
patchistory-feature-socrates-text = Une Campagne vous rapporte 1 Vote de plus.
patchistory-feature-gwanggaeto-the-great = Gwanggaeto le Grand
patchistory-feature-gwanggaeto-the-great-text = Une Route Principale vous coûte 1 Ressource au lieu de 2.
patchistory-feature-great-wall-of-china = Grande Muraille de Chine
patchistory-feature-great-wall-of-china-text = Défense +1 par ouvrier que vous contrôlez.
patchistory-feature-hanging-gardens-of-babylon = Jardins suspendus de Babylone
patchistory-feature-hanging-gardens-of-babylon-text = Une fois par manche, pendant votre Administration, vous pouvez renvoyer un ouvrier sur votre Piste de Peuple et gagner 5 Culture.
patchistory-feature-petra = Petra
patchistory-feature-petra-text = Argent +1 par Route Principale qui part de chez vous et par Route Alliée que vous partagez.
patchistory-feature-pyramids-of-giza = Pyramides de Gizeh
patchistory-feature-pyramids-of-giza-text = À la fin d’une Ère, gagnez 1 Culture par ouvrier que vous contrôlez.
patchistory-feature-ziggurat-of-ur = Ziggurat d’Ur
patchistory-feature-ziggurat-of-ur-text = À la fin d’une Ère, défaussez 3 Culture.
patchistory-feature-stonehenge = Stonehenge
patchistory-feature-stonehenge-text = Avant un Vote, gagnez 2 Votes.
patchistory-feature-lighthouse-of-alexandria = Phare d’Alexandrie
patchistory-feature-lighthouse-of-alexandria-text = Le Commerce vous coûte 1 Nourriture de moins.
patchistory-feature-parthenon = Parthénon
patchistory-feature-parthenon-text = Honorer les Merveilles vous coûte 1 point de Politique de moins.
patchistory-feature-colosseum = Colisée
patchistory-feature-colosseum-text = Après votre production et avant l’entretien, vous pouvez défausser jusqu’à 3 Nourriture et gagner 1 Culture pour chacune.
patchistory-feature-aqueduct = Aqueduc
patchistory-feature-aqueduct-text = Former vous coûte 1 Nourriture de moins.
patchistory-feature-great-granary = Grand Grenier
patchistory-feature-great-granary-text = Ses icônes seulement.
patchistory-feature-circus-maximus = Circus Maximus
patchistory-feature-circus-maximus-text = Pour chaque carte Prospérité décomptée où vous êtes premier, gagnez 1 Culture de plus.
patchistory-feature-senate = Sénat
patchistory-feature-senate-text = Ses icônes seulement.
patchistory-feature-legion-camp = Camp de légion
patchistory-feature-legion-camp-text = Ses icônes seulement.
patchistory-feature-city-walls = Murs de la cité
patchistory-feature-city-walls-text = Ses icônes seulement.
patchistory-feature-royal-road = Voie royale
patchistory-feature-royal-road-text = Ses icônes seulement.
patchistory-feature-christopher-columbus = Christophe Colomb
patchistory-feature-christopher-columbus-text = Une fois par manche, pendant votre Administration, vous pouvez renvoyer un ouvrier sur votre Piste de Peuple et gagner 3 Ressources.
patchistory-feature-genghis-khan = Gengis Khan
patchistory-feature-genghis-khan-text = Le Commerce vous coûte exactement 1 Nourriture, quoi qu’il arrive. Force Militaire +1 par Route Principale qui part de chez vous et par Route Alliée que vous partagez.
patchistory-feature-joan-of-arc = Jeanne d’Arc
patchistory-feature-joan-of-arc-text = En guerre, vous pouvez dépenser des Votes comme des Ressources ; chacun ajoute 1 de Puissance.
patchistory-feature-vasco-da-gama = Vasco de Gama
patchistory-feature-vasco-da-gama-text = Une fois par Ère, avant la première mise, vous pouvez prendre gratuitement l’une des tuiles proposées. Vous ne participez alors pas à ces Enchères.
patchistory-feature-yi-sun-sin = Yi Sun-sin
patchistory-feature-yi-sun-sin-text = Quand vous dépensez des Ressources dans une guerre, vous pouvez aussi renvoyer un ouvrier sur votre Piste de Peuple, mais pas celui de cette guerre : 4 de Puissance en plus.
patchistory-feature-elizabeth-i = Elizabeth Iʳᵉ
patchistory-feature-elizabeth-i-text = Pour un Échange, votre Transport compte comme supérieur de 2.
patchistory-feature-leonardo-da-vinci = Léonard de Vinci
patchistory-feature-leonardo-da-vinci-text = Construire un Bâtiment vous coûte 1 point de Politique de moins et vous rapporte 2 Culture.
patchistory-feature-johannes-gutenberg = Johannes Gutenberg
patchistory-feature-johannes-gutenberg-text = Une Campagne d’au moins 2 points de Politique vous rapporte 2 Votes de plus.
patchistory-feature-sejong-the-great = Sejong le Grand
patchistory-feature-sejong-the-great-text = Culture +1 pour 2 ouvriers présents dans votre territoire.
patchistory-feature-angkor-wat = Angkor Wat
patchistory-feature-angkor-wat-text = Partout où l’on compte vos terres en friche, vos mers comptent aussi. Elles restent des mers pour la pose des tuiles.
patchistory-feature-chichen-itza = Chichén Itzá
patchistory-feature-chichen-itza-text = Avant un Vote, vous pouvez renvoyer autant d’ouvriers que vous voulez sur votre Piste de Peuple et gagner 5 Culture pour chacun.
patchistory-feature-kremlin = Kremlin
patchistory-feature-kremlin-text = Une fois par manche, en Diplomatie ou en Administration, vous pouvez renvoyer un ouvrier sur votre Piste de Peuple et disposer de 4 points de Politique de plus pendant la manche.
patchistory-feature-machu-picchu = Machu Picchu
patchistory-feature-machu-picchu-text = Nourriture +1 par terre en friche de votre territoire, 4 au plus.
patchistory-feature-notre-dame-de-paris = Notre-Dame de Paris
patchistory-feature-notre-dame-de-paris-text = Chaque fois que vous Honorez les Merveilles, gagnez 2 Culture de plus.
patchistory-feature-taj-mahal = Taj Mahal
patchistory-feature-taj-mahal-text = À la fin d’une Ère, son entretien coûte 2 Ressources au lieu d’une.
patchistory-feature-forbidden-city = Cité interdite
patchistory-feature-forbidden-city-text = Personne ne peut vous menacer.
patchistory-feature-hagia-sophia = Sainte-Sophie
patchistory-feature-hagia-sophia-text = À la fin d’une Ère, gagnez 3 Culture par Route Alliée que vous partagez.
patchistory-feature-sistine-chapel = Chapelle Sixtine
patchistory-feature-sistine-chapel-text = Culture +1 par héros de votre territoire, 3 au plus.
patchistory-feature-university = Université
patchistory-feature-university-text = Ses icônes seulement.
patchistory-feature-cathedral = Cathédrale
patchistory-feature-cathedral-text = Avant un Vote, gagnez 1 Vote.
patchistory-feature-castle = Château fort
patchistory-feature-castle-text = En tant que Défenseur, vous ne perdez pas de Culture lors d’une Victoire Mémorable.
patchistory-feature-merchant-bank = Banque marchande
patchistory-feature-merchant-bank-text = Ses icônes seulement.
patchistory-feature-guildhall = Halle des guildes
patchistory-feature-guildhall-text = Ses icônes seulement.
patchistory-feature-royal-shipyard = Arsenal royal
patchistory-feature-royal-shipyard-text = Vos ouvriers entrent sur les mers de votre territoire sans dépenser de pas.
patchistory-feature-parliament = Parlement
patchistory-feature-parliament-text = Ses icônes seulement.
patchistory-feature-che-guevara = Che Guevara
patchistory-feature-che-guevara-text = Votre niveau de Politique est exactement de 6, quoi qu’il arrive.
patchistory-feature-karl-marx = Karl Marx
patchistory-feature-karl-marx-text = Vos ouvriers mangent exactement 5 Nourriture par manche.
patchistory-feature-mahatma-gandhi = Mahatma Gandhi
patchistory-feature-mahatma-gandhi-text = Vos Menaces ne rencontrent qu’une Puissance de Défense de 0 et réussissent toujours, même sans une épée ; l’exigence la plus forte en demande 5. À la fin de la partie, gagnez 1 Culture par emplacement Industrie – Nourriture de votre territoire.
patchistory-feature-otto-von-bismarck = Otto von Bismarck
patchistory-feature-otto-von-bismarck-text = Chaque fois qu’une de vos Menaces réussit, gagnez 5 Culture de la réserve.
patchistory-feature-napoleon-bonaparte = Napoléon Bonaparte
patchistory-feature-napoleon-bonaparte-text = En tant qu’Agresseur, vous préparez vos guerres gratuitement et gagnez en cas d’égalité contre un Défenseur.
patchistory-feature-general-patton = Général Patton
patchistory-feature-general-patton-text = Vos ouvriers sur les Routes Principales peuvent avancer de 2 cases de plus, même sans aucun Transport.
patchistory-feature-albert-einstein = Albert Einstein
patchistory-feature-albert-einstein-text = À la fin de la partie, gagnez 3 Culture par Bâtiment Spécial et par Bâtiment construit dans votre territoire, 15 au plus.
patchistory-feature-abraham-lincoln = Abraham Lincoln
patchistory-feature-abraham-lincoln-text = Avant un Vote, gagnez 1 Vote par ouvrier que vous contrôlez.
patchistory-feature-marie-curie = Marie Curie
patchistory-feature-marie-curie-text = Une fois par manche, pendant votre Administration, vous pouvez défausser 2 Ressources et gagner 5 Culture.
patchistory-feature-apollo-11 = Apollo 11
patchistory-feature-apollo-11-text = Culture +1 par Route Principale qui part de chez vous et par Route Alliée que vous partagez.
patchistory-feature-schwerer-gustav = Schwerer Gustav
patchistory-feature-schwerer-gustav-text = Dans une guerre dont vous êtes l’Agresseur, vous pouvez d’abord défausser une Route Principale qui part de chez vous ou une Route Alliée que vous partagez, mais pas celle de cette guerre : 5 de Puissance en plus. Ses ouvriers rentrent chez eux ; une alliance prend fin.
patchistory-feature-statue-of-liberty = Statue de la Liberté
patchistory-feature-statue-of-liberty-text = Rien ne peut la recouvrir. Une fois posée, votre territoire n’a plus de taille maximale. À la fin de la partie, gagnez 3 Culture par terre en friche que vous avez vous-même assainie.
patchistory-feature-stealth-bomber = Bombardier furtif
patchistory-feature-stealth-bomber-text = Une fois par manche, pendant votre Administration, vous pouvez assainir un emplacement 1×1 d’un joueur qui n’est pas votre allié, au seul prix d’une tuile Bâtiment ; vous en repiochez une.
patchistory-feature-wall-street = Wall Street
patchistory-feature-wall-street-text = À la fin de la partie, gagnez 1 Culture pour 2 Argent que vous possédez.
patchistory-feature-eiffel-tower = Tour Eiffel
patchistory-feature-eiffel-tower-text = Ses icônes seulement.
patchistory-feature-red-cross = Croix-Rouge
patchistory-feature-red-cross-text = Chaque fois que vous proposez une Aide, gagnez 2 Culture de plus, qu’elle soit acceptée ou refusée.
patchistory-feature-panama-canal = Canal de Panama
patchistory-feature-panama-canal-text = Chaque fois qu’un de vos ouvriers rapporte des biens d’une route, gagnez 2 Argent de plus.
patchistory-feature-hollywood = Hollywood
patchistory-feature-hollywood-text = Avant un Vote, gagnez 3 Votes.
patchistory-feature-power-station = Centrale électrique
patchistory-feature-power-station-text = Ses icônes seulement.
patchistory-feature-grand-railway-station = Gare centrale
patchistory-feature-grand-railway-station-text = Ses icônes seulement.
patchistory-feature-assembly-plant = Usine d’assemblage
patchistory-feature-assembly-plant-text = Construire un Bâtiment vous coûte 1 Ressource de moins.
patchistory-feature-united-nations = Nations unies
patchistory-feature-united-nations-text = Ses icônes seulement.
patchistory-feature-military-complex = Complexe militaire
patchistory-feature-military-complex-text = La première Ressource que vous dépensez dans une guerre ajoute 2 de Puissance au lieu d’1.
patchistory-feature-national-museum = Musée national
patchistory-feature-national-museum-text = À la fin d’une Ère, gagnez 1 Culture par héros et par merveille de votre territoire.
patchistory-feature-fallout-shelter = Abri antiatomique
patchistory-feature-fallout-shelter-text = Ses icônes seulement.

## Cartes Prospérité

patchistory-prosperity-military = Force Militaire
patchistory-prosperity-military-text = Le plus d’épées.
patchistory-prosperity-food = Production de Nourriture
patchistory-prosperity-food-text = Plus haut niveau de Nourriture.
patchistory-prosperity-culture = Production de Culture
patchistory-prosperity-culture-text = Plus haut niveau de Culture.
patchistory-prosperity-wastelands = Terres en friche
patchistory-prosperity-wastelands-text = Le plus de terres en friche, imprimées ou assainies.
patchistory-prosperity-heroes = Héros
patchistory-prosperity-heroes-text = Le plus de héros.
patchistory-prosperity-routes = Routes commerciales
patchistory-prosperity-routes-text = Le plus de Routes Principales à soi et de Routes Alliées réunies.
patchistory-prosperity-wonders = Merveilles
patchistory-prosperity-wonders-text = Le plus de merveilles.
patchistory-prosperity-money = Production d’Argent
patchistory-prosperity-money-text = Plus haut niveau d’Argent.
patchistory-prosperity-resource = Production de Ressources
patchistory-prosperity-resource-text = Plus haut niveau de Ressource.
patchistory-prosperity-politics = Politique
patchistory-prosperity-politics-text = Plus haut niveau de Politique.
patchistory-prosperity-transport = Transport
patchistory-prosperity-transport-text = Plus haut niveau de Transport.
patchistory-prosperity-defence = Puissance de Défense
patchistory-prosperity-defence-text = Le plus d’épées et de boucliers réunis.
patchistory-prosperity-people = Ouvriers
patchistory-prosperity-people-text = Le plus d’ouvriers sur le territoire et sur les routes.
patchistory-prosperity-architecture = Bâtiments
patchistory-prosperity-architecture-text = Le plus de Bâtiments Spéciaux et construits.
patchistory-prosperity-extent = Étendue
patchistory-prosperity-extent-text = Le plus de carrés de territoire.

## Actions

patchistory-deed-aid = Aide
patchistory-deed-threat = Menace
patchistory-deed-trade = Commerce
patchistory-deed-exchange = Échange
patchistory-deed-train = Former un ouvrier
patchistory-deed-honour-heroes = Honorer les Héros
patchistory-deed-honour-wonders = Honorer les Merveilles
patchistory-deed-build-route = Construire une route
patchistory-deed-sanitise = Assainir un carré
patchistory-deed-construct = Construire un bâtiment
patchistory-deed-campaign = Campagne
patchistory-group-diplomacy = Diplomatie
patchistory-group-general = Actions générales
patchistory-group-honour = Honneurs
patchistory-group-construction = Construction
patchistory-group-campaign = Campagne
patchistory-group-powers = Héros et merveilles

## Lieux

patchistory-place = { $what } { $cell }
patchistory-place-new = { $cell }
patchistory-route-from-to = route { $number } de { $from } vers { $to }
patchistory-route-between = Route Alliée { $number } de { $one } et { $other }
patchistory-route-number = route { $number }
patchistory-quarter-nw = en haut à gauche
patchistory-quarter-ne = en haut à droite
patchistory-quarter-sw = en bas à gauche
patchistory-quarter-se = en bas à droite
patchistory-order = Refuser les Aides et ne miser aucun Vote jusqu’à ce qu’on me demande autre chose

## Questions

patchistory-ask-take = Prenez-vous une tuile gratuitement ?
patchistory-ask-take-context = { $feature } le permet, une fois par Ère. Vous ne participez alors pas à ces Enchères.
patchistory-ask-bid = Combien, et sur quelle tuile ?
patchistory-ask-bid-context = Le nombre est votre mise totale à cet endroit. Elle doit être la plus haute, et elle est perdue dans tous les cas.
patchistory-ask-bid-first-context = Pour ces premières Enchères, vous pouvez aussi attendre votre prochain tour.
patchistory-ask-secret-bid-context = Vous misez en secret. Les deux mises sont perdues ; la plus forte emporte la tuile voulue par les deux.
patchistory-ask-side = Quel côté de { $tile } sera visible ?
patchistory-ask-at = Où placez-vous { $tile } ?
patchistory-ask-layers = Qu’est-ce qui va dessus, qu’est-ce qui va dessous ?
patchistory-ask-layers-context = Le carré en haut à gauche de la tuile est en { $cell }.
patchistory-ask-stay = Où reste l’ouvrier ?
patchistory-ask-stay-context = { $feature } est recouvert.
patchistory-ask-home = Où va l’ouvrier ?
patchistory-ask-home-context = N’importe quel emplacement libre de votre territoire. Un cadre doré compte aussitôt.
patchistory-ask-partner = Avec qui vous alliez-vous ?
patchistory-ask-partner-context = { $feature } apporte une Route Alliée ; personne ne peut refuser.
patchistory-ask-route-end = Quelle extrémité de la Route Alliée est la vôtre ?
patchistory-ask-route-end-context = { $who } reçoit l’autre.
patchistory-ask-diplomacy = Que faites-vous en Diplomatie ?
patchistory-ask-administration = Que faites-vous en Administration ?
patchistory-ask-points =
    { $points ->
        [one] Vous avez { $points } point de Politique.
       *[other] Vous avez { $points } points de Politique.
    }
patchistory-ask-offer = Quels biens proposez-vous à { $who } ?
patchistory-ask-offer-context = Vous gagnez { $accepted } Culture s’ils sont acceptés, { $refused } sinon.
patchistory-ask-answer-aid = Acceptez-vous { $goods } de { $who } ?
patchistory-ask-answer-aid-context = Si oui, vous ne proposerez pas d’Aide dans cette manche.
patchistory-ask-demand = Qu’exigez-vous de { $who } ?
patchistory-ask-send-back = Quel ouvrier retourne sur la Piste de Peuple ? ({ $feature })
patchistory-ask-send-back-context = { $text }
patchistory-ask-send-back-any-context = { $culture } Culture pour chacun.
patchistory-ask-trade-from = Quel ouvrier part ?
patchistory-ask-trade-by = Sur quelle route ?
patchistory-ask-give = Qu’échangez-vous ?
patchistory-ask-give-context =
    { $units ->
        [one] { $units } unité d’un même bien au plus.
       *[other] { $units } unités d’un même bien au plus.
    }
patchistory-ask-get = Que prenez-vous contre { $goods } ?
patchistory-ask-with = Quelle tuile Bâtiment utilisez-vous ?
patchistory-ask-with-context = Elle est posée côté terre en friche ; personne ne voit sa face.
patchistory-ask-on = Quel carré de { $who } devient une terre en friche ?
patchistory-ask-on-construct = Où s’élève le bâtiment ?
patchistory-ask-against = Quel territoire bombardez-vous ?
patchistory-ask-against-context = { $feature } assainit un carré d’un joueur qui n’est pas votre allié.
patchistory-ask-move = Quel ouvrier se déplace ?
patchistory-ask-move-context =
    { $range ->
        [one] Chacun peut parcourir { $range } emplacement.
       *[other] Chacun peut parcourir { $range } emplacements.
    }
patchistory-ask-move-to = Où va-t-il ?
patchistory-ask-move-to-context =
    { $range ->
        [one] Depuis { $cell }, { $range } emplacement au plus.
       *[other] Depuis { $cell }, { $range } emplacements au plus.
    }
patchistory-ask-along = De combien avance votre ouvrier sur { $route } ?
patchistory-ask-along-context =
    { $range ->
        [one] { $range } case au plus.
       *[other] { $range } cases au plus.
    }
patchistory-ask-meet = Quelle négociation vient d’abord ?
patchistory-ask-colour = La guerre avec { $who }, ou non ?
patchistory-ask-colour-context =
    { $cost ->
        [0] Rouge déclare la guerre, sans frais. Deux bleus peuvent s’allier.
       *[other] Rouge déclare la guerre et coûte { $cost ->
            [one] { $cost } Ressource
           *[other] { $cost } Ressources
        }. Deux bleus peuvent s’allier.
    }
patchistory-ask-alliance = Voulez-vous une alliance avec { $who } ?
patchistory-ask-alliance-context = Les deux doivent être d’accord. Des alliés ne se menacent pas et ne se combattent pas.
patchistory-ask-fight = Quelle guerre vient d’abord ?
patchistory-ask-give-up = Renoncez-vous à une route ?
patchistory-ask-give-up-context = { $feature } : { $power } de Puissance en plus dans cette guerre.
patchistory-ask-spend = Que dépensez-vous dans la guerre contre { $who } ?
patchistory-ask-spend-context = Votre Puissance est de { $mine }, la leur de { $theirs }. Ce qui est dépensé est perdu.
patchistory-ask-feast = Combien de Nourriture changez-vous en Culture ? ({ $most } au plus)
patchistory-ask-card = Quelle carte mettez-vous en jeu ?
patchistory-ask-card-context = Les cartes sont mélangées : on ne dit pas à qui est laquelle.
patchistory-ask-stake = Combien de Votes sur { $card } ?

## Choix

patchistory-do-bid = { $money } Argent
patchistory-do-wait = Attendre
patchistory-do-take = Prendre { $tile }
patchistory-do-no = Non
patchistory-do-side = Le côté { $side }
patchistory-do-discard = Défausser la tuile
patchistory-do-at = { $cell }
patchistory-do-layers-over = Tous les carrés dessus
patchistory-do-layers-all-under = Tous les carrés dessous
patchistory-do-layers-under = Dessous : { $squares }
patchistory-do-stay = { $place }
patchistory-do-home = { $place }
patchistory-do-aid = Proposer une Aide à { $who }
patchistory-do-offer = { $goods }
patchistory-do-accept = Accepter
patchistory-do-refuse = Refuser
patchistory-do-threaten = Menacer { $who }
patchistory-do-demand = { $what }
patchistory-do-break = Briser l’alliance avec { $who }
patchistory-do-use = Utiliser { $feature }
patchistory-do-send = Renvoyer l’ouvrier : { $place }
patchistory-do-end = C’est tout
patchistory-do-from = { $place }
patchistory-do-by = { $route }
patchistory-do-give = { $goods }
patchistory-do-get = { $goods }
patchistory-do-route = Construire une Route Principale vers { $who }
patchistory-do-on = { $place }
patchistory-do-against = { $who }
patchistory-do-construct = Construire { $building }
patchistory-do-campaign =
    { $points ->
        [one] Campagne de { $points } point
       *[other] Campagne de { $points } points
    }
patchistory-do-move = { $place }
patchistory-do-to = { $place }
patchistory-do-done = C’est tout
patchistory-do-go =
    { $spaces ->
        [one] { $spaces } case
       *[other] { $spaces } cases
    }
patchistory-do-rest = Se reposer, puis rentrer
patchistory-do-red = Rouge : la guerre
patchistory-do-blue = Bleu : pas de guerre
patchistory-do-ally = S’allier
patchistory-do-ally-with = S’allier avec { $who }
patchistory-do-near = L’extrémité près des 3 Argent
patchistory-do-far = L’extrémité près des 3 Culture
patchistory-do-give-up = Renoncer à { $route }
patchistory-do-spend =
    { $resources ->
        [one] { $resources } Ressource
       *[other] { $resources } Ressources
    }{ $votes ->
        [0] { "" }
       *[other] { "," } { $votes ->
            [one] { $votes } Vote
           *[other] { $votes } Votes
        }
    }{ $worker ->
        [0] { "" }
       *[other] { "," } un ouvrier
    }
patchistory-do-spend-fighter = { $spent }, ouvrier : { $place }
patchistory-do-feast = { $food } Nourriture
patchistory-do-stake =
    { $votes ->
        [one] { $votes } Vote
       *[other] { $votes } Votes
    }

## Pourquoi pas

patchistory-why-no-overlap = La tuile ne rencontrerait aucun de vos carrés.
patchistory-why-too-large = Votre territoire dépasserait les { $size } cases de côté permises par l’Ère.
patchistory-why-sea-there = Il y a une mer : rien ne va dessus ni dessous.
patchistory-why-sea-under = Une mer ne peut pas être sous un autre carré.
patchistory-why-seas-meet = Deux mers seraient côte à côte.
patchistory-why-half-hidden = Le nouveau héros, la merveille ou le Bâtiment Spécial serait à moitié caché.
patchistory-why-half-covered = Un héros, une merveille ou un Bâtiment Spécial serait à moitié recouvert.
patchistory-why-never-covered = La Statue de la Liberté ne peut pas être recouverte.
patchistory-why-no-points = Il faut { $need }, et vous en avez { $have }.
patchistory-why-no-food = Il faut { $need }, et vous en avez { $have }.
patchistory-why-no-resources = Il faut { $need }, et vous en avez { $have }.
patchistory-why-not-connected = Aucune route ne vous relie.
patchistory-why-no-goods = Une Aide compte { $need } unités, et vous en possédez { $have }.
patchistory-why-aid-accepted = Vous avez accepté une Aide dans cette manche.
patchistory-why-no-principal = Aucune Route Principale ne vous relie.
patchistory-why-allied = Vous êtes alliés.
patchistory-why-untouchable = La Cité interdite les protège.
patchistory-why-too-weak = Vous avez { $have } épées ; leurs épées et boucliers font { $need }, et il vous en faut davantage.
patchistory-why-not-first = Seulement comme première action de Diplomatie de la manche.
patchistory-why-no-ally = Vous n’êtes pas alliés.
patchistory-why-no-worker-at-home = Aucun de vos ouvriers n’est dans votre territoire.
patchistory-why-no-free-route = Aucune de vos routes n’est libre.
patchistory-why-nothing-to-exchange = Vous n’avez rien à échanger.
patchistory-why-no-transport = Vous n’avez pas de Transport.
patchistory-why-no-worker-left = Vos { $count } ouvriers sont tous sortis : il n’en reste pas sur votre Piste de Peuple.
patchistory-why-no-room = Aucun emplacement n’est libre.
patchistory-why-no-hero = Vous n’avez pas de héros.
patchistory-why-no-wonder = Vous n’avez pas de merveille.
patchistory-why-route-built = Vous avez déjà construit une route dans cette manche.
patchistory-why-no-route-left = Les { $count } Routes Principales sont toutes construites.
patchistory-why-no-tile = Vous n’avez pas de tuile Bâtiment.
patchistory-why-not-single = Seulement sur un emplacement d’un carré.
patchistory-why-on-sea = On ne construit pas sur une mer.
patchistory-why-campaigned = Vous avez déjà fait campagne dans cette manche.
patchistory-why-used = Déjà utilisé dans cette manche.
patchistory-why-no-worker = Vous n’avez pas d’ouvrier à renvoyer.
patchistory-why-fixed-points = Vos points de Politique sont fixés.
patchistory-why-nobody-to-raze = Il n’y a personne à qui le faire.
patchistory-why-cannot-prepare = Préparer une guerre demande { $need }, et vous en avez { $have }.
patchistory-why-shared = À la fin, deux ouvriers partageraient un emplacement.
patchistory-why-out-of-reach = C’est à { $away } pas, et votre Transport est de { $range }.
patchistory-why-no-way = Aucun chemin n’y mène.

## Journal

patchistory-log-round = { $era }, la manche { $round } commence ; { $who } est premier joueur.
patchistory-log-tile-shown = Proposée : { $tile }.
patchistory-log-tile-taken = { $who } prend { $tile } gratuitement ({ $feature }).
patchistory-log-tile-left = { $who } reçoit { $tile } sans miser.
patchistory-log-emergency = { $who } défausse { $culture } Culture contre 1 Argent.
patchistory-log-bid = { $who } mise { $money } Argent en tout sur { $tile }.
patchistory-log-waited = { $who } attend.
patchistory-log-won = { $who } remporte { $tile } pour { $money } Argent.
patchistory-log-placed =
    { $who } place { $tile }, en { $cell }{ $under ->
        [0] { "" }
        [2] { "," } entièrement dessous
       *[other] { "," } en partie dessous
    }.
patchistory-log-tile-discarded = { $who } défausse { $tile }.
patchistory-log-feature-lost = { $who } perd { $feature }.
patchistory-log-worker-came = Un ouvrier de { $who } se place en { $cell }.
patchistory-log-worker-to-track = { $who } n’a pas d’emplacement libre : l’ouvrier va sur la Piste de Peuple.
patchistory-log-aid-offered = { $who } propose { $goods } à { $to }.
patchistory-log-aid-accepted = { $to } accepte ; { $who } gagne { $culture } Culture.
patchistory-log-aid-refused = { $to } refuse ; { $who } gagne { $culture } Culture.
patchistory-log-threatened =
    { $who } menace { $target } et reçoit { $what }{ $culture ->
        [0] { "." }
       *[other] { "," } et { $culture } Culture de la réserve.
    }
patchistory-log-alliance-broken =
    { $who } brise l’alliance avec { $ally } et gagne { $votes ->
        [one] { $votes } Vote
       *[other] { $votes } Votes
    }.
patchistory-log-sent-back = { $who } renvoie un ouvrier sur la Piste de Peuple ({ $feature }) : { $what }.
patchistory-log-traded = Un ouvrier de { $who } part sur la { $route } pour { $food } Nourriture.
patchistory-log-exchanged = { $who } échange { $given } contre { $got }.
patchistory-log-trained = { $who } forme un ouvrier pour { $food } Nourriture.
patchistory-log-honoured-heroes = { $who } honore ses héros et gagne { $culture } Culture.
patchistory-log-honoured-wonders = { $who } honore ses merveilles et gagne { $culture } Culture.
patchistory-log-route-built =
    { $who } construit une Route Principale vers { $to } pour { $resources ->
        [one] { $resources } Ressource
       *[other] { $resources } Ressources
    }.
patchistory-log-sanitised = { $who } assainit { $cell }.
patchistory-log-sanitised-with = { $who } assainit { $cell } avec { $building }.
patchistory-log-razed = { $who } bombarde { $cell } chez { $owner }.
patchistory-log-razed-with = { $who } bombarde { $cell } chez { $owner } avec { $building }.
patchistory-log-constructed =
    { $who } construit { $building } en { $cell }{ $culture ->
        [0] { "." }
       *[other] { " " }et gagne { $culture } Culture.
    }
patchistory-log-drew = { $who } pioche une tuile Bâtiment.
patchistory-log-drew-this = { $who } pioche la tuile Bâtiment { $building }.
patchistory-log-campaigned =
    { $who } fait une Campagne de { $points ->
        [one] { $points } point
       *[other] { $points } points
    } et gagne { $votes ->
        [one] { $votes } Vote
       *[other] { $votes } Votes
    }.
patchistory-log-refined =
    { $who } change { $resources ->
        [one] { $resources } Ressource
       *[other] { $resources } Ressources
    } en { $culture } Culture ({ $feature }).
patchistory-log-points-left = { $who } gagne { $culture } Culture pour ses points restants.
patchistory-log-moved = { $who } déplace un ouvrier de { $from } à { $to }.
patchistory-log-went-along = Un ouvrier de { $who } va sur la case { $space } de la { $route }.
patchistory-log-prepares = Un ouvrier de { $who } arrive sur Retour/Préparation de la { $route }.
patchistory-log-goes-to-war = Un ouvrier de { $who } arrive sur Guerre/Retour de la { $route }.
patchistory-log-rested = Un ouvrier de { $who } se repose à côté de la { $route }.
patchistory-log-came-home = Un ouvrier de { $who } rentre de la { $route }.
patchistory-log-both-blue = { $who } et { $with } sont bleus : pas de guerre.
patchistory-log-both-red = { $who } et { $with } sont rouges : chacun est Agresseur.
patchistory-log-one-red = { $who } est rouge, { $with } bleu : la guerre est déclarée.
patchistory-log-prepared =
    { $resources ->
        [0] { $who } prépare la guerre sans frais.
       *[other] { $who } prépare la guerre pour { $resources ->
            [one] { $resources } Ressource
           *[other] { $resources } Ressources
        }.
    }
patchistory-log-allied = { $who } et { $with } sont maintenant alliés.
patchistory-log-not-allied = { $who } et { $with } ne s’allient pas.
patchistory-log-war-cancelled = La guerre entre { $who } et { $with } est annulée.
patchistory-log-route-given-up = { $who } renonce à la { $route } ({ $feature }) : { $power } de Puissance en plus.
patchistory-log-powers = Guerre : { $who } a une Puissance de { $power }, { $other } de { $other-power }.
patchistory-log-spent =
    { $who } dépense { $resources ->
        [one] { $resources } Ressource
       *[other] { $resources } Ressources
    }{ $votes ->
        [0] { "" }
       *[other] { "," } { $votes ->
            [one] { $votes } Vote
           *[other] { $votes } Votes
        }
    }{ $worker ->
        [0] { "" }
       *[other] { "," } un ouvrier
    } : { $power } de Puissance en tout.
patchistory-log-worker-fought = { $who } renvoie un ouvrier sur la Piste de Peuple ({ $feature }) : { $power } de Puissance en plus dans cette guerre.
patchistory-log-war-won =
    { $who } gagne la guerre contre { $over } et gagne { $culture } Culture{ $taken ->
        [0] { "." }
       *[other] { "," } et en prend { $taken } au vaincu.
    }
patchistory-log-war-lost-by-both = { $who } et { $other } sont à égalité : tous deux perdent la guerre.
patchistory-log-produced = { $who } produit { $goods }.
patchistory-log-produced-nothing = { $who } ne produit rien.
patchistory-log-route-yielded = Un ouvrier de { $who } rapporte { $what } de la { $route }.
patchistory-log-bonus = { $who } gagne { $what } de plus ({ $feature }).
patchistory-log-feasted = { $who } change { $food } Nourriture en Culture.
patchistory-log-fed =
    Les ouvriers de { $who } mangent { $food } Nourriture{ $culture ->
        [0] { "." }
       *[other] { "," } et { $culture } Culture est perdue pour ce qui manque.
    }
patchistory-log-kept =
    { $who } entretient héros et merveilles pour { $food } Nourriture et { $resources ->
        [one] { $resources } Ressource
       *[other] { $resources } Ressources
    }{ $culture ->
        [0] { "." }
       *[other] { "," } et perd { $culture } Culture pour ce qui manque.
    }
patchistory-log-votes =
    { $who } gagne { $votes ->
        [one] { $votes } Vote
       *[other] { $votes } Votes
    } ({ $feature }).
patchistory-log-cards = Cartes du Vote : { $cards }.
patchistory-log-staked =
    { $who } mise { $votes ->
        [one] { $votes } Vote
       *[other] { $votes } Votes
    } sur { $card }.
patchistory-log-card-dropped = La carte { $card } a le moins de Votes ({ $votes }) et est écartée.
patchistory-log-all-dropped = Plusieurs cartes ont le moins de Votes : aucune n’est décomptée.
patchistory-log-card-gained = { $card } : { $who }, rang { $rank }, gagne { $culture } Culture.
patchistory-log-card-lost = { $card } : { $who }, rang { $rank }, perd { $culture } Culture.
patchistory-log-card-nothing = { $card } : { $who }, rang { $rank }, ne gagne rien.
patchistory-log-first-rank = { $who } gagne { $culture } Culture de plus pour sa première place.
patchistory-log-end-gained = { $who } gagne { $culture } Culture ({ $feature }).
patchistory-log-end-lost = { $who } perd { $culture } Culture ({ $feature }).
patchistory-log-era-ended = Fin de l’{ $era }.
patchistory-log-ended = La partie est terminée.

## Points

patchistory-score-culture = Culture
