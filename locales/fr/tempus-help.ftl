### Tempus : ce que ses mots veulent dire, et ce que demande chaque sorte de question

## Termes

tempus-box-tokens-also = jeton, jeton Peuple
tempus-box-tokens-text = Vos peuples. Vous en avez 16 en tout ; ceux qui ne sont pas sur la carte attendent dans votre stock.
tempus-term-supply = stock
tempus-term-supply-also = réserve
tempus-term-supply-text = Vos jetons et vos tuiles Cité qui ne sont pas sur la carte. Les enfants en viennent, ce que vous perdez y retourne.
tempus-box-cities-also = cité, tuile Cité, tuile de cité
tempus-box-cities-text = Une cité de valeur 2, 3 ou 4 remplace au moins autant de jetons. Elle se défend avec sa valeur et la rapporte à la fin.
tempus-box-action-tiles-also = action, tuile Action
tempus-box-action-tiles-text = Chacune donne une action. À chaque époque, vous en recevez autant que le dit votre ligne du tableau, et vous en utilisez une par tour.
tempus-box-cubes-also = cube, cube Époque
tempus-box-cubes-text = Il marque votre ligne du tableau des Époques : tous vos nombres s’y lisent.
tempus-term-tile = tuile Carte
tempus-term-tile-also = tuile
tempus-term-tile-text = Sept hexagones de terre. Au début, vous posez les tuiles l’une après l’autre et bâtissez ainsi l’île.
tempus-term-card = carte Idée
tempus-term-card-also = carte, idée
tempus-term-card-text = Elle sert une fois et d’une seule façon : pour sa capacité, pour son fond dans un combat, ou au Progrès.
tempus-term-background = fond
tempus-term-background-text = Le terrain que montre une carte. Il vaut 1 point dans un combat sur ce terrain, et au Progrès vers une époque de ce terrain.
tempus-term-discard = défausse
tempus-term-discard-also = défaussée
tempus-term-discard-text = Les cartes utilisées. Chacun peut les consulter ; quand la pioche est vide, elles en forment une nouvelle.
tempus-term-hand-limit = limite de main
tempus-term-hand-limit-text = Le plus de cartes que vous pouvez tenir : 5, ou 7 à partir d’Imprimerie. Le surplus se défausse aussitôt.
tempus-term-epoch = époque
tempus-term-epoch-text = Une des dix manches du jeu : vous prenez des tuiles Action, vous les utilisez tour à tour, puis vous comparez le Progrès. Qui est en tête ouvre la ligne suivante du tableau.
tempus-term-first = premier joueur
tempus-term-first-also = joue en premier
tempus-term-first-text = Il commence chaque manche de l’époque. À la fin de l’époque, le marqueur passe au voisin de gauche.
tempus-term-limit = limite d’empilement
tempus-term-limit-also = Empilement, plafond
tempus-term-limit-text = Le plus de jetons que porte un de vos hexagones, selon votre ligne du tableau ; Sanitaires l’augmente.
tempus-term-distance = Distance
tempus-term-distance-also = pas par la terre
tempus-term-distance-text = Le nombre de pas qu’un jeton peut faire par la terre en un déplacement, d’hexagone en hexagone.
tempus-term-children = Enfants
tempus-term-children-also = enfant, naissance
tempus-term-children-text = Des jetons de votre stock, nés sur des prairies où vous vivez : un par hexagone, autant que le permet votre ligne.
tempus-term-protected = protégé
tempus-term-protected-also = à l’abri, ne peut pas être attaqué
tempus-term-protected-text = Qui n’a de jetons que sur trois hexagones ou moins ne peut être ni attaqué ni converti par Religion. Ses cités sont à l’abri aussi.
tempus-term-attack = attaque
tempus-term-attack-text = Tous les jetons d’un de vos hexagones contre un hexagone voisin. Il vous faut strictement plus de points de Combat que le défenseur.
tempus-term-combat = points de Combat
tempus-term-combat-also = combat
tempus-term-combat-text = 1 par jeton (une cité : sa valeur), 1 par carte au terrain du combat, et ce qu’ajoutent Armes et Fortifications.
tempus-term-delayed = retardé
tempus-term-delayed-also = rejoue au tour suivant, passer
tempus-term-delayed-text = Avec Gouvernement, vous pouvez passer : la tuile Action de ce tour sert à la manche suivante.
tempus-term-progress = Progrès
tempus-term-progress-also = point de Progrès
tempus-term-progress-text = En fin d’époque, chacun compte ses jetons sur le terrain de la suivante, ses cités et les cartes posées en secret. Qui en a le plus l’ouvre.
tempus-term-points = points de Victoire
tempus-term-points-also = point
tempus-term-points-text = À la fin : 1 par hexagone avec vos jetons qui n’est pas une montagne, la valeur de vos cités, et 3 pour Vol.

## Carte

tempus-term-hex = hexagone
tempus-term-hex-also = hexagones
tempus-term-hex-text = Une case de la carte. Un hexagone de terre est vide, ou porte les jetons d’un seul joueur, ou une cité.
tempus-meadow-text = Le seul terrain où naissent des enfants, là où vous avez déjà des jetons.
tempus-field-text = De la terre. Vos jetons y comptent au Progrès quand l’époque suivante montre des champs ; les cartes de ce fond comptent dans les combats qui s’y livrent.
tempus-hill-text = De la terre. Vos jetons y comptent au Progrès quand l’époque suivante montre une colline ; les cartes de ce fond comptent dans les combats qui s’y livrent.
tempus-forest-text = De la terre. Vos jetons y comptent au Progrès quand l’époque suivante montre une forêt ; les cartes de ce fond comptent dans les combats qui s’y livrent.
tempus-mountain-text = On peut y entrer, mais elle ne porte pas de cité et ne rapporte rien ; aucun fond ne lui convient au combat.
tempus-term-lake = lac
tempus-term-lake-text = De l’eau entourée de terre. De sa rive, un jeton passe sur tout autre hexagone de la rive ; c’est tout son déplacement.
tempus-term-sea = mer
tempus-term-sea-text = Toute eau qui n’est pas un lac. À partir de la ligne Navires, les jetons vont d’une côte à une autre.
tempus-term-coast = côtier
tempus-term-coast-also = côte
tempus-term-coast-text = Une terre qui touche la haute mer. Avec Navires, les jetons en partent par la mer.

## Actions

tempus-action-move-text = Déplacez autant de jetons que le dit votre ligne, chacun aussi loin que sa Distance.
tempus-action-children-text = Posez de nouveaux jetons sur des prairies où vous vivez, un par hexagone, autant que le dit votre ligne.
tempus-action-fight-text = Attaquez un hexagone voisin avec tous les jetons d’un des vôtres.
tempus-action-idea-text = Piochez autant de cartes que le dit votre ligne.
tempus-action-build-text = Changez deux jetons ou plus d’un hexagone en une cité de cette valeur au plus.

## La première fois qu’une question se présente

tempus-first-tile = Vous bâtissez l’île ensemble : la terre que vous posez est à tous, alors songez aux prairies et aux lacs.
tempus-first-tile-turn = En tournant la tuile, vous choisissez les terrains qui se touchent. Des prairies voisines font place aux enfants.
tempus-first-settle = Vos peuples partent d’ici, en un seul groupe. Prenez au moins une prairie : les enfants ne naissent que là.
tempus-first-turn = Chaque tour utilise une tuile Action. Les nombres de chaque action viennent de votre propre ligne du tableau.
tempus-first-move = Se déplacer, c’est s’étendre : à la fin, chaque hexagone où vous avez un jeton rapporte, sauf les montagnes.
tempus-first-move-to = Un jeton ne s’arrête ni chez un autre joueur ni sur une cité, et la limite d’empilement vaut là où il arrive.
tempus-first-birth = Un enfant naît sur une prairie où vous vivez déjà, un seul par hexagone.
tempus-first-attack = Un combat se gagne avec strictement plus de points. Des cartes posées face cachée s’ajoutent à vos jetons.
tempus-first-attack-from = Tous les jetons de l’hexagone choisi combattent ; si vous perdez, l’un d’eux repart dans votre stock.
tempus-first-name = Le terrain que vous nommez donne 1 point à chaque carte de ce fond dans ce combat, pour les deux camps.
tempus-first-lay-attack = Posez des cartes du bon terrain ou des Armes. Le défenseur voit combien, pas lesquelles ; on peut bluffer.
tempus-first-defend = L’égalité est pour vous. Les cartes du terrain, Armes et Fortifications ajoutent des points, et toutes sont défaussées.
tempus-first-advance = Vous pouvez faire entrer autant de jetons que l’hexagone en porte ; ceux qui restent gardent leur place.
tempus-first-site = Une cité reste et rapporte sa valeur, mais tous les jetons de l’hexagone repartent dans votre stock.
tempus-first-city = La valeur ne dépasse pas le nombre de jetons rendus. Une grande cité rapporte plus et se défend mieux.
tempus-first-discard = Vous tenez plus de cartes que ne le permet votre ligne. Une carte rendue pourra être repiochée par d’autres.
tempus-first-raise = Sanitaires fait tenir un jeton de plus sur un hexagone, tant qu’aucun ne le quitte.
tempus-first-convert = Un jeton voisin retourne chez son propriétaire, et vous en posez un des vôtres, de votre côté.
tempus-first-convert-into = Le nouveau jeton rejoint un de vos hexagones, voisin de celui d’où il vient, s’il y reste de la place.
tempus-first-lay-progress = Qui a le plus de points de Progrès ouvre l’époque suivante. Les cartes de son terrain et Éducation en donnent 1 chacune, puis sont défaussées.
