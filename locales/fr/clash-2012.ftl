# Les noms de l’édition de 2012, là où elle en a d’autres : un message en « -2012 » vaut pour elle seule.

clash-grassland-2012 = case fertile
clash-desert-2012 = case aride
clash-place-city-2012 = ville { $space } ({ $who }, taille { $size }, { $mood })
clash-angry-2012 = en colère
clash-food-2012 =
    { $count ->
        [one] { $count } nourriture
       *[other] { $count } nourritures
    }
clash-infantry-2012 = armée
clash-ship-2012 = bateau
clash-infantries-2012 =
    { $count ->
        [one] { $count } armée
       *[other] { $count } armées
    }
clash-ships-2012 =
    { $count ->
        [one] { $count } bateau
       *[other] { $count } bateaux
    }
clash-box-buildings-2012 = Bâtiments
clash-score-pieces-2012 = Bâtiments
clash-score-advances-2012 = Développements
clash-tie-pieces-2012 = points des bâtiments
clash-tie-advances-2012 = développements
clash-act-found-2012 = Fonder une ville
clash-group-advances-2012 = Développements et merveilles
clash-ask-learn-2012 = Quel développement apprenez-vous ?
clash-ask-learn-free-2012 = Quel développement gagnez-vous ?
clash-ask-borrow-2012 = Quel développement la Grande Bibliothèque vous prête-t-elle ce tour ?
clash-ask-reform-into-2012 = Quel autre développement de { $group } prenez-vous ?
clash-ask-trade-gold-2012 =
    { $count ->
        [one] Une route commerciale : or ou nourriture ?
       *[other] { $count } routes commerciales : combien donnent de l’or ?
    }
clash-ask-found-2012 = Où fondez-vous une ville ?
clash-ask-collect-with-2012 = Quelle ville récolte ?
clash-ask-construct-in-2012 = Quelle ville construit ?
clash-ask-sanitation-2012 = { $place } : payer 1 nourriture pour un colon ?
clash-ask-recruit-in-2012 = Quelle ville recrute ?
clash-ask-raise-2012 = Quelle ville devient plus heureuse ?
clash-ask-cheer-2012 = Quelle ville devient plus heureuse ?
clash-ask-cheer-more-2012 = Payer 1 jeton Humeur pour élever encore une ville ?
clash-ask-lighthouse-2012 = Où le Grand Phare place-t-il un bateau ?
clash-ask-raze-2012 = Raser une ville de taille 1 pour 1 or ?
clash-ask-influence-2012 = Sur quelle ville rayonnez-vous ?
clash-ask-influence-from-2012 = { $place } : quelle ville regagne un bâtiment ? Elle-même ne peut pas se renforcer.
clash-ask-moor-2012 = Où mouillent les bateaux ?
clash-ask-settle-explored-2012 = Y fonder une ville pour 2 nourritures ?
clash-ask-pay-siege-2012 = Payer 2 nourritures contre le siège ?
clash-ask-drown-2012 = { $place } : quelle unité est perdue avec les bateaux ?
clash-ask-barbarians-reinforce-2012 = Quelle ville barbare est renforcée ?
clash-ask-lower-mood-2012 = L’humeur de quelle ville baisse ?
clash-ask-myths-2012 = { $place } : payer 1 jeton Humeur pour que la ville garde la sienne ?
clash-ask-civil-war-2012 = Quelle ville subit la guerre civile ?
clash-ask-volcano-2012 = Quelle ville le volcan ensevelit-il ?
clash-ask-earthquake-2012 = Quel bâtiment le séisme emporte-t-il ?
clash-ask-share-food-2012 = Qui reçoit de la nourriture (encore { $left }) ?
clash-log-founded-2012 = { $who } fonde une ville en { $space }.
clash-log-mood-rose-2012 = { $who } : la ville { $space } est désormais { $mood }.
clash-log-mood-fell-2012 = { $who } : la ville { $space } est désormais { $mood }.
clash-log-taken-over-2012 = { $who } assujettit la ville barbare en { $space }.
clash-log-conquered-2012 = La ville { $space } change de main : { $from } la perd, { $who } la prend.
clash-log-destroyed-2012 = La ville en { $space } est détruite.
clash-log-razed-2012 = { $who } rase la ville en { $space }.
clash-log-buried-2012 = Un volcan ensevelit la ville { $space } ({ $who }).
clash-why-city-size-2012 = De taille { $have }, la ville ne construit pas plus d’unités cette fois.
clash-why-no-room-aboard-2012 = Aucun de vos bateaux n’y a de place.
clash-why-angry-2012 = La ville est en colère.
clash-why-angry-once-2012 = Une ville en colère s’active une fois par tour.
clash-why-built-already-2012 = La ville en a déjà un.
clash-why-city-there-2012 = Il y a déjà une ville.
clash-why-desert-2012 = Pas de ville sur une case aride.
clash-why-largest-size-2012 = La ville a sa taille maximale.
clash-why-no-city-2012 = Il n’y a pas de ville.
clash-why-no-coast-2012 = La ville n’est pas côtière.
clash-why-no-conquest-2012 = Vous ne venez pas de conquérir une ville dont apprendre.
clash-why-no-mood-to-raise-2012 = Aucune humeur de ville à élever et à payer.
clash-why-no-port-2012 = La ville n’a pas de port.
clash-why-no-site-2012 = Aucun colon ne se trouve où fonder une ville.
clash-why-nobody-angry-2012 = Aucune de vos villes n’est en colère.
clash-why-nobody-to-influence-2012 = Aucune ville à influencer.
clash-why-nothing-to-build-2012 = Aucune ville ne peut construire ce que vous pouvez payer.
clash-why-nothing-to-explore-2012 = Aucune région inconnue près de vos villes.
clash-why-nothing-to-learn-2012 = Aucun développement à gagner pour l’instant.
clash-why-too-few-cities-2012 = Aucune ville ne dépasse le nombre de vos villes.
clash-card-quick-advance-text-2012 = 1 jeton Culture : gagnez un développement gratuit.
clash-card-inspiration-text-2012 = Gagnez gratuitement un développement d’un adversaire à 2 cases au plus.
clash-card-hero-general-text-2012 = Après un combat gagné : élevez une ville d’un cran, et pour 1 jeton Humeur encore d’un cran.
clash-card-ideas-text-2012 = 1 idée par ville à vous avec une académie.
clash-card-cultural-takeover-text-2012 = Votre prochaine influence du tour peut gagner une ville barbare de taille 1.
clash-card-explorer-text-2012 = Action et 1 jeton Culture : révélez une région proche d’une ville, placez un colon, ou les deux.
clash-card-synergies-text-2012 = Action : achetez deux développements de la même catégorie.
clash-card-teach-us-text-2012 = Juste après la conquête d’une ville : gagnez gratuitement un développement de son ancien maître.
clash-card-militia-text-2012 = 1 jeton Culture : placez une armée dans l’une de vos villes.
clash-card-technology-trade-text-2012 = Gagnez gratuitement un développement d’un adversaire à 2 cases au plus, qui gagne ensuite un des vôtres.
clash-card-new-ideas-text-2012 = Action : achetez un développement, puis gagnez 2 idées.
clash-tactic-for-the-people-text-2012 = En défendant une ville : 1 dé de plus.
clash-tactic-improved-defenses-text-2012 = En défendant une ville : annulez 1 touche.
clash-objective-large-civilization-text-2012 = Au moins 6 villes.
clash-objective-scientific-lead-text-2012 = Plus de villes avec académie que chaque adversaire.
clash-objective-conqueror-text-2012 = Conquérez une ville adverse défendue.
clash-objective-coastal-culture-text-2012 = Plus de villes avec port que chaque adversaire.
clash-objective-advanced-culture-text-2012 = Plus de développements que chaque adversaire, et au moins 6.
clash-objective-religious-fervor-text-2012 = Plus de villes avec temple que chaque adversaire.
clash-objective-city-planner-text-2012 = Les 4 développements de Construction.
clash-objective-happy-population-text-2012 = 4 villes heureuses.
clash-objective-education-lead-text-2012 = Les 4 développements d’Éducation.
clash-objective-sea-blockade-text-2012 = 2 bateaux devant des ports adverses.
clash-objective-optimized-storage-text-2012 = 3 nourritures, 3 minerais et 3 bois.
clash-objective-naval-assault-text-2012 = Conquérez une ville adverse depuis la mer.
clash-objective-large-fleet-text-2012 = 4 bateaux, ou 2 et plus que chaque adversaire.
clash-objective-fortifications-text-2012 = Plus de villes avec forteresse que chaque adversaire.
clash-objective-food-supplies-2012 = Réserves de nourriture
clash-objective-food-supplies-text-2012 = Ayez 5 nourritures et payez-en 2.
clash-objective-standing-army-text-2012 = Des unités d’armée dans 4 de vos villes.
clash-objective-architecture-text-2012 = Les 4 sortes de bâtiments à votre couleur dans vos villes.
clash-objective-militarized-text-2012 = Les 4 développements de Guerre.
clash-objective-goal-focused-text-2012 = Plus de catégories de développements complètes que chaque adversaire.
clash-objective-bold-text-2012 = Battez un adversaire ayant plus de développements de Guerre ou plus d’unités au départ.
clash-objective-colony-text-2012 = Une ville à 5 cases ou plus de votre case de départ.
clash-objective-threat-text-2012 = 4 unités d’armée à côté de villes adverses.
clash-objective-culture-focus-text-2012 = Les 4 développements de Culture.
clash-objective-consulate-text-2012 = 2 villes d’autrui sous votre influence.
clash-objective-science-focus-text-2012 = Les 4 développements de Sciences.
clash-objective-trade-focus-text-2012 = Les 4 développements d’Économie.
clash-objective-scavenger-text-2012 = Éliminez un colon ou un bateau avec lequel un adversaire pouvait commercer.
clash-objective-metropolis-text-2012 = Une ville de taille 5.
clash-objective-seafarers-text-2012 = Les 4 développements de Marine.
clash-objective-government-text-2012 = Les 4 développements d’un gouvernement.
clash-objective-barbarian-conquest-text-2012 = Conquérez une ville barbare tenue par au moins 2 unités.
clash-objective-expansionist-text-2012 = 4 de vos villes n’ont aucune ville voisine.
clash-objective-military-might-text-2012 = 12 unités d’armée et bateaux en tout.
clash-objective-city-founder-text-2012 = Fondez une ville à 5 cases ou plus de votre case de départ.
clash-objective-shipping-routes-text-2012 = 2 routes commerciales possibles avec les seuls bateaux.
clash-objective-terror-regime-text-2012 = 4 de vos villes sont en colère.
clash-objective-diversified-research-text-2012 = Des développements dans 9 catégories.
clash-objective-outpost-text-2012 = Des armées sur 3 cases loin de vos villes.
clash-event-famine-text-2012 = Payez 1 nourriture, l’or n’y suffit pas, ou l’une de vos villes se met en colère. Irrigation vous protège.
clash-event-severe-famine-text-2012 = Payez 2 nourritures, l’or n’y suffit pas ; si vous payez moins, l’une de vos villes se met en colère. Irrigation vous protège.
clash-event-good-year-text-2012 = Vous gagnez 1 nourriture.
clash-event-good-year-all-text-2012 = Chaque joueur gagne 1 nourriture.
clash-event-good-year-shared-text-2012 = Vous gagnez 1 nourriture, un adversaire de votre choix aussi.
clash-event-awesome-year-text-2012 = Vous gagnez 2 nourritures.
clash-event-awesome-year-all-text-2012 = Chaque joueur gagne 2 nourritures.
clash-event-awesome-year-shared-text-2012 = Vous gagnez 2 nourritures et en partagez 2 autres entre vos adversaires.
clash-event-fantastic-year-text-2012 = Vous gagnez 3 nourritures.
clash-event-fantastic-year-all-text-2012 = Chaque joueur gagne 3 nourritures.
clash-event-fantastic-year-shared-text-2012 = Vous gagnez 3 nourritures et en partagez 3 autres entre vos adversaires.
clash-event-great-explorer-text-2012 = Grand personnage. Action : gagnez un développement de Marine gratuit ; vous pouvez ensuite révéler une région proche de vos villes et y fonder une ville pour 2 nourritures.
clash-event-great-artist-text-2012 = Grand personnage. Action : gagnez un développement de Culture gratuit ; l’une de vos villes devient ensuite heureuse.
clash-event-great-prophet-text-2012 = Grand personnage. Action : gagnez un développement de Spiritualité gratuit ; vous pouvez ensuite payer un temple dans une ville sans l’activer.
clash-event-great-philosopher-text-2012 = Grand personnage. Action : gagnez un développement d’Éducation gratuit, puis 2 idées.
clash-event-great-scientist-text-2012 = Grand personnage. Action : gagnez un développement de Sciences gratuit, puis 1 idée et une carte Action.
clash-event-elder-statesman-text-2012 = Grand personnage. Action : gagnez un développement gratuit d’un gouvernement qui vous est ouvert, puis piochez 2 cartes Action.
clash-event-great-warlord-text-2012 = Grand personnage. Action : gagnez un développement de Guerre gratuit, puis déplacez-vous ; le premier conflit ainsi engagé se livre à +2.
clash-event-great-engineer-text-2012 = Grand personnage. Action : gagnez un développement de Construction gratuit ; vous pouvez ensuite payer un bâtiment dans une ville sans l’activer.
clash-event-population-boom-text-2012 = Placez un colon dans l’une de vos villes ; un adversaire de votre choix en fait ensuite autant.
clash-event-flood-text-2012 = L’humeur de l’une de vos villes côtières baisse.
clash-event-heavy-flood-text-2012 = L’humeur d’une ville côtière de chaque joueur baisse.
clash-event-migration-text-2012 = Un adversaire de votre choix place un colon dans une de ses villes ; l’humeur de l’une des vôtres baisse.
clash-event-civil-war-text-2012 = Dans l’une de vos villes qui n’est pas heureuse, perdez une armée et baissez l’humeur ; sans armée dans une telle ville, l’humeur d’une ville baisse.
clash-icon-exhausted-text-2012 = Une case de terre vide à côté d’une de vos villes, hors cases arides, ne donne plus rien et ne reçoit pas de ville.
clash-table-advances-2012 = Développements
clash-table-food-2012 = Nourriture
clash-table-ships-2012 = Bateaux
clash-table-cities-2012 =
    { $count ->
        [one] { $count } ville
       *[other] { $count } villes
    }
clash-table-no-city-2012 = Il ne reste aucune ville.
clash-table-no-advances-2012 = Pas encore de développement
clash-table-advances-count-2012 = { $count } développements
clash-table-step-advance-2012 = Un développement gratuit
clash-table-step-raze-2012 = Raser une petite ville
clash-act-advance-2012 = Développement
clash-act-construct-2012 = Agrandir une ville
clash-act-recruit-2012 = Construire des unités
clash-act-happiness-2012 = Amélioration civique
clash-act-influence-2012 = Influence culturelle

# Une manche a trois tours ; des unités se déplacent en groupe.
clash-table-age-2012 = Manche { $age }, tour { $round }
clash-table-age-status-2012 = Manche { $age }, phase Bilan
clash-table-status-of-2012 = Phase Bilan de la manche { $age }
clash-ask-turn-context-2012 =
    Manche { $age }, tour { $round }. { $actions ->
        [0] Plus d’action.
        [one] Encore { $actions } action.
       *[other] Encore { $actions } actions.
    }
clash-ask-squad-2012 = Quel groupe se déplace ?
clash-ask-move-to-2012 = { $place } : où va le groupe ?
clash-ask-choose-first-2012 = Qui commence la manche suivante ?
clash-log-round-2012 = Manche { $age }, tour { $round }. { $who } commence.
clash-log-status-2012 = Phase Bilan de la manche { $age }.
clash-objective-magnificent-culture-text-2012 = Bâtissez une merveille, ou soyez seul à l’avoir fait au dernier tour.
