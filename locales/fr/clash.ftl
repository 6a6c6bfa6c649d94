### Clash of Cultures, les deux éditions

## Le jeu

clash-monumental-name = Clash of Cultures : Édition monumentale
clash-monumental-tagline = Explorez, fondez, bâtissez, commercez et combattez à travers six époques.
clash-monumental-time = Environ une heure par joueur, une à deux heures contre des robots.
clash-monumental-about = Menez un peuple de sa première cité vers une terre inconnue : apprenez 48 progrès, élevez des merveilles, répandez votre culture et combattez quand cela paie. Un jeu de Christian Marcussen ; l’Édition monumentale, parue en 2021, se joue de 2 à 4. Il se joue avec les quinze peuples de son extension Civilisations, ou sans. Quand la règle ne donne pas un fait, nous prenons un fait public (P), ou le nôtre s’il n’y en a pas (A).
clash-monumental-edition-monumental = Édition monumentale
clash-2012-name = Clash of Cultures (2012)
clash-2012-tagline = La première édition : niveaux de culture et d’humeur, raids barbares.
clash-2012-time = Environ une heure par joueur, une à deux heures contre des robots.
clash-2012-about = La première édition de Clash of Cultures, un jeu de Christian Marcussen, est parue en 2012 et se joue de 2 à 4. Les merveilles sont ouvertes à tous, les barbares attaquent les villes, et les niveaux de culture et d’humeur amènent les événements. Les textes de cartes que la règle ne donne pas suivent l’Édition monumentale (P) ou sont les nôtres (A).
clash-2012-edition-2012 = Édition de 2012

## Options

clash-monumental-option-events = Événements
clash-monumental-option-events-full = Icône et texte
clash-monumental-option-events-icons = Icône seule
clash-monumental-option-events-optional = Au choix de qui pioche
clash-monumental-option-length = Durée
clash-monumental-option-length-standard = Six époques
clash-monumental-option-length-short = Quatre époques
clash-monumental-option-length-roll = Jusqu’à sept époques, finies par un dé
clash-monumental-option-length-wonder = Jusqu’à sept époques, finies par une merveille
clash-monumental-option-wonders = Merveilles
clash-monumental-option-wonders-secret = Gardées en main
clash-monumental-option-wonders-announced = Annoncées à tous
clash-2012-option-events = { clash-monumental-option-events }
clash-2012-option-events-full = { clash-monumental-option-events-full }
clash-2012-option-events-icons = { clash-monumental-option-events-icons }
clash-2012-option-events-optional = { clash-monumental-option-events-optional }
clash-2012-option-length = { clash-monumental-option-length }
clash-2012-option-length-standard = Six manches
clash-2012-option-length-short = Quatre manches
clash-2012-option-length-roll = Jusqu’à sept manches, finies par un dé
clash-2012-option-length-wonder = Jusqu’à sept manches, finies par une merveille

## Terrains et lieux

clash-grassland = plaine
clash-mountain = montagne
clash-forest = forêt
clash-desert = désert
clash-sea = mer
clash-place = { $terrain } { $space }
clash-place-unknown = terre inconnue { $space }
clash-place-city = cité { $space } ({ $who }, taille { $size }, { $mood })
clash-place-own-city = votre cité { $space } (taille { $size }, { $mood })
clash-angry = mécontente
clash-neutral = neutre
clash-happy = heureuse

## Ressources, unités, bâtiments

clash-nothing = rien
clash-caused = { $goods } ({ $cause })
clash-food = { $count } vivres
clash-ore =
    { $count ->
        [one] { $count } minerai
       *[other] { $count } minerais
    }
clash-wood = { $count } bois
clash-ideas =
    { $count ->
        [one] { $count } idée
       *[other] { $count } idées
    }
clash-gold = { $count } or
clash-culture =
    { $count ->
        [one] { $count } jeton Culture
       *[other] { $count } jetons Culture
    }
clash-mood =
    { $count ->
        [one] { $count } jeton Humeur
       *[other] { $count } jetons Humeur
    }
clash-settler = colon
clash-infantry = infanterie
clash-ship = navire
clash-settlers =
    { $count ->
        [one] { $count } colon
       *[other] { $count } colons
    }
clash-infantries =
    { $count ->
        [one] { $count } infanterie
       *[other] { $count } infanteries
    }
clash-ships =
    { $count ->
        [one] { $count } navire
       *[other] { $count } navires
    }
clash-barbarians = les barbares
clash-settlement = colonie
clash-academy = académie
clash-fortress = forteresse
clash-port = port
clash-temple = temple
clash-action-cards =
    { $count ->
        [one] { $count } carte Action
       *[other] { $count } cartes Action
    }
clash-objective-cards =
    { $count ->
        [one] { $count } carte Objectif
       *[other] { $count } cartes Objectif
    }
clash-wonder-cards =
    { $count ->
        [one] { $count } carte Merveille
       *[other] { $count } cartes Merveille
    }

## Groupes de progrès

clash-group-agriculture = Agriculture
clash-group-construction = Construction
clash-group-seafaring = Marine
clash-group-education = Éducation
clash-group-warfare = Guerre
clash-group-spirituality = Spiritualité
clash-group-economy = Économie
clash-group-culture = Culture
clash-group-science = Sciences
clash-group-democracy = Démocratie
clash-group-autocracy = Autocratie
clash-group-theocracy = Théocratie

## Le contenu de la boîte

clash-box-boards = Plateaux
clash-box-board = Plateau pour { $players } joueurs
clash-box-regions = Régions
clash-box-region = Région { $number }
clash-box-start-a = Région de départ, face A
clash-box-start-b = Région de départ, face B
clash-box-units = Unités
clash-box-buildings = Éléments de cité
clash-box-dice = Dés
clash-box-die = Dé, ses faces
clash-box-wonders = Merveilles
clash-box-actions = Cartes Action
clash-box-tactics = Manœuvres
clash-box-objectives = Cartes Objectif
clash-box-events = Cartes Événement
clash-facts-board = { $regions } régions, { $spaces } cases
clash-facts-region = { $terrains }
clash-facts-unit = { $cost } ; { $count } par joueur
clash-facts-barbarians = { $settlements } colonies, { $units } unités
clash-facts-settlement = { $count } par joueur
clash-facts-building = { $cost } ; { $count } par joueur ; ouvert par { $advance }
clash-facts-die = douze faces, 1 à 6 deux fois ; un 3, un 5 et les deux 6 montrent une infanterie
clash-facts-die-2012 = six faces, de 1 à 6
clash-facts-advance = { $text } ({ $also })
clash-facts-brings = apporte { $goods }
clash-facts-needs = demande { $advance }
clash-facts-wonder = { $cost } ; demande { $advance }. { $text }
clash-facts-action = { $card }. { $text } Manœuvre : { $tactic }
clash-facts-army = armée
clash-facts-tactic =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } ; se joue avec { $pieces }. { $text }
clash-facts-objective = { $card }. { $upper } / { $lower }
clash-facts-event = { $card }. { $text }

## Points

clash-score-pieces = Éléments de cité
clash-score-advances = Progrès
clash-score-objectives = Objectifs
clash-score-wonders = Merveilles
clash-score-events = Événements
clash-tie-pyramids = les Pyramides
clash-tie-pieces = points des éléments de cité
clash-tie-advances = progrès
clash-tie-objectives = points des objectifs
clash-tie-wonders = points des merveilles
clash-tie-events = points des événements
clash-tie-half-pieces = demi-points des éléments de cité
clash-tie-half-events = demi-points des événements

## Actions

clash-act-advance = Progresser
clash-act-found = Fonder une cité
clash-act-collect = Récolter
clash-act-construct = Construire
clash-act-recruit = Recruter
clash-act-move = Déplacer
clash-act-happiness = Améliorer l’humeur
clash-act-influence = Rayonner
clash-group-actions = Actions
clash-group-advances = Progrès et merveilles
clash-group-units = Unités
clash-group-cards = Cartes
clash-group-objectives = Objectifs
clash-group-trade = Échanges
clash-group-give = Vous donnez
clash-group-want = Vous demandez

## Questions

clash-ask-turn = Que faites-vous ?
clash-ask-turn-free = Autre chose avant la fin de votre tour ?
clash-ask-turn-context =
    Époque { $age }, manche { $round }. { $actions ->
        [0] Plus d’action.
        [one] Encore { $actions } action.
       *[other] Encore { $actions } actions.
    }
clash-ask-may-talk = Proposer un échange à { $who } ?
clash-ask-learn = Quel progrès apprenez-vous ?
clash-ask-learn-context =
    { $cubes ->
        [one] Dernier cube de votre case Événement : un événement suivra.
       *[other] { $cubes } cubes dans votre case Événement.
    }
clash-ask-learn-free = Quel progrès gagnez-vous ?
clash-ask-learn-from = De qui apprenez-vous ?
clash-ask-priesthood = Le clergé rend-il { $advance } gratuit ?
clash-ask-free-education = Payer 1 idée de plus pour 1 jeton Humeur ?
clash-ask-borrow = Quel progrès la Grande Bibliothèque vous prête-t-elle ce tour ?
clash-ask-reform = Changer de gouvernement pour 1 jeton Culture et 1 jeton Humeur ?
clash-ask-reform-into = Quel autre progrès de { $group } prenez-vous ?
clash-ask-pay = Comment payez-vous { $goods } ?
clash-ask-gold-for = Combien de { $goods } payez-vous en or ?
clash-ask-pay-mood = Avec quoi payez-vous la prochaine humeur sur { $left } ?
clash-ask-pay-hire = Avec quoi payez-vous les mercenaires ?
clash-ask-take-token = Humeur ou culture ?
clash-ask-take-reward = Que prenez-vous pour la carte ?
clash-ask-take-resource = Quelle ressource prenez-vous (encore { $left }) ?
clash-ask-trade-gold =
    { $count ->
        [one] Une route commerciale : or ou vivres ?
       *[other] { $count } routes commerciales : combien donnent de l’or ?
    }
clash-ask-theater = Quel jeton échangez-vous ?
clash-ask-barter = Qu’échangez-vous (jusqu’à { $left }) ?
clash-ask-found = Où fondez-vous une cité ?
clash-ask-collect-with = Quelle cité récolte ?
clash-ask-collect = { $place } : que récolter ?
clash-ask-from-gardens = Que donne une plaine des Grands Jardins au lieu de vivres ?
clash-ask-husbandry = Utiliser Élevage pour { $goods } ?
clash-ask-construct-in = Quelle cité construit ?
clash-ask-construct = { $place } : que construire ?
clash-ask-construct-by-card = Quel bâtiment, et où ?
clash-ask-port-at = { $place } : sur quelle mer donne le port ?
clash-ask-sanitation = { $place } : payer 1 vivres pour un colon ?
clash-ask-recruit-in = Quelle cité recrute ?
clash-ask-recruit = { $place } : quelle unité recruter ?
clash-ask-left =
    { $left ->
        [0] Plus rien dans la limite de taille.
        [one] Encore { $left }.
       *[other] Encore { $left }.
    }
clash-ask-take-unit-from = Votre réserve est vide : d’où prenez-vous l’unité ({ $unit }) ?
clash-ask-medicine = Quelle ressource reprenez-vous ?
clash-ask-place-unit = Où placez-vous l’unité ({ $unit }) ?
clash-ask-raise = Quelle cité devient plus heureuse ?
clash-ask-cheer = Quelle cité devient plus heureuse ?
clash-ask-cheer-more = Payer 1 jeton Humeur pour élever encore une cité ?
clash-ask-cheer-steps = { $place } : de combien de crans élever l’humeur ?
clash-ask-lighthouse = Où le Grand Phare place-t-il un navire ?
clash-ask-reserve = Quelle merveille réservez-vous ?
clash-ask-raze = Raser une cité de taille 1 pour 1 or ?
clash-ask-keep-city = { $place } : la garder ? La raser donne 1 or.
clash-ask-influence = Sur quelle cité rayonnez-vous ?
clash-ask-influence-from = { $place } : quelle cité regagne un bâtiment ? Elle-même ne peut pas se renforcer.
clash-ask-boost = { $place } : dépenser { $count ->
        [one] { $count } jeton Culture
       *[other] { $count } jetons Culture
    } pour réussir (vous en avez { $have }) ?
clash-ask-exchange = { $place } : quel bâtiment devient vôtre ?
clash-ask-take-over-unit = { $place } : quelle unité remplace les barbares ?
clash-ask-pyramids = Tenter une influence depuis les Grandes Pyramides (encore { $left }) ?
clash-ask-squad = Quelle escouade se déplace ?
clash-ask-move-to = { $place } : où va l’escouade ?
clash-ask-move-who = { $place } : qui y va ?
clash-ask-fresh-ones = { $place } : les unités encore fraîches partent-elles d’abord ?
clash-ask-roads = { $place } : utiliser Routes pour { $goods }, afin d’ignorer ce terrain ?
clash-ask-road-by = { $place } : par où y aller ?
clash-ask-toll = Quel jeton payez-vous pour attaquer le Grand Mausolée ?
clash-ask-lie = Comment placez-vous la nouvelle région ({ $place }) ?
clash-ask-moor = Où mouillent les navires ?
clash-ask-natives = Où vivent les barbares de la région ?
clash-ask-explore-region = Quelle région révélez-vous ?
clash-ask-settle-explored = Y fonder une cité pour 2 vivres ?
clash-ask-siege-die = Payer 2 bois pour annuler le dé de la forteresse ?
clash-ask-siege-protection = Payer 2 minerais pour annuler la protection de la forteresse ?
clash-ask-steel = Payer 1 minerai pour les armes en acier (+{ $bonus }) ?
clash-ask-tactics-attack = Quelle manœuvre pour attaquer ?
clash-ask-tactics-defend = Quelle manœuvre pour défendre ?
clash-ask-battle-context = { $place }, round { $round }.
clash-ask-withdraw = { $place } : où vous repliez-vous ?
clash-ask-pay-siege = Payer 2 vivres contre le siège ?
clash-ask-arena = Dépenser un jeton à la Grande Arène pour ajouter 1 à { $value } ?
clash-ask-fight-on = { $place } : continuer le combat après le round { $round } ?
clash-ask-drown = { $place } : quelle unité est perdue avec les navires ?
clash-ask-raid-loss = { $place } : que perdre dans le raid ?
clash-ask-discard-action = Quelle carte Action défaussez-vous ?
clash-ask-discard-objective = Quelle carte Objectif défaussez-vous ?
clash-ask-take-discarded-action = Prendre la dernière carte Action défaussée au lieu de piocher ?
clash-ask-take-discarded-event = Prendre la dernière carte Événement défaussée au lieu de piocher ?
clash-ask-spy-on = De qui regardez-vous les cartes ?
clash-ask-spy-swap = Échanger une carte avec { $who } ?
clash-ask-new-plans = Garder un des nouveaux objectifs contre un des vôtres ?
clash-ask-negotiate = Avec qui faites-vous la paix ?
clash-ask-assassinate = Qui perd une action ?
clash-ask-hire = Qui engagez-vous ?
clash-ask-claim = Accomplir un objectif ?
clash-ask-status-objectives = Quel objectif accomplissez-vous ?
clash-ask-whole-event = Résoudre tout l’événement, et pas la seule icône ?
clash-ask-exhaust = Quelle terre est épuisée ?
clash-ask-barbarians-appear = Où apparaissent des barbares ?
clash-ask-barbarians-reinforce = Quelle cité barbare est renforcée ?
clash-ask-barbarians-next = Quelle armée barbare se déplace ensuite ?
clash-ask-barbarians-march = { $place } : où vont les barbares ?
clash-ask-raid-from = Quel camp barbare attaque ?
clash-ask-raid-on = { $place } : quelle ville le camp attaque-t-il ?
clash-ask-lower-mood = L’humeur de quelle cité baisse ?
clash-ask-myths = { $place } : payer 1 jeton Humeur pour que la cité garde la sienne ?
clash-ask-lose-unit = Quelle unité perdez-vous ?
clash-ask-civil-war = Quelle cité subit la guerre civile ?
clash-ask-volcano = Quelle cité le volcan ensevelit-il ?
clash-ask-earthquake = Quel élément de cité le séisme emporte-t-il ?
clash-ask-earthquake-context =
    { $count ->
        [0] D’un à trois éléments.
       *[other] Déjà emportés : { $count }.
    }
clash-ask-event-context = { $name } : « { $text } »
clash-ask-revolution-action = Perdre une action, ou une unité d’armée ?
clash-ask-revolution-government = Changer de gouvernement, ou perdre une unité d’armée ?
clash-ask-share-food = Qui reçoit des vivres (encore { $left }) ?
clash-ask-choose-opponent = Quel adversaire ?
clash-ask-take-person = Prendre « { $card } » pour { $count ->
        [one] { $count } jeton Culture
       *[other] { $count } jetons Culture
    } ?
clash-ask-put-together = Que proposez-vous à { $who } ?
clash-ask-answer-offer = Acceptez-vous cette offre ({ $who }) ?
clash-ask-offer-context = Donne : { $give }. Demande : { $want }.
clash-ask-part-with = Quelle carte cédez-vous ?
clash-ask-choose-first = Qui commence l’époque suivante ?

## Choix

clash-do-use = { $name }
clash-do-wonder-at = { $name } : { $place }
clash-do-play = Jouer { $name }
clash-do-claim = Accomplir { $name }
clash-do-trade = Échanger avec { $who }
clash-do-end = Finir le tour
clash-do-march = { $place } : { $units }
clash-do-sail = { $place } : { $units }
clash-do-squad = { $units }
clash-do-seat = { $who }
clash-do-pay = Payer { $goods }
clash-do-take = Prendre { $goods }
clash-do-count = { $count }
clash-do-count-gold = { $count } en or
clash-do-count-steps =
    { $count ->
        [one] { $count } cran
       *[other] { $count } crans
    }
clash-do-piece = { $name }, { $place }
clash-do-lose = { $unit }
clash-do-lose-at = { $unit }, { $place }
clash-do-lay = { $name } : { $text }
clash-do-pass = Aucune carte
clash-do-lie-straight = Telle quelle
clash-do-lie-turned = Retournée d’un demi-tour
clash-do-fight = Continuer le combat
clash-do-retreat = Battre en retraite
clash-do-swap = { $give } contre { $take }
clash-do-offer = Faire cette offre
clash-do-cancel = Pas d’échange
clash-do-accept = Accepter
clash-do-refuse = Refuser
clash-do-counter = Faire une autre offre
clash-order = Refuser tout échange jusqu’à ma prochaine décision
clash-order-end = Finir mes tours d’eux-mêmes quand il ne reste que l’échange et des cartes ; les objectifs atteints sont accomplis
clash-do-exchange = { $mine } contre { $theirs }
clash-do-yes = Oui
clash-do-no = Non
clash-do-done = Terminé
clash-do-lose-action = Perdre une action

## Le journal

clash-log-round = Époque { $age }, manche { $round }. { $who } commence.
clash-log-turn = C’est à { $who } de jouer.
clash-log-status = Phase Bilan de l’époque { $age }.
clash-log-end-rolled = Le jet de fin donne { $roll } : plus de tours.
clash-log-end-not-rolled = Le jet de fin donne { $roll } : la partie continue.
clash-log-first = { $who } désigne { $first } pour commencer.
clash-log-ended = La partie est finie.
clash-log-acted = { $who } : { $action }.
clash-log-used = { $who } utilise { $name }.
clash-log-borrowed = La Grande Bibliothèque prête { $name } à { $who }.
clash-log-paid = { $who } paie { $goods }.
clash-log-gained = { $who } gagne { $goods }.
clash-log-traded = Le commerce rapporte { $goods } à { $who }.
clash-log-learned = { $who } gagne { $name }.
clash-log-reformed = { $who } change de gouvernement : { $name }.
clash-log-founded = { $who } fonde une cité en { $space }.
clash-log-collected = { $who } récolte { $goods } avec { $space }.
clash-log-built = { $who } construit un nouvel élément en { $space } : { $name }.
clash-log-wonder-built = { $who } bâtit une merveille en { $space } : { $name }.
clash-log-recruited = { $who } recrute en { $space } : { $units }.
clash-log-placed = { $who } place une unité en { $space } : { $unit }.
clash-log-lost = { $who } perd une unité en { $space } : { $unit }.
clash-log-mood-rose = { $who } : la cité { $space } est désormais { $mood }.
clash-log-mood-fell = { $who } : la cité { $space } est désormais { $mood }.
clash-log-influence-rolled = { $who } tente d’influencer { $space } et obtient { $roll }.
clash-log-influence-rolled-more = { $who } tente d’influencer { $space } et obtient { $roll }, plus { $bonus } ({ $cause }).
clash-log-influence-failed = La tentative sur { $space } échoue ({ $who }).
clash-log-influenced = { $who } gagne un bâtiment en { $space } : { $name }.
clash-log-taken-over = { $who } assujettit la cité barbare en { $space }.
clash-log-marched = { $who } se déplace de { $from } à { $to } : { $units }.
clash-log-sailed = { $who } navigue de { $from } vers { $to } : { $units }.
clash-log-turned-up = { $who } découvre la région { $tile } en { $space }.
clash-log-explored = { $who } place la région en { $space }.
clash-log-battle-began = Attaque en { $space } : { $attacker } contre { $defender }.
clash-log-tactics-laid = { $who } pose une carte.
clash-log-tactics-none = { $who } ne pose pas de carte.
clash-log-tactics-played = { $who } utilise { $name }.
clash-log-shot-hit = Archers ({ $who }) : { $roll }, touché.
clash-log-shot-missed = Archers ({ $who }) : { $roll }, manqué.
clash-log-shielded = Peltastes ({ $who }) : { $roll }, une touche annulée.
clash-log-not-shielded = Peltastes ({ $who }) : { $roll }, en vain.
clash-log-rolled = Round { $round } : { $attacker } { $attack } ; { $defender } { $defence }.
clash-log-guarded = { $hits ->
        [one] Une touche contre { $who } est annulée ({ $cause }).
       *[other] { $hits } touches contre { $who } sont annulées ({ $cause }).
    }
clash-log-casualties = Pertes : { $attacker } { $attack } ; { $defender } { $defence }.
clash-log-encircled = Déroute, nouvelles pertes : { $attacker } { $attack } ; { $defender } { $defence }.
clash-log-losses = { $units }
clash-log-losses-none = aucune
clash-log-losses-due =
    { $count ->
        [one] 1 unité au choix
       *[other] { $count } unités au choix
    }
clash-log-fell = Pertes ({ $who }) : { $units }.
clash-log-retreated = { $who } bat en retraite vers { $space }.
clash-log-battle-won = Victoire en { $space } : { $who }.
clash-log-battle-drawn = Personne ne gagne en { $space }.
clash-log-conquered = La cité { $space } change de main : { $from } la perd, { $who } la prend.
clash-log-destroyed = La cité en { $space } est détruite.
clash-log-razed = { $who } rase la cité en { $space }.
clash-log-played = { $who } joue { $name }.
clash-log-discarded = { $who } défausse { $name }.
clash-log-drew-known = { $who } pioche { $name }.
clash-log-drew-action = { $who } pioche une carte Action.
clash-log-drew-objective = { $who } pioche une carte Objectif.
clash-log-drew-wonder = { $who } pioche une carte Merveille.
clash-log-reserved = { $who } réserve une merveille : { $name }.
clash-log-spy-swapped = { $who } échange une carte avec { $victim }.
clash-log-completed = { $who } accomplit { $name }.
clash-log-event = { $who } pioche un événement : { $name }. « { $text } »
clash-log-person-taken = { $who } prend à son service : { $name }.
clash-log-exhausted = La terre en { $space } est épuisée.
clash-log-barbarians-appeared = Des barbares s’installent en { $space }.
clash-log-barbarians-grew = Les barbares en { $space } sont renforcés.
clash-log-barbarians-marched =
    { $count ->
        [one] { $count } barbare marche de { $from } à { $to }.
       *[other] { $count } barbares marchent de { $from } à { $to }.
    }
clash-log-buried = Un volcan ensevelit la cité { $space } ({ $who }).
clash-log-quaked = La terre tremble ({ $who }).
clash-log-named = { $who } désigne { $other }.
clash-log-talk = { $who } propose un échange à { $to }.
clash-log-offered = { $who } offre à { $to } { $give } contre { $want }.
clash-log-countered = { $who } fait une autre offre à { $to }.
clash-log-deal = Marché conclu entre { $who } et { $to } : { $give } contre { $want }.
clash-log-talk-ended = { $who } rompt la discussion avec { $to }.

## Pourquoi pas

clash-why-needs = Il faut { $advance }.
clash-why-already-affected = Cet effet les frappe déjà.
clash-why-city-size = De taille { $have }, la cité ne recrute pas plus d’unités cette fois.
clash-why-no-room-aboard = Aucun de vos navires n’y a de place.
clash-why-cannot-attack = Personne ici ne peut l’attaquer ce tour.
clash-why-already-happy = Elle ne peut pas être plus heureuse.
clash-why-angry = La cité est mécontente.
clash-why-angry-once = Une cité mécontente s’active une fois par tour.
clash-why-built-already = La cité en a déjà un.
clash-why-cannot-move-again = Ces unités ne peuvent plus se déplacer.
clash-why-city-stays = Seules les cités neutres ou heureuses de taille 1 se déplacent.
clash-why-city-halted = La cité ne peut plus se déplacer.
clash-why-too-large = De taille { $have }, la cité est trop grande pour cela.
clash-why-cannot-pay = Vous ne pouvez pas le payer.
clash-why-costs = Cela coûte { $goods } (vous avez : { $have }).
clash-why-city-there = Il y a déjà une cité.
clash-why-desert = Pas de cité dans le désert.
clash-why-enemy-there = Un ennemi s’y trouve.
clash-why-exhausted = La terre est épuisée.
clash-why-influenced-already = Un seul succès par tour.
clash-why-largest-size = La cité a sa taille maximale.
clash-why-no-academy = Vous n’avez pas d’académie.
clash-why-no-action-left = Il ne reste pas d’action.
clash-why-no-card = Il n’y a pas de carte pour cela.
clash-why-no-city = Il n’y a pas de cité.
clash-why-no-coast = La cité n’est pas côtière.
clash-why-no-conquest = Vous ne venez pas de conquérir une cité dont apprendre.
clash-why-no-mood-to-raise = Aucune humeur de cité à élever et à payer.
clash-why-no-piece = Votre réserve n’a plus de pièce.
clash-why-no-port = La cité n’a pas de port.
clash-why-no-settlement = Votre réserve n’a plus de colonie.
clash-why-all-out = Vos { $count } pièces de ce genre sont toutes en jeu.
clash-why-no-settler = Aucun colon à vous ne s’y trouve.
clash-why-no-site = Aucun colon ne se trouve où fonder une cité.
clash-why-no-victory = Aucune victoire de ce tour n’est à exploiter.
clash-why-no-wonder = Vous n’avez pas cette merveille.
clash-why-nobody-angry = Aucune de vos cités n’est mécontente.
clash-why-nobody-there = Personne à vous ne s’y trouve.
clash-why-nobody-to-hire = Aucun barbare proche à engager.
clash-why-nobody-to-influence = Aucune cité à influencer.
clash-why-nobody-to-learn-from = Aucun adversaire proche n’a rien à vous apprendre.
clash-why-not-happy = La cité doit être heureuse.
clash-why-not-land = Ce n’est pas de la terre.
clash-why-not-usable = Cela agit de soi-même.
clash-why-nothing-to-build = Aucune de vos cités ne peut rien construire pour l’instant.
clash-why-nothing-to-collect = Rien à récolter.
clash-why-nothing-to-explore = Aucune région inconnue près de vos cités.
clash-why-nothing-to-influence = Aucun bâtiment n’y peut devenir vôtre.
clash-why-nothing-to-learn = Aucun progrès à gagner pour l’instant.
clash-why-nothing-to-move = Aucune de vos unités ne peut se déplacer.
clash-why-nothing-to-recruit = Aucune de vos cités ne peut recruter pour l’instant.
clash-why-nothing-to-trade = Aucun de vous n’a rien à échanger.
clash-why-nowhere-to-go = Il n’y a nulle part où aller.
clash-why-once-per-turn = Une fois par tour.
clash-why-only-collect = Ce doit être la seule récolte du tour.
clash-why-other-government = Vous avez un autre gouvernement.
clash-why-out-of-range = C’est hors de portée.
clash-why-range =
    { $away ->
        [one] Au plus près, c’est à { $away } case de { $from }, qui atteint { $range } sans frais : il faut { $need } culture, et vous avez { $have }.
       *[other] Au plus près, c’est à { $away } cases de { $from }, qui atteint { $range } sans frais : il faut { $need } culture, et vous avez { $have }.
    }
clash-why-owned-already = Vous l’avez déjà.
clash-why-pestilence = La peste l’interdit sans { $advance }.
clash-why-sheltered = Les monuments de son maître la protègent.
clash-why-stack-limit =
    { $there ->
        [0] Il y tient { $most } unités au plus, et il en viendrait davantage.
        [one] { $there } unité s’y trouve ; avec celles qui viennent, il y en aurait plus de { $most }.
       *[other] { $there } unités s’y trouvent, et il y en tient { $most } au plus.
    }
clash-why-talked-already = Vous avez déjà négocié ce tour.
clash-why-too-few-cities = Une cité de taille { $size } grandit dès que vous avez davantage de cités ; vous en avez { $cities }.
clash-why-too-late = Seulement avant votre première action.
clash-why-truce = Vous avez fait la paix avec eux.
clash-why-wonder-there = La ville a déjà une merveille.
clash-why-wrong-pieces = Il y faut des pièces que vous n’avez pas dans ce combat.
clash-why-wrong-side = Ce n’est pas pour ce camp ou ce combat.

## Progrès

clash-advance-farming = Travail de la terre
clash-advance-farming-text = Vos cités récoltent des vivres en plaine et du bois en forêt.
clash-advance-storage = Conservation
clash-advance-storage-text = Vous pouvez garder jusqu’à 7 vivres au lieu de 2.
clash-advance-irrigation = Irrigation
clash-advance-irrigation-text = Vos cités récoltent des vivres dans le désert. Les famines vous épargnent.
clash-advance-husbandry = Élevage
clash-advance-husbandry-text = Une fois par tour, une case récoltée peut être à 2 cases de terre (deux cases avec Routes).
clash-advance-mining = Extraction
clash-advance-mining-text = Vos cités récoltent du minerai en montagne.
clash-advance-engineering = Ingénierie
clash-advance-engineering-text = Piochez une carte Merveille. Vous pouvez bâtir des merveilles dans vos cités heureuses.
clash-advance-sanitation = Hygiène
clash-advance-sanitation-text = Quand vous recrutez, 1 jeton Humeur achète un colon supplémentaire. Peste et épidémie vous épargnent.
clash-advance-roads = Routes
clash-advance-roads-text = Une escouade terrestre qui quitte ou rejoint votre cité peut payer 1 vivres et 1 minerai pour avancer de 2 cases en ignorant le terrain.
clash-advance-fishing = Pêche
clash-advance-fishing-text = Vos cités récoltent des vivres sur une case de mer. Ouvre le port.
clash-advance-navigation = Navigation
clash-advance-navigation-text = Vos navires contournent le bord de la carte jusqu’au prochain océan.
clash-advance-war-ships = Navires de guerre
clash-advance-war-ships-text = Au premier round en mer, ou d’un débarquement, annulez 1 touche.
clash-advance-cartography = Cartographie
clash-advance-cartography-text = Après un déplacement de navires, gagnez 1 idée, et 1 jeton Culture si vous avez contourné le bord.
clash-advance-writing = Écriture
clash-advance-writing-text = Piochez une carte Action et une carte Objectif. Ouvre l’académie.
clash-advance-public-education = Enseignement public
clash-advance-public-education-text = Une fois par tour, récolter dans une cité avec académie donne 1 idée.
clash-advance-free-education = Gratuité scolaire
clash-advance-free-education-text = Quand vous payez un progrès avec des idées ou de l’or, 1 idée de plus donne 1 jeton Humeur.
clash-advance-philosophy = Philosophie
clash-advance-philosophy-text = Gagnez 1 idée maintenant et à chaque progrès de Sciences.
clash-advance-tactics = Manœuvres
clash-advance-tactics-text = Vos armées peuvent se déplacer et vous pouvez jouer des manœuvres. Ouvre la forteresse.
clash-advance-siegecraft = Poliorcétique
clash-advance-siegecraft-text = Contre une forteresse : 2 bois annulent son dé, 2 minerais sa protection.
clash-advance-steel-weapons = Armes en acier
clash-advance-steel-weapons-text = Avant un combat, payez 1 minerai pour +2 à chaque round (+1 si l’ennemi en possède aussi).
clash-advance-draft = Conscription
clash-advance-draft-text = Quand vous recrutez, 1 jeton Humeur achète une infanterie supplémentaire.
clash-advance-myths = Mythes
clash-advance-myths-text = Quand un événement baisse l’humeur d’une cité, 1 jeton Humeur l’évite. Ouvre le temple.
clash-advance-rituals = Rituels
clash-advance-rituals-text = Des ressources peuvent remplacer l’humeur quand vous améliorez vos cités.
clash-advance-priesthood = Clergé
clash-advance-priesthood-text = Une fois par tour, un progrès de Sciences est gratuit.
clash-advance-state-religion = Religion d’État
clash-advance-state-religion-text = Une fois par tour, un temple ne coûte pas de vivres.
clash-advance-bartering = Troc
clash-advance-bartering-text = Une fois par tour, défaussez une carte Action pour 1 or ou 1 jeton Culture.
clash-advance-trade-routes = Commerce
clash-advance-trade-routes-text = Au début de votre tour, 1 vivres par colon ou navire proche d’une cité adverse différente, 4 au plus.
clash-advance-taxes = Fiscalité
clash-advance-taxes-text = Action, une fois par tour : payez 1 jeton Humeur pour une ressource par cité.
clash-advance-currency = Monnaie
clash-advance-currency-text = Le commerce et la fiscalité peuvent donner de l’or.
clash-advance-arts = Arts
clash-advance-arts-text = Une fois par tour, payez 1 jeton Culture pour rayonner sans dépenser d’action.
clash-advance-sports = Cirque et Sports
clash-advance-sports-text = Action : payez 1 ou 2 jetons Culture pour élever une cité d’autant de crans.
clash-advance-monuments = Monuments
clash-advance-monuments-text = Piochez une carte Merveille. Vos cités à merveilles ne peuvent pas être influencées.
clash-advance-theaters = Théâtre
clash-advance-theaters-text = Une fois par tour, échangez 1 jeton Humeur contre 1 jeton Culture ou l’inverse.
clash-advance-math = Maths
clash-advance-math-text = Ingénierie et Routes ne coûtent pas de vivres.
clash-advance-astronomy = Astronomie
clash-advance-astronomy-text = Navigation et Cartographie ne coûtent pas de vivres.
clash-advance-medicine = Médecine
clash-advance-medicine-text = Après un recrutement, reprenez 1 ressource payée.
clash-advance-metallurgy = Métallurgie
clash-advance-metallurgy-text = En récoltant au moins 2 minerais, changez-en 1 en or. Les Armes en acier ne coûtent plus de minerai.
clash-advance-voting = Vote
clash-advance-voting-text = Payez 1 jeton Humeur pour améliorer vos cités sans dépenser d’action.
clash-advance-separation-of-power = Séparation des pouvoirs
clash-advance-separation-of-power-text = Vos adversaires ne peuvent pas renforcer leur influence sur vos cités heureuses.
clash-advance-civil-liberties = Droits civiques
clash-advance-civil-liberties-text = Action : gagnez 3 jetons Humeur. Conscription coûte 2 jetons Humeur.
clash-advance-free-economy = Liberté économique
clash-advance-free-economy-text = Une fois par tour, payez 1 jeton Humeur pour récolter sans action ; ce doit être votre seule récolte.
clash-advance-nationalism = Nationalisme
clash-advance-nationalism-text = Après avoir recruté des unités d’armée ou des navires, gagnez 1 jeton Humeur ou 1 jeton Culture.
clash-advance-totalitarianism = Totalitarisme
clash-advance-totalitarianism-text = Vos adversaires ne peuvent pas renforcer leur influence sur vos cités avec une armée.
clash-advance-absolute-power = Pouvoir absolu
clash-advance-absolute-power-text = Une fois par tour, payez 2 jetons Humeur pour une action de plus.
clash-advance-forced-labor = Travail forcé
clash-advance-forced-labor-text = Une fois par tour, payez 1 jeton Humeur : vos cités mécontentes travaillent comme des neutres.
clash-advance-dogma = Dogme
clash-advance-dogma-text = Un nouveau temple apporte un progrès de Théocratie gratuit. Vous gardez au plus 2 idées.
clash-advance-devotion = Dévotion
clash-advance-devotion-text = Vos adversaires ne peuvent pas renforcer leur influence sur vos cités avec un temple.
clash-advance-conversion = Conversion
clash-advance-conversion-text = +1 à vos jets d’influence ; chaque succès donne 1 jeton Culture.
clash-advance-fanaticism = Fanatisme
clash-advance-fanaticism-text = +2 au premier round dans une cité avec temple. Si vous y perdez, placez 1 infanterie.

## Développements de 2012

clash-advance-farming-2012 = Récolte
clash-advance-farming-2012-text = Vos villes récoltent de la nourriture sur les cases fertiles et du bois en forêt.
clash-advance-storage-2012 = Entreposage
clash-advance-storage-2012-text = Vous pouvez garder jusqu’à 8 nourritures au lieu de 2.
clash-advance-irrigation-2012 = Irrigation
clash-advance-irrigation-2012-text = Vos villes récoltent de la nourriture sur les cases arides. Les famines vous épargnent.
clash-advance-husbandry-2012 = Élevage
clash-advance-husbandry-2012-text = Une fois par tour, payez 1 nourriture (rien avec Routes) pour récolter jusqu’à 2 cases de terre.
clash-advance-mining-2012 = Mines
clash-advance-mining-2012-text = Vos villes récoltent du minerai en montagne.
clash-advance-engineering-2012 = Ingénierie
clash-advance-engineering-2012-text = Révélez une merveille. Vous pouvez bâtir les merveilles révélées dans vos villes qui ne sont pas en colère.
clash-advance-sanitation-2012 = Assainissement
clash-advance-sanitation-2012-text = Quand vous agrandissez une ville, 1 nourriture y achète un colon. Peste et épidémie vous épargnent.
clash-advance-roads-2012 = Routes
clash-advance-roads-2012-text = Un groupe qui quitte ou rejoint votre ville peut payer 1 nourriture pour avancer de 2 cases et 1 minerai pour ignorer le terrain.
clash-advance-fishing-2012 = Pêche
clash-advance-fishing-2012-text = Vos villes récoltent de la nourriture sur une case de mer. Ouvre le port.
clash-advance-navigation-2012 = Navigation
clash-advance-navigation-2012-text = Vos bateaux contournent le bord de la carte jusqu’au prochain océan.
clash-advance-war-ships-2012 = Navires de guerre
clash-advance-war-ships-2012-text = { clash-advance-war-ships-text }
clash-advance-cartography-2012 = Cartographie
clash-advance-cartography-2012-text = Action, une fois par tour : 1 jeton Culture et 1 idée par région où se trouvent vos bateaux.
clash-advance-writing-2012 = Écriture
clash-advance-writing-2012-text = Dès que vous avez un gouvernement, piochez une carte Action et une carte Objectif. Ouvre l’académie.
clash-advance-public-education-2012 = Éducation publique
clash-advance-public-education-2012-text = Récolter dans une ville avec académie donne 1 idée.
clash-advance-free-education-2012 = Gratuité scolaire
clash-advance-free-education-2012-text = Une fois par tour, payer un développement uniquement en idées et en or donne 1 jeton Humeur.
clash-advance-philosophy-2012 = Philosophie
clash-advance-philosophy-2012-text = Gagnez 1 idée maintenant et à chaque développement de Sciences.
clash-advance-tactics-2012 = Tactiques
clash-advance-tactics-2012-text = { clash-advance-tactics-text }
clash-advance-siegecraft-2012 = Techniques de siège
clash-advance-siegecraft-2012-text = { clash-advance-siegecraft-text }
clash-advance-steel-weapons-2012 = Armes en acier
clash-advance-steel-weapons-2012-text = Coûte 2 minerais de plus. Au premier round sur terre, 1 touche de plus contre qui n’en a pas.
clash-advance-draft-2012 = Conscription
clash-advance-draft-2012-text = Quand vous recrutez, 1 jeton Humeur achète une armée supplémentaire.
clash-advance-myths-2012 = Mythes
clash-advance-myths-2012-text = Quand un événement baisse l’humeur d’une ville, 1 jeton Humeur l’évite. Ouvre le temple.
clash-advance-rituals-2012 = Rituels
clash-advance-rituals-2012-text = Des ressources autres que les idées peuvent remplacer l’humeur pour l’amélioration civique.
clash-advance-priesthood-2012 = Sacerdoce
clash-advance-priesthood-2012-text = Une fois par tour, un développement de Sciences est gratuit.
clash-advance-state-religion-2012 = Religion d’État
clash-advance-state-religion-2012-text = Une fois par tour, un temple ne coûte pas de nourriture.
clash-advance-bartering-2012 = Troc
clash-advance-bartering-2012-text = Action : échangez jusqu’à 3 ressources contre autant d’or ou de culture.
clash-advance-trade-routes-2012 = Routes commerciales
clash-advance-trade-routes-2012-text = Au début de votre tour, 1 nourriture par colon ou bateau proche d’une ville adverse différente, 4 au plus.
clash-advance-taxes-2012 = Taxation
clash-advance-taxes-2012-text = Action, une fois par tour : payez 1 jeton Humeur pour 1 or par ville.
clash-advance-currency-2012 = Monnaie
clash-advance-currency-2012-text = Les routes commerciales peuvent donner de l’or.
clash-advance-arts-2012 = Arts & sculptures
clash-advance-arts-2012-text = { clash-advance-arts-text }
clash-advance-sports-2012 = Cirque & sports
clash-advance-sports-2012-text = Vos villes comptent pour une taille de moins lors de l’amélioration civique.
clash-advance-monuments-2012 = Monuments
clash-advance-monuments-2012-text = Révélez une merveille et réservez-en une : vous seul pouvez la bâtir, et sans action.
clash-advance-theaters-2012 = Théâtre & musique
clash-advance-theaters-2012-text = { clash-advance-theaters-text }
clash-advance-math-2012 = Mathématiques
clash-advance-math-2012-text = Ingénierie et Routes ne coûtent pas de nourriture.
clash-advance-astronomy-2012 = Astronomie
clash-advance-astronomy-2012-text = Navigation et Cartographie ne coûtent pas de nourriture.
clash-advance-medicine-2012 = Chimie
clash-advance-medicine-2012-text = Métallurgie ne coûte pas de nourriture.
clash-advance-metallurgy-2012 = Métallurgie
clash-advance-metallurgy-2012-text = Armes en acier ne coûte rien ; si vous l’avez déjà, gagnez 2 minerais.
clash-advance-voting-2012 = Vote
clash-advance-voting-2012-text = Payez 1 jeton Humeur pour améliorer vos villes sans dépenser d’action.
clash-advance-separation-of-power-2012 = Séparation des pouvoirs
clash-advance-separation-of-power-2012-text = Vos adversaires ne peuvent pas renforcer leur influence sur vos villes heureuses.
clash-advance-civil-liberties-2012 = Droits civiques
clash-advance-civil-liberties-2012-text = { clash-advance-civil-liberties-text }
clash-advance-free-economy-2012 = Liberté économique
clash-advance-free-economy-2012-text = Votre première récolte du tour ne coûte pas d’action ; chaque suivante coûte en plus 2 jetons Humeur.
clash-advance-nationalism-2012 = Nationalisme
clash-advance-nationalism-2012-text = Après avoir recruté des armées ou des bateaux, gagnez 1 jeton Humeur ou 1 jeton Culture.
clash-advance-totalitarianism-2012 = Totalitarisme
clash-advance-totalitarianism-2012-text = Vos adversaires ne peuvent pas renforcer leur influence sur vos villes avec une armée.
clash-advance-absolute-power-2012 = Pouvoir absolu
clash-advance-absolute-power-2012-text = { clash-advance-absolute-power-text }
clash-advance-forced-labor-2012 = Travaux forcés
clash-advance-forced-labor-2012-text = Une fois par tour, payez 1 jeton Humeur : vos villes en colère travaillent comme des neutres.
clash-advance-dogma-2012 = Dogme
clash-advance-dogma-2012-text = Un nouveau temple apporte un développement de Théocratie gratuit. Vous gardez au plus 2 idées.
clash-advance-devotion-2012 = Dévotion
clash-advance-devotion-2012-text = Vos adversaires ne peuvent pas renforcer leur influence sur vos villes avec un temple.
clash-advance-conversion-2012 = Conversion
clash-advance-conversion-2012-text = { clash-advance-conversion-text }
clash-advance-fanaticism-2012 = Fanatisme
clash-advance-fanaticism-2012-text = +2 au premier round dans une ville avec temple. Si vous y perdez, placez 1 armée.

## Cartes Action

clash-card-quick-advance = Progrès
clash-card-quick-advance-text = 1 jeton Culture : gagnez un progrès gratuit.
clash-card-inspiration = Inspiration
clash-card-exchange-of-ideas = Échange d’idées
clash-card-inspiration-text = Gagnez gratuitement un progrès d’un adversaire à 2 cases au plus.
clash-card-hero-general = Général héroïque
clash-card-hero-general-text = Après un combat gagné : élevez une cité d’un cran, et pour 1 jeton Humeur encore d’un cran.
clash-card-spy = Espion
clash-card-spy-text = Action et 1 jeton Culture : regardez les cartes d’un adversaire ; vous pouvez en échanger une.
clash-card-ideas = Idées
clash-card-ideas-text = 1 idée par cité à vous avec une académie.
clash-card-great-ideas = Grandes idées
clash-card-great-ideas-text = Après une conquête ou un combat gagné : 2 idées.
clash-card-mercenaries = Mercenaires
clash-card-mercenaries-text = Action : payez des armées barbares proches, 1 chacune, et déplacez-les.
clash-card-mercenaries-2012-text = Action : payez un camp barbare proche, 1 par unité, pour attaquer un adversaire.
clash-card-cultural-takeover = Assujettissement
clash-card-cultural-takeover-text = Votre prochaine influence du tour peut gagner une cité barbare de taille 1.
clash-card-city-development = Développement urbain
clash-card-city-development-text = Action et 1 jeton Culture : construisez un bâtiment gratuitement.
clash-card-production-focus = Récolte spécialisée
clash-card-production-focus-text = Votre prochaine récolte du tour peut prendre plusieurs fois sur la même case.
clash-card-explorer = Explorateur
clash-card-explorer-text = Action et 1 jeton Culture : révélez une région proche d’une cité, placez un colon, ou les deux.
clash-card-negotiations = Négociations
clash-card-negotiations-text = Au début de votre tour, 1 jeton Culture : un adversaire et vous ne pouvez pas vous attaquer pendant un tour.
clash-card-leadership = Sens du commandement
clash-card-leadership-text = 1 jeton Culture : une action de plus.
clash-card-assassination = Assassinat
clash-card-assassination-text = 1 jeton Culture : un adversaire a une action de moins à son prochain tour.
clash-card-mass-production = Récolte abondante
clash-card-mass-production-text = Votre prochaine récolte du tour prend 2 de plus.
clash-card-new-plans = Nouveaux projets
clash-card-new-plans-text = Action et 1 jeton Culture : piochez 2 objectifs ; vous pouvez en garder un contre un des vôtres.
clash-card-synergies = Synergies
clash-card-synergies-text = Action : achetez deux progrès du même groupe.
clash-card-teach-us = Enseignez-nous !
clash-card-teach-us-text = Juste après la conquête d’une cité : gagnez gratuitement un progrès de son ancien maître.
clash-card-militia = Milice
clash-card-militia-text = 1 jeton Culture : placez une infanterie dans l’une de vos cités.
clash-card-technology-trade = Échange de savoirs
clash-card-technology-trade-text = Gagnez gratuitement un progrès d’un adversaire à 2 cases au plus, qui gagne ensuite un des vôtres.
clash-card-new-ideas = Nouvelles idées
clash-card-new-ideas-text = Action : achetez un progrès, puis gagnez 2 idées.

## Manœuvres

clash-tactic-peltasts = Peltastes
clash-tactic-peltasts-text = Lancez un dé par unité d’armée : au moins un 5 ou 6 annule 1 touche.
clash-tactic-encircled = Déroute
clash-tactic-encircled-text = Si l’ennemi a perdu au moins autant que vous, sur 5 ou 6 il perd une unité de plus.
clash-tactic-wedge-formation = Formation en coin
clash-tactic-wedge-formation-text = Attaquant : +1 par unité d’armée ennemie.
clash-tactic-high-morale = Moral élevé
clash-tactic-high-morale-text = +2.
clash-tactic-heavy-resistance = Résistance acharnée
clash-tactic-heavy-resistance-text = Défenseur : l’attaquant a −1 par unité qu’il engage.
clash-tactic-high-ground = Terrain élevé
clash-tactic-high-ground-text = Sauf en attaquant une cité : les icônes ennemies ne comptent pas à ce round.
clash-tactic-high-ground-2012-text = Sauf en attaquant une ville : chacun de vos 6 donne un dé de plus.
clash-tactic-surprise = Surprise
clash-tactic-surprise-text = +1 ; piochez une carte Action si l’ennemi perd une unité.
clash-tactic-siege = Siège
clash-tactic-siege-text = Contre une cité : +1 ; le défenseur paie 2 vivres ou ses icônes ne comptent pas.
clash-tactic-siege-2012-text = Contre une ville : +1 ; le défenseur paie 2 nourritures ou a −2.
clash-tactic-for-the-people = Pour le peuple !
clash-tactic-for-the-people-text = En défendant une cité : 1 dé de plus.
clash-tactic-improved-defenses = Défenses améliorées
clash-tactic-improved-defenses-text = En défendant une cité : annulez 1 touche.
clash-tactic-tactical-retreat = Repli tactique
clash-tactic-tactical-retreat-text = Défenseur : repliez-vous sur une case voisine libre ; l’ennemi gagne.
clash-tactic-defensive-formation = Défenses préparées
clash-tactic-defensive-formation-text = Défenseur : 1 dé de plus.
clash-tactic-scout = Éclaireur
clash-tactic-scout-text = Annulez la carte ennemie et prenez-la.
clash-tactic-martyr = Martyr
clash-tactic-martyr-text = Chaque camp perd une unité ; la carte ennemie est annulée.
clash-tactic-archers = Archers
clash-tactic-archers-text = Lancez un dé : sur 5 ou 6, l’ennemi perd aussitôt une unité.
clash-tactic-flanking = Attaque de flanc
clash-tactic-flanking-text = Attaquant : 1 dé de plus.

## Objectifs

clash-objective-card = { $upper } / { $lower }
clash-objective-large-civilization = Grande civilisation
clash-objective-large-civilization-text = Au moins 6 cités.
clash-objective-draft-twice = Levée en masse
clash-objective-draft-twice-text = Utilisez Conscription dans deux recrutements du même tour.
clash-objective-scientific-lead = Avance scientifique
clash-objective-scientific-lead-text = Plus de cités avec académie que chaque adversaire.
clash-objective-conqueror = Conquérant
clash-objective-conqueror-text = Conquérez une cité adverse défendue.
clash-objective-coastal-culture = Culture côtière
clash-objective-coastal-culture-text = Plus de cités avec port que chaque adversaire.
clash-objective-warmonger = Belliciste
clash-objective-warmonger-text = Menez deux combats en des lieux différents dans un tour et gagnez-en un.
clash-objective-advanced-culture = Culture avancée
clash-objective-advanced-culture-text = Plus de progrès que chaque adversaire, et au moins 6.
clash-objective-religious-fervor = Ferveur religieuse
clash-objective-religious-fervor-text = Plus de cités avec temple que chaque adversaire.
clash-objective-general = Général
clash-objective-general-text = Éliminez 3 unités d’armée ennemies en un combat.
clash-objective-city-planner = Urbaniste
clash-objective-city-planner-text = Les 4 progrès de Construction.
clash-objective-great-battle = Grande bataille
clash-objective-great-battle-text = Menez un combat commencé avec au moins 6 unités d’armée.
clash-objective-eureka = Eurêka !
clash-objective-eureka-text = Ayez 5 idées et payez-en 2.
clash-objective-defiance = Bravade
clash-objective-defiance-text = Battez un adversaire qui avait plus d’unités au départ.
clash-objective-happy-population = Peuple heureux
clash-objective-happy-population-text = 4 cités heureuses.
clash-objective-education-lead = Maître de l’éducation
clash-objective-education-lead-text = Les 4 progrès d’Éducation.
clash-objective-sea-blockade = Blocus maritime
clash-objective-sea-blockade-text = 2 navires devant des ports adverses.
clash-objective-optimized-storage = Stockage optimisé
clash-objective-optimized-storage-text = 3 vivres, 3 minerais et 3 bois.
clash-objective-naval-assault = Assaut naval
clash-objective-naval-assault-text = Conquérez une cité adverse depuis la mer.
clash-objective-wealth = Richesse
clash-objective-wealth-text = Ayez 5 or et payez-en 2.
clash-objective-large-fleet = Grande flotte
clash-objective-large-fleet-text = 4 navires, ou 2 et plus que chaque adversaire.
clash-objective-ore-supplies = Réserves de minerai
clash-objective-ore-supplies-text = Ayez 5 minerais et payez-en 2.
clash-objective-large-army = Grande armée
clash-objective-large-army-text = 4 unités d’armée de plus que chaque adversaire.
clash-objective-wood-supplies = Réserves de bois
clash-objective-wood-supplies-text = Ayez 5 bois et payez-en 2.
clash-objective-fortifications = Fortifications
clash-objective-fortifications-text = Plus de cités avec forteresse que chaque adversaire.
clash-objective-food-supplies = Réserves de vivres
clash-objective-food-supplies-text = Ayez 5 vivres et payez-en 2.
clash-objective-standing-army = Armée de métier
clash-objective-standing-army-text = Des unités d’armée dans 4 de vos cités.
clash-objective-architecture = Architecture
clash-objective-architecture-text = 4 sortes de bâtiments à votre couleur dans vos cités.
clash-objective-militarized = Militarisé
clash-objective-militarized-text = Les 4 progrès de Guerre.
clash-objective-goal-focused = Esprit de suite
clash-objective-goal-focused-text = Plus de groupes de progrès complets que chaque adversaire.
clash-objective-bold = Audacieux
clash-objective-bold-text = Battez un adversaire ayant plus de progrès de Guerre ou plus d’unités au départ.
clash-objective-colony = Colonie lointaine
clash-objective-colony-text = Une cité à 5 cases ou plus de votre case de départ.
clash-objective-threat = Menace
clash-objective-threat-text = 4 unités d’armée à côté de cités adverses.
clash-objective-culture-focus = Priorité culture
clash-objective-culture-focus-text = Les 4 progrès de Culture.
clash-objective-legendary-battle = Bataille légendaire
clash-objective-legendary-battle-text = Attaquez une cité de taille 5 avec merveille, avec au moins 3 unités d’armée.
clash-objective-legendary-battle-2012-text = Attaquez une ville de taille 5 avec merveille, avec au moins 3 unités d’armée ; taille 4 suffit tant qu’il n’y en a pas.
clash-objective-consulate = Consulat
clash-objective-consulate-text = 2 cités d’autrui sous votre influence.
clash-objective-science-focus = Priorité sciences
clash-objective-science-focus-text = Les 4 progrès de Sciences.
clash-objective-trade-focus = Priorité économie
clash-objective-trade-focus-text = Les 4 progrès d’Économie.
clash-objective-scavenger = Pilleur
clash-objective-scavenger-text = Éliminez un colon ou un navire avec lequel un adversaire pouvait commercer.
clash-objective-metropolis = Métropole
clash-objective-metropolis-text = Une cité de taille 5.
clash-objective-seafarers = Gens de mer
clash-objective-seafarers-text = Les 4 progrès de Marine.
clash-objective-aggressor = Agresseur
clash-objective-aggressor-text = Attaquant, gagnez un combat en éliminant 2 unités d’armée.
clash-objective-government = Gouvernement
clash-objective-government-text = Les 4 progrès d’un gouvernement.
clash-objective-barbarian-conquest = Conquête barbare
clash-objective-barbarian-conquest-text = Conquérez une cité barbare tenue par au moins 2 unités.
clash-objective-expansionist = Expansionniste
clash-objective-expansionist-text = 4 de vos cités n’ont aucune cité voisine.
clash-objective-military-might = Puissance militaire
clash-objective-military-might-text = 12 unités d’armée et navires en tout.
clash-objective-city-founder = Fondateur
clash-objective-city-founder-text = Fondez une cité à 5 cases ou plus de votre case de départ.
clash-objective-resistance = Résistance
clash-objective-resistance-text = Battez des barbares dans une cité en en éliminant 2.
clash-objective-resistance-2012-text = Votre ville résiste à une attaque barbare qui leur coûte une unité, ou vous capturez une colonie en en éliminant 2.
clash-objective-trade-power = Puissance commerciale
clash-objective-trade-power-text = 3 routes commerciales possibles.
clash-objective-shipping-routes = Routes maritimes
clash-objective-shipping-routes-text = 2 routes commerciales possibles avec les seuls navires.
clash-objective-terror-regime = Régime de terreur
clash-objective-terror-regime-text = 4 de vos cités sont mécontentes.
clash-objective-diversified-research = Recherche variée
clash-objective-diversified-research-text = Des progrès dans 9 groupes.
clash-objective-culture-power = Puissance culturelle
clash-objective-culture-power-text = Plus de bâtiments à votre couleur chez autrui que chaque adversaire.
clash-objective-magnificent-culture = Culture magnifique
clash-objective-magnificent-culture-text = Bâtissez une merveille, ou soyez seul à l’avoir fait à la dernière manche.
clash-objective-outpost = Avant-poste
clash-objective-outpost-text = Des armées sur 3 cases loin de vos cités.

## Merveilles

clash-wonder-arena = Grande Arène
clash-wonder-arena-text = Humeur et culture se remplacent quand vous les dépensez. Une fois par combat, un jeton donne +1.
clash-wonder-gardens = Grands Jardins
clash-wonder-gardens-text = Cette cité récolte n’importe quoi en plaine. Les escouades entrées en plaine ce tour ne peuvent pas l’attaquer.
clash-wonder-gardens-2012-text = Récolter avec cette ville donne 1 nourriture de plus. Action : payez 1 jeton Humeur pour élever une ville d’un cran.
clash-wonder-library = Grande Bibliothèque
clash-wonder-library-text = Une fois par tour, utilisez jusqu’à sa fin un progrès que vous n’avez pas.
clash-wonder-library-2012-text = 2 idées à la construction ; 1 idée par tour quand votre voisin de gauche apprend ce que vous ignorez.
clash-wonder-lighthouse = Grand Phare
clash-wonder-lighthouse-text = Activer cette cité peut placer un navire n’importe où en mer. Vous choisissez le premier joueur.
clash-wonder-lighthouse-2012-text = Un bateau à la construction ; après avoir activé cette ville, vous pouvez déplacer un bateau.
clash-wonder-mausoleum = Grand Mausolée
clash-wonder-mausoleum-text = Au lieu de piocher une carte Action ou Événement, vous pouvez prendre la dernière défaussée. Les vôtres vont sous la pile.
clash-wonder-mausoleum-2012-text = Les attaquants de cette ville paient un jeton par unité d’armée. Un temple n’active pas sa ville.
clash-wonder-pyramids = Grandes Pyramides
clash-wonder-pyramids-text = 5 points pour le bâtisseur, toujours. Vous gagnez les égalités.
clash-wonder-pyramids-2012-text = Vous gagnez les égalités. À la construction, deux tentatives d’influence depuis cette ville.
clash-wonder-statue = Grande Statue
clash-wonder-statue-text = Une carte Objectif à la construction. Une fois par tour, défaussez un objectif pour une action de plus.
clash-wonder-statue-2012-text = +1 de portée depuis cette ville. Cette ville et les vôtres à 2 cases ne peuvent pas être influencées.
clash-wonder-wall = Grande Muraille
clash-wonder-wall-text = Les attaquants de vos cités heureuses ont −2 au premier round. Les barbares perdent contre vos cités.
clash-wonder-wall-2012-text = Les barbares n’attaquent pas vos villes. Contre vos forteresses, il faut Techniques de siège.

## Cartes Événement

clash-event-pestilence = Peste
clash-event-pestilence-text = Qui a au moins 2 cités et pas Hygiène baisse l’humeur d’une cité, de deux avec Routes, Navigation ou Commerce. La carte reste : sans Hygiène, on ne construit rien.
clash-event-pestilence-2012-text = Qui a au moins 2 villes et pas Assainissement baisse l’humeur d’une ville, de deux avec Routes, Navigation ou Routes commerciales. La carte reste : sans Assainissement, on ne construit rien.
clash-event-epidemics = Épidémie
clash-event-epidemics-text = Qui a au moins 2 unités et pas Hygiène en perd une, deux avec Routes, Navigation ou Commerce.
clash-event-epidemics-2012-text = Qui a au moins 2 unités et pas Assainissement en perd une, deux avec Routes, Navigation ou Routes commerciales.
clash-event-famine = Famine
clash-event-famine-text = Payez 1 vivres, l’or n’y suffit pas, ou l’une de vos cités devient mécontente. Irrigation vous protège.
clash-event-severe-famine = Famine sévère
clash-event-severe-famine-text = Payez 2 vivres, l’or n’y suffit pas ; si vous payez moins, l’une de vos cités devient mécontente. Irrigation vous protège.
clash-event-good-year = Bonne année
clash-event-good-year-text = Vous gagnez 1 vivres.
clash-event-good-year-all-text = Chaque joueur gagne 1 vivres.
clash-event-good-year-shared-text = Vous gagnez 1 vivres, un adversaire de votre choix aussi.
clash-event-awesome-year = Excellente année
clash-event-awesome-year-text = Vous gagnez 2 vivres.
clash-event-awesome-year-all-text = Chaque joueur gagne 2 vivres.
clash-event-awesome-year-shared-text = Vous gagnez 2 vivres et en partagez 2 autres entre vos adversaires.
clash-event-fantastic-year = Année fantastique
clash-event-fantastic-year-text = Vous gagnez 3 vivres.
clash-event-fantastic-year-all-text = Chaque joueur gagne 3 vivres.
clash-event-fantastic-year-shared-text = Vous gagnez 3 vivres et en partagez 3 autres entre vos adversaires.
clash-event-great-explorer = Grand explorateur
clash-event-great-explorer-text = Grand personnage. Action : gagnez un progrès de Marine gratuit ; vous pouvez ensuite révéler une région proche de vos cités et y fonder une cité pour 2 vivres.
clash-event-great-artist = Grand artiste
clash-event-great-artist-text = Grand personnage. Action : gagnez un progrès de Culture gratuit ; l’une de vos cités devient ensuite heureuse.
clash-event-great-prophet = Grand prophète
clash-event-great-prophet-text = Grand personnage. Action : gagnez un progrès de Spiritualité gratuit ; vous pouvez ensuite payer un temple dans une cité sans l’activer.
clash-event-great-philosopher = Grand philosophe
clash-event-great-philosopher-text = Grand personnage. Action : gagnez un progrès d’Éducation gratuit, puis 2 idées.
clash-event-great-scientist = Grand scientifique
clash-event-great-scientist-text = Grand personnage. Action : gagnez un progrès de Sciences gratuit, puis 1 idée et une carte Action.
clash-event-elder-statesman = Homme d’État
clash-event-elder-statesman-text = Grand personnage. Action : gagnez un progrès gratuit d’un gouvernement qui vous est ouvert, puis piochez 2 cartes Action.
clash-event-great-warlord = Grand stratège
clash-event-great-warlord-text = Grand personnage. Action : gagnez un progrès de Guerre gratuit, puis déplacez-vous ; le premier conflit ainsi engagé se livre à +2.
clash-event-great-merchant = Grand marchand
clash-event-great-merchant-text = Grand personnage. Action : gagnez un progrès d’Économie gratuit ; Commerce vous rapporte ensuite une fois de plus.
clash-event-great-merchant-2012-text = Grand personnage. Action : gagnez un développement d’Économie gratuit ; Routes commerciales vous rapporte ensuite une fois de plus.
clash-event-great-engineer = Grand ingénieur
clash-event-great-engineer-text = Grand personnage. Action : gagnez un progrès de Construction gratuit ; vous pouvez ensuite payer un bâtiment dans une cité sans l’activer.
clash-event-population-boom = Explosion de la population
clash-event-population-boom-text = Placez un colon dans l’une de vos cités ; un adversaire de votre choix en fait ensuite autant.
clash-event-volcano = Volcan
clash-event-volcano-text = Si vous avez au moins 4 cités, l’une est ensevelie avec toutes ses unités. Chacune de ses pièces vaut 2 points à la fin ; une merveille compte comme toujours mais n’agit plus.
clash-event-volcano-2012-text = Si vous avez au moins 4 villes, l’une est ensevelie avec toutes ses unités. Chacune de ses pièces, une merveille aussi, vaut 2 points à la fin ; la merveille elle-même est perdue.
clash-event-earthquake = Séisme
clash-event-earthquake-text = Si vous avez au moins 3 cités, une à trois de leurs pièces sont ensevelies : chacune vaut 2 points à la fin, une merveille autant que toujours, mais elle n’agit plus. Les cités touchées s’assombrissent.
clash-event-earthquake-2012-text = Si vous avez au moins 3 villes, un à trois de leurs bâtiments ou colonies sont ensevelis et valent 2 points chacun à la fin. Les villes touchées s’assombrissent.
clash-event-heavy-earthquake = Violent séisme
clash-event-heavy-earthquake-text = Chez qui a au moins 3 cités, une à trois de leurs pièces sont ensevelies : chacune vaut 2 points à la fin, une merveille autant que toujours, mais elle n’agit plus. Les cités touchées s’assombrissent.
clash-event-heavy-earthquake-2012-text = Chez qui a au moins 3 villes, un à trois de leurs bâtiments ou colonies sont ensevelis et valent 2 points chacun à la fin. Les villes touchées s’assombrissent.
clash-event-flood = Inondation
clash-event-flood-text = L’humeur de l’une de vos cités côtières baisse.
clash-event-heavy-flood = Grande inondation
clash-event-heavy-flood-text = L’humeur d’une cité côtière de chaque joueur baisse.
clash-event-migration = Migration
clash-event-migration-text = Un adversaire de votre choix place un colon dans une de ses cités ; l’humeur de l’une des vôtres baisse.
clash-event-civil-war = Guerre civile
clash-event-civil-war-text = Dans l’une de vos cités qui n’est pas heureuse, perdez une infanterie et baissez l’humeur ; sans infanterie dans une telle cité, l’humeur d’une cité baisse.
clash-event-revolution = Révolution
clash-event-revolution-text = Perdez une action, puis changez de gouvernement sans payer si vous le pouvez. Une unité d’armée sacrifiée vous épargne l’un ou l’autre.

## Icônes des cartes Événement

clash-event-face = { $icon }. { $text }
clash-icon-appear = Des barbares apparaissent
clash-icon-appear-text = Une cité barbare avec une infanterie apparaît à deux cases de terre de vos cités, ou à côté s’il le faut ; une cité barbare de votre choix reçoit ensuite une infanterie.
clash-icon-appear-2012 = Des barbares arrivent
clash-icon-appear-2012-text = Une colonie barbare avec une unité apparaît à 2 cases au plus de vos villes ; une colonie de votre choix reçoit ensuite une unité.
clash-icon-advance = Les barbares se déplacent
clash-icon-advance-text = Les armées barbares à 2 cases de terre au plus de vos cités avancent d’une case vers la plus proche ; les cités barbares aussi proches reçoivent ensuite une infanterie. Sans telle armée, une cité barbare apparaît.
clash-icon-advance-2012 = Les barbares attaquent
clash-icon-advance-2012-text = La plus grande colonie barbare à 2 cases au plus de vos villes attaque la plus proche pendant un round.
clash-icon-exhausted = La terre s’épuise
clash-icon-exhausted-text = Une case de terre vide à côté d’une de vos cités, hors désert, ne donne plus rien et ne reçoit pas de cité.
clash-icon-gold-mine = Une mine d’or
clash-icon-gold-mine-text = Vous gagnez 2 or.

# Peuples, chefs et pirates : ce qu’on demande et ce qu’on raconte

clash-group-powers = Pouvoirs de votre peuple
clash-any-government = n’importe quel gouvernement
clash-ask-people = Quelle civilisation menez-vous ?
clash-ask-leader = { $place } : quel chef vient ?
clash-ask-power = { $name } pour { $goods } ?
clash-ask-share-space = { $place } : partager la case avec les pirates, ou les attaquer ?
clash-do-share-space = Partager la case
clash-do-attack-pirates = Attaquer les pirates
clash-ask-power-free = Utiliser { $name } ?
clash-ask-power-at = { $name } : où ?
clash-ask-power-who = { $name } : qui ?
clash-ask-power-take = { $name } : que prenez-vous ?
clash-ask-power-pay = { $name } : que donnez-vous ?
clash-ask-power-count = { $name } : combien ?
clash-ask-place-pirate = Où apparaît un navire pirate ?
clash-ask-take-pirate = Quel navire pirate retirez-vous de la carte ?
clash-ask-pirate-raid = Les pirates pillent votre côte. Que perdez-vous ?
clash-ask-fall = { $place } : quelle unité tombe ?
clash-ask-fall-context =
    { $left ->
        [one] { $left } unité tombe.
       *[other] { $left } unités tombent.
    }
clash-ask-barbarian-unit = { $place } : quelle unité rejoint les barbares ?
clash-log-people = { $who } mène les { $people }.
clash-log-awakened = { $who } obtient { $name }.
clash-log-leader-came = { $leader } prend la tête du peuple de { $who }, à { $space }.
clash-log-leader-slain = { $leader }, chef de { $who }, tombe devant { $by }.
clash-log-leader-gone = { $leader } n’est plus le chef de { $who }.
clash-log-pirates-appeared = Un navire pirate apparaît en { $space }.
clash-log-raided = Les pirates prennent { $goods } à { $who }.
clash-log-barbarians-grew-by = Les barbares de { $space } reçoivent { $unit }.
clash-why-no-tactics = Vous ne pouvez pas jouer de manœuvre ce tour de combat.
clash-why-no-market = La cité n’a pas de marché.
clash-why-no-leader = Il ne vous reste aucun chef à recruter.
clash-facts-die-civilizations = douze faces, 1 à 6 deux fois : quatre montrent l’infanterie, trois la cavalerie, trois un éléphant, les deux 1 un chef
clash-facts-civilization = { $leaders }
clash-facts-leader = { $people }. { $one }, { $two }
clash-facts-power = { $from }. { $text }
clash-ask-instead = Sur { $goods }, combien payez-vous en { $by } ?
clash-ask-waive = Sur { $goods }, combien vous sont épargnés ({ $cause }) ?
clash-good-food = vivres
clash-good-ore = minerai
clash-good-wood = bois
clash-good-ideas = idées
clash-good-gold = or
clash-good-culture = culture
clash-good-mood = humeur
clash-ask-pay-token = Quel jeton payez-vous ?
clash-why-no-leader-city = Votre chef n’est dans aucune de vos cités.
clash-why-closed = La cité a agi comme une cité heureuse et ne fait plus rien ce tour-ci.
clash-why-pinned = Des pillards empêchent ces colons de travailler.
clash-why-not-aboard = Votre chef n’est à bord d’aucun navire.
clash-do-roam = La cité, avec { $units }
clash-do-roam-alone = La cité seule
clash-log-held-back = { $who } empêche les barbares en { $space } de marcher ({ $name }).
clash-log-foiled = { $who } annule la carte de { $by } ({ $name }).
clash-log-roamed = { $who } déplace sa cité de { $from } en { $to }.
clash-log-reshaped = En { $space }, { $who } change { $from } en { $into } ({ $name }).
clash-ask-foil = { $who } joue { $name }. Défausser une carte pour l’annuler ?
clash-log-swayed = { $who } gagne { $space } à sa cause : { $name }.
clash-ask-tuition = Comment payez-vous { $advance } ?
clash-do-usual-price = Le prix habituel
clash-ask-link = Quel lien formez-vous avec Commerce ?
clash-ask-link-gives = Que donne le lien de { $place } avec { $city } ?
clash-do-link = { $from } avec { $city }
clash-log-routed = { $unit } de { $who } fuit vers { $space }.
clash-ask-uprising = Soulèvement : quels jetons posez-vous sur la carte ?
clash-ask-take-envoy = Prendre { $name } auprès de l’émissaire au lieu de piocher une merveille ?
clash-ask-trojan-horse = { $place } : payer 1 bois et 1 jeton Culture pour le cheval de Troie ?
clash-ask-guillotine = Quel chef succède à la guillotine ?
clash-ask-take-tokens =
    { $count ->
        [one] Quel jeton prenez-vous ?
       *[other] Quels { $count } jetons prenez-vous ?
    }
clash-ask-convert = Quel temple de { $who } devient le vôtre ?
clash-ask-lose-thing =
    { $left ->
        [one] Que perdez-vous ?
       *[other] Que perdez-vous ? { $left } choses en tout.
    }
clash-ask-fire = Laquelle de vos cités le feu de forêt atteint-il ?
clash-ask-architect = Quelle merveille l’architecte élève-t-il, et où ?
clash-ask-athlete = Quels jetons échangez-vous ?
clash-ask-foretell = Quelle sera la prochaine carte Objectif de { $who } ?
clash-do-no-leader = Aucun chef : 2 points
# $halves: half points, for the plural. $points: the same as points, such as 1½.
clash-log-scored =
    { $halves ->
        [1] { $who } marque { $points } point ({ $name }).
        [2] { $who } marque { $points } point ({ $name }).
        [3] { $who } marque { $points } point ({ $name }).
       *[other] { $who } marque { $points } points ({ $name }).
    }
clash-log-overthrown = { $name } de { $who } sombre dans l’anarchie.
clash-log-envoy = L’émissaire apporte { $name }.
clash-log-foretold = { $who } promet une carte Objectif à { $to }.
clash-why-peace = Un diplomate maintient la paix : attaquer coûte d’abord 2 jetons Culture.
clash-do-captive = { $unit } de { $who }
clash-log-captured = { $who } fait des prisonniers ({ $of }) : { $units }.
clash-log-given-up = { $who } se défait d’un prisonnier ({ $of }) : { $unit }.
clash-log-called-off = { $who } annule l’événement { $name }.
clash-log-foresaw = { $who } regarde la prochaine carte Événement : { $name }.
clash-log-foresaw-hidden = { $who } regarde la prochaine carte Événement.
clash-log-put-under = { $who } place la prochaine carte Événement sous la pioche.
clash-log-rebuilt = { $who } remplace un bâtiment en { $space } : { $from } devient { $into }.
clash-log-fled = { $who } chasse une unité ({ $of }) de { $from } vers { $to } : { $unit }.
clash-why-no-prisoners =
    { $have ->
        [0] Vous ne détenez aucun prisonnier.
        [one] Vous détenez { $have } prisonnier, et il en faut davantage.
       *[other] Vous détenez { $have } prisonniers, et il en faut davantage.
    }
clash-ask-play-freely = { $name } : quelle carte jouez-vous ?
