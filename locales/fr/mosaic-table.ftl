### Mosaic : ce que seule la table dit

mosaic-table-picks = Conseillers et sélection
mosaic-table-markets = Marchés
mosaic-table-realm = Votre empire
mosaic-table-tiles = Tuiles
mosaic-table-points = Points

## La carte

# $region : son nom. $hex : des coordonnées, comme F5.
mosaic-table-hex = { $region } { $hex }
mosaic-table-port = Port : { $port }, { $place }
mosaic-table-closed = { $region } : fermée à si peu de joueurs
mosaic-table-built = { $what }, { $who }
# $points : ce que vaut la première place.
mosaic-table-prize = { $points } PV
mosaic-table-nobody = encore personne
mosaic-table-presence =
    { $who } : influence { $influence }{ $infantry ->
        [0] {""}
       *[other] , infanterie { $infantry }
    }{ $cavalry ->
        [0] {""}
       *[other] , cavalerie { $cavalry }
    }{ $siege ->
        [0] {""}
        [one] , 1 engin de siège
       *[other] , { $siege } engins de siège
    }
mosaic-table-dominates = { $who } domine
mosaic-table-locked = Fermée aux cités des autres par { $who }

## Marchés et cartes

mosaic-table-deck =
    { $count ->
        [0] pioche vide
       *[other] pioche : { $count }
    }
mosaic-table-refresh = Renouveler
mosaic-table-chest = Argent dans le coffre
mosaic-table-empty = Emplacement vide
mosaic-table-top = Dessus de la pioche, vu par vous
mosaic-table-look = Regarder la première carte
mosaic-table-free = gratuit
mosaic-table-needs = Prérequis :
mosaic-table-grants = Apporte :
mosaic-table-start = Départ :
mosaic-table-power = Pouvoir :
mosaic-table-unrest = Trouble
mosaic-resource-population-card = Population

## Conseillers et sélection

mosaic-table-leaders = Conseillers
mosaic-table-leader = Votre conseiller
mosaic-table-hand = Gardez-en une, passez le reste à gauche
mosaic-table-drafted = Gardées par vous, face cachée
mosaic-table-face-up = Face visible
mosaic-table-picked = Vous gardez celle-ci
mosaic-table-no-hand = Attendez la main suivante.
mosaic-table-thinks = { $who } choisit encore
mosaic-table-ready = { $who } a choisi

## Le plateau d’un joueur

mosaic-table-in-hand = En main
mosaic-table-production = Production
mosaic-table-work = Produire donne
mosaic-table-population = Population
mosaic-table-ledger = D’où vient la production
mosaic-table-from-leader = Conseiller
mosaic-table-from-technology = Technologies
mosaic-table-from-build = Cartes Construction
mosaic-table-from-goods = Marchandises
mosaic-table-from-government = Gouvernement
mosaic-table-from-golden = Âges d’or
mosaic-table-from-engineer = Bâtiments de l’ingénieur
mosaic-table-from-shifted = Déplacée
mosaic-table-pillars = Piliers
mosaic-table-pillar =
    { $pillar } : { $count ->
        [one] { $count } icône
       *[other] { $count } icônes
    }
mosaic-table-golden-of = Âge d’or : { $who }
# $count : marchandises différentes.
mosaic-table-warehouse =
    { $count ->
        [one] Entrepôt : { $count } marchandise unique
       *[other] Entrepôt : { $count } marchandises uniques
    }
mosaic-table-on-map = Sur la carte, sur tout ce que vous avez
mosaic-table-units-left = Sur la carte, sur toutes
mosaic-table-government = Gouvernement :
mosaic-table-no-government = aucun
mosaic-table-refresh-left = renouvellement disponible
mosaic-table-used = utilisé
mosaic-table-unused = disponible
mosaic-table-unrest-calm = Troubles : { $unrest }, dont { $calm } peuvent être ignorés
mosaic-table-flood-plain = La prochaine carte Population compte double.
mosaic-table-diplomats = Diplomates : disponibles.
mosaic-table-loyal = Loyauté : { $region }.
mosaic-table-face-down = Face cachée
mosaic-table-secret = secrète
mosaic-table-technologies = Technologies ({ $count })
mosaic-table-kept = Face cachée ({ $count })
mosaic-table-secret-count =
    { $count ->
        [one] { $count } technologie secrète
       *[other] { $count } technologies secrètes
    }
mosaic-table-builds = Cartes Construction
mosaic-table-built-cards = Cartes Construction ({ $count })
mosaic-table-taxes = Cartes Tribut & Octroi
mosaic-table-now = ce qu’elle vous rapporterait maintenant
mosaic-table-cities =
    { $count ->
        [one] { $count } cité
       *[other] { $count } cités
    }
mosaic-table-first = Premier joueur

## Tuiles

mosaic-table-next-wonder = Votre prochaine coûte

## Points

mosaic-table-if-scored = Si une Suprématie impériale venait maintenant
mosaic-table-if-scored-hint = influence, puis points
mosaic-table-region = Région
mosaic-table-first-place = Première place
mosaic-table-influence = Influence
mosaic-table-total = Total
mosaic-table-by-source = Points si la partie finissait maintenant
mosaic-table-scoring = Suprématie impériale { $number }
mosaic-table-scoring-rule = Le plus d’influence remporte les points de la région ; un vainqueur seul en laisse 2 au deuxième.

## Où nous en sommes

mosaic-table-phase-leaders = Conseillers
mosaic-table-phase-draft = Sélection
mosaic-table-phase-cities = Premières cités
mosaic-table-phase-opening = Premières technologies
mosaic-table-round = Manche { $round }
mosaic-table-phase-epilogue = Dernières actions
mosaic-table-phase-over = Terminée
mosaic-table-scorings = Suprématies impériales : { $count } sur 3
mosaic-table-scorings-short = Suprématies
mosaic-table-ending =
    { $rounds ->
        [0] Dernière manche
       *[other] La fin est proche
    }

## Le terminal

mosaic-cli-legend = ⌂ cité · ⌂~ cité portuaire · f village agricole · m village manufacturier · W merveille · marchandises par leurs premières lettres · p7 une cache · + population · ~ port libre
