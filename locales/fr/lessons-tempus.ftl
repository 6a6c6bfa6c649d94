# Le cours de Tempus ; lessons/tempus.lessons nomme ces messages. Au plus 60 mots par étape.

tempus-what = Menez un jeune peuple de la première écriture au premier vol, sur une île bâtie ensemble. Le plus avancé ouvre chaque nouvelle époque et joue avec de meilleurs chiffres.
tempus-length = 60 à 90 minutes
tempus-weight = moyen

## 1

tempus-lesson-first = Votre peuple
tempus-lesson-first-children = Ces disques sont votre peuple. Après dix époques, le plus de points l’emporte : un par hexagone occupé, davantage pour les cités. Il vous faut donc du monde. Choisissez « Avoir 1 enfant », puis I9 : on naît sur les prairies où l’on vit déjà.
tempus-lesson-first-not-children = D’abord du monde : ayez un enfant en I9.
tempus-lesson-first-move = Les autres ont joué aussi : chacun à son tour, une action à la fois. Étendez-vous. Choisissez « Déplacer 1 jeton » et envoyez le second jeton d’I9 sur un hexagone voisin où il n’y a personne. Un hexagone de plus, un point de plus.
tempus-lesson-first-leaves = Un seul jeton y vit : s’il part, vous gagnez un hexagone et en perdez un. En I9, il y en a deux.
tempus-lesson-first-taken = Cet hexagone est déjà à vous, et une pile ne rapporte pas plus qu’un jeton. Prenez-en un vide.
tempus-lesson-first-not-move = Servez-vous de cette action pour déplacer un jeton d’I9 vers un hexagone vide.
tempus-lesson-first-idea = Encore une action dans cette époque. « Avoir une idée » fait piocher une carte : pour un bon tour, un combat ou un bond en avant. Piochez.
tempus-lesson-first-not-idea = Bonne action, mais plus tard : vous n’avez encore aucune carte. Ayez une idée.
tempus-lesson-first-end = Voilà une époque entière : trois actions, un hexagone de plus, une carte en main. Se déplacer, avoir des enfants, une idée, bâtir, combattre : il n’y a pas d’autre action dans tout le jeu.

## 2

tempus-lesson-city = La première cité
tempus-lesson-city-build = Deux de vos jetons sont en I8. Faites-en une cité : sa valeur peut aller jusqu’au nombre de jetons. Ceux-ci rentrent dans votre stock et pourront renaître. Choisissez « Construire une cité ».
tempus-lesson-city-not-build = Possible, mais deux jetons sur un hexagone ne valent qu’un point. En cité, ils en valent deux, et pour de bon.
tempus-lesson-city-children = La cité n’a plus besoin de personne : elle vaudra 2 points et compte à chaque Progrès. Aucune autre cité ne peut la toucher. Profitez des jetons rentrés : ayez un enfant sur l’une de vos prairies.
tempus-lesson-city-not-children = Douze jetons dorment dans votre stock. Ayez des enfants.
tempus-lesson-city-end = Rassembler, bâtir, repeupler : ainsi naissent vos huit cités. Deux d’entre elles demandent quatre jetons empilés, ce que votre peuple n’apprendra que plus tard.

## 3

tempus-lesson-ideas = Une carte au bon moment
tempus-lesson-ideas-double = Vous venez d’avoir des enfants et tenez quatre idées. Une carte ne coûte pas d’action ; chacune dit quand elle sert. Gouvernement donne une seconde action dans ce tour. Jouez-le.
tempus-lesson-ideas-not-double = Cela terminerait votre tour ou userait une autre carte. C’est Gouvernement qui vous fait continuer.
tempus-lesson-ideas-move = Voici votre seconde action. Déplacez un jeton vers un hexagone sans personne.
tempus-lesson-ideas-taken = Cet hexagone est déjà à vous. Prenez-en un vide.
tempus-lesson-ideas-not-move = Laissez où il est le jeton seul de H9. Déplacez un jeton : la carte suivante se joue pendant un déplacement.
tempus-lesson-ideas-transport = Votre ligne du tableau permet un jeton par déplacement. Transport en permet un de plus, tout de suite. Jouez-le, déplacez un second jeton et terminez votre tour.
tempus-lesson-ideas-not-transport = Ne vous arrêtez pas : Transport attend encore dans votre main.
tempus-lesson-ideas-not-end = Déplacez encore un jeton, puis terminez votre tour.
tempus-lesson-ideas-end = Deux actions et un déplacement de plus en un tour. Une carte jouée est défaussée ; mais la main s’arrête à cinq, alors rien ne sert d’amasser.

## 4

tempus-lesson-progress = Le Progrès
tempus-lesson-progress-lay = Toutes les actions sont jouées : qui atteint Commerce ? Son terrain est le champ. Un point par jeton sur un champ, par cité, par carte à fond de champs ; Éducation en vaut un de plus. Posez la meilleure carte.
tempus-lesson-progress-one-point = Elle vaut 1. Une autre de vos cartes vaut 2.
tempus-lesson-progress-no-point = Une colline derrière un Leader militaire : rien au Progrès. Gardez-le pour un combat.
tempus-lesson-progress-not-ready = Il vous reste des points en main. Posez d’abord la meilleure carte.
tempus-lesson-progress-more = Cela fait six avec vos deux cités et deux jetons. Les autres posent aussi, face cachée : vous ne voyez que le nombre. Un point peut décider : posez l’autre fond de champs, puis dites-vous prêt.
tempus-lesson-progress-tie = Six suffira peut-être, mais les autres guettent. Fortifications sur champs, c’est un de plus.
tempus-lesson-progress-end = Qui en a le plus passe tout de suite à la nouvelle époque ; les autres suivent une époque plus tard. Les cartes posées sont défaussées. Voilà la course derrière tout ce que vous faites.

## 5

tempus-lesson-numbers = De meilleurs chiffres
tempus-lesson-numbers-move = Premier à Commerce, vous jouez selon sa ligne du tableau : deux jetons par déplacement, à deux hexagones. Les autres lisent encore la leur. Menez le jeton de J11 en K12, une prairie où l’on peut naître.
tempus-lesson-numbers-not-move = C’est en marchant que la nouvelle ligne se voit : déplacez des peuples.
tempus-lesson-numbers-not-there = De J11 à K12, s’il vous plaît : c’est une prairie, et vous y serez seul.
tempus-lesson-numbers-second = Votre second jeton peut partir, jusqu’à deux pas, en passant par les vôtres au besoin. Prenez-en un qui partage son hexagone et trouvez-lui une place vide.
tempus-lesson-numbers-taken = Les vôtres y sont déjà : aucun point de plus.
tempus-lesson-numbers-not-second = Vous pouvez vous arrêter là, mais le second déplacement est gratuit. Prenez un jeton d’I9 ou de J8, où ils sont deux.
tempus-lesson-numbers-end = Les lignes suivantes apportent deux enfants à la fois, des piles plus hautes, plus de cartes et jusqu’à six actions. Arriver premier, c’est en profiter une époque avant les autres.

## 6

tempus-lesson-ships = Les navires
tempus-lesson-ships-sail = Vous seul avez atteint Navires : un jeton de la côte peut gagner toute autre côte de l’île. Au nord, loin d’ici, personne ne vit encore. Déplacez un jeton d’I11 en F2.
tempus-lesson-ships-not-move = Dans une époque, les autres auront des navires. Prenez la mer tant que vous y êtes seul.
tempus-lesson-ships-not-there = Toute côte conviendrait. Pour cette leçon : d’I11 à F2, puis de J8 à G1.
tempus-lesson-ships-again = Le nord est à vous. Envoyez un second jeton de J8 en G1 : une prairie, pour que votre peuple y grandisse.
tempus-lesson-ships-end = Une traversée est tout le déplacement du jeton, si loin qu’il aille. Les lacs se traversent de même, dès la première époque.

## 7

tempus-lesson-fight = Un combat
tempus-lesson-fight-gather = Au nord de F5 se dresse une cité de valeur 2, en F3. Vous avez un jeton à côté, en F2 : trop faible. Déplacez des peuples : faites-en venir un d’I11 par la mer et un de F5.
tempus-lesson-fight-not-move = Rassemblez d’abord vos gens : une pile combat avec tous ses jetons.
tempus-lesson-fight-not-there = D’I11 et de F5, tous deux vers F2 : c’est à côté de la cité.
tempus-lesson-fight-attack = Trois jetons contre une cité de 2. Combattre est une action ; un Leader militaire l’offre, dans le même tour. Jouez la carte et attaquez F3 depuis F2.
tempus-lesson-fight-not-attack = Vos gens sont prêts. Attaquez F3 avec le Leader militaire.
tempus-lesson-fight-cards = Le propriétaire a nommé la forêt. Une carte à fond de forêt vaut 1, Armes 1 quel que soit son fond. Il vous faut plus de points, pas autant. Posez Médecine et Armes face cachée.
tempus-lesson-fight-not-card = Cette carte ne vaut rien ici, ou il en faut d’abord une autre : Médecine (forêt), puis Armes.
tempus-lesson-fight-enter = Gagné : la cité rentre chez son propriétaire et l’hexagone est vide. Faites-y entrer autant de jetons que vous voulez. Laissez-en un derrière : vous tiendrez les deux hexagones.
tempus-lesson-fight-not-enter = Deux entrent, un reste : deux hexagones, deux points.
tempus-lesson-fight-end = Une attaque perdue coûte un jeton, une défense perdue tout l’hexagone. Un joueur réduit à trois hexagones ne peut plus être attaqué.

## 8

tempus-lesson-defence = Se défendre
tempus-lesson-defence-tie = Vous jouez les carrés. Hypatia attaque votre unique jeton de C5 avec trois des siens, sans carte : 3 points. À égalité, le défenseur tient ; il vous en faut donc 2 de plus. Le terrain est la forêt. Jouez la carte qui convient, et elle seule.
tempus-lesson-defence-keep = Fortifications tiendrait aussi. Mais elles serviront mieux ailleurs, et vous avez moins cher.
tempus-lesson-defence-too-weak = Cela fait 2, et ils ont 3. Cherchez Armes sur fond de forêt.
tempus-lesson-defence-nothing = Un contre trois : l’hexagone serait perdu, et tout ce qui s’y trouve.
tempus-lesson-defence-enough = Il n’en faut pas plus. Une carte posée est perdue : dites-vous prêt.
tempus-lesson-defence-walls = Vous tenez, et l’attaque leur coûte un jeton. Plus tard, Aspasia vise E4, une colline : quatre jetons, deux cartes cachées. Une carte donne 2 points au plus à l’attaquant : 8 en tout. Vous y avez deux jetons. Commencez par le meilleur : Fortifications sur colline, qui vaut 3.
tempus-lesson-defence-lost = Deux contre quatre ou plus : E4 serait perdu.
tempus-lesson-defence-best = Une autre de vos cartes vaut 3 ici.
tempus-lesson-defence-sure = Cela fait 5. À 8, vous tenez quoi qu’ils cachent : ajoutez 2 points, puis le dernier, et dites-vous prêt.
tempus-lesson-defence-maybe = Cela suffirait peut-être. Mais s’ils cachent des Armes, E4 tombe.
tempus-lesson-defence-not-enough = Prenez d’abord les 2 : un seul point ne mène pas assez loin.
tempus-lesson-defence-end = Ils avaient 6 : à 5, vous perdiez. L’attaquant cache ses cartes ; le défenseur répond le dernier et gagne à égalité. Gardez de quoi répondre aux voisins trop proches.

## 9

tempus-lesson-flight-build = Dixième époque : il reste peu d’actions. Où votre peuple se presse, il rapporte peu : quatre jetons en F3 valent un point. En cité de valeur 4, ils en valent quatre. Construisez-la.
tempus-lesson-flight-not-build = Un hexagone de plus serait un point. Ceci en vaut trois.
tempus-lesson-flight-less = Quatre jetons peuvent faire une cité de 4 ; tous rentrent au stock, quelle que soit sa valeur.
tempus-lesson-flight = La dernière époque, et le décompte
tempus-lesson-flight-lay = Le dernier Progrès. Qui atteint Vol marque 3 points de plus ; son terrain est la colline. Posez la carte qui aide et dites-vous prêt. C’est votre dernier geste de la partie.
tempus-lesson-flight-over = Un champ n’apporte rien ici. Dites-vous prêt.
tempus-lesson-flight-no-point = Vol demande des collines. Regardez le fond de votre autre carte.
tempus-lesson-flight-end = Un point par hexagone hors montagnes, les cités selon leur valeur, 3 pour Vol : 20 pour vous, 24 pour le vainqueur. À égalité, le plus de cartes en main. Des jetons entassés ne rapportent rien : en fin de partie, comptez.

## 10

tempus-lesson-game = Votre première partie
