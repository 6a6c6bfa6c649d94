### Patchistory : ce que ses mots veulent dire, et ce que demande chaque sorte de question

## Termes

patchistory-term-era = Ère
patchistory-term-era-text = Cinq manches avec leurs propres tuiles Terrain. Chacune des trois Ères finit par un entretien et un Vote, et permet un territoire plus grand.
patchistory-term-round = manche
patchistory-term-round-also = Manche
patchistory-term-round-text = Enchères, Diplomatie et Administration, Mouvement, Négociation et guerre, Production : cinq manches font une Ère.
patchistory-term-territory = territoire
patchistory-term-territory-text = Tous vos carrés visibles. Ce qui est recouvert n’a plus d’effet et ne revient jamais.
patchistory-term-location = emplacement
patchistory-term-location-text = Un carré, ou tous ceux d’un héros, d’une merveille ou d’un Bâtiment Spécial : la place d’un ouvrier, un pas de chemin.
patchistory-term-level = niveau
patchistory-term-level-also = Niveau
patchistory-term-level-text = Toutes vos icônes visibles d’une sorte, avec celles des cadres dorés où se tient un ouvrier.
patchistory-term-frame = cadre doré
patchistory-term-frame-also = cadre
patchistory-term-frame-text = Ces icônes ne comptent que tant qu’un de vos ouvriers s’y tient.
patchistory-term-worker = ouvrier
patchistory-term-worker-text = Il travaille dans un cadre doré, parcourt les routes et mange à chaque manche. Vous en avez huit.
patchistory-term-people = Piste de Peuple
patchistory-term-people-text = Là où attendent vos ouvriers. Plus il en est sorti, plus ils mangent : de 1 à 5 pour les cinq premiers, puis 7, 9 et 12.
patchistory-term-tile = tuile Terrain
patchistory-term-tile-also = tuile
patchistory-term-tile-text = Quatre carrés, deux côtés : le blanc montre des bâtiments, le noir un héros, une merveille ou un Bâtiment Spécial. On la gagne aux Enchères et on la pose sur ou sous ses carrés.
patchistory-term-building-tile = tuile Bâtiment
patchistory-term-building-tile-text = Une petite tuile de votre main. Construire un bâtiment la pose à l’endroit, Assainir la pose à l’envers : une terre en friche.
patchistory-term-constructed = bâtiment construit
patchistory-term-constructed-also = bâtiment
patchistory-term-constructed-text = Une de vos tuiles Bâtiment, posée à l’endroit. Elle tient au carré qu’elle couvre et disparaît avec lui.
patchistory-term-prosperity = carte Prospérité
patchistory-term-prosperity-also = carte
patchistory-term-prosperity-text = Elle compare tout le monde sur un point. À chaque Vote, vous en avancez une en secret ; vous en avez trois pour la partie.
patchistory-term-votes = Votes
patchistory-term-votes-also = Vote
patchistory-term-votes-text = Des mises sur les cartes Prospérité, venues des Campagnes, des alliances rompues et de certaines tuiles. Toutes sont perdues après le Vote.
patchistory-term-vote = le Vote
patchistory-term-vote-text = En fin d’Ère, on mise des Votes sur les cartes avancées. Le premier d’une carte gagne autant de Culture qu’elle porte de Votes, le deuxième la moitié.
patchistory-term-screen = paravent
patchistory-term-screen-also = Derrière le paravent
patchistory-term-screen-text = Ce qui est derrière est caché : biens, Votes, tuiles Bâtiment et cartes. Ce qui y entre est vu de tous.
patchistory-term-first = premier joueur
patchistory-term-first-also = Premier joueur
patchistory-term-first-text = Il commence chaque phase de la manche. Le marqueur passe à gauche après chaque manche.

## Déroulement

patchistory-term-auction = Enchères
patchistory-term-auction-also = enchère
patchistory-term-auction-text = Autant de tuiles que de joueurs. Chacun a une mise sur une tuile ; qui est surenchéri continue, jusqu’à ce que chaque tuile ait une seule plus haute mise.
patchistory-term-stake = mise
patchistory-term-stake-also = misez
patchistory-term-stake-text = Votre Argent sur une tuile. Elle peut monter ou changer de tuile, jamais baisser, et elle est perdue dans tous les cas.
patchistory-term-diplomacy = Diplomatie
patchistory-term-diplomacy-text = Aides, Menaces et alliances rompues, payées en points de Politique, avant l’Administration.
patchistory-term-administration = Administration
patchistory-term-administration-text = Commerce, formation, construction et autres actions chez vous, payées avec les points de Politique restants.
patchistory-term-movement = Mouvement
patchistory-term-movement-text = Les ouvriers parcourent autant d’emplacements que votre Transport ; ceux des routes avancent.
patchistory-term-negotiation = négociation
patchistory-term-negotiation-also = Négociation
patchistory-term-negotiation-text = Un ouvrier est au bout d’une route : les deux joueurs choisissent en secret rouge (la guerre) ou bleu.
patchistory-term-alliance = alliance
patchistory-term-alliance-also = allié, alliés
patchistory-term-alliance-text = Deux joueurs qui ont choisi bleu peuvent partager une Route Alliée. Des alliés ne se menacent ni ne se combattent.
patchistory-term-war = guerre
patchistory-term-war-also = Guerre
patchistory-term-war-text = Déclarée par le rouge, livrée à la manche suivante. La plus haute Puissance gagne de la Culture ; l’égalité est au Défenseur.
patchistory-term-power = Puissance
patchistory-term-power-text = La Force Militaire d’un Agresseur, celle du Défenseur avec sa Défense, et 1 par Ressource dépensée en secret.
patchistory-term-aggressor = Agresseur
patchistory-term-aggressor-text = Il a choisi rouge. Sa victoire rapporte 5, 10 ou 15 Culture selon l’Ère.
patchistory-term-defender = Défenseur
patchistory-term-defender-text = Il a choisi bleu face au rouge. Sa Défense compte et l’égalité est à lui ; sa victoire rapporte 3, 6 ou 9 Culture.
patchistory-term-memorable = Victoire Mémorable
patchistory-term-memorable-text = Une guerre gagnée de 5 ou plus : le vainqueur prend en outre 7 Culture au vaincu.
patchistory-term-production = production
patchistory-term-production-also = Production
patchistory-term-production-text = Vous gagnez Argent, Nourriture, Ressources et Culture selon vos niveaux, et ce que rapportent les routes ; puis les ouvriers mangent.
patchistory-term-upkeep = entretien
patchistory-term-upkeep-also = Entretien
patchistory-term-upkeep-text = Les ouvriers mangent à chaque manche ; en fin d’Ère, chaque héros coûte 2 Nourriture et chaque merveille 1 Ressource. Ce qui manque coûte de la Culture.

## Symboles

patchistory-icon-money-text = Pour les Enchères, et pour obtenir Nourriture et Ressources par Échange. Produit à chaque manche.
patchistory-icon-food-text = Nourrit les ouvriers, paie le Commerce et la formation. Produite à chaque manche.
patchistory-icon-resource-text = Bâtit routes et bâtiments, ajoute de la Puissance dans une guerre. Produite à chaque manche.
patchistory-icon-culture-also = point
patchistory-icon-culture-text = Produite à chaque manche, gagnée et perdue de bien des façons. Qui en a le plus gagne la partie.
patchistory-icon-politics-also = point de Politique
patchistory-icon-politics-text = Vos points pour la Diplomatie et l’Administration de chaque manche. Ce qui reste est perdu.
patchistory-icon-transport-text = La portée des ouvriers, et ce qu’un Échange peut convertir.
patchistory-icon-military-also = épée
patchistory-icon-military-text = Les épées : votre Puissance comme Agresseur, et pour les Menaces.
patchistory-icon-defence-also = bouclier
patchistory-icon-defence-text = Les boucliers : ils s’ajoutent à la Force Militaire quand on vous menace ou que vous vous défendez.

## Actions

patchistory-deed-aid-text = 2 points : proposez 3 biens à quelqu’un avec qui vous partagez une route. 5 Culture s’il accepte, 2 sinon.
patchistory-deed-threat-text = 3 points : avec plus de Force Militaire que sa Force et sa Défense réunies, exigez 2 Culture ou 3 Argent, davantage si vous dépassez de 5.
patchistory-term-break = Rompre une alliance
patchistory-term-break-also = rompre
patchistory-term-break-text = Tous vos points de Politique, avant toute autre chose dans la manche : la Route Alliée est rendue et vous gagnez un Vote par point.
patchistory-deed-trade-text = 1 point et de la Nourriture : un ouvrier part sur une route.
patchistory-deed-exchange-text = 1 point : changez des unités d’un bien en d’autres de même valeur, autant que votre Transport. Une Ressource vaut 2.
patchistory-deed-train-also = Former
patchistory-deed-train-text = 2 points et de la Nourriture : un ouvrier quitte la Piste de Peuple pour tout emplacement libre.
patchistory-deed-honour-heroes-text = 2 points et de la Nourriture : 1 Culture par héros visible chez vous.
patchistory-deed-honour-wonders-text = 2 points et des Ressources : 1 Culture par merveille visible chez vous.
patchistory-deed-build-route-text = 2 points et 2 Ressources, une fois par manche : une Route Principale de vous vers qui vous voulez.
patchistory-deed-sanitise-also = Assainir, assainit
patchistory-deed-sanitise-text = 2 points et 1 Ressource : un carré devient une terre en friche, sous le dos d’une tuile Bâtiment.
patchistory-deed-construct-text = 3 points et 2 ou 3 Ressources : posez une tuile Bâtiment sur un de vos carrés.
patchistory-deed-campaign-text = Autant de points que vous voulez, une fois par manche : un Vote par point.

## Carrés

patchistory-term-squares = Carrés
patchistory-kind-money-text = Un carré qui produit de l’Argent.
patchistory-kind-food-text = Un carré qui produit de la Nourriture.
patchistory-kind-resource-text = Un carré qui produit des Ressources.
patchistory-kind-wasteland-text = Un carré sans icône. Certaines cartes et tuiles les comptent.
patchistory-kind-sea-text = Jamais recouverte, rien ne passe dessous, et deux mers ne se touchent pas par un côté. Les ouvriers la traversent.
patchistory-kind-hero-text = Il agit tant qu’il est visible, sans ouvrier ; en fin d’Ère, il coûte 2 Nourriture.
patchistory-kind-wonder-text = Elle agit tant qu’elle est visible, sans ouvrier ; en fin d’Ère, elle coûte 1 Ressource.
patchistory-kind-special-text = Il agit tant qu’il est visible et ne demande aucun entretien.
patchistory-term-capital = capitale
patchistory-term-capital-text = Les six carrés du départ. Avec Égalité, tous sont pareils ; avec Liberté, chacun a le sien.

## Routes

patchistory-route-principal-also = route, route commerciale
patchistory-route-principal-text = Elle mène de son propriétaire à un autre joueur : un ouvrier en rapporte des biens, et au bout on négocie.
patchistory-route-allied-text = Deux alliés la parcourent, chacun d’un bout à l’autre, et en rapportent des biens.
patchistory-term-departure = Départ
patchistory-term-departure-text = Là où un ouvrier commence une Route Principale.
patchistory-term-preparation = Retour/Préparation
patchistory-term-preparation-also = Préparation
patchistory-term-preparation-text = La dernière case d’une Route Principale : les deux joueurs y négocient.
patchistory-term-rest = Repos/Retour
patchistory-term-rest-also = Repos
patchistory-term-rest-text = Un ouvrier peut s’y écarter au lieu d’avancer ; il rentre à la fin de votre Mouvement suivant.

## La première fois qu’une question se présente

patchistory-first-take = Un héros vous offre une tuile ; vous laissez alors ces Enchères aux autres.
patchistory-first-bid = Chacun finit avec une tuile. Toute votre mise est perdue dans tous les cas : misez ce que la tuile vaut pour vous.
patchistory-first-secret-bid = Les deux mises sont perdues. La plus forte emporte la tuile si les deux la veulent.
patchistory-first-side = Le blanc, ce sont des bâtiments de tous les jours ; le noir a un héros, une merveille ou un Bâtiment Spécial.
patchistory-first-at = La tuile doit partager une place avec votre territoire. Ce qu’elle recouvre est perdu, ce sous quoi elle passe la cache.
patchistory-first-layers = Là où des carrés se rencontrent, l’un va dessus, l’autre dessous. Un héros ou une merveille ne se couvre pas à moitié.
patchistory-first-stay = L’ouvrier de ce qui est recouvert reste sur un de ses carrés.
patchistory-first-home = Dans un cadre doré, l’ouvrier compte aussitôt ; ailleurs, il attend.
patchistory-first-partner = Personne ne peut refuser cette alliance. Pensez au voisin dont vous craignez les épées.
patchistory-first-route-end = Les ouvriers vont de votre extrémité à l’autre ; ce qui en est proche vient d’abord.
patchistory-first-diplomacy = Les points de Politique dépensés ici manqueront à l’Administration, qui vient ensuite.
patchistory-first-offer = Trois biens contre 5 Culture s’ils sont pris, 2 sinon.
patchistory-first-answer-aid = Les biens sont à vous, la Culture au donateur ; et vous ne proposerez pas d’Aide dans cette manche.
patchistory-first-demand = La Culture fait gagner la partie, l’Argent fait gagner les Enchères.
patchistory-first-send-back = L’ouvrier retourne sur la Piste de Peuple : il ne mange plus, mais il faudra le former de nouveau.
patchistory-first-administration = Dépensez votre Politique : les points qui restent sont perdus.
patchistory-first-trade-from = Envoyez quelqu’un dont un cadre doré n’a pas besoin.
patchistory-first-trade-by = Un ouvrier rapporte des biens à chaque manche, et rencontre l’autre joueur au bout d’une Route Principale.
patchistory-first-give = Autant d’unités d’un bien que votre Transport. Une Ressource vaut 2, les autres 1.
patchistory-first-get = N’importe quoi de même valeur ; il ne doit rien rester.
patchistory-first-with = On n’en verra que le dos ; vous en piochez une autre.
patchistory-first-on = Ce qui est dessous ne compte plus, et une tuile posée ici ne bouge plus jamais.
patchistory-first-against = Un carré d’un adversaire devient une terre en friche.
patchistory-first-move = Menez vos ouvriers dans les cadres dorés : là seulement, ils ajoutent à vos niveaux.
patchistory-first-move-to = Autant d’emplacements que votre Transport, jamais par les coins.
patchistory-first-along = Plus loin, les biens sont meilleurs, et la rencontre du bout approche.
patchistory-first-meet = Plusieurs rencontres vous attendent ; l’ordre peut compter pour ce que vous pourrez payer.
patchistory-first-colour = Rouge déclare une guerre pour la manche suivante. Deux bleus peuvent s’allier.
patchistory-first-alliance = Des alliés partagent une route qui donne de la Culture, et ne se menacent ni ne se combattent.
patchistory-first-fight = Plusieurs guerres sont à livrer ; ce que vous dépensez dans l’une manquera à l’autre.
patchistory-first-give-up = Ce que vous abandonnez ici s’ajoute à votre Puissance dans cette guerre.
patchistory-first-spend = Chaque Ressource ajoute 1 de Puissance. L’autre dépense en secret, lui aussi.
patchistory-first-feast = La Nourriture devient Culture avant que vos ouvriers mangent : gardez-leur en assez.
patchistory-first-send-back-any = Chaque ouvrier renvoyé rapporte de la Culture maintenant, et ne mange plus.
patchistory-first-card = Avancez ce où vous êtes en tête. Personne ne saura de qui venait la carte.
patchistory-first-stake = Sur une carte chargée de Votes, le premier gagne beaucoup. Celle qui en a le moins peut être écartée.
