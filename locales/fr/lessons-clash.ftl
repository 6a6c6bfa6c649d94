# Le cours de Clash of Cultures, les deux titres ; lessons/clash.lessons nomme ces messages. Au plus 60 mots par étape.

clash-monumental-what = Menez un peuple de sa première cité vers l’inconnu : explorez, progressez, bâtissez et combattez quand cela paie. Six époques, et bien des chemins vers les points.
clash-monumental-length = 2 à 4 heures
clash-monumental-weight = exigeant
clash-2012-what = La première édition du grand jeu d’exploration : fondez des villes, développez-vous, contentez votre peuple. Les barbares pillent qui paraît faible.
clash-2012-length = 2 à 4 heures
clash-2012-weight = exigeant

## First

clash-lesson-first = Votre premier tour
clash-lesson-first-move = Trois actions par tour, trois manches par époque, six époques. Cités, progrès, bâtiments et objectifs donnent des points. Vous avez une cité et un colon. Choisissez « Déplacer », puis D2, et envoyez le colon dans la forêt C2.
clash-lesson-first-unknown = L’inconnu peut être n’importe quoi, même la mer. La forêt voisine est sûre.
clash-lesson-first-barren = Rien n’y pousse. Une forêt donne du bois.
clash-lesson-first-not-move = Bien, mais le colon d’abord : sans seconde cité, tout est lent.
clash-lesson-first-learn = Deuxième action : apprenez. Un progrès coûte 2 vivres (ou idées, ou or), et vous en avez 2. Acquérez Conservation : sans elle, vous ne gardez jamais plus de 2 vivres.
clash-lesson-first-first-learn = Vous le ferez à la troisième action. Dépensez d’abord.
clash-lesson-first-other = Utile. Mais tout ce que vous voudrez se paie en vivres, et vous ne pouvez pas encore en garder plus de 2.
clash-lesson-first-not-learn = Servez-vous de cette action pour progresser.
clash-lesson-first-found = Troisième action. Votre colon est dans la forêt : fondez-y une cité. Le colon disparaît, et vous avez une cité de taille 1.
clash-lesson-first-not-found = Ne laissez pas le colon dans les bois. Fondez la cité.
clash-lesson-first-end = Un tour, et votre domaine a doublé : une cité vaut un point, un progrès un demi. La taille permise à vos cités dépend de leur nombre.

## Collect

clash-lesson-collect = Ressources et bonne humeur
clash-lesson-collect-collect = Vos réserves sont vides. Une cité récolte une ressource par point de taille, une de plus si elle est heureuse : vivres des plaines, bois des forêts, minerai des montagnes, chez elle ou à côté. Récoltez avec D2, qui est heureuse.
clash-lesson-collect-neutral = Cette cité est neutre : elle donne une ressource, D2 en donne deux.
clash-lesson-collect-not-collect = Vous ne pouvez rien payer. Récoltez avec D2.
clash-lesson-collect-again = Deux ressources. Que l’autre cité récolte aussi : elle tire du bois de sa propre forêt.
clash-lesson-collect-twice = D2 peut récolter encore, mais une seconde fois dans un tour la rend moins heureuse. Prenez C2.
clash-lesson-collect-not-again = Encore une récolte, avec C2.
clash-lesson-collect-happiness = L’humeur se dépense : une suffit pour une cité neutre de taille 1. Heureuse, elle récolte plus, recrute plus, résiste au rayonnement. Améliorez l’humeur.
clash-lesson-collect-rather = E3 est loin de tout. Contentez D2 : sa terre est meilleure.
clash-lesson-collect-not-happiness = Cela peut attendre. Votre humeur ne sert à rien en réserve : dépensez-la.
clash-lesson-collect-end = Une cité qui agit deux fois dans un tour s’en trouve moins heureuse, et en colère elle n’agit qu’une fois. Répartissez l’effort et soignez l’humeur.

## Cards

clash-lesson-cards = Progrès et cartes
clash-lesson-cards-writing = Un progrès en ouvre d’autres et permet des bâtiments. Acquérez Écriture : elle permet l’académie et donne de la culture, qui paie des cartes comme celle de votre main.
clash-lesson-cards-not-writing = Une autre fois. Votre carte coûte de la culture, et une académie est ce qu’elle peut bâtir de mieux.
clash-lesson-cards-tactics = Un développement permet des bâtiments et donne de la culture ou de l’humeur. Acquérez Tactiques : ce développement permet la forteresse, et sa culture paie la carte de votre main.
clash-lesson-cards-not-tactics = Une autre fois. Votre carte coûte de la culture, et Tactiques en donne.
clash-lesson-cards-learn-first = D’abord apprendre : choisissez « Progresser ».
clash-lesson-cards-academy = À présent la carte : c’est une action qui bâtit sans rien payer. Jouez-la et construisez une académie dans une de vos cités. Elle rapporte aussitôt 2 idées.
clash-lesson-cards-not-academy = Une forteresse protège. Des idées vous aident tout de suite : bâtissez l’académie.
clash-lesson-cards-fortress = À présent la carte : c’est une action qui bâtit sans rien payer. Jouez-la et construisez une forteresse. C’est un point, et votre ville grandit.
clash-lesson-cards-not-play = Jouez la carte de votre main.
clash-lesson-cards-philosophy = Les idées valent les vivres pour apprendre. Servez-vous-en : acquérez Philosophie, qui donne une idée avec chaque science à venir.
clash-lesson-cards-not-philosophy = Philosophie se rembourse plus vite que tout cela.
clash-lesson-cards-not-ideas = Vos idées attendent : progressez.
clash-lesson-cards-end = Toute carte Action sert de deux façons : le haut dans votre tour, ou sa manœuvre dans un combat. Agrandissez-la pour voir les deux.

## Explore

clash-lesson-explore = Explorer, récolter, bâtir
clash-lesson-explore-march = Les cases sombres sont des régions que nul n’a vues. L’unité qui y entre les dévoile. Déplacez votre infanterie de D2 en C3 et voyez ce qui s’y trouve.
clash-lesson-explore-settlers = Les cases sombres sont des régions que nul n’a vues. L’unité qui y entre les dévoile, et vous choisissez leur sens. Déplacez votre colon de D2 en E3, puis tournez la région pour qu’E3 soit une forêt.
clash-lesson-explore-mountain = Votre colon y serait moins bien. Tournez-la.
clash-lesson-explore-other-land = Inconnu aussi. Pour cette leçon, prenez le chemin indiqué.
clash-lesson-explore-known = Cette terre est connue. Allez vers l’ombre.
clash-lesson-explore-not-move = D’abord l’expédition : « Déplacer », puis D2.
clash-lesson-explore-collect = Une terre ouverte. Un déplacement est une action pour trois groupes au plus, d’un pas chacun. Deuxième action : C2 est grande et heureuse. Récoltez-y, dont 2 vivres : vos réserves baissent.
clash-lesson-explore-there = C2 donne trois ressources ; aucune autre n’en donne autant.
clash-lesson-explore-not-take = Du bois, vous en avez. Prenez le plus de vivres possible.
clash-lesson-explore-not-collect = Récoltez d’abord, avec C2.
clash-lesson-explore-build = Troisième action. Un bâtiment coûte 1 vivres, 1 bois et 1 minerai, vaut un point et agrandit sa cité, jamais au-delà du nombre de vos cités. Construisez une forteresse en D2 : les barbares sont à côté.
clash-lesson-explore-grown = Elle conviendrait. Mais D2, votre capitale, est sans murs.
clash-lesson-explore-has-one = Des idées feraient plaisir, mais les barbares sont proches. Une forteresse.
clash-lesson-explore-not-build = Vous avez de quoi bâtir : construisez.
clash-lesson-explore-found = Une terre nouvelle, et votre colon y est. Fondez une ville.
clash-lesson-explore-not-found = D’autres viendront par ici. Fondez la ville.
clash-lesson-explore-end = Un tour entier, et rien de perdu. Ports, temples, académies, forteresses : chacun demande son progrès et a son effet.

## Construct

clash-lesson-construct = Bâtir
clash-lesson-construct-build = Un bâtiment coûte 1 vivres, 1 bois et 1 minerai, vaut un point et agrandit sa cité. Aucune cité ne dépasse le nombre de vos cités. Construisez une forteresse en D2 : elle aidera à la défendre.
clash-lesson-construct-not-build = Vous avez de quoi bâtir : construisez.
clash-lesson-construct-collect = D2 a grandi, et sa récolte avec elle. Il reste une action, et une ville qui a déjà agi devrait se reposer. Récoltez avec E3, qui est aussi grande.
clash-lesson-construct-small = D2 a déjà bâti ce tour-ci : agir deux fois la rendrait moins heureuse. Prenez E3.
clash-lesson-construct-not-collect = Vos réserves baissent. Récoltez avec E3.
clash-lesson-construct-end = Ports, temples, académies, forteresses : chacun demande son progrès et a son effet. Une cité plus grande récolte et recrute davantage.

## Recruit

clash-lesson-recruit = D’autres colons
clash-lesson-recruit-settler = Les colons fondent, l’infanterie combat, les navires transportent. Une cité recrute en une action autant d’unités qu’elle récolterait de ressources. Recrutez un colon en D2 pour 2 vivres, puis usez de Conscription, qui ajoute une infanterie contre 1 humeur : les barbares tiennent E2.
clash-lesson-recruit-first-settler = Tout à l’heure. D’abord le colon.
clash-lesson-recruit-alone = Alors personne ne garderait D2, et les barbares sont à côté. Usez de Conscription.
clash-lesson-recruit-settlers = Les colons fondent, l’armée combat, les bateaux transportent. En une action, une ville construit autant d’unités qu’elle récolterait de ressources. Vous avez de quoi nourrir deux colons. Construisez-les dans une même ville.
clash-lesson-recruit-there = D2 est plus près des terres libres.
clash-lesson-recruit-no-war = Personne ne vous menace. Des colons valent mieux.
clash-lesson-recruit-not-recruit = Il vous faut des cités, donc des colons : recrutez.
clash-lesson-recruit-march = Une manche plus tard, votre Grand stratège vous fait marcher. Envoyez le colon, et lui seul, de D2 en E3, où personne n’est allé. Tournez la région à votre gré, puis terminez.
clash-lesson-recruit-not-march = Le colon ne sert à rien chez lui : partez de D2.
clash-lesson-recruit-elsewhere = Pour cette leçon : E3. D’autres terres s’étendent derrière.
clash-lesson-recruit-guard = Laissez l’infanterie en D2, ou les barbares la prendront.
clash-lesson-recruit-found = Une bonne terre. Fondez-y une cité.
clash-lesson-recruit-not-found = Un colon qui attend ne vaut rien. Fondez la cité.
clash-lesson-recruit-end = Une infanterie coûte un vivres et un minerai, un navire 2 bois. Un colon seul est une proie facile : donnez-lui une escorte là où d’autres sont proches.

## Battle

clash-lesson-battle = Face aux barbares
clash-lesson-battle-march = Une unité barbare tient E2, à côté de votre capitale. Chaque unité lance un dé ; chaque tranche de 5 points touche. Plus d’unités, plus de coups. Votre déplacement est en cours : envoyez deux infanteries de D2 en E2.
clash-lesson-battle-strongest = Votre armée est en D2.
clash-lesson-battle-no-settlers = Les colons ne combattent pas, et sont perdus avec la bataille. Laissez-les.
clash-lesson-battle-more = Un contre un, c’est pile ou face. Envoyez-en plus.
clash-lesson-battle-not-march = Le but, ce sont les barbares d’E2.
clash-lesson-battle-tactics = Avant les dés, chacun peut poser une carte pour sa manœuvre. « Martyr » coûte une unité à chaque camp. Vous en avez davantage. Posez-la.
clash-lesson-battle-not-tactics = Le hasard sera peut-être clément. La carte, elle, est sûre.
clash-lesson-battle-other-army = Une bataille après l’autre : d’abord les deux de D2.
clash-lesson-battle-aim = Le but, ce sont les barbares.
clash-lesson-battle-not-move = Votre armée est prête : choisissez « Déplacer ».
clash-lesson-battle-weaker = Elle ajoute 1. Une autre de vos cartes ajoute 2.
clash-lesson-battle-second = 1, 3 et 2 pour la carte : un coup porté. Eux avaient 5 : un coup aussi, et le dernier debout était à vous. Passons à F2 : un contre un, depuis E3, et cette fois sans carte.
clash-lesson-battle-second-too = Vous pouvez encore vous déplacer : E3 touche les autres barbares.
clash-lesson-battle-save = Les bonnes cartes sont rares. Les barbares n’en ont pas : tentez les dés.
clash-lesson-battle-on = 4 contre 1, et personne n’est touché. Après chaque round, l’attaquant poursuit ou se retire. Ils n’ont qu’une unité, vous aussi : poursuivez.
clash-lesson-battle-not-retreat = Rentrer ne coûte rien, mais ils se renforceront. Encore une fois.
clash-lesson-battle-not-raze = Un or pour une ville entière ? Gardez-la.
clash-lesson-battle-end = Une cité conquise est d’abord en colère ; elle peut rapporter de l’or. Contre un joueur il en va de même, mais ses forteresses et ses cartes rendent la chose plus chère.

## Influence

clash-lesson-influence = Rayonner
clash-lesson-influence-try = Vous jouez les carrés. « Rayonner » fait vôtre un bâtiment de la cité d’un autre, sans guerre. Une cité porte aussi loin que sa taille ; chaque case de plus coûte 1 culture. Visez E6, qui a une académie.
clash-lesson-influence-not-there = C’est plus loin, ou plus dur. Prenez E6.
clash-lesson-influence-not-try = Plus tard. Votre culture dort : choisissez « Rayonner ».
clash-lesson-influence-raise = Un dé décide : il faut 5, et il montre 3. La culture comble l’écart, une par point. Vous en avez juste assez : payez.
clash-lesson-influence-not-raise = Tout ce que le chemin a coûté serait perdu. Deux de plus, et le bâtiment est à vous.
clash-lesson-influence-end = Un point de moins pour l’autre, un de plus pour vous, bien que le bâtiment reste où il est. La cité sert toujours son propriétaire, qui peut tenter de le reprendre.

## Status

clash-lesson-status = Entre deux époques
clash-lesson-status-tactics = Trois manches ont passé : voici la phase Bilan. D’abord les objectifs remplis, puis un progrès gratuit pour chacun. Prenez Manœuvres. Un progrès sur trois amène un événement, et celui-ci en est.
clash-lesson-status-not-tactics = Gratuit aussi. Prenez Manœuvres et voyez ce que fait un événement.
clash-lesson-status-sanitation = Trois tours ont passé : voici la phase Bilan. D’abord les objectifs remplis, puis un développement gratuit pour chacun. Prenez Assainissement. Il donne de l’humeur, et votre piste atteint un événement.
clash-lesson-status-not-sanitation = Gratuit aussi. Prenez Assainissement et voyez ce que fait un événement.
clash-lesson-status-event = Un événement : une bonne année, mais aussi des barbares. À vous de dire où ils viennent ou se renforcent. Choisissez ; loin de vous n’est pas le pire.
clash-lesson-status-near = C’est trop près de vos propres villes.
clash-lesson-status-claim = Trois époques plus tard, un autre Bilan. Vos cartes Objectif portent deux buts ; l’un des deux suffit. Vous tenez 3 vivres, 3 minerais et 3 bois : « Stockage optimisé » est rempli. Accomplissez-le.
clash-lesson-status-not-claim = Deux points pour rien. Accomplissez-le avant de dépenser vos ressources.
clash-lesson-status-end = Deux points, autant que deux bâtiments : regardez vos cartes avant de prévoir un tour. Qui progresse beaucoup rencontre bien des événements ; la case à côté de vos ressources en tient le compte.

## Objectives

## Wonder

## End

clash-lesson-end = Une merveille, et le décompte
clash-lesson-end-wonder = Ingénierie vous a donné une merveille : les Grands Jardins. Ils coûtent 5 vivres, 5 bois, 2 minerais et 5 cultures ; vous avez tout épargné. Construisez-les en C2, qui est heureuse.
clash-lesson-end-small = Un point. Les Jardins en valent quatre.
clash-lesson-end-not-wonder = Vous épargnez pour eux depuis deux époques. Construisez, en C2.
clash-lesson-end-found = Votre dernier tour. Tout ce qui est sur le plateau à la fin compte, et une ville vaut un point. Votre colon attend en D3 : fondez-en une.
clash-lesson-end-not-found = Cela ne rapporte plus rien. Une ville vaut un point : fondez-la.
clash-lesson-end-claim = Quatre points ; deux époques plus tard, la partie est finie. Une dernière fois, les objectifs remplis peuvent être accomplis : deux points chacun. Accomplissez tout ce que vous pouvez.
clash-lesson-end-not-claim = Il vous en reste un de rempli : deux points.
clash-lesson-end-end = Un point par colonie et bâtiment à votre couleur, un demi par progrès, deux par objectif, davantage par merveille. Les panneaux montrent le résultat. Vous êtes prêt pour une partie.

## Game

clash-lesson-game = Votre première partie
