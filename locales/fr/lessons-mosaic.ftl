# Le cours de Mosaic ; lessons/mosaic.lessons nomme ces messages. Au plus 60 mots par étape.

mosaic-what = Assemblez une civilisation autour de la Méditerranée antique, une action par tour. L’influence dans les régions et vos plus belles œuvres décident.
mosaic-length = 90 à 150 minutes
mosaic-weight = moyen à exigeant

## 1

mosaic-lesson-first = Une cité au bord de la mer
mosaic-lesson-first-build = Une action par tour, et les points viennent de ce que vous bâtissez. Choisissez « Construction », puis la Cité marchande du marché, qui fait mieux payer le commerce. Placez-la en I11, en Numidie : 20 argents vous y attendent.
mosaic-lesson-first-not-build = Vous en aurez bientôt besoin. Ici, il s’agit de bâtir.
mosaic-lesson-first-not-merchant = Belle pièce, mais la Cité marchande apporte une cité et de la production d’octroi.
mosaic-lesson-first-not-here = Une cité peut s’élever presque partout. En I11, vous ramassez 20 argents.
mosaic-lesson-first-port = L’argent est à vous, l’hexagone aussi, et personne d’autre n’est en Numidie. À présent un port : « Construction », puis la cité portuaire sans carte. Placez-la en M7, à Ostie : le Poisson y augmente votre production de nourriture.
mosaic-lesson-first-not-port = Prenez la cité portuaire sans carte ; aucune carte du marché n’est un port.
mosaic-lesson-first-not-there = Un port va sur un hexagone de port. Prenez Ostie, M7.
mosaic-lesson-first-end = Deux tours, deux cités : chacune vaut 2 d’influence dans sa région, et des points à la fin. Elles coûtent de la population ; la nourriture, que vous commencez à produire, en ramène.

## 2

mosaic-lesson-work = Production et idées
mosaic-lesson-work-work = La pierre bâtit, la nourriture nourrit, les idées paient les technologies. Quand quelque chose manque, mettez votre peuple au travail : vous recevez votre population plus le niveau de la piste. Il vous manque des idées : produisez-en.
mosaic-lesson-work-not-work = Il vous manque de quoi le faire, ou cela peut attendre. Produisez d’abord.
mosaic-lesson-work-not-ideas = Cette piste rapporterait aussi. Mais les technologies coûtent des idées.
mosaic-lesson-work-learn = Voilà de quoi étudier : une technologie coûte 5 idées. Choisissez « Technologie », prenez l’Exploitation minière au marché et jouez-la aussitôt.
mosaic-lesson-work-not-learn = Ces idées demandent à servir : choisissez « Technologie ».
mosaic-lesson-work-not-mining = Bonne carte aussi. Prenons l’Exploitation minière, qui augmente une piste de production.
mosaic-lesson-work-not-keep = Face cachée, elle ne fait rien. Vous avez ses prérequis : jouez-la.
mosaic-lesson-work-end = Produire, puis dépenser : c’est le pouls du jeu. Des pistes hautes rendent chaque Production meilleure ; les technologies qui les montent tôt se remboursent.

## 3

mosaic-lesson-towns = Villages et marchandises
mosaic-lesson-towns-town = À côté des cités viennent les villages : gratuits, mais moins influents. Celui des tonneliers paie 5 argents, monte votre octroi et marque 5 points à la fin si vous avez Vin, Huile d’olive et Bois. Bâtissez-le en J11 : il y a de la Pierre.
mosaic-lesson-towns-not-build = Les villages viennent par « Construction ».
mosaic-lesson-towns-not-coopers = Prenez au marché le village manufacturier des tonneliers.
mosaic-lesson-towns-not-here = Possible. En J11, à côté de votre cité, une marchandise vous attend.
mosaic-lesson-towns-weavers = Production de pierre +2, et c’est de nouveau à vous. L’octroi paie les marchandises différentes, et certaines cartes en demandent : les tisserands du marché veulent Textile, Teintures et Encens. Bâtissez leur village en I10, où il y a de l’Encens.
mosaic-lesson-towns-not-again = Encore un village : choisissez « Construction ».
mosaic-lesson-towns-not-weavers = Les tisserands paient 5 argents et montent votre octroi. Un village sans carte ne fait ni l’un ni l’autre.
mosaic-lesson-towns-same = Encore de la Pierre. La même marchandise deux fois n’ajoute rien à l’octroi.
mosaic-lesson-towns-ivory = Nouvelle aussi. Mais ces tisserands veulent de l’Encens, en I10.
mosaic-lesson-towns-not-there = Prenez la marchandise que les tisserands demandent : l’Encens, en I10.
mosaic-lesson-towns-end = Ce qui se trouve sur un hexagone est à vous : les marchandises restent dans votre entrepôt et font payer l’octroi, les réserves se dépensent aussitôt.

## 4

mosaic-lesson-technology = Technologies et piliers
mosaic-lesson-technology-take = Une technologie porte des icônes des neuf piliers. Beaucoup en demandent d’abord ; sans elles, la carte attend face cachée. Prenez la Migration, qui ne demande rien.
mosaic-lesson-technology-not-technology = Choisissez « Technologie » : vous avez les idées qu’il faut.
mosaic-lesson-technology-not-migration = Regardez les icônes avant la flèche : c’est ce que la carte demande. La Migration n’en demande aucune.
mosaic-lesson-technology-play = Jouez-la : contre une population, la Migration fonde une cité, sans action de plus, dans une région voisine d’une des vôtres. Placez-la en N4, en Italie, où se trouve du Bronze.
mosaic-lesson-technology-not-keep = Face cachée, elle servirait plus tard. Une cité sert maintenant.
mosaic-lesson-technology-not-here = Permis. Mais N4 a du Bronze, et l’Italie vaut le plus.
mosaic-lesson-technology-end = Les icônes servent trois fois : elles ouvrent d’autres technologies, gagnent des âges d’or, et bien des cartes les comptent à la fin. Visez quelques piliers, pas les neuf.

## 5

mosaic-lesson-tax = Tribut et octroi
mosaic-lesson-tax-ivory = L’argent vient par « Tribut & Octroi ». Un octroi paie chaque marchandise différente de votre entrepôt, vos cités et votre piste. D’abord une marchandise de plus : bâtissez le village des joailliers en H11, où il y a de l’Ivoire.
mosaic-lesson-tax-not-build = Vous pourriez percevoir tout de suite. Un tour de plus, et cela paie mieux : construisez.
mosaic-lesson-tax-not-jewellers = Les joailliers apportent aussi 5 argents et un meilleur octroi.
mosaic-lesson-tax-not-here = Vous l’avez déjà, ou il n’y a rien. L’Ivoire de H11 vous manque encore.
mosaic-lesson-tax-levy = Sept marchandises différentes : vous y gagnez aussi la tuile « Civilisation marchande ». Le meilleur octroi est passé de 38 à 42 argents. Choisissez « Tribut & Octroi » et la carte qui paie le plus, malgré ses 3 troubles.
mosaic-lesson-tax-not-tax = Votre entrepôt est bien garni : qu’il rapporte.
mosaic-lesson-tax-not-best = Un peu moins de troubles, bien moins d’argent. L’autre octroi paie 42.
mosaic-lesson-tax-end = Qui perçoit vide aussi le coffre, où chaque cité bâtie verse de l’argent. Chaque trouble coûte un point à la fin, sauf si vos cartes l’apaisent.

## 6

mosaic-lesson-military = L’influence par les armes
mosaic-lesson-military-recruit = La plaque de chaque région dit qui y a combien d’influence. En Italie, vous êtes à égalité. Une unité vaut 1 d’influence. Choisissez « Militaire » et recrutez en Italie.
mosaic-lesson-military-not-military = Voyez l’Italie : 4 d’influence chacun. Une unité décide.
mosaic-lesson-military-not-unit = Une marche n’ajoute personne. Recrutez.
mosaic-lesson-military-not-italy = D’abord l’Italie : c’est là que vous êtes à égalité.
mosaic-lesson-military-second = Vous recrutez deux unités par tour. En Grèce aussi vous êtes à égalité : recrutez-y, puis terminez l’action.
mosaic-lesson-military-not-greece = L’Italie est faite. La Grèce ne l’est pas.
mosaic-lesson-military-not-done = C’est assez : terminez l’action.
mosaic-lesson-military-end = Les unités se tiennent dans une région, jamais sur un hexagone, et ne livrent pas bataille : elles ajoutent de l’influence. Seules certaines cartes les éliminent.

## 7

mosaic-lesson-tiles = Les succès
mosaic-lesson-tiles-empire = Des tuiles à côté du plateau valent 6 points au premier qui les atteint. « Civilisation impériale » demande de dominer quatre régions, d’y avoir le plus d’influence. L’Égypte est vide. Recrutez en Italie, menez l’infanterie d’Assyrie en Égypte et terminez l’action.
mosaic-lesson-tiles-not-military = Il faut aller en Égypte : choisissez « Militaire ».
mosaic-lesson-tiles-follow = D’abord une unité en Italie, puis la marche d’Assyrie en Égypte, puis terminez.
mosaic-lesson-tiles-claim = La condition est remplie. Rien n’est pris à votre place : dites-le avant la fin du tour. Prenez « Civilisation impériale ».
mosaic-lesson-tiles-not-claim = Un autre pourrait vous devancer. Prenez-la maintenant.
mosaic-lesson-tiles-end = Six points, que nul ne reprendra, même si vos troupes repartent. Les âges d’or vont de même : ils demandent six icônes d’un pilier.

## 8

mosaic-lesson-wonder = Une merveille
mosaic-lesson-wonder-wonder = Neuf merveilles sont offertes, chacune à un seul joueur. Elles coûtent cher, mais donnent des points et un pouvoir. Vous avez de quoi bâtir la Grande Bibliothèque. Placez-la en P3.
mosaic-lesson-wonder-not-wonder = Vous avez assez épargné. Choisissez « Merveille ».
mosaic-lesson-wonder-not-library = Prenez la Grande Bibliothèque : elle renforce vos piliers.
mosaic-lesson-wonder-not-here = En P3, en Grèce, il y a aussi une réserve d’idées.
mosaic-lesson-wonder-pillar = La Bibliothèque ajoute deux icônes à un pilier. Vous misez sur la Culture : un âge d’or n’est plus loin.
mosaic-lesson-wonder-not-culture = Vous en avez peu. La Culture est votre point fort.
mosaic-lesson-wonder-end = Regardez tôt les merveilles : qui sait laquelle lui convient y travaille la moitié de la partie.

## 9

mosaic-lesson-government = Un gouvernement, et un décompte
mosaic-lesson-government-govern = Un gouvernement se paie une fois et marque à chaque Suprématie Impériale qui suit. La Tyrannie est à votre portée. Choisissez « Gouvernement » ; vous pourrez ensuite renouveler un marché.
mosaic-lesson-government-not-government = Quoi que vous fassiez, un décompte approche. Un gouvernement le fera payer.
mosaic-lesson-government-refresh = Renouvelez le marché de population et voyez ce qui sort de la pioche.
mosaic-lesson-government-not-refresh = Prenez le marché de population : il est sur le point d’apporter du nouveau.
mosaic-lesson-government-end = Une Suprématie Impériale est sortie : dans chaque région, la plus grande influence marque ses points, la deuxième 2. Voyez le journal. La troisième carte de ce genre annonce la fin.

## 10

mosaic-lesson-end = Le dernier décompte
mosaic-lesson-end-second = La troisième Suprématie Impériale peut sortir à tout moment. Vous n’avez personne en Assyrie, et une deuxième place y vaut 2 points. Choisissez « Militaire », menez une infanterie de Grèce en Assyrie et terminez l’action.
mosaic-lesson-end-not-now = Rien d’autre ne rapporte 2 points à si bon compte. Choisissez « Militaire ».
mosaic-lesson-end-march = Menez une infanterie de Grèce en Assyrie, puis terminez l’action.
mosaic-lesson-end-last = La voilà : 2 points pour un soldat en Assyrie. Votre dernier tour est venu ; l’influence ne comptera plus, alors tout est permis. Envoyez une recrue en Italie, terminez l’action et voyez le compte.
mosaic-lesson-end-not-military = Une dernière parade : choisissez « Militaire ».
mosaic-lesson-end-follow = Une unité, l’Italie, fin de l’action : c’est tout.
mosaic-lesson-end-end = Décomptes, cités, villages, merveilles, tuiles, technologies, projets, moins les troubles : voilà tout. Vous avez 187, le vainqueur 235, dont 84 par les régions. C’est là qu’il faut se battre d’abord.

## 11

mosaic-lesson-game = Votre première partie
