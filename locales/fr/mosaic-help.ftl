### Mosaic : ce que ses mots veulent dire, et ce que demande chaque sorte de question

## Termes

mosaic-term-points = points de victoire
mosaic-term-points-also = PV, point
mosaic-term-points-text = Qui en a le plus gagne. Ils viennent des Suprématies impériales, des tuiles, des merveilles, des gouvernements et de ce que les cartes rapportent à la fin.
mosaic-term-scoring = Suprématie impériale
mosaic-term-scoring-also = Suprématie
mosaic-term-scoring-text = Trois fois au plus par partie, chaque région se compte à l’influence : quand une carte Suprématie est piochée, ou quand deux sortes de tuiles sont épuisées.
mosaic-term-influence = influence
mosaic-term-influence-also = Influence
mosaic-term-influence-text = Dans une région : 2 par cité et par merveille à vous, 1 par village et par unité.
mosaic-term-dominate = dominer
mosaic-term-dominate-also = domine, dominée, dominez
mosaic-term-dominate-text = Avoir dans une région strictement plus d’influence que quiconque : 3 PV, et 1 de plus par cité et par merveille qui s’y trouve.
mosaic-term-pillars = Piliers
mosaic-term-pillar = pilier
mosaic-term-pillar-text = Un des neuf domaines d’une civilisation. Conseillers, technologies et cartes Construction en portent les icônes.
mosaic-term-pillar-one = Un pilier. Ses icônes ouvrent technologies et gouvernements, six d’entre elles un âge d’or ; certaines cartes les comptent à la fin.
mosaic-term-icon = icône
mosaic-term-icon-text = Un pilier sur une de vos cartes face visible, ou sur votre conseiller. Une icône ne s’use jamais.
mosaic-term-needs = prérequis
mosaic-term-needs-also = Prérequis, demande
mosaic-term-needs-text = Les icônes qu’il faut avoir pour jouer une technologie ou prendre un gouvernement. Vous les gardez.
mosaic-term-face-down = face cachée
mosaic-term-face-down-also = faces cachées
mosaic-term-face-down-text = Sans ses prérequis, une technologie attend face cachée : ni icônes, ni effet, ni points. À un tour suivant, vous pouvez la révéler gratuitement.
mosaic-term-free = actes gratuits
mosaic-term-free-also = acte gratuit
mosaic-term-free-text = Avant ou après votre action, prenez des tuiles, révélez des technologies ou utilisez la flèche de votre gouvernement, autant que vous voulez.
mosaic-term-golden = âge d’or
mosaic-term-golden-text = Une tuile pour six icônes d’un pilier. Qui la prend en premier a son gain aussitôt, et 6 PV à la fin.
mosaic-term-achievement = succès de civilisation
mosaic-term-achievement-also = succès
mosaic-term-achievement-text = Une tuile pour qui remplit sa condition et la prend en premier : 6 PV à la fin. Neuf sont en jeu à chaque partie.
mosaic-term-leader = conseiller
mosaic-term-leader-text = Choisi au début et gardé : une icône, de quoi commencer et un pouvoir à lui.
mosaic-term-leader-one = { $pillar }. Au départ : { $start } Pouvoir : { $power }
mosaic-term-draft = sélection
mosaic-term-draft-text = Au début, chacun garde une technologie sur cinq et passe les autres à gauche, jusqu’à en avoir cinq.
mosaic-term-unrest = troubles
mosaic-term-unrest-also = Trouble
mosaic-term-unrest-text = Les cartes Tribut & Octroi en apportent. Chacun coûte 1 PV à la fin, sauf si quelque chose permet de l’ignorer.
mosaic-term-chest = coffre
mosaic-term-chest-text = Toute cité construite y met 5 argents, une cité portuaire 10. Qui prend ensuite une carte Tribut ou Octroi reçoit le tout.
mosaic-term-market = marché
mosaic-term-market-text = Les cartes face visible que l’on peut prendre. Un vide est comblé par la pioche.
mosaic-term-refresh = renouveler
mosaic-term-refresh-also = renouvellement, flèche
mosaic-term-refresh-text = Les cartes visibles d’un marché vont sous la pioche et de nouvelles les remplacent. Un gouvernement le permet une fois.
mosaic-term-population-card = carte Population
mosaic-term-population-card-text = Payez sa nourriture, et votre population croît de son nombre.
mosaic-term-tax-card = Tribut
mosaic-term-tax-card-also = carte Tribut
mosaic-term-tax-card-text = Donne de l’argent : le premier nombre fois votre population, le second fois vos icônes Gouvernement, plus votre production de tributs.
mosaic-term-tariff-card = Octroi
mosaic-term-tariff-card-also = carte Octroi
mosaic-term-tariff-card-text = Donne de l’argent : le premier nombre fois vos marchandises uniques, le second fois vos cités, plus votre production d’octrois.
mosaic-term-project = Grand Projet
mosaic-term-project-text = Une carte Construction à 5 pierres et 5 idées, posée devant vous et non sur la carte ; elle compte les icônes d’un pilier à la fin.
mosaic-term-supply = réserve
mosaic-term-supply-text = Vos pièces qui ne sont pas sur la carte. Sans la bonne, on ne construit ni ne recrute.
mosaic-term-first = premier joueur
mosaic-term-first-also = Premier joueur
mosaic-term-first-text = Tiré au sort au début, premier à chaque manche jusqu’à la fin.
mosaic-term-grants = Donne { $grants }.

## Actions

mosaic-action-work-also = Produire
mosaic-action-work-text = Nommez pierre, nourriture ou idées : vous gagnez votre population plus cette piste de production.
mosaic-action-population-text = Prenez une carte Population : payez sa nourriture, ajoutez ses habitants.
mosaic-action-build-text = Prenez une carte Construction pour son avantage, ses icônes et sa pièce ; une cité, une cité portuaire ou un village se construit aussi sans carte.
mosaic-action-wonder-text = 20 pierres et 5 nourritures pour la première merveille, 5 de plus de chaque pour toute merveille que vous avez. Elle s’élève là où vous avez une cité.
mosaic-action-technology-text = Payez 5 idées pour une technologie visible. Avec ses prérequis, vous pouvez la jouer aussitôt.
mosaic-action-tax-text = Prenez une carte, l’argent qu’elle rapporte et tout ce que contient le coffre. Ses troubles restent chez vous.
mosaic-action-military-text = Recrutez jusqu’à 2 unités à 5 argents, et déplacez des unités vers des régions voisines pour 1 argent chacune.
mosaic-action-government-text = Prenez un gouvernement libre, si vous avez ses prérequis et ses idées. L’ancien est rendu.

## Ressources

mosaic-resource-stone-text = Bâtit cités, Grands Projets et merveilles. Dans un coût, 2 argents en valent 1.
mosaic-resource-food-text = Paie les cartes Population et les merveilles. Dans un coût, 2 argents en valent 1.
mosaic-resource-ideas-also = idée
mosaic-resource-ideas-text = Paient technologies, gouvernements et Grands Projets. Dans un coût, 2 argents en valent 1.
mosaic-resource-money-text = Paie les unités et remplace les autres ressources, 2 pour 1. Il vient des cartes Tribut & Octroi.
mosaic-resource-population-also = Population
mosaic-resource-population-text = Votre peuple : Production rapporte son nombre, Tribut le compte, et chaque cité en prend 2.
mosaic-track-stone-text = S’ajoute à ce que Production rapporte en pierre.
mosaic-track-food-text = S’ajoute à ce que Production rapporte en nourriture.
mosaic-track-ideas-text = S’ajoute à ce que Production rapporte en idées.
mosaic-track-tax-text = S’ajoute à l’argent de chaque carte Tribut que vous prenez.
mosaic-track-tariff-text = S’ajoute à l’argent de chaque carte Octroi que vous prenez.
mosaic-pillar-gov-text = Un pilier. Ses icônes comptent aussi pour chaque carte Tribut ; six d’entre elles ouvrent un âge d’or.

## Pièces

mosaic-piece-city-also = cité
mosaic-piece-city-text = 4 pierres et 2 populations. Elle s’élève sur un hexagone libre, prend ce qui s’y trouve, a 2 d’influence et permet de recruter dans sa région.
mosaic-piece-port-text = Une cité sur un hexagone portuaire, pour 4 pierres et 2 populations ; le coffre reçoit 10 argents. Elle prend le Poisson qui s’y trouve.
mosaic-term-town = village
mosaic-term-town-text = Agricole ou manufacturier : il ne coûte rien, s’installe à côté d’une de vos cités et a 1 d’influence.
mosaic-piece-farm-text = Un village à côté d’une de vos cités ; sa carte augmente la production de nourriture.
mosaic-piece-craft-text = Un village à côté d’une de vos cités ; sa carte rapporte 5 PV si vous avez les trois marchandises qu’elle montre.
mosaic-term-unit = unité
mosaic-term-unit-text = Infanterie, cavalerie ou engin de siège. Elle se tient dans une région entière, n’occupe aucun hexagone et a 1 d’influence.
mosaic-term-infantry = infanterie
mosaic-term-infantry-text = Une unité à 5 argents, 1 d’influence. Avec Formations, 2 de plus dans une région où vous en avez.
mosaic-term-cavalry = cavalerie
mosaic-term-cavalry-text = Une unité à 5 argents, 1 d’influence. Avec Talent de cavalier, elle peut avancer de deux régions.
mosaic-term-siege = engin de siège
mosaic-term-siege-text = Là où il se tient, les cités adverses n’ont plus d’influence. Seul le propriétaire de la technologie Engin de siège en recrute.

## Carte

mosaic-term-region = région
mosaic-term-region-text = Une des sept parties de la carte. Les unités s’y tiennent en bloc, et les Suprématies impériales y comparent l’influence de chacun.
mosaic-term-hex = hexagone
mosaic-term-hex-also = hexagones
mosaic-term-hex-text = Libre tant que ni cité, ni village, ni merveille ne s’y dresse. Qui y construit prend sa marchandise ou sa cache.
mosaic-term-port-hex = hexagone portuaire
mosaic-term-port-hex-also = Port
mosaic-term-port-hex-text = Réservé aux cités portuaires et aux deux merveilles des ports. Un Poisson s’y trouve.
mosaic-term-closed = fermée
mosaic-term-closed-text = À peu de joueurs, certaines régions ne sont pas en jeu : on n’y construit rien et elles ne comptent jamais.
mosaic-term-good = marchandise
mosaic-term-good-also = marchandises
mosaic-term-good-text = Elle reste sur la carte jusqu’à ce qu’on y construise, puis dans l’entrepôt du bâtisseur. Les octrois comptent les marchandises différentes.
mosaic-term-good-bonus = Une marchandise. Qui la prend : { $track } +{ $by }. Elle compte aussi parmi les marchandises uniques.
mosaic-good-wild-text = Il vient avec Artisanat, compte comme une marchandise unique de plus et peut tenir lieu de n’importe laquelle.
mosaic-term-warehouse = entrepôt
mosaic-term-warehouse-also = Entrepôt
mosaic-term-warehouse-text = Là où vos marchandises restent jusqu’à la fin.
mosaic-term-unique = marchandises uniques
mosaic-term-unique-also = marchandise unique
mosaic-term-unique-text = Les sortes différentes de votre entrepôt ; trois d’une même sorte n’en font qu’une.
mosaic-term-cache = cache
mosaic-term-cache-also = Cache
mosaic-term-cache-text = Un jeton de la carte qui paie une fois, à qui construit sur son hexagone.

## La première fois qu’une question se présente

mosaic-first-leader = Votre conseiller reste avec vous : cherchez un départ et un pouvoir qui vont dans le même sens.
mosaic-first-draft = Gardez ce que l’icône de votre conseiller ouvre déjà, ou ce qui apporte des icônes utiles à beaucoup d’autres.
mosaic-first-first-city = La cité prend ce qui se trouve sur son hexagone. Une région bâtie tôt se domine plus facilement.
mosaic-first-unfold = Révélée, une technologie compte aussitôt ; les autres attendent que vous ayez leurs icônes.
mosaic-first-benefit = L’ordre est à vous : prenez d’abord ce que le suivant comptera.
mosaic-first-turn = Une action par tour. Prendre des tuiles et révéler des technologies, avant ou après, est gratuit.
mosaic-first-bonus = Une carte vous donne une action en plus de la vôtre, selon les règles habituelles.
mosaic-first-work = Vous gagnez votre population plus la piste de production de ce que vous nommez.
mosaic-first-grow = Plus d’habitants rapportent plus à chaque Production, et chaque cité en prend deux.
mosaic-first-build = Une carte Construction donne son avantage et ses icônes en plus de la pièce. Sans carte, vous n’avez que la pièce.
mosaic-first-wonder = Chaque merveille coûte plus que la précédente, mais compte jusqu’à la fin.
mosaic-first-learn = Cinq idées chacune. Avec ses icônes, vous pouvez la jouer maintenant ; sinon, elle attend face cachée.
mosaic-first-levy = Ce que rapporte la carte n’est pas tout : ses troubles coûtent des points à la fin, et le coffre vient avec.
mosaic-first-govern = On n’a qu’un gouvernement à la fois. Il compte à chaque Suprématie impériale et renouvelle un marché une fois.
mosaic-first-look = La République vous laisse voir la première carte de la pioche, et la prendre à la place.
mosaic-first-bartered = Deux argents remplacent une pierre, une nourriture ou une idée. Vous pouvez garder vos ressources pour autre chose.
mosaic-first-replace = Dites combien d’unités sont payées en argent, à deux pour une.
mosaic-first-play-now = Vous avez ses icônes : jouée maintenant, elle agit aussitôt ; plus tard, ce sera un acte gratuit.
mosaic-first-play-gift = Vous seul avez vu cette technologie. Face cachée, elle reste secrète.
mosaic-first-site = La pièce prend la marchandise ou la cache de son hexagone et ajoute à votre influence dans la région.
mosaic-first-wonder-site = Il lui faut une région où vous avez une cité, et elle y ajoute 2 à votre influence.
mosaic-first-library = Le pilier nommé compte désormais deux icônes de plus, pour les technologies et à la fin.
mosaic-first-free-city = Elle ne coûte rien, mais c’est une vraie cité : elle prend ce qui s’y trouve et remplit le coffre.
mosaic-first-town-kind = Le village agricole va avec la nourriture, le manufacturier avec les marchandises et les octrois.
mosaic-first-free-town = Un village s’installe à côté d’une de vos cités, même par-delà une frontière.
mosaic-first-campaign = Recrutez et déplacez dans l’ordre que vous voulez. Les unités décident des régions lors d’une Suprématie impériale.
mosaic-first-recruit = Une unité se recrute là où vous avez une cité.
mosaic-first-march = Une région plus loin pour 1 argent, une fois par tour et par unité.
mosaic-first-deploy = Ces unités n’ont pas besoin d’une de vos cités : toute région en jeu convient, mais toutes vont dans la même.
mosaic-first-muster = Infanterie et cavalerie comptent autant ; vos cartes favorisent peut-être l’une d’elles.
mosaic-first-muster-in = Elle se place dans une région où vous avez une cité.
mosaic-first-garrison = La nouvelle cité amène une unité dans sa région.
mosaic-first-strike-in = Vous devez y avoir une unité vous-même. Ce qui est éliminé retourne à son propriétaire.
mosaic-first-strike = Visez ceux qui vous devancent dans cette région.
mosaic-first-take = Prenez un jeton encore sur la carte, sans y construire.
mosaic-first-explore = Une infanterie et un village agricole vont dans une région où vous n’avez pas de cité.
mosaic-first-explore-town = Ce village n’a besoin d’aucune cité voisine.
mosaic-first-raise = Augmentez ce que vous produirez, ou tributs et octrois si vous prenez ces cartes.
mosaic-first-lower = Ce que vous baissez ici remonte sur une autre piste.
mosaic-first-raise-instead = Les crans abandonnés reviennent sur cette piste.
mosaic-first-shift-by = Déplacez d’une piste à l’autre autant de crans que vous voulez.
mosaic-first-gain = Prenez ce que coûtera votre prochaine action.
mosaic-first-lock = Plus aucun adversaire ne fondera de cité dans cette région. Il faut que vous la dominiez.
mosaic-first-refresh = Toutes les cartes d’un marché sont remplacées. Une carte Suprématie peut sortir.
mosaic-first-convert = Une fois dans la partie, une cité d’un joueur qui en a au moins quatre devient la vôtre.
mosaic-first-before = L’influence va être comptée : c’est le dernier moment pour la changer.
mosaic-first-expel = Les unités que vos Diplomates éloignent comptent dans une autre région.
mosaic-first-expel-to = Elles vont dans une région voisine et y comptent.
