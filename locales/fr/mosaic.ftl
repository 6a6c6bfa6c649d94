### Mosaic : ce qui est demandé, proposé et raconté

## Groupes de la boîte

mosaic-box-pieces = Pièces des joueurs
mosaic-box-map = Carte : hexagones de terre + cache + port
mosaic-box-goods = Marchandises
mosaic-box-caches = Caches
mosaic-box-leaders = Conseillers
mosaic-box-governments = Gouvernements
mosaic-box-wonders = Merveilles
mosaic-box-golden = Âges d’or
mosaic-box-achievements = Succès de civilisation
mosaic-box-build = Cartes Construction
mosaic-box-population = Cartes Population
mosaic-box-tax = Cartes Tribut et Octroi
mosaic-box-starting = Technologies de départ
mosaic-box-standard = Technologies standard

## Pièces et quantités

mosaic-piece-city = cité
mosaic-piece-port = cité portuaire
mosaic-piece-farm = village agricole
mosaic-piece-craft = village manufacturier

mosaic-facts-none = –
mosaic-facts-list = { $all }
mosaic-facts-figures = { $figures }
mosaic-facts-copies = × { $count } : { $of }
mosaic-facts-bonus = { $track } +{ $by }
mosaic-facts-amount = { $amount } { $of }
mosaic-facts-people = population { $amount }
mosaic-facts-tech = demande { $needs } ; donne { $grants }
mosaic-facts-government = coût { $cost } ; demande { $needs }
mosaic-facts-least = à partir de { $least }
mosaic-facts-wonder = une dans la boîte
mosaic-levy-tax = Tribut
mosaic-levy-tariff = Octroi

# $n : combien.
mosaic-amount-stone =
    { $n ->
        [one] { $n } pierre
       *[other] { $n } pierres
    }
mosaic-amount-food =
    { $n ->
        [one] { $n } nourriture
       *[other] { $n } nourritures
    }
mosaic-amount-ideas =
    { $n ->
        [one] { $n } idée
       *[other] { $n } idées
    }
mosaic-amount-money =
    { $n ->
        [one] { $n } argent
       *[other] { $n } argents
    }
mosaic-amount-people = { $n } population

# $region ou $port : noms. $hex : coordonnées, comme F5.
mosaic-spot = { $region } { $hex }
mosaic-spot-port = { $port } ({ $hex })
mosaic-place-token = { $hex } : { $token }
mosaic-place-built = { $hex } : { $piece } de { $who }

## Titres des options

mosaic-group-actions = Actions
mosaic-group-cards = Cartes
mosaic-group-without-card = Sans carte
mosaic-group-technologies = Technologies face cachée
mosaic-group-tiles = Âges d’or et succès
mosaic-group-government = Gouvernement
mosaic-group-leader = Conseiller
mosaic-group-recruit = Recruter pour 5 argents
mosaic-group-march = Déplacer pour 1 argent

## Questions

mosaic-ask-leader = Quel conseiller choisissez-vous ?
mosaic-ask-leader-context = Il reste avec vous toute la partie.
mosaic-ask-draft = Quelle technologie gardez-vous ?
mosaic-ask-draft-context =
    { $left ->
        [one] C’est la dernière carte ; elle est à vous.
       *[other] Vous en gardez une sur { $left } et passez les autres à gauche.
    }
mosaic-ask-first-city = Où s’élève votre première cité ?
mosaic-ask-first-city-context = Sur n’importe quel hexagone libre hors des ports. Vous prenez ce qui s’y trouve.
mosaic-ask-unfold = Quelles technologies révélez-vous ?
mosaic-ask-unfold-context = Les icônes de votre conseiller et des cartes déjà révélées comptent. Les autres restent face cachée pour plus tard.
mosaic-ask-benefit = Quel avantage prenez-vous d’abord ?
mosaic-ask-benefit-context = Votre conseiller et les cartes révélées, dans l’ordre de votre choix.
mosaic-ask-action = Que faites-vous ?
mosaic-ask-action-context =
    { $actions ->
        [one] Vous avez une action. Les actes gratuits peuvent la précéder ou la suivre.
       *[other] Vous avez { $actions } actions. Les actes gratuits peuvent venir avant, entre et après.
    }
mosaic-ask-after = Autre chose avant la fin de votre tour ?
mosaic-ask-after-context = Votre action est faite. Tuiles, technologies face cachée et autres actes gratuits restent possibles.
mosaic-ask-bonus = Quelle action bonus faites-vous ?
mosaic-ask-work = Que produit votre peuple ?
mosaic-ask-work-context = La population plus la piste de production.
mosaic-ask-grow = Quelle carte Population prenez-vous ?
mosaic-ask-build = Que construisez-vous ?
mosaic-ask-build-context = Une carte apporte son avantage et ses piliers ; sans carte, vous n’avez que la pièce.
mosaic-ask-wonder = Quelle merveille construisez-vous ?
mosaic-ask-wonder-context = Elle coûte { $cost } : 5 pierres et 5 nourritures de plus pour chaque merveille que vous avez.
mosaic-ask-learn = Quelle technologie prenez-vous ?
mosaic-ask-learn-context = Elle coûte 5 idées. Sans ses piliers, elle attend face cachée.
mosaic-ask-levy = Quelle carte Tribut ou Octroi prenez-vous ?
mosaic-ask-levy-context =
    { $chest ->
        [0] Le coffre est vide.
       *[other] Les { $chest } argents du coffre viennent avec.
    }
mosaic-ask-govern = Quel gouvernement formez-vous ?
mosaic-ask-look = Regarder d’abord la carte du dessus ? ({ $market })
mosaic-ask-bartered = Pour quoi dépensez-vous plus d’argent ?
mosaic-ask-bartered-context = 2 argents remplacent 1 pierre, 1 nourriture ou 1 idée.
mosaic-ask-replace = Quelle part de { $cost } remplacez-vous par de l’argent ?
mosaic-ask-play-now = Jouer { $tech } maintenant ?
mosaic-ask-play-gift = Jouer la technologie que vous avez piochée ?
mosaic-ask-site = Où la placez-vous ? ({ $piece })
mosaic-ask-wonder-site = Où la placez-vous ? ({ $wonder })
mosaic-ask-library = Quel pilier la Grande Bibliothèque renforce-t-elle ?
mosaic-ask-free-city = Où fondez-vous une cité gratuite ?
mosaic-ask-town-kind = Quel type de village ?
mosaic-ask-campaign = Recruter ou déplacer ?
mosaic-ask-campaign-context =
    { $recruits ->
        [0] Plus de recrue dans cette action.
        [one] Vous pouvez encore recruter une unité.
       *[other] Vous pouvez recruter jusqu’à { $recruits } unités.
    }
mosaic-ask-recruit = Où va-t-elle ? ({ $unit })
mosaic-ask-march = Où va-t-elle depuis : { $from } ? ({ $unit })
mosaic-ask-deploy = Dans quelle région placez-vous { $count } { $unit } ?
mosaic-ask-deploy-context = Toutes dans une même région de votre choix.
mosaic-ask-muster = Quelle unité placez-vous ?
mosaic-ask-muster-context =
    { $left ->
        [one] La dernière. Les unités se placent là où vous avez une cité.
       *[other] Il en reste { $left }. Les unités se placent là où vous avez une cité.
    }
mosaic-ask-garrison = Quelle unité rejoint la nouvelle cité ? ({ $region })
mosaic-ask-strike-in =
    { $count ->
        [one] Dans quelle région éliminez-vous une unité ennemie ?
       *[other] Dans quelle région éliminez-vous jusqu’à { $count } unités ennemies ?
    }
mosaic-ask-strike = Quelle unité éliminez-vous ? ({ $region }, encore { $left })
mosaic-ask-take =
    { $left ->
        [one] Quel jeton prenez-vous ?
       *[other] Quel jeton prenez-vous ? (encore { $left })
    }
mosaic-ask-explore = Quelle région explorez-vous ?
mosaic-ask-explore-town = Où placez-vous le village agricole ? ({ $region })
mosaic-ask-raise = Quelle production augmente de { $by } ?
mosaic-ask-lower = Quelle production baissez-vous ?
mosaic-ask-raise-instead = Qu’augmentez-vous à la place ? (depuis : { $from })
mosaic-ask-shift-by = De combien ? ({ $from } → { $to })
mosaic-ask-gain = De quoi gagnez-vous { $amount } ?
mosaic-ask-lock = Quelle région fermez-vous aux cités des autres ?
mosaic-ask-refresh = Quel marché renouvelez-vous ?
mosaic-ask-convert = Quelle cité devient la vôtre ?
mosaic-ask-before = Quelque chose avant la Suprématie Impériale ?
mosaic-ask-before-context = Ensuite, l’influence est comptée.
mosaic-ask-expel = Quelles unités vos diplomates déplacent-ils ?
mosaic-ask-expel-to = Où vont-elles depuis : { $from } ?

## Options

mosaic-do-leader = { $leader } : { $start }
# Ce que les actions rapportent ou coûtent en ce moment.
mosaic-do-act-work = { $action } : jusqu’à { $most }
mosaic-do-act-tax = { $action } : jusqu’à { $money }
mosaic-do-act-costs = { $action } ({ $cost })
# $mine et $best : votre influence, et la plus grande des autres.
mosaic-do-region = { $region } (influence : vous { $mine }, autre { $best })
mosaic-do-build =
    { $free ->
        [1] { $card } (gratuit)
       *[other] { $card } ({ $cost })
    }
mosaic-do-fallback-population = Sans carte : population +2 pour 15 nourritures
mosaic-do-fallback-levy = { $levy } sans carte
# $money : ce qu’elle rapporte en ce moment.
mosaic-do-levy = { $levy } : { $money }
mosaic-do-top = Du dessus de la pioche : { $card }
mosaic-do-top-unseen = La carte du dessus de la pioche
mosaic-do-look = Regarder la carte du dessus
mosaic-do-leave = La remettre et choisir une autre action
mosaic-do-barter = Payer davantage en argent…
mosaic-do-replace-none = Rien
mosaic-do-replace = { $units } contre { $money }
mosaic-do-govern = { $government } ({ $cost })
mosaic-do-play = Jouer { $tech }
mosaic-do-keep = La garder face cachée
mosaic-do-start = { $leader }
mosaic-do-claim = { $tile } ({ $reached } sur { $least })
mosaic-do-refresh = Renouveler : { $market }
mosaic-do-power = Utiliser le pouvoir du conseiller
mosaic-do-power-of = { $leader } : { $power }
mosaic-do-general = Général : éliminer une unité ennemie
mosaic-do-track = { $track } (actuellement { $level })
mosaic-do-by = De { $by }
mosaic-do-pillar = { $pillar } (vous en avez { $icons })
mosaic-do-unit = { $unit }
mosaic-do-march = { $unit }, depuis : { $region } ({ $count } sur place)
mosaic-do-strike = { $unit } de { $who }
mosaic-do-diplomats = Utiliser les Diplomates
mosaic-do-expel =
    { $count ->
        [one] l’unité de { $who } ({ $region })
       *[other] les { $count } unités de { $who } ({ $region })
    }
mosaic-do-done = Non merci
mosaic-do-done-unfold = C’est tout ; le reste attend face cachée
mosaic-do-done-look = Ne pas regarder
mosaic-do-done-campaign = Terminer l’action
mosaic-do-done-before = Rien ; passer au décompte
mosaic-do-done-build = Ne pas construire
mosaic-do-done-units = Ne plus rien placer
mosaic-do-done-strike = Les épargner
mosaic-do-end = Terminer le tour
mosaic-order-end = Finir mes tours d’eux-mêmes quand il ne reste que mes technologies cachées

## Journal

mosaic-log-began = Les marchés sont en place. { $who } jouera en premier.
mosaic-log-leader = { $who } choisit un conseiller : { $leader }.
mosaic-log-drafted = { $who } garde { $tech }.
mosaic-log-drafted-unseen = { $who } garde une technologie.
mosaic-log-passed =
    { $left ->
        [one] La dernière carte passe à gauche.
       *[other] Les { $left } autres cartes passent à gauche.
    }
mosaic-log-settled = { $who } fonde sa première cité : { $hex }.
mosaic-log-unfolded = { $who } révèle { $tech }.
mosaic-log-started = { $who } reçoit la mise de départ du conseiller : { $leader }.
mosaic-log-round = La manche { $round } commence.
mosaic-log-acted = { $who } choisit une action : { $action }.
mosaic-log-bonus = { $who } choisit une action bonus : { $action }.
mosaic-log-produced = { $who } produit { $amount }.
mosaic-log-gained = { $who } gagne { $amount }.
mosaic-log-raised = { $who } : { $track } +{ $by }.
mosaic-log-lowered = { $who } : { $track } −{ $by }.
mosaic-log-shifted = { $who } reporte { $by } : { $from } → { $to }.
mosaic-log-grown = { $who } : population +{ $by }.
mosaic-log-emigrated = { $who } : population −{ $by }.
mosaic-log-card-grown =
    { $food ->
        [one] { $who } paie { $food } nourriture : population +{ $by }.
       *[other] { $who } paie { $food } nourritures : population +{ $by }.
    }
mosaic-log-scored =
    { $points ->
        [one] { $who } marque { $points } point.
       *[other] { $who } marque { $points } points.
    }
mosaic-log-card-built = { $who } prend une carte Construction : { $card }.
mosaic-log-built = { $who } construit ({ $piece }) : { $hex }.
mosaic-log-wonder-built = { $who } élève une merveille, { $wonder } : { $hex }.
mosaic-log-shelved = { $who } ajoute deux icônes grâce à la Grande Bibliothèque : { $pillar }.
mosaic-log-collected = { $who } récolte ({ $hex }) : { $token }.
mosaic-log-wild = { $who } prend la marchandise « ? ».
mosaic-log-chest-filled = { $amount } vont au coffre.
mosaic-log-chest-taken = { $who } vide le coffre : { $amount }.
mosaic-log-learned = { $who } prend { $tech }.
mosaic-log-played = { $who } joue { $tech } : { $text }
mosaic-log-kept = { $who } garde { $tech } face cachée.
mosaic-log-gift = { $who } pioche { $tech } en secret.
mosaic-log-gift-unseen = { $who } pioche une technologie en secret.
mosaic-log-levied = { $who } reçoit { $amount } avec : { $card }.
mosaic-log-placed = { $who } place { $count } { $unit } : { $region }.
mosaic-log-recruited = { $who } recrute ({ $unit }) : { $region }.
mosaic-log-marched = { $who } déplace ({ $unit }) : { $from } → { $to }.
mosaic-log-struck = { $who } élimine ({ $unit }) une unité de { $victim } : { $region }.
mosaic-log-expelled = Les diplomates de { $who } déplacent les unités de { $victim } : { $from } → { $to }.
mosaic-log-locked = { $who } ferme une région aux cités des autres : { $region }.
mosaic-log-governed = { $who } forme un gouvernement : { $government }.
mosaic-log-resigned = { $who } abandonne un gouvernement : { $government }.
mosaic-log-golden = { $who } entre dans un nouvel âge : { $tile }.
mosaic-log-achievement = { $who } obtient un succès : { $tile }.
mosaic-log-traded = { $who } cède 1 population contre : { $wealth }.
mosaic-log-converted = { $who } s’empare d’une cité de { $victim } : { $hex }.
mosaic-log-refreshed = { $who } renouvelle un marché : { $market }.
mosaic-log-dealt = { $market } : { $card }.
mosaic-log-scoring-card = Une carte Suprématie Impériale apparaît. ({ $market })
mosaic-log-looked = { $who } regarde la carte du dessus. ({ $market })
mosaic-log-looked-at = { $who } regarde la carte du dessus : { $card }.
mosaic-log-left = { $who } remet la carte et choisit une autre action. ({ $market })
mosaic-log-top = { $who } prend la carte du dessus de la pioche : { $card }.
mosaic-log-scoring = La Suprématie Impériale n° { $number } commence.
mosaic-log-region-won = { $region } : { $who } domine avec { $influence } d’influence et marque { $points }.
mosaic-log-region-tied = { $region } : { $who } partage la première place avec { $influence } d’influence et marque { $points }.
mosaic-log-region-second = { $region } : { $who } est en deuxième place avec { $influence } d’influence et marque { $points }.
mosaic-log-government-scored = { $who } marque { $points } grâce à son gouvernement : { $government }.
mosaic-log-end-triggered = La fin approche : la manche s’achève, puis chacun joue encore un tour.
mosaic-log-last-round = La dernière manche commence.
mosaic-log-epilogue = { $who } agit encore deux fois : le Scribe.
mosaic-log-ended = Le dernier tour est joué ; la partie est finie.

## Points

mosaic-score-empire = Suprématies Impériales
mosaic-score-cards = Marqués aussitôt par des technologies
mosaic-score-cities = Cités
mosaic-score-towns = Villages
mosaic-score-wonders = Merveilles
mosaic-score-golden = Âges d’or
mosaic-score-achievements = Succès de civilisation
mosaic-score-projects = Grands projets
mosaic-score-technologies = Technologies
mosaic-score-workshops = Villages manufacturiers et leurs marchandises
mosaic-score-leader = Conseiller
mosaic-score-unrest = Troubles
mosaic-tie-wonders = merveilles
mosaic-tie-money = argent

## Pourquoi pas

mosaic-why-action-taken = Votre action de ce tour est faite.
mosaic-why-too-few-people = Il faut { $need } population, et vous en avez { $have }.
mosaic-why-too-little-stone = Vous manquez de pierre, et d’argent pour la remplacer.
mosaic-why-too-little-food = Vous manquez de nourriture, et d’argent pour la remplacer.
mosaic-why-too-few-ideas = Vous manquez d’idées, et d’argent pour les remplacer.
# $cost : ce qu’il faut. $have : ce que vous en avez, argent compris.
mosaic-why-costs = Cela coûte { $cost }, et vous avez { $have } (2 argents en remplacent 1).
mosaic-why-too-little-money = Cela coûte { $need } argents, et vous en avez { $have }.
mosaic-why-market-empty = Le marché est vide.
mosaic-why-no-piece = Vous n’avez plus cette pièce en réserve.
mosaic-why-no-piece-of = Vos { $count } pièces de ce genre sont toutes sur la carte.
mosaic-why-no-site = Aucun hexagone ne convient.
mosaic-why-no-city-next-to-it = Un village se place à côté d’une de vos cités.
mosaic-why-occupied = La place est prise.
mosaic-why-port-hex = Un hexagone de port n’accueille que les cités portuaires et deux merveilles.
mosaic-why-not-a-port = Il faut un hexagone de port.
mosaic-why-region-locked = La Loyauté d’un autre joueur ferme cette région à vos cités.
mosaic-why-no-city-in-region = Vous n’avez pas de cité dans cette région.
mosaic-why-too-few-cities = La Grande Pyramide demande une région de trois cités, dont une des vôtres : { $count } pour l’instant.
mosaic-why-wonder-built = Cette merveille est déjà construite.
# $icons : une liste comme « Sciences 1 sur 2 ».
mosaic-why-icons-missing = Il vous manque des icônes de pilier : { $icons }.
mosaic-why-icons = { $pillar } { $have } sur { $need }
mosaic-why-nearest-government = Il vous manque les icônes de chaque gouvernement ; le plus proche est { $government } : { $icons }.
mosaic-why-kept-this-turn = Vous l’avez gardée face cachée ce tour-ci ; elle attendra un autre tour.
mosaic-why-government-icons-missing = Il vous manque les icônes de pilier de ce gouvernement.
mosaic-why-government-held = Un autre joueur tient ce gouvernement.
mosaic-why-government-yours = C’est déjà votre gouvernement.
mosaic-why-tile-claimed = Cette tuile n’est pas disponible.
mosaic-why-condition-not-met = Vous en êtes à { $have } sur { $need }.
mosaic-why-refresh-used = Vous avez utilisé le renouvellement de ce gouvernement.
mosaic-why-no-government = Seul un gouvernement permet de renouveler un marché.
mosaic-why-nothing-to-deal = Il n’y a rien à renouveler.
mosaic-why-power-used = Vous avez utilisé ce pouvoir.
mosaic-why-no-city-to-convert =
    { $most ->
        [0] Aucun adversaire n’a de cité.
        [1] Seul qui a 4 cités ou plus peut en perdre une ainsi ; vos adversaires en ont 1 au plus.
        [2] Seul qui a 4 cités ou plus peut en perdre une ainsi ; vos adversaires en ont 2 au plus.
        [3] Seul qui a 4 cités ou plus peut en perdre une ainsi ; vos adversaires en ont 3 au plus.
       *[other] Vous n’avez plus de pièce pour remplacer une cité adverse.
    }
mosaic-why-nothing-to-command = Vous ne pouvez ni recruter ni déplacer.
mosaic-why-nothing-to-command-money =
    Recruter coûte { $recruit } argents, se déplacer { $march } ; vous avez { $money ->
        [one] { $money } argent
       *[other] { $money } argents
    } et { $units ->
        [0] aucune unité à déplacer.
        [one] 1 unité à déplacer.
       *[other] { $units } unités à déplacer.
    }
mosaic-why-recruit-limit = Vous avez recruté { $most } unités, autant qu’un tour le permet.
mosaic-why-no-siege-engines = Les engins de siège demandent la technologie Engin de siège.
mosaic-why-no-city-to-recruit = On recrute là où l’on a une cité.
mosaic-why-all-moved = Toutes les unités de ce type y ont déjà bougé.
