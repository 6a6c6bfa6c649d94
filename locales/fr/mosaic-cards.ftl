### Mosaic : ce qui est imprimé sur les cartes, les tuiles et le plateau

## Le jeu

mosaic-name = Mosaic
mosaic-tagline = Composez une civilisation autour de la Méditerranée antique.
mosaic-time = Environ deux heures entre joueurs, trois quarts d’heure contre des robots.
mosaic-about = Une action par tour : vous faites travailler votre peuple, vous fondez des cités, dressez des merveilles, étudiez des technologies, levez l’impôt et marchez, pendant que les icônes de neuf piliers composent une civilisation qui n’est qu’à vous. Jusqu’à trois Suprématies Impériales récompensent l’influence dans sept régions. Mosaic, Chroniques d’une civilisation est un jeu de Glenn Drover, paru en 2022, pour 2 à 6 joueurs. Quand aucune source ne donne un fait (la plupart des icônes, le nombre d’exemplaires des cartes, les valeurs des cartes Population, Tribut et Octroi, le mélange des marchandises et des caches, la carte), nous l’avons fixé nous-mêmes et marqué d’un A.

mosaic-edition-standard = Édition de 2022

## Actions

mosaic-action-work = Production
mosaic-action-population = Peuplement
mosaic-action-build = Construction
mosaic-action-wonder = Merveille
mosaic-action-technology = Technologie
mosaic-action-tax = Tribut & Octroi
mosaic-action-military = Militaire
mosaic-action-government = Gouvernement

## Marchés

mosaic-market-build = Marché des constructions
mosaic-market-technology = Marché des technologies
mosaic-market-population = Marché des populations
mosaic-market-tax = Marché des tributs et octrois

## Ressources et pistes

mosaic-resource-stone = pierre
mosaic-resource-food = nourriture
mosaic-resource-ideas = idées
mosaic-resource-money = argent
mosaic-resource-population = population

mosaic-track-stone = production de pierre
mosaic-track-food = production de nourriture
mosaic-track-ideas = production d’idées
mosaic-track-tax = production de tributs
mosaic-track-tariff = production d’octrois

## Piliers

mosaic-pillar-sci = Science
mosaic-pillar-eco = Économie
mosaic-pillar-agr = Agriculture
mosaic-pillar-pop = Population/Santé
mosaic-pillar-con = Construction
mosaic-pillar-cul = Culture
mosaic-pillar-gov = Gouvernement
mosaic-pillar-mil = Militaire/Empire
mosaic-pillar-urb = Urbanisation

## Unités

# $n : combien. Le nom seul, sans le nombre.
mosaic-unit-infantry =
    { $n ->
        [one] infanterie
       *[other] infanteries
    }
mosaic-unit-cavalry =
    { $n ->
        [one] cavalerie
       *[other] cavaleries
    }
mosaic-unit-siege =
    { $n ->
        [one] engin de siège
       *[other] engins de siège
    }

## Régions et ports

mosaic-region-hispania = Hispanie
mosaic-region-gaul = Gaule
mosaic-region-italy = Italie
mosaic-region-greece = Grèce
mosaic-region-assyria = Assyrie
mosaic-region-egypt = Égypte
mosaic-region-numidia = Numidie

mosaic-port-gades = Gadès
mosaic-port-tarraco = Tarraco
mosaic-port-massilia = Massilia
mosaic-port-ostia = Ostie
mosaic-port-syracuse = Syracuse
mosaic-port-piraeus = Le Pirée
mosaic-port-thessalonica = Thessalonique
mosaic-port-tyre = Tyr
mosaic-port-alexandria = Alexandrie
mosaic-port-carthage = Carthage

## Marchandises et caches

mosaic-good-fish = Poisson
mosaic-good-food = Nourriture
mosaic-good-stone = Pierre
mosaic-good-bronze = Bronze
mosaic-good-textiles = Textile
mosaic-good-wine = Vin
mosaic-good-olive-oil = Huile d’olive
mosaic-good-timber = Bois
mosaic-good-ivory = Ivoire
mosaic-good-gems = Gemmes
mosaic-good-incense = Encens
mosaic-good-dyes = Teintures
mosaic-good-wild = Joker

# $n : la quantité.
mosaic-cache-ideas = Cache : { $n } idées
mosaic-cache-stone = Cache : { $n } pierres
mosaic-cache-food = Cache : { $n } nourritures
mosaic-cache-money = Cache : { $n } argents
mosaic-cache-population = Cache : { $n } population

## Conseillers

mosaic-leader-magistrate = Magistrat
mosaic-leader-magistrate-start = 5 nourritures, 10 pierres. Population +1. Productions de nourriture, de pierre et de tributs : +2 chacune.
mosaic-leader-magistrate-power = Une fois, à votre tour : renoncez à 1 population contre 20 pierres, 20 nourritures ou 20 idées.
mosaic-leader-engineer = Ingénieur
mosaic-leader-engineer-start = 10 pierres, 10 argents. Production de pierre +5, production d’idées +3.
mosaic-leader-engineer-power = Quand vous construisez une cité, une cité portuaire ou un village manufacturier : production de pierre +1.
mosaic-leader-general = Général
mosaic-leader-general-start = 20 argents. 1 infanterie dans la région de votre cité de départ. Population +1. Production de tributs +10.
mosaic-leader-general-power = Votre limite de recrues est 3 et non 2. Avant chaque Suprématie Impériale, vous pouvez éliminer 1 unité ennemie là où vous avez de l’infanterie ou de la cavalerie.
mosaic-leader-scribe = Scribe
mosaic-leader-scribe-start = 10 nourritures, 5 idées. +5 sur une piste de production au choix.
mosaic-leader-scribe-power = 1 action de plus à votre premier tour, 2 à la fin de la partie. Gagnez 10 argents quand un joueur construit une merveille.
mosaic-leader-artist = Artiste
mosaic-leader-artist-start = 15 argents, 5 idées. Production d’idées +5.
mosaic-leader-artist-power = À la fin : 1 PV par icône Culture, celle de l’Artiste comprise, et ignorez 3 troubles.
mosaic-leader-priestess = Prêtresse
mosaic-leader-priestess-start = 15 argents, 5 nourritures. Production de tributs +6, production de nourriture +3.
mosaic-leader-priestess-power = Une fois, à votre tour : remplacez par une des vôtres une cité d’un adversaire qui en a au moins 4. À la fin : ignorez 3 troubles.
mosaic-leader-philosopher = Philosophe
mosaic-leader-philosopher-start = 10 idées, 10 argents. Production d’idées +8, et +3 sur une autre piste au choix. 1 technologie du dessus du paquet.
mosaic-leader-philosopher-power = Aucun autre pouvoir.
mosaic-leader-farmer = Agriculteur
mosaic-leader-farmer-start = 10 nourritures, 10 argents. Production de nourriture +5. 1 village agricole.
mosaic-leader-farmer-power = Chaque carte Population que vous prenez donne 1 population de plus.
mosaic-leader-merchant = Marchande
mosaic-leader-merchant-start = 30 argents. Production d’octrois +5. 1 village manufacturier.
mosaic-leader-merchant-power = Chaque carte Tribut que vous prenez donne 2 argents de plus par marchandise unique que vous avez.

## Gouvernements

# Chaque gouvernement a aussi ceci.
mosaic-government-refresh = Une fois, à votre tour : renouvelez un marché.

mosaic-government-tyranny = Tyrannie
mosaic-government-tyranny-text = À chaque Suprématie Impériale : 2 PV par région que vous dominez ; 3 PV à quatre joueurs ou plus.
mosaic-government-city-state = Cité-État
mosaic-government-city-state-text = À chaque Suprématie Impériale : 1 PV par cité à vous dans une seule région au choix.
mosaic-government-theocracy = Théocratie
mosaic-government-theocracy-text = À chaque Suprématie Impériale : 2 PV par région où vous avez une cité.
mosaic-government-monarchy = Monarchie
mosaic-government-monarchy-text = Tant que vous l’avez : productions de nourriture et de pierre +5 chacune. À chaque Suprématie Impériale : 3 PV par merveille que vous avez.
mosaic-government-oligarchy = Oligarchie
mosaic-government-oligarchy-text = Tant que vous l’avez : productions de tributs et d’octrois +5 chacune. À chaque Suprématie Impériale : 1 PV par âge d’or et par succès que vous avez ; 2 PV à quatre joueurs ou plus.
mosaic-government-republic = République
mosaic-government-republic-text = Quand vous prenez une carte, vous pouvez d’abord regarder le dessus de son paquet et préférer cette carte-là. À chaque Suprématie Impériale : 1 PV par 2 populations.

## Merveilles

mosaic-wonder-colosseum = Colisée de Rome
mosaic-wonder-colosseum-text = À la fin : 4 PV par région que vous dominez, et ignorez 4 troubles.
mosaic-wonder-hanging-gardens = Jardins suspendus
mosaic-wonder-hanging-gardens-text = À la fin : 3 PV par cité à vous sur un hexagone voisin, et ignorez 3 troubles.
mosaic-wonder-stonehenge = Stonehenge
mosaic-wonder-stonehenge-text = À la fin : 1 PV par 2 populations.
mosaic-wonder-colossus = Colosse de Rhodes
mosaic-wonder-colossus-text = Se place sur un hexagone de port. À la fin : 2 PV par cité à vous dans sa région.
mosaic-wonder-great-library = Grande Bibliothèque
mosaic-wonder-great-library-text = À la construction : choisissez un pilier, dont vous avez désormais 2 icônes de plus. À la fin : 5 PV.
mosaic-wonder-lighthouse = Phare d’Alexandrie
mosaic-wonder-lighthouse-text = Se place sur un hexagone de port. À la fin : 1 PV par marchandise unique que vous avez.
mosaic-wonder-temple-artemis = Temple d’Artémis
mosaic-wonder-temple-artemis-text = À la fin : 1 PV par unité dans sa région, de n’importe quel joueur.
mosaic-wonder-great-pyramid = Grande Pyramide
mosaic-wonder-great-pyramid-text = Demande une région d’au moins 3 cités, dont au moins 1 à vous. À la fin : 12 PV.
mosaic-wonder-sphinx = Sphinx
mosaic-wonder-sphinx-text = À la fin : 4 PV par merveille à vous dans sa région, lui compris.

## Âges d’or

mosaic-golden-medicine = Âge d’or de la Médecine
mosaic-golden-medicine-text = 6 icônes Population. Population +2. À la fin : 6 PV.
mosaic-golden-architecture = Âge d’or de l’Architecture
mosaic-golden-architecture-text = 6 icônes Construction. Production de pierre +3. À la fin : 6 PV.
mosaic-golden-art = Âge d’or de l’Art
mosaic-golden-art-text = 6 icônes Culture. Gagnez 10 pierres, 10 nourritures ou 10 idées. À la fin : 6 PV.
mosaic-golden-kings = Âge d’or des Rois
mosaic-golden-kings-text = 6 icônes Gouvernement. Production de tributs +3. À la fin : 6 PV.
mosaic-golden-public-games = Âge d’or des Jeux publics
mosaic-golden-public-games-text = 6 icônes Agriculture. Production de nourriture +3. À la fin : 6 PV.
mosaic-golden-city-states = Âge d’or des Cités-États
mosaic-golden-city-states-text = 6 icônes Urbanisation. Fondez une cité sans rien payer. À la fin : 6 PV.
mosaic-golden-science = Âge d’or de la Science
mosaic-golden-science-text = 6 icônes Science. Production d’idées +3. À la fin : 6 PV.
mosaic-golden-commerce = Âge d’or du Commerce
mosaic-golden-commerce-text = 6 icônes Économie. Production d’octrois +3. À la fin : 6 PV.
mosaic-golden-heroes = Âge d’or des Héros
mosaic-golden-heroes-text = 6 icônes Militaire. Placez 2 infanteries ou cavaleries là où vous avez des cités. À la fin : 6 PV.

## Succès de civilisation

mosaic-achievement-natalist = Civilisation nataliste
mosaic-achievement-natalist-text = Population de 12 ou plus. À la fin : 6 PV.
mosaic-achievement-administrative = Civilisation administrative
mosaic-achievement-administrative-text = Production de tributs de 12 ou plus. À la fin : 6 PV.
mosaic-achievement-builder = Civilisation bâtisseuse
mosaic-achievement-builder-text = 5 grands projets et merveilles ou plus, en tout. À la fin : 6 PV.
mosaic-achievement-merchant-civ = Civilisation marchande
mosaic-achievement-merchant-civ-text = 7 marchandises uniques ou plus. À la fin : 6 PV.
mosaic-achievement-maritime = Civilisation maritime
mosaic-achievement-maritime-text = 3 cités portuaires. À la fin : 6 PV.
mosaic-achievement-opulent = Civilisation opulente
mosaic-achievement-opulent-text = 60 argents ou plus en main. À la fin : 6 PV.
mosaic-achievement-imperial = Civilisation impériale
mosaic-achievement-imperial-text = Dominez 4 régions ; 3 à quatre joueurs ou plus. À la fin : 6 PV.
mosaic-achievement-eclectic = Civilisation hétéroclite
mosaic-achievement-eclectic-text = Au moins 1 icône de chaque pilier. À la fin : 6 PV.
mosaic-achievement-erudite = Civilisation érudite
mosaic-achievement-erudite-text = Production d’idées de 15 ou plus. À la fin : 6 PV.
mosaic-achievement-agricultural = Civilisation agricole
mosaic-achievement-agricultural-text = Production de nourriture de 15 ou plus. À la fin : 6 PV.
mosaic-achievement-urban = Civilisation urbaine
mosaic-achievement-urban-text = 5 cités ou plus. À la fin : 6 PV.
mosaic-achievement-quarrying-civ = Civilisation excavatrice
mosaic-achievement-quarrying-civ-text = Production de pierre de 15 ou plus. À la fin : 6 PV.
mosaic-achievement-warlike = Civilisation belliciste
mosaic-achievement-warlike-text = 6 unités ou plus sur la carte. À la fin : 6 PV.
mosaic-achievement-trading = Civilisation négociante
mosaic-achievement-trading-text = Production d’octrois de 12 ou plus. À la fin : 6 PV.
mosaic-achievement-scientific = Civilisation scientifique
mosaic-achievement-scientific-text = 15 technologies visibles ou plus. À la fin : 6 PV.

## Cartes Construction

mosaic-build-farming-town = Village agricole
mosaic-build-farming-town-text = Gagnez 5 nourritures. Production de nourriture +1. Placez un village agricole.
mosaic-build-manufacturing-town = Village manufacturier
mosaic-build-manufacturing-town-text = Gagnez 5 argents. Production d’octrois +1. Placez un village manufacturier. À la fin : 5 PV si vous avez les trois marchandises de la carte.
mosaic-build-mt-jewellers = Village manufacturier (joailliers)
mosaic-build-mt-jewellers-text = Gagnez 5 argents. Production d’octrois +1. Placez un village manufacturier. À la fin : 5 PV si vous avez Bronze, Gemmes et Ivoire.
mosaic-build-mt-weavers = Village manufacturier (tisserands)
mosaic-build-mt-weavers-text = Gagnez 5 argents. Production d’octrois +1. Placez un village manufacturier. À la fin : 5 PV si vous avez Textile, Teintures et Encens.
mosaic-build-mt-coopers = Village manufacturier (tonneliers)
mosaic-build-mt-coopers-text = Gagnez 5 argents. Production d’octrois +1. Placez un village manufacturier. À la fin : 5 PV si vous avez Vin, Huile d’olive et Bois.
mosaic-build-port-city = Cité portuaire
mosaic-build-port-city-text = Gagnez 10 argents. Placez une cité portuaire.
mosaic-build-architectural-city = Cité architecturale
mosaic-build-architectural-city-text = Gagnez 5 pierres. Placez une cité.
mosaic-build-capital = Capitale
mosaic-build-capital-text = Vous pouvez renouveler un marché. Placez une cité.
mosaic-build-teeming-city = Cité grouillante
mosaic-build-teeming-city-text = Population +1. Placez une cité.
mosaic-build-cultural-city = Cité culturelle
mosaic-build-cultural-city-text = Placez une cité. À la fin : ignorez 3 troubles.
mosaic-build-merchant-city = Cité marchande
mosaic-build-merchant-city-text = Production d’octrois +3. Placez une cité.
mosaic-build-research-city = Cité de recherche
mosaic-build-research-city-text = Production d’idées +3. Placez une cité.
mosaic-build-agricultural-city = Cité agricole
mosaic-build-agricultural-city-text = Production de nourriture +3. Placez une cité.
mosaic-build-garrison-city = Ville de garnison
mosaic-build-garrison-city-text = Placez une cité, puis 1 infanterie ou cavalerie dans sa région.
mosaic-build-gp-walls = Murs de la ville
mosaic-build-gp-walls-text = Grand projet. À la fin : 1 PV par icône Militaire.
mosaic-build-gp-aqueduct = Aqueduc
mosaic-build-gp-aqueduct-text = Grand projet. À la fin : 1 PV par icône Population.
mosaic-build-gp-granaries = Greniers
mosaic-build-gp-granaries-text = Grand projet. À la fin : 1 PV par icône Agriculture.
mosaic-build-gp-quarries = Carrières
mosaic-build-gp-quarries-text = Grand projet. À la fin : 1 PV par icône Construction.
mosaic-build-gp-baths = Bains publics
mosaic-build-gp-baths-text = Grand projet. À la fin : 1 PV par icône Culture.
mosaic-build-gp-roads = Routes
mosaic-build-gp-roads-text = Grand projet. À la fin : 1 PV par icône Économie.
mosaic-build-gp-admin = Centre administratif
mosaic-build-gp-admin-text = Grand projet. À la fin : 1 PV par icône Gouvernement.
mosaic-build-gp-hospital = Hôpital
mosaic-build-gp-hospital-text = Grand projet. À la fin : 1 PV par icône Science.
mosaic-build-gp-forum = Forum
mosaic-build-gp-forum-text = Grand projet. À la fin : 1 PV par icône Urbanisation.

## Cartes Population

# $food : ce qu’elle coûte. $people : ce qu’elle donne.
mosaic-population-card = Population +{ $people } pour { $food } nourritures
mosaic-population-card-text = Payez { $food } nourritures. Population +{ $people }.

## Cartes Tribut & Octroi

# $a et $b : les deux multiplicateurs. $unrest : ce qu’elle coûte à la fin.
mosaic-tax-card = Tribut { $a }/{ $b } (troubles : { $unrest })
mosaic-tax-card-text = Gagnez { $a } × population + { $b } × icônes Gouvernement + production de tributs. Troubles : { $unrest }.
mosaic-tariff-card = Octroi { $a }/{ $b } (troubles : { $unrest })
mosaic-tariff-card-text = Gagnez { $a } × marchandises uniques + { $b } × cités + production d’octrois. Troubles : { $unrest }.

## Technologies de départ

mosaic-tech-agricultural-colony = Colonie agricole
mosaic-tech-agricultural-colony-text = Production de nourriture +3.
mosaic-tech-agriculture = Agriculture
mosaic-tech-agriculture-text = Production de nourriture +3.
mosaic-tech-alphabet = Alphabet
mosaic-tech-alphabet-text = Production d’idées +3.
mosaic-tech-arch = Voûte
mosaic-tech-arch-text = Population +1. Production d’idées +2.
mosaic-tech-architecture = Architecture
mosaic-tech-architecture-text = Population +1. Production de pierre +1.
mosaic-tech-art = Art
mosaic-tech-art-text = Gagnez 5 idées. À la fin : 3 PV.
mosaic-tech-bows = Arcs
mosaic-tech-bows-text = Placez 2 cavaleries ensemble dans la région que vous voulez. Puis éliminez 1 unité ennemie là où vous avez de la cavalerie.
mosaic-tech-bronze = Bronze
mosaic-tech-bronze-text = Placez 3 infanteries ensemble dans la région que vous voulez. Prenez 1 Bronze sur la carte.
mosaic-tech-cartography = Cartographie
mosaic-tech-cartography-text = Prenez sur la carte la marchandise ou la cache que vous voulez. Gagnez 5 argents.
mosaic-tech-citizen-levy = Conscription citoyenne
mosaic-tech-citizen-levy-text = Désormais : 1 recrue de plus par action Militaire.
mosaic-tech-city-state-tech = Cité-État
mosaic-tech-city-state-tech-text = Production de tributs +3. À la fin : 2 PV.
mosaic-tech-clay-bricks = Briques d’argile
mosaic-tech-clay-bricks-text = Production de pierre +2. Population +1.
mosaic-tech-construction-tech = Construction
mosaic-tech-construction-tech-text = À la fin : votre meilleur grand projet compte une seconde fois.
mosaic-tech-craft-town = Village d’artisans
mosaic-tech-craft-town-text = Gagnez 10 argents.
mosaic-tech-crafts = Artisanat
mosaic-tech-crafts-text = Prenez la marchandise joker dans votre entrepôt.
mosaic-tech-dance = Danse
mosaic-tech-dance-text = Gagnez 5 idées. À la fin : 3 PV.
mosaic-tech-dietary-laws = Règles alimentaires
mosaic-tech-dietary-laws-text = Population +1. Production de nourriture +1.
mosaic-tech-drama = Pièce de théâtre
mosaic-tech-drama-text = Gagnez 5 idées. À la fin : 3 PV.
mosaic-tech-exploration = Exploration
mosaic-tech-exploration-text = Choisissez une région sans cité à vous. Placez-y 1 infanterie et 1 village agricole ; le village n’a pas besoin de cité voisine.
mosaic-tech-fishing = Pêche
mosaic-tech-fishing-text = Production de nourriture +3. Prenez 1 Poisson sur la carte, qui ajoute son propre +3.
mosaic-tech-history = Histoire
mosaic-tech-history-text = À la fin : 1 PV par icône Militaire et 2 PV par succès que vous avez.
mosaic-tech-irrigation = Irrigation
mosaic-tech-irrigation-text = Production de nourriture +2 par icône Agriculture que vous avez maintenant, celle-ci comprise.
mosaic-tech-law-code = Code des lois
mosaic-tech-law-code-text = +3 sur une piste de production au choix.
mosaic-tech-magistrates = Magistrats
mosaic-tech-magistrates-text = +3 sur une piste de production au choix.
mosaic-tech-music = Musique
mosaic-tech-music-text = Gagnez 5 idées. À la fin : 3 PV.
mosaic-tech-numerals = Numération
mosaic-tech-numerals-text = Production d’idées +3.
mosaic-tech-oral-tradition = Tradition orale
mosaic-tech-oral-tradition-text = Production d’idées +3.
mosaic-tech-philosophy = Philosophie
mosaic-tech-philosophy-text = À la fin : 1 PV par icône Science.
mosaic-tech-poetry = Poésie
mosaic-tech-poetry-text = Gagnez 5 idées. À la fin : 3 PV.
mosaic-tech-pottery = Poterie
mosaic-tech-pottery-text = Production de nourriture +2. Production d’octrois +3.
mosaic-tech-quarrying = Carrière
mosaic-tech-quarrying-text = Production de pierre +3.
mosaic-tech-royal-house = Maison royale
mosaic-tech-royal-house-text = Production de tributs +3. Gagnez 10 argents. À la fin : 2 PV.
mosaic-tech-seeds = Semences
mosaic-tech-seeds-text = Production de nourriture +3.
mosaic-tech-spears = Javelots
mosaic-tech-spears-text = Placez 2 infanteries ensemble dans la région que vous voulez. Puis éliminez 1 unité ennemie là où vous avez de l’infanterie.
mosaic-tech-tiles = Carrelage
mosaic-tech-tiles-text = Production de pierre +2. À la fin : 2 PV par merveille que vous avez.
mosaic-tech-trade-routes = Routes commerciales
mosaic-tech-trade-routes-text = Production d’octrois +3. Gagnez 10 argents.
mosaic-tech-villages = Villages
mosaic-tech-villages-text = Population +1. Production de nourriture +1.
mosaic-tech-wheel = Roue
mosaic-tech-wheel-text = Production d’octrois +2. Production de pierre +2.
mosaic-tech-writing = Écriture
mosaic-tech-writing-text = Production d’idées +1 par icône Science que vous avez maintenant, celle-ci comprise.

## Technologies standard

mosaic-tech-animal-domestication = Domestication animale
mosaic-tech-animal-domestication-text = Production de nourriture +3. Placez 1 cavalerie là où vous avez une cité.
mosaic-tech-armor = Armure
mosaic-tech-armor-text = Désormais : personne ne peut éliminer vos unités.
mosaic-tech-astronomy = Astronomie
mosaic-tech-astronomy-text = Production d’idées +3. Prenez sur la carte la marchandise que vous voulez.
mosaic-tech-bureaucracy = Bureaucratie
mosaic-tech-bureaucracy-text = Production de tributs +3. Puis faites en plus une action Production.
mosaic-tech-calendar = Calendrier
mosaic-tech-calendar-text = Production de nourriture +2 par icône Science que vous avez maintenant, celle-ci comprise, jusqu’à +10.
mosaic-tech-caste-system = Système de castes
mosaic-tech-caste-system-text = Production de nourriture +2. Production de pierre +2. Désormais : prenez un gouvernement sans avoir ses piliers.
mosaic-tech-cavalry-tactics = Tactiques de cavalerie
mosaic-tech-cavalry-tactics-text = Éliminez 2 unités ennemies là où vous avez de la cavalerie. À chaque Suprématie Impériale : +2 influences dans toute région où vous avez de la cavalerie.
mosaic-tech-cement = Ciment
mosaic-tech-cement-text = Production de pierre +3. À la fin : 2 PV par grand projet que vous avez.
mosaic-tech-census = Recensement
mosaic-tech-census-text = Production de tributs +3. Population +1.
mosaic-tech-chemistry = Chimie
mosaic-tech-chemistry-text = Production d’idées +3.
mosaic-tech-cisterns = Citerne/Puits
mosaic-tech-cisterns-text = Population +2.
mosaic-tech-cities = Cités
mosaic-tech-cities-text = Fondez une cité sans rien payer.
mosaic-tech-citizenship = Citoyenneté
mosaic-tech-citizenship-text = Marquez tout de suite 1 PV par population, jusqu’à 10.
mosaic-tech-colony = Colonie
mosaic-tech-colony-text = Fondez une cité sans rien payer dans une région où vous n’en avez pas.
mosaic-tech-composite-bow = Arc composite
mosaic-tech-composite-bow-text = Placez 2 cavaleries ensemble dans la région que vous voulez. Puis éliminez 2 unités ennemies là où vous avez de la cavalerie.
mosaic-tech-crop-rotation = Rotation des cultures
mosaic-tech-crop-rotation-text = Désormais : gagnez 5 nourritures quand vous tirez pierre ou idées d’une Production.
mosaic-tech-coinage = Devise/Frappe de monnaie
mosaic-tech-coinage-text = Production d’octrois +3. Gagnez 10 argents.
mosaic-tech-customs-houses = Bureaux d’octroi
mosaic-tech-customs-houses-text = Production d’octrois +5 par cité portuaire que vous avez maintenant.
mosaic-tech-diplomats = Diplomates
mosaic-tech-diplomats-text = Une fois, juste avant une Suprématie Impériale : chassez toutes les unités d’un adversaire d’une région vers une région voisine.
mosaic-tech-dynasty = Dynastie
mosaic-tech-dynasty-text = À la fin : 1 PV par icône Gouvernement.
mosaic-tech-fundamental-research = Recherche fondamentale
mosaic-tech-fundamental-research-text = Production d’idées +4. Marquez tout de suite 1 PV par technologie visible à vous, celle-ci comprise, jusqu’à 10.
mosaic-tech-empires = Empires
mosaic-tech-empires-text = À la fin : 1 PV par cité que vous avez.
mosaic-tech-engineering = Ingénierie
mosaic-tech-engineering-text = Production de pierre +3. Placez un village, agricole ou manufacturier, sans rien payer.
mosaic-tech-fermentation = Fermentation
mosaic-tech-fermentation-text = À la fin : 1 PV par icône Agriculture.
mosaic-tech-fertilizer = Engrais
mosaic-tech-fertilizer-text = Production de nourriture +3. Puis gagnez en nourriture le double de cette production.
mosaic-tech-festivals = Festivités
mosaic-tech-festivals-text = À la fin : 1 PV par icône Culture.
mosaic-tech-flood-plain-farming = Agriculture de décrue
mosaic-tech-flood-plain-farming-text = Production de nourriture +2. Une fois : votre prochaine carte Population donne le double de population.
mosaic-tech-food-preservation = Conservation des aliments
mosaic-tech-food-preservation-text = Placez 2 infanteries ou cavaleries là où vous avez des cités. Gagnez 5 nourritures. Population +1.
mosaic-tech-formations = Formations
mosaic-tech-formations-text = Éliminez 2 unités ennemies là où vous avez de l’infanterie. À chaque Suprématie Impériale : +2 influences dans toute région où vous avez de l’infanterie.
mosaic-tech-harbor = Port
mosaic-tech-harbor-text = Production d’octrois +2. Production de nourriture +2.
mosaic-tech-horsemanship = Talent de cavalier
mosaic-tech-horsemanship-text = Placez 2 cavaleries ensemble dans la région que vous voulez. Puis éliminez 1 unité ennemie là où vous avez de la cavalerie. Désormais : votre cavalerie peut franchir 2 régions par déplacement.
mosaic-tech-iron = Fer
mosaic-tech-iron-text = Production de pierre +3. Éliminez 2 unités ennemies là où vous avez de l’infanterie ou de la cavalerie.
mosaic-tech-lighthouse-tech = Phare
mosaic-tech-lighthouse-tech-text = Prenez sur la carte 1 marchandise au choix par cité portuaire que vous avez maintenant, jusqu’à 3.
mosaic-tech-literature = Littérature
mosaic-tech-literature-text = À la fin : ignorez 5 troubles et marquez 2 PV.
mosaic-tech-loyalty = Loyauté
mosaic-tech-loyalty-text = Choisissez une région que vous dominez maintenant. Elle est désormais fermée aux nouvelles cités des autres.
mosaic-tech-luxury = Luxe
mosaic-tech-luxury-text = À la fin : 1 PV par icône Économie.
mosaic-tech-machines = Machines
mosaic-tech-machines-text = Productions d’idées, de nourriture et de pierre : +2 chacune.
mosaic-tech-manufacturing = Manufacture
mosaic-tech-manufacturing-text = Gagnez 10 argents par village manufacturier que vous avez maintenant.
mosaic-tech-masonry = Maçonnerie
mosaic-tech-masonry-text = Fondez une cité sans rien payer sur un hexagone voisin d’une de vos cités.
mosaic-tech-mathematics = Mathématiques
mosaic-tech-mathematics-text = Production d’idées +3. Puis faites en plus l’action que vous voulez, à son coût habituel.
mosaic-tech-medicine = Médecine
mosaic-tech-medicine-text = Population +2.
mosaic-tech-mercantilism = Mercantilisme
mosaic-tech-mercantilism-text = Gagnez 5 argents par marchandise que vous avez maintenant, doublons compris.
mosaic-tech-merchants = Marchands
mosaic-tech-merchants-text = Désormais, quand un joueur construit une cité : gagnez 5 argents, ou 10 si elle est portuaire.
mosaic-tech-metallurgy = Métallurgie
mosaic-tech-metallurgy-text = Placez 1 infanterie ou cavalerie là où vous avez une cité. Désormais : gagnez 5 pierres quand vous tirez pierre ou idées d’une Production.
mosaic-tech-migration = Migration
mosaic-tech-migration-text = Perdez 1 population pour fonder une cité, sans autre coût, dans une région voisine d’une région où vous avez une cité.
mosaic-tech-military-organization = Organisation militaire
mosaic-tech-military-organization-text = Placez, là où vous avez des cités, 1 infanterie ou cavalerie par icône Militaire que vous avez maintenant, celle-ci comprise.
mosaic-tech-mining = Exploitation minière
mosaic-tech-mining-text = Production de pierre +3. Production de tributs +2.
mosaic-tech-monuments = Monuments
mosaic-tech-monuments-text = À la fin : 1 PV par icône Construction.
mosaic-tech-agronomy = Agronomie
mosaic-tech-agronomy-text = Production de nourriture +3. Placez un village agricole sans rien payer.
mosaic-tech-plow = Charrue
mosaic-tech-plow-text = Production de nourriture +2 par village agricole que vous avez maintenant.
mosaic-tech-plumbing = Canalisation
mosaic-tech-plumbing-text = Population +2.
mosaic-tech-public-games = Jeux publics
mosaic-tech-public-games-text = À la fin : ignorez 1 trouble par icône Agriculture.
mosaic-tech-raiders = Pillards
mosaic-tech-raiders-text = Par unité que vous avez maintenant sur la carte : gagnez 5 nourritures, 5 pierres ou 5 argents.
mosaic-tech-religion = Religion
mosaic-tech-religion-text = Production de tributs +3. À la fin : ignorez 1 trouble par icône Culture.
mosaic-tech-sailing = Navigation
mosaic-tech-sailing-text = Production de nourriture +2. Production d’octrois +2.
mosaic-tech-schools-of-thought = Écoles de pensée
mosaic-tech-schools-of-thought-text = Faites passer autant de crans que vous voulez de l’une de vos productions de pierre, nourriture et idées à une autre.
mosaic-tech-scientific-method = Méthode scientifique
mosaic-tech-scientific-method-text = Production d’idées +3. Puis renouvelez le marché des technologies.
mosaic-tech-sewers = Égouts
mosaic-tech-sewers-text = Population +1 par cité que vous avez maintenant, jusqu’à +5.
mosaic-tech-siege-engines = Engin de siège
mosaic-tech-siege-engines-text = Désormais : vous pouvez recruter des engins de siège. À chaque Suprématie Impériale, un engin ôte leur influence aux cités adverses de sa région.
mosaic-tech-specialization = Spécialisation
mosaic-tech-specialization-text = Les cinq productions +2.
mosaic-tech-organized-labor = Travail organisé
mosaic-tech-organized-labor-text = Production de pierre +1 par population que vous avez maintenant, jusqu’à +10.
mosaic-tech-stonecutting = Taille de pierre
mosaic-tech-stonecutting-text = Production de pierre +3. Gagnez 10 pierres.
mosaic-tech-taxation = Imposition
mosaic-tech-taxation-text = Production de tributs +4.
mosaic-tech-textiles = Textiles
mosaic-tech-textiles-text = Gagnez 15 argents. Prenez 1 Textile sur la carte.
mosaic-tech-vineyard = Vignoble
mosaic-tech-vineyard-text = Gagnez 10 argents par village agricole que vous avez maintenant.
mosaic-tech-weights-measures = Poids et mesures
mosaic-tech-weights-measures-text = Production d’idées +3.
