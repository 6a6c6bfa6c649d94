### Tempus

## Le jeu

tempus-name = Tempus
tempus-tagline = Menez un jeune peuple des premiers écrits au premier vol.
tempus-time = Une heure à une heure et demie entre joueurs, une demi-heure contre des robots.
tempus-about = En dix époques, vous bâtissez une île ensemble, vous y répandez vos peuples, vous récoltez des idées, vous fondez des cités et vous cherchez à ouvrir l’époque suivante avant les autres. Tempus est un jeu de Martin Wallace, paru en 2006, pour 3 à 5 joueurs. Quand aucune source ne donne un fait (dessin des tuiles Carte, nombre de cartes, parties du tableau des Époques), nous l’avons fixé nous-mêmes et marqué d’un A.

tempus-edition-2006 = Édition de 2006

## Options de mise en place

tempus-option-actions = Colonne Actions
tempus-option-actions-standard = Ordinaire (gains bien répartis)
tempus-option-actions-late = Tardive (moins à Routes, plus à Navires)
tempus-option-protection = Protection contre les attaques
tempus-option-protection-tokens = Compter les seuls hexagones avec jetons
tempus-option-protection-cities = Compter aussi les cités

## Terrains

tempus-meadow = prairie
tempus-field = champs
tempus-hill = colline
tempus-forest = forêt
tempus-mountain = montagne
tempus-no-terrain = aucun terrain

## Lieux

# $terrain : nom d’un terrain. $hex : coordonnées, comme C4.
tempus-place = { $terrain } { $hex }
tempus-place-city = cité de valeur { $value } en { $hex }
tempus-place-sea = mer { $hex }

## Époques

tempus-epoch-start = Départ
tempus-epoch-writing = Écriture
tempus-epoch-agriculture = Agriculture
tempus-epoch-cities = Cités
tempus-epoch-roads = Routes
tempus-epoch-trade = Commerce
tempus-epoch-ships = Navires
tempus-epoch-printing = Imprimerie
tempus-epoch-industry = Industrie
tempus-epoch-trains = Trains
tempus-epoch-flight = Vol

# En-têtes du tableau des Époques.
tempus-column-moves = Dépl.
tempus-column-distance = Distance
tempus-column-children = Enfants
tempus-column-stack = Empilement
tempus-column-ships = Navires
tempus-column-ideas = Idées
tempus-column-actions = Actions

## Actions

tempus-action-move = Déplacer des peuples
tempus-action-children = Avoir des enfants
tempus-action-fight = Combattre
tempus-action-idea = Avoir une idée
tempus-action-build = Construire une cité

## Cartes Idée

# $idea : nom d’une sorte. $terrain : nom du fond.
tempus-card = { $idea } ({ $terrain })

tempus-idea-education = Éducation
tempus-idea-fortifications = Fortifications
tempus-idea-medicine = Médecine
tempus-idea-military-leader = Leader militaire
tempus-idea-transport = Transport
tempus-idea-sanitation = Sanitaires
tempus-idea-weapons = Armes
tempus-idea-religion = Religion
tempus-idea-government = Gouvernement

# Sur la face de la carte.
tempus-idea-education-text = +1 au Progrès.
tempus-idea-fortifications-text = +2 en défense.
tempus-idea-medicine-text = Un enfant de plus.
tempus-idea-military-leader-text = Une attaque gratuite.
tempus-idea-transport-text = Un jeton de plus se déplace.
tempus-idea-sanitation-text = Un hexagone porte un jeton de plus.
tempus-idea-weapons-text = +1 au combat.
tempus-idea-religion-text = Convertissez un jeton voisin.
tempus-idea-government-text = Deux actions, ou une à la manche suivante.

## Contenu de la boîte

tempus-box-epochs = Tableau des Époques
tempus-box-ideas = Cartes Idée
tempus-box-tiles = Tuiles Carte
tempus-tile = Tuile { $number }
tempus-box-pieces = Matériel des joueurs
tempus-box-tokens = Jetons Peuple
tempus-box-cities = Tuiles Cité
tempus-box-action-tiles = Tuiles Action
tempus-box-cubes = Cubes Époque
tempus-box-sea = La mer de Tempus
tempus-box-sea-board = Plateau
tempus-facts-epoch =
    { $moves ->
        [one] { $moves } jeton se déplace
       *[other] { $moves } jetons se déplacent
    } { $distance ->
        [one] d’un pas
       *[other] de { $distance } pas au plus
    }, { $children ->
        [one] { $children } enfant
       *[other] { $children } enfants
    }, limite d’empilement de { $stack } jetons, { $draw ->
        [one] { $draw } carte piochée
       *[other] { $draw } cartes piochées
    } et { $limit } en main, { $actions } actions
tempus-facts-epoch-ships =
    { $moves ->
        [one] { $moves } jeton se déplace
       *[other] { $moves } jetons se déplacent
    } { $distance ->
        [one] d’un pas
       *[other] de { $distance } pas au plus
    }, aussi par la mer, { $children ->
        [one] { $children } enfant
       *[other] { $children } enfants
    }, limite d’empilement de { $stack } jetons, { $draw ->
        [one] { $draw } carte piochée
       *[other] { $draw } cartes piochées
    } et { $limit } en main, { $actions } actions
tempus-facts-reached = terrain compté : { $terrain } ; { $row }
tempus-facts-idea = { $count } cartes : { $copies }
tempus-facts-copies = { $count } { $terrain }
tempus-facts-tile = { $middle } au centre ; autour, en partant du nord dans le sens horaire : { $around }
tempus-facts-each = { $count } pour chacun des cinq joueurs
tempus-facts-cities = pour chacun des cinq joueurs, { $cities }
tempus-facts-city = { $count } de valeur { $value }
tempus-facts-sea = { $columns } colonnes de { $rows } hexagones

## Questions

tempus-ask-tile = Où va la tuile { $number } ?
# $left : tuiles Carte pas encore piochées ; toutes ne le seront pas.
tempus-ask-tile-context =
    { $left ->
        [0] C’est la dernière.
        [one] Encore { $left } tuile ensuite.
       *[other] Encore { $left } tuiles ensuite.
    }
tempus-ask-turn = De combien la tourner, en sens horaire ?

tempus-ask-settle = Où va un jeton de départ ?
tempus-ask-settle-context =
    { $left ->
        [one] Encore { $left } jeton à placer, relié aux autres.
       *[other] Encore { $left } jetons à placer, en un seul groupe.
    }

tempus-ask-action = Que faites-vous ?
# $actions : encore à faire dans ce tour. $tiles : tuiles Action restantes pour cette époque, celles-là comprises.
tempus-ask-action-context =
    { $actions ->
        [one] { $actions } action à faire ce tour-ci,
       *[other] { $actions } actions à faire ce tour-ci,
    } { $tiles ->
        [one] { $tiles } tuile Action restante pour cette époque.
       *[other] { $tiles } tuiles Action restantes pour cette époque.
    }
tempus-ask-after = Jouer une carte avant la fin du tour ?
tempus-ask-after-context = Vous avez agi ; des cartes peuvent encore suivre.
tempus-ask-passed-context = Votre action attend la manche suivante ; des cartes peuvent encore suivre.

tempus-ask-move = Quel jeton se déplace ?
tempus-ask-move-context =
    { $left ->
        [one] { $left } jeton peut encore se déplacer.
       *[other] { $left } jetons peuvent encore se déplacer.
    }
tempus-ask-move-to = Où va-t-il ?
tempus-ask-move-to-context = Départ : { $hex }. Au plus { $distance } pas par la terre.

tempus-ask-birth = Où naît un enfant ?
tempus-ask-birth-context =
    { $left ->
        [one] { $left } enfant peut encore naître.
       *[other] { $left } enfants peuvent encore naître.
    }

tempus-ask-attack = Quel hexagone attaquez-vous ?
tempus-ask-attack-context = À côté de vos jetons seulement ; un joueur réduit à trois hexagones est à l’abri.
tempus-ask-attack-from = D’où part l’attaque ?
tempus-ask-attack-from-context = Cible : { $hex }. Tous les jetons de l’hexagone choisi combattront.
tempus-ask-name = Quel terrain nommez-vous pour la cité ?
tempus-ask-name-context = Cible : { $hex }. Les cartes de ce terrain vaudront 1 point de plus.
tempus-ask-lay-attack = Quelle carte posez-vous face cachée ?
tempus-ask-lay-attack-context =
    { $laid ->
        [0] Terrain du combat : { $terrain }. Aucune carte posée
        [one] Terrain du combat : { $terrain }. { $laid } carte posée
       *[other] Terrain du combat : { $terrain }. { $laid } cartes posées
    } contre une défense de { $defence }.
tempus-ask-defend = Quelle carte jouez-vous en défense ?
# $attackers : jetons. $cards : un nombre, de cartes cachées.
tempus-ask-defend-context =
    Terrain du combat : { $terrain }. { $attackers ->
        [one] { $attackers } jeton attaque
       *[other] { $attackers } jetons attaquent
    } { $cards ->
        [0] sans carte.
        [one] avec { $cards } carte cachée.
       *[other] avec { $cards } cartes cachées.
    } Vous défendez avec { $defence } ; à égalité, vous tenez.
tempus-ask-advance = Combien de jetons entrent ?
tempus-ask-advance-context = Hexagone conquis : { $hex }.

tempus-ask-site = Où construisez-vous la cité ?
tempus-ask-site-context = Tous les jetons de l’hexagone repartent dans votre stock.
tempus-ask-city = Quelle cité construisez-vous ?
tempus-ask-city-context =
    { $tokens ->
        [one] Quelle que soit sa valeur, { $tokens } jeton repart dans votre stock.
       *[other] Quelle que soit sa valeur, { $tokens } jetons repartent dans votre stock.
    }

tempus-ask-discard = Quelle carte défaussez-vous ?
tempus-ask-discard-context =
    { $over ->
        [one] { $over } carte de trop en main.
       *[other] { $over } cartes de trop en main.
    }

tempus-ask-raise = Quel hexagone pourra porter un jeton de plus ?
tempus-ask-convert = Quel jeton convertissez-vous ?
tempus-ask-convert-into = Quel hexagone rejoint-il ?
tempus-ask-convert-into-context = Jeton converti : { $hex }.

tempus-ask-lay-progress = Quelle carte posez-vous pour atteindre { $epoch } ?
tempus-ask-lay-progress-context = Terrain : { $terrain }. Ce fond donne 1 point, Éducation aussi.

## Choix

tempus-group-actions = Actions
tempus-group-cards = Cartes

tempus-do-tile = Centre en { $hex }
tempus-do-turn-not = Telle quelle
tempus-do-turn = Tournée de { $degrees }°
tempus-do-act-move =
    { $tokens ->
        [one] Déplacer { $tokens } jeton
       *[other] Déplacer { $tokens } jetons
    }, { $steps ->
        [one] { $steps } pas
       *[other] { $steps } pas chacun
    }
tempus-do-act-children =
    { $count ->
        [one] Avoir { $count } enfant
       *[other] Avoir { $count } enfants
    }
tempus-do-act-idea =
    { $count ->
        [one] Avoir une idée : piocher { $count } carte
       *[other] Avoir une idée : piocher { $count } cartes
    }
tempus-do-settle = { $hex }

tempus-do-play = Jouer { $card }
tempus-do-double = { $card } : une action de plus ce tour-ci
tempus-do-delay = { $card } : passer et agir à la manche suivante
tempus-do-end = Finir le tour

# D’où part un jeton ou une attaque.
tempus-do-from =
    { $tokens ->
        [one] { $hex } ({ $tokens } jeton)
       *[other] { $hex } ({ $tokens } jetons)
    }
tempus-do-to = { $place }
tempus-do-to-near =
    { $way ->
        [north] { $place }, au nord
        [northeast] { $place }, au nord-est
        [southeast] { $place }, au sud-est
        [south] { $place }, au sud
        [southwest] { $place }, au sud-ouest
       *[northwest] { $place }, au nord-ouest
    }
tempus-do-stop-move = Finir les déplacements
tempus-do-birth =
    { $tokens ->
        [one] { $hex } (il y a { $tokens } jeton)
       *[other] { $hex } (il y a { $tokens } jetons)
    }
tempus-do-stop-birth = Finir les naissances

tempus-do-attack =
    { $tokens ->
        [one] { $who }, { $hex } ({ $tokens } jeton)
       *[other] { $who }, { $hex } ({ $tokens } jetons)
    }
tempus-do-attack-city = { $who }, { $hex }
tempus-do-lay =
    { $points ->
        [0] { $card } (aucun point ici)
       *[other] { $card } (+{ $points })
    }
tempus-do-ready = Pas d’autre carte
tempus-order = Ne jouer aucune carte en défense jusqu’à ma prochaine décision
tempus-order-end = Finir mes tours d’eux-mêmes une fois l’action faite, sans jouer d’autre carte
tempus-do-advance =
    { $count ->
        [0] Aucun jeton
        [one] { $count } jeton
       *[other] { $count } jetons
    }

tempus-do-site =
    { $tokens ->
        [one] { $hex } ({ $tokens } jeton)
       *[other] { $hex } ({ $tokens } jetons)
    }
tempus-do-city = Cité de valeur { $value }
tempus-do-discard = Défausser { $card }
tempus-do-raise =
    { $tokens ->
        [one] { $hex } (il y a { $tokens } jeton)
       *[other] { $hex } (il y a { $tokens } jetons)
    }
tempus-do-convert =
    { $tokens ->
        [one] { $who }, { $hex } ({ $tokens } jeton)
       *[other] { $who }, { $hex } ({ $tokens } jetons)
    }
tempus-do-into =
    { $tokens ->
        [one] { $hex } (il y a { $tokens } jeton)
       *[other] { $hex } (il y a { $tokens } jetons)
    }

## Journal : l’île

tempus-log-tile-drawn = { $who } pioche la tuile { $number }.
tempus-log-tile-placed = { $who } pose la tuile { $number }, centrée en { $hex }.
tempus-log-island =
    { $tiles ->
        [one] L’île est terminée : { $tiles } tuile
       *[other] L’île est terminée : { $tiles } tuiles
    } { $lakes ->
        [0] et aucun lac.
        [one] et { $lakes } lac.
       *[other] et { $lakes } lacs.
    }
tempus-log-settled = { $who } s’installe en { $hexes }.
tempus-log-settled-one = { $hex }
tempus-log-settled-two = { $hex } (2 jetons)

## Journal : les actions

# $epoch : un nombre, de 1 à 10.
tempus-log-epoch = L’époque { $epoch } commence et { $who } joue en premier.
tempus-log-acted = { $who } utilise une tuile Action : { $action }.
tempus-log-moved = { $who } déplace un jeton de { $from } à { $to }.
tempus-log-moved-lake = { $who } fait traverser le lac à un jeton, de { $from } à { $to }.
tempus-log-moved-sea = { $who } envoie un jeton par la mer, de { $from } à { $to }.
tempus-log-born = { $who } a un enfant en { $hex }.
tempus-log-built = { $who } construit une cité de valeur { $value } en { $hex }.
# $known : 1 si le lecteur peut voir les cartes, sinon 0.
tempus-log-drew =
    { $count ->
        [0] { $who } ne trouve plus de carte à piocher.
        [one] { $known ->
            [1] { $who } pioche { $cards }.
           *[0] { $who } pioche { $count } carte.
        }
       *[other] { $known ->
            [1] { $who } pioche { $count } cartes : { $cards }.
           *[0] { $who } pioche { $count } cartes.
        }
    }
tempus-log-discarded = { $who } défausse { $card }.
tempus-log-reshuffled = La défausse est mélangée et devient la nouvelle pioche.

## Journal : les combats

tempus-log-attacked = { $who } attaque { $defender } en { $target } depuis { $from }.
tempus-log-named = { $who } nomme un terrain pour sa cité : { $terrain }.
tempus-log-laid-attack =
    { $count ->
        [0] { $who } attaque sans carte.
        [one] { $known ->
            [1] { $who } pose { $count } carte face cachée : { $cards }.
           *[0] { $who } pose { $count } carte face cachée.
        }
       *[other] { $known ->
            [1] { $who } pose { $count } cartes faces cachées : { $cards }.
           *[0] { $who } pose { $count } cartes faces cachées.
        }
    }
tempus-log-defended =
    { $count ->
        [0] { $who } se défend sans carte.
       *[other] { $who } se défend avec { $cards }.
    }
# $attack-sum et $defence-sum : d’où viennent les totaux, comme 3 + 1 + 1. $cards : celles de l’attaque.
tempus-log-fight-won =
    { $count ->
        [0] { $attacker } attaque { $defender } en { $target } et gagne : { $attack } contre { $defence }.
       *[other] { $attacker } attaque { $defender } en { $target }, révèle { $cards } et gagne : { $attack } contre { $defence }.
    } { $city ->
        [0] { $lost ->
            [one] { $defender } perd { $lost } jeton.
           *[other] { $defender } perd { $lost } jetons.
        }
       *[other] { $defender } perd la cité.
    }
tempus-log-fight-lost =
    { $count ->
        [0] { $attacker } attaque { $defender } en { $target } et échoue : { $attack } contre { $defence }. { $attacker } perd 1 jeton.
       *[other] { $attacker } attaque { $defender } en { $target }, révèle { $cards } et échoue : { $attack } contre { $defence }. { $attacker } perd 1 jeton.
    }
tempus-log-advanced =
    { $count ->
        [0] { $who } laisse { $hex } vide.
        [one] { $who } fait entrer { $count } jeton en { $hex }.
       *[other] { $who } fait entrer { $count } jetons en { $hex }.
    }

## Journal : les cartes Idée

tempus-log-played = { $who } joue { $card }.
tempus-log-limit = { $who } fait de la place pour un jeton de plus en { $hex }.
tempus-log-converted = { $who } convertit un jeton pris à { $victim } en { $from } ; il rejoint { $into }.
tempus-log-doubled = { $who } joue Gouvernement pour une action de plus ce tour-ci.
tempus-log-delayed = { $who } joue Gouvernement pour passer et agir à la manche suivante.

## Journal : le Progrès et la fin

tempus-log-caught-up = { $who } rattrape son retard et rejoint { $epoch }.
tempus-log-laid-progress =
    { $count ->
        [0] { $who } ne pose aucune carte pour le Progrès.
        [one] { $known ->
            [1] { $who } pose { $count } carte pour le Progrès : { $cards }.
           *[0] { $who } pose { $count } carte pour le Progrès.
        }
       *[other] { $known ->
            [1] { $who } pose { $count } cartes pour le Progrès : { $cards }.
           *[0] { $who } pose { $count } cartes pour le Progrès.
        }
    }
# $tokens, $cities et $from-cards : les points que chacun donne. $count : cartes posées.
tempus-log-progress =
    { $points ->
        [one] { $who } a { $points } point de Progrès :
       *[other] { $who } a { $points } points de Progrès :
    } { $count ->
        [0] { $tokens } pour les jetons et { $cities } pour les cités.
        [one] { $tokens } pour les jetons, { $cities } pour les cités et { $from-cards } pour la carte { $cards }.
       *[other] { $tokens } pour les jetons, { $cities } pour les cités et { $from-cards } pour les cartes { $cards }.
    }
tempus-log-reached = { $who } atteint { $epoch }.
tempus-log-ended = La dernière époque est finie, et la partie aussi.

## Décompte

tempus-score-hexes = Hexagones avec jetons
tempus-score-cities = Cités
tempus-score-flight = Vol
tempus-tie-cards = cartes en main
tempus-tie-cities = cités

## Pourquoi pas

tempus-why-already-born = Un enfant est déjà né ici dans cette action.
tempus-why-already-moved = Ces jetons se sont déjà déplacés.
tempus-why-cannot-delay-now = On ne retarde qu’au tout début de son tour.
tempus-why-cannot-delay-twice = Pas de Gouvernement juste après un retard.
tempus-why-city-in-the-way = Il y a là une cité.
tempus-why-city-next-door = La cité en { $city } est juste à côté.
tempus-why-city-on-mountain = On ne bâtit pas de cité en montagne.
tempus-why-enemy-in-the-way = Il y a là les jetons d’un autre joueur.
tempus-why-full =
    { $tokens ->
        [one] { $tokens } jeton s’y trouve, et la limite d’empilement est de { $limit }.
       *[other] { $tokens } jetons s’y trouvent, et la limite d’empilement est de { $limit }.
    }
tempus-why-full-everywhere = La limite d’empilement ne laisse aucune place sur vos hexagones.
tempus-why-no-room-for = Un de vos hexagones tient { $limit } jetons au plus.
tempus-why-no-birth-left = Aucun enfant de plus ne pourrait naître.
tempus-why-no-city-tile = Vous n’avez plus de tuile Cité de valeur { $tokens } ou moins.
tempus-why-no-conversion = Aucun jeton voisin des vôtres ne peut être converti.
tempus-why-no-free-token = Il vous faut un jeton dans votre stock, et vos { $tokens } jetons sont tous sur l’île.
tempus-why-no-move-left = Aucun jeton de plus ne pourrait se déplacer.
tempus-why-no-other-tile = Vous n’avez pas d’autre tuile Action pour ce tour.
tempus-why-no-site =
    { $most ->
        [0] Vous n’avez aucun jeton pour construire une cité.
        [one] Une cité demande 2 jetons sur un hexagone, et vous en avez 1 au plus.
       *[other] Aucun de vos hexagones ne convient : il faut 2 jetons, pas de montagne et pas de cité voisine.
    }
tempus-why-no-target = Il n’y a personne à attaquer à côté de vos jetons.
tempus-why-nobody-there = Il faut un de vos jetons sur l’hexagone.
tempus-why-not-inside-action = Cette carte doit attendre la fin de l’action.
tempus-why-not-meadow = Les enfants ne naissent que dans les prairies.
tempus-why-nothing-to-move = Aucun jeton d’ici n’a où aller.
tempus-why-only-in-defence = Cette capacité ne sert qu’en défense.
tempus-why-only-in-fights = Cette capacité ne sert qu’au combat.
tempus-why-only-in-progress = Cette capacité ne sert qu’au Progrès.
tempus-why-only-with-children = Cette capacité ne sert qu’avec Avoir des enfants.
tempus-why-only-with-moving = Cette capacité ne sert qu’avec Déplacer des peuples.
tempus-why-out-of-reach =
    { $steps ->
        [one] C’est à { $away } pas par la terre, et le jeton n’en fait qu’un.
       *[other] C’est à { $away } pas par la terre, et le jeton en fait { $steps }.
    }
tempus-why-no-way-by-land = Aucun chemin n’y mène par la terre.
tempus-why-protected = Un joueur réduit à trois hexagones ou moins est protégé.
tempus-why-protected-player =
    { $hexes ->
        [one] { $who } a { $hexes } hexagone : à trois ou moins, un joueur est protégé.
       *[other] { $who } a { $hexes } hexagones : à trois ou moins, un joueur est protégé.
    }
tempus-why-supply-empty = Vos { $tokens } jetons sont tous sur l’île.
tempus-why-too-few-tokens =
    { $tokens ->
        [one] Une cité demande au moins 2 jetons, et il y en a { $tokens }.
       *[other] Une cité demande au moins 2 jetons, et il y en a { $tokens }.
    }
tempus-why-action-taken = Votre action de ce tour est déjà faite.
tempus-why-city-has-no-token = Une cité ne se convertit jamais.
tempus-why-double-between-actions = Gouvernement se joue avant, entre ou après les actions.
tempus-why-no-hex-of-yours = Vous n’avez aucun jeton sur l’île.
tempus-why-way-barred = Un autre joueur barre le chemin.
