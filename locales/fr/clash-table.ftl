### Clash of Cultures : ce que seule la table dit

## Plateau

clash-table-exhausted = Épuisé : on n’y récolte rien
clash-table-city = { $place } : { $things }
clash-table-foreign = { $name } de { $who }
clash-table-city-activated =
    { $count ->
        [one] activée ce tour
       *[other] activée { $count } fois ce tour
    }
clash-table-units = { $who }, { $place } : { $units }
clash-table-under-way = en route
clash-table-age = Époque { $age }, manche { $round }
clash-table-age-status = Époque { $age }, phase Bilan
clash-table-over = Partie terminée
clash-table-battle = Combat en { $space }
clash-table-battle-round = Combat en { $space }, round { $round }
clash-table-round = Round { $round }
clash-table-attacks = à l’attaque
clash-table-defends = en défense
clash-table-rule-hits = Chaque tranche de 5 points est une touche ; chaque touche coûte une unité. Les deux camps frappent en même temps.
clash-table-undefended = Personne ne s’est opposé à l’attaque.
clash-table-walled = La Grande Muraille a arrêté l’attaque.
clash-table-no-card = Pas de carte
clash-table-face-down = Carte, face cachée
clash-table-only-you = Vous seul la voyez pour l’instant.
clash-table-undone = Annulée par la carte ennemie.
clash-table-dice = Dés
clash-table-icons = icônes infanterie
clash-table-enemy-card = { $name } (carte ennemie)
clash-table-enemy-power = { $name } (ennemi)
clash-table-further-dice =
    { $count ->
        [one] Un dé de plus : { $cause }
       *[other] { $count } dés de plus : { $cause }
    }
clash-table-value = Valeur de combat
clash-table-hits =
    { $count ->
        [0] aucune touche
        [one] 1 touche
       *[other] { $count } touches
    }
clash-table-one-more = Dont une grâce à : { $cause }.
clash-table-losses =
    { $count ->
        [0] aucune perte
        [one] 1 unité perdue
       *[other] { $count } unités perdues
    }
clash-table-fell = Pertes :
clash-table-guarded =
    { $count ->
        [one] { $cause } : une touche annulée.
       *[other] { $cause } : { $count } touches annulées.
    }
clash-table-cancelled =
    { $count ->
        [one] 1 touche annulée.
       *[other] { $count } touches annulées.
    }
clash-table-die = dé : { $value }
clash-table-die-icon = dé : { $value }, icône { $unit }
clash-table-shot-hit = Archers : une unité tombe.
clash-table-shot-missed = Archers : manqué.
clash-table-shield-held = Peltastes : une touche sera annulée.
clash-table-shield-failed = Peltastes : sans effet.

### Clash of Cultures : ce que seule la table dit

## Shelves

clash-table-realm = Peuple
clash-table-advances = Progrès
clash-table-hand = Cartes
clash-table-wonders = Merveilles
clash-table-trade = Échange
clash-table-news = Événements
clash-table-food = Vivres
clash-table-ore = Minerai
clash-table-wood = Bois
clash-table-ideas = Idées
clash-table-gold = Or
clash-table-culture = Culture
clash-table-mood = Humeur
clash-table-short = manque { $count }
clash-table-free = gratuit
clash-table-amounts = { $amounts }
clash-table-waived = { $count } de moins
# $name: the power that allows it.
clash-table-prisoner-for-token =
    { $most ->
        [one] { $name } : un prisonnier peut remplacer un jeton
       *[other] { $name } : jusqu’à { $most } prisonniers peuvent remplacer des jetons
    }
clash-table-prisoner-for-resources =
    { $most ->
        [one] { $name } : un prisonnier peut remplacer { $count } ressources
       *[other] { $name } : jusqu’à { $most } prisonniers peuvent remplacer { $count } ressources chacun
    }
clash-table-culture-for-resources = { $name } : un jeton Culture peut remplacer { $count } ressources
clash-table-only-in = seulement en { $spaces }
clash-table-army = Unités d’armée
clash-table-fortress = Forteresse
clash-table-ships = Navires
clash-table-deck =
    { $count ->
        [one] { $count } carte dans la pioche
       *[other] { $count } cartes dans la pioche
    }
clash-table-missing = manque
clash-table-needs = Nécessite

clash-table-stock = Ressources et jetons
clash-table-have = { $what } : { $have }
clash-table-have-of = { $what } : { $have } sur { $limit }
clash-table-have-of-by = { $what } : { $have } sur { $limit } ({ $cause })
clash-table-level = { $what } niveau { $level }
clash-table-levels = Culture niveau { $culture }, humeur niveau { $mood }
clash-table-level-events = Les niveaux 3, 5 et 7 amènent un événement.
clash-table-cubes =
    { $count ->
        [one] Case Événement : le prochain progrès amène un événement
       *[other] Case Événement : un événement dans { $count } progrès
    }
clash-table-cities =
    { $count ->
        [one] { $count } cité
       *[other] { $count } cités
    }
clash-table-no-city = Il ne reste aucune cité.
clash-table-size = taille { $size }
clash-table-piece-of = { $name } à { $who }
clash-table-activated =
    { $count ->
        [one] activée
       *[other] activée { $count } fois
    }
clash-table-supply = Pièces en réserve
clash-table-no-government = Pas encore de gouvernement
clash-table-fewer =
    { $count ->
        [one] Une action de moins au prochain tour
       *[other] { $count } actions de moins au prochain tour
    }
clash-table-completed = Accomplis :
clash-table-reserved = Réservées :

clash-table-learnable = Un choix est possible ici
clash-table-one-government = 1 sur 3
clash-table-one-only = un seul gouvernement
clash-table-of-four = { $count } sur 4
clash-table-govern = Passer à ce gouvernement
clash-table-borrowed = emprunté
clash-table-use = utiliser
clash-table-brings = Apporte 1 : { $what }
clash-table-no-advances = Pas encore de progrès
clash-table-advances-count = { $count } progrès

clash-table-actions =
    { $count ->
        [one] { $count } carte Action
       *[other] { $count } cartes Action
    }
clash-table-no-actions = Vous n’avez aucune carte Action.
clash-table-objectives =
    { $count ->
        [one] { $count } carte Objectif
       *[other] { $count } cartes Objectif
    }
clash-table-no-objectives = Vous n’avez aucune carte Objectif.
clash-table-one-of-two = Une moitié de chaque carte compte, 2 points.
clash-table-when-status = en phase Bilan
clash-table-when-instant = sur le moment
clash-table-when-both = sur le moment ou en phase Bilan
clash-table-met = rempli
clash-table-progress = { $have } sur { $need }
clash-table-persons = Grands personnages
clash-table-looked-at = Nouveaux objectifs au choix
clash-table-spied = Les cartes de { $who }

clash-table-wonder-held = À vous de la construire
clash-table-wonder-open = Ouverte à tous
clash-table-wonder-envoy = Auprès de l’envoyé
clash-table-wonder-reserved = Réservée par { $who }
clash-table-wonder-unseen = Pas encore vue
clash-table-wonder-built = Construite par { $who }
clash-table-wonder-owned = Désormais à { $who }
clash-table-wonder-at = en { $space }
clash-table-wonder-buried = sous un volcan
clash-table-wonder-gone = détruite
clash-table-wonders-held =
    { $count ->
        [one] { $count } carte Merveille
       *[other] { $count } cartes Merveille
    }

clash-table-trade-with = Avec qui échangez-vous ?
clash-table-trade-free = Discuter ne coûte pas d’action.
clash-table-no-goods = aucune ressource
clash-table-you-give = Vous donnez
clash-table-gives = { $who } donne
clash-table-offer-to-you = { $who } vous propose
clash-table-offer-of = { $who } fait une offre à { $to }
clash-table-talk = { $who } et { $to } discutent d’un échange
clash-table-talk-waits = { $who } prépare une offre.
clash-table-your-offer = Votre offre à { $who }
clash-table-take-out = Retirer le dernier ajout

clash-table-event-now = En ce moment
clash-table-event-staying = Événements durables
clash-table-event-past = Événements passés
clash-table-no-event = Aucun événement pour l’instant.
clash-table-asked = { $who } : { $question }

clash-table-status = Phase Bilan
clash-table-status-of = Phase Bilan de l’époque { $age }
clash-table-step-objectives = Accomplir des objectifs
clash-table-step-advance = Un progrès gratuit
clash-table-step-cards = Piocher des cartes
clash-table-step-raze = Raser une petite cité
clash-table-step-government = Changer de gouvernement
clash-table-step-first = Choisir le premier joueur
clash-table-step-round = tour { $round } sur 2
clash-table-step-done = { $who } a fini
clash-table-step-now = { $who } choisit
clash-table-step-later = { $who } viendra plus tard

clash-table-first = Joue en premier
clash-table-actions-left =
    { $count ->
        [0] Plus d’action
        [one] { $count } action restante
       *[other] { $count } actions restantes
    }
clash-table-points = Points par origine
clash-table-total = Total
# $points : avec les demis. $goods : lettres et nombres.
clash-table-player = { $points } pts · { $goods } · progrès { $advances } · cartes Action { $actions } · objectifs { $objectives }

## Peuples

clash-table-people = Civilisation
clash-table-people-home = Possède sa propre région de départ.
clash-table-comes-with = vient avec { $name }
clash-table-leader-here = en jeu
clash-table-leader-at = en jeu en { $space }
clash-table-leader-waits = peut être recruté
clash-table-leaders-lost = perdus : { $names }
clash-table-leaders-waiting = à recruter : { $names }
clash-table-leader-lost = perdu
clash-table-leader-lost-to = éliminé par { $who }
clash-table-prisoners-of = Prisonniers de { $who } :
clash-table-trophy = { $name }, éliminé
clash-table-druids = Culture des druides en { $spaces }
clash-table-runes =
    { $count ->
        [one] 1 obélisque pour les morts
       *[other] { $count } obélisques pour les morts
    }
clash-table-explored =
    { $count ->
        [one] 1 région marquée
       *[other] { $count } régions marquées
    }
clash-table-anarchy =
    { $count ->
        [one] 1 progrès perdu dans l’anarchie
       *[other] { $count } progrès perdus dans l’anarchie
    }
clash-table-lent = Agit aussi comme { $names }
clash-table-charmed =
    { $count ->
        [one] 1 culture à payer pour l’attaquer
       *[other] { $count } cultures à payer pour l’attaquer
    }
clash-table-druid = culture des druides
clash-table-marked-by = région marquée par { $who }
clash-table-shields =
    { $count ->
        [one] Les éléphants annulent une touche.
       *[other] Les éléphants annulent { $count } touches.
    }
clash-table-die-used = utilisé
clash-table-die-spent = annule une touche au lieu de compter
clash-table-die-again = relancé pour le chef
# $parts : une liste.
clash-table-die-said = { $parts }
