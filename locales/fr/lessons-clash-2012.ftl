# Le cours de Clash of Cultures : les mots de l’édition de 2012, là où elle en a d’autres.

clash-lesson-first-move-2012 = Trois actions par tour, trois tours par manche, six manches. Villes, développements, bâtiments et objectifs donnent des points. Vous avez une ville et un colon. Choisissez « Déplacer », puis D2, et envoyez le colon dans la forêt C2.
clash-lesson-first-not-move-2012 = Bien, mais le colon d’abord : sans seconde ville, tout est lent.
clash-lesson-first-learn-2012 = Deuxième action : apprenez. Un développement coûte 2 nourritures (ou idées, ou or), et vous en avez 2. Acquérez Entreposage : sans lui, vous ne gardez jamais plus de 2 nourritures.
clash-lesson-first-other-2012 = Utile. Mais tout ce que vous voudrez se paie en nourriture, et vous ne pouvez pas encore en garder plus de 2.
clash-lesson-first-not-learn-2012 = Servez-vous de cette action pour apprendre.
clash-lesson-first-found-2012 = Troisième action. Votre colon est dans la forêt : fondez-y une ville. Le colon disparaît, et vous avez une ville de taille 1.
clash-lesson-first-not-found-2012 = Ne laissez pas le colon dans les bois. Fondez la ville.
clash-lesson-first-end-2012 = Un tour, et votre domaine a doublé : une ville vaut un point, un développement un demi. La taille permise à vos villes dépend de leur nombre.
clash-lesson-collect-collect-2012 = Vos réserves sont vides. Une ville récolte une ressource par point de taille, une de plus si elle est heureuse : nourriture des cases fertiles, bois des forêts, minerai des montagnes, chez elle ou à côté. Récoltez avec D2, qui est heureuse.
clash-lesson-collect-neutral-2012 = Cette ville est neutre : elle donne une ressource, D2 en donne deux.
clash-lesson-collect-happiness-2012 = L’humeur se dépense : une suffit pour une ville neutre de taille 1. Heureuse, elle récolte plus, construit plus d’unités, résiste à l’influence. Choisissez « Amélioration civique ».
clash-lesson-collect-end-2012 = Une ville qui agit deux fois dans un tour s’en trouve moins heureuse, et en colère elle n’agit qu’une fois. Répartissez l’effort et soignez l’humeur.
clash-lesson-cards-2012 = Développements et cartes
clash-lesson-cards-learn-first-2012 = D’abord apprendre : choisissez « Développement ».
clash-lesson-construct-build-2012 = Un bâtiment coûte une nourriture, un bois et un minerai, vaut un point et agrandit sa ville. Aucune ville ne dépasse le nombre de vos villes. Construisez une forteresse en D2 : elle aidera à la défendre.
clash-lesson-construct-end-2012 = Ports, temples, académies, forteresses : chacun demande son développement et a son effet. Une ville plus grande récolte davantage et construit plus d’unités.
clash-lesson-recruit-not-recruit-2012 = Il vous faut des villes, donc des colons : construisez-en.
clash-lesson-battle-end-2012 = Une ville conquise est d’abord en colère ; elle peut rapporter de l’or. Contre un joueur il en va de même, mais ses forteresses et ses cartes rendent la chose plus chère.
clash-lesson-status-2012 = Entre deux manches
clash-lesson-objective-claim-2012 = Vos cartes Objectif portent deux buts ; l’un des deux suffit. Vous tenez 3 nourritures, 3 minerais et 3 bois : l’un d’eux est rempli. Accomplissez-le.
clash-lesson-end-claim-2012 = La sixième manche est finie. Une dernière fois, les objectifs remplis peuvent être accomplis : deux points chacun. Accomplissez tout ce que vous pouvez.
clash-lesson-end-end-2012 = Un point par colonie et bâtiment à votre couleur, un demi par développement, deux par objectif, davantage par merveille. Les panneaux montrent le résultat. Vous êtes prêt pour une partie.
clash-lesson-recruit-end-2012 = Une armée coûte une nourriture et un minerai, un bateau 2 bois. Un colon seul est une proie facile : donnez-lui une escorte là où d’autres sont proches.
clash-lesson-status-end-2012 = Un événement survient chaque fois que culture ou humeur passe un repère : souvent chez qui réussit. La suite de la phase donne des cartes et désigne le premier joueur.
