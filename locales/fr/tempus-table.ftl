### Tempus : ce que seule la table dit

tempus-table-epoch-now = { $epoch }, l’époque en cours
tempus-table-setup = Construction de l’île
tempus-table-settlers = Premiers habitants
tempus-table-hexes =
    { $count ->
        [one] { $count } hexagone
       *[other] { $count } hexagones
    }
tempus-table-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
tempus-table-supply =
    { $count ->
        [one] { $count } jeton en réserve
       *[other] { $count } jetons en réserve
    }
tempus-table-actions =
    { $count ->
        [one] encore { $count } action
       *[other] encore { $count } actions
    }
tempus-table-cities-left = Tuiles de cité restantes : { $list }
tempus-table-first = joue en premier à cette époque
tempus-table-delayed = rejoue au tour suivant
tempus-table-protected = ne peut pas être attaqué
tempus-table-laid =
    { $count ->
        [one] { $count } carte posée
       *[other] { $count } cartes posées
    }
tempus-table-hand = Votre main
tempus-table-hand-empty = Pas de carte idée en main.
tempus-table-use-now = Maintenant
tempus-table-use-later = Plus tard
tempus-table-laid-title = Posées pour le Progrès
tempus-table-background = fond : { $terrain }
tempus-table-piles =
    { $deck ->
        [one] { $deck } carte à piocher
       *[other] { $deck } cartes à piocher
    } · { $discard } défaussées
tempus-table-table = Tableau des époques
tempus-table-column-epoch = Époque
tempus-table-ideas-value = { $draw }, { $limit } en main
tempus-table-yes = oui
tempus-table-no = non
tempus-table-hex-tokens =
    { $count ->
        [one] { $place } : { $count } jeton, à { $who }
       *[other] { $place } : { $count } jetons, à { $who }
    }
tempus-table-hex-city = { $place } : à { $who }
tempus-table-bonus = place pour { $count } de plus
tempus-table-tile = Tuile { $number }
tempus-table-fight = Combat pour { $hex }
tempus-table-ground = Terrain : { $terrain }
tempus-table-ground-unknown = Le défenseur nomme le terrain.
tempus-table-attacks = attaque
tempus-table-defends = défend
tempus-table-base-tokens =
    { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    }
tempus-table-base-city = cité de valeur { $count }
tempus-table-matching = cartes { $terrain }
tempus-table-arms-attack = Armes
tempus-table-arms-defence = Armes et Fortifications
tempus-table-face-down =
    { $count ->
        [one] { $count } carte face cachée
       *[other] { $count } cartes face cachée
    }
tempus-table-no-cards = sans carte
tempus-table-rule-more = L’attaquant doit avoir plus de points que le défenseur.
tempus-table-won-so = { $winner } prend l’hexagone : { $attack } est plus que { $defence }.
tempus-table-lost-so = { $winner } garde l’hexagone : { $attack } n’est pas plus que { $defence }.
tempus-table-last-fight = Comment s’est terminé le combat pour { $hex }

tempus-table-player =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } · { $supply ->
        [one] { $supply } jeton en réserve
       *[other] { $supply } jetons en réserve
    } · cités restantes { $cities } · { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } · { $tiles ->
        [one] { $tiles } action
       *[other] { $tiles } actions
    }
