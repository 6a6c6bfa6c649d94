# Le cours de Patchistory ; lessons/patchistory.lessons nomme ces messages. Au plus 60 mots par étape.

patchistory-what = Cousez votre propre histoire : posez des tuiles dessus et dessous, et fermes, héros et merveilles vont et viennent. Misez des Votes sur ce que vous faites le mieux.
patchistory-length = 2 à 3 heures
patchistory-weight = exigeant

## 1

patchistory-lesson-first = Votre première tuile
patchistory-lesson-first-lay = Le plus de Culture après trois Ères l’emporte. Votre territoire est ce qui se voit : chaque carré apporte ses icônes. Vous avez gagné une tuile ; posez-la à cheval sur vos terres. Prenez le côté blanc, avec Argent et Nourriture, en J7.
patchistory-lesson-first-not-black = Le héros défend bien. Au début, un marché et une ferme valent mieux.
patchistory-lesson-first-not-here = Elle cacherait davantage. En J7, un seul carré se recouvre.
patchistory-lesson-first-not-discard = Jeter un marché ? Posez-la.
patchistory-lesson-first-under = Un carré rencontre votre route. Dessus, la route disparaît pour de bon ; dessous, vous la gardez et cachez un temple où personne ne travaille encore. Posez-le dessous.
patchistory-lesson-first-not-over = Votre route disparaîtrait, et votre Transport avec elle.
patchistory-lesson-first-worker = Vous pouvez envoyer un ouvrier. Une icône à cadre doré ne compte que s’il s’y tient. Placez-le sur un carré à cadre doré ; le palais H8 donne de la Politique, qui paie les actions.
patchistory-lesson-first-not-framed = Pas de cadre doré : votre ouvrier n’y ferait rien. Cherchez une icône encadrée.
patchistory-lesson-first-end = Neuf carrés et un ouvrier : à la fin de la manche, tout produit. Acheter, poser, agir, produire : ainsi va le jeu.

## 2

patchistory-lesson-auction = Les enchères
patchistory-lesson-auction-bid = Deux tuiles sont offertes, et chacun mise en secret, 1 Argent au moins. Si vous en voulez deux différentes, chacun a la sienne. Le côté blanc de la première a un champ, un conseil et une mine. Misez peu.
patchistory-lesson-auction-not-cyrus = Cette tuile a une mer, qui ne va presque nulle part. La première vous convient mieux.
patchistory-lesson-auction-too-much = Cet Argent vous servira plus tard, et il ne revient jamais. Un ou deux suffiront.
patchistory-lesson-auction-lay = Elle est à vous. Posez le côté blanc en I6 : il couvre votre petite carrière d’une meilleure mine et ajoute trois carrés.
patchistory-lesson-auction-not-pyramids = Une merveille, chère à entretenir. Il vous faut Politique et Ressources.
patchistory-lesson-auction-not-here = Possible. En I6, vous perdez le moins.
patchistory-lesson-auction-not-under = La mine vaut mieux que la carrière : posez-la dessus.
patchistory-lesson-auction-end = Qui perd l’égalité reçoit l’autre tuile, mais l’Argent est dépensé quand même. Misez gros seulement sur ce que l’autre veut aussi.

## 3

patchistory-lesson-train = Ouvriers et Votes
patchistory-lesson-train-train = Les points de Politique sont vos actions. Former un ouvrier en coûte 2, et 4 Nourriture. Vous avez les deux. Formez-en un.
patchistory-lesson-train-not-train = Votre autre ouvrier est seul, et vous avez de la Nourriture. Formez.
patchistory-lesson-train-send = Envoyez-le au travail. C’est la Culture qui fait gagner : le temple J9 en donne une à chaque manche.
patchistory-lesson-train-also = Cela rapporterait aussi. Mais la Culture, ce sont des points, et le plus tôt est le mieux.
patchistory-lesson-train-not-framed = Rien n’y demande un ouvrier.
patchistory-lesson-train-campaign = Une manche plus tard, vous avez 3 points de Politique ; ceux qu’on garde sont perdus. Une Campagne, une fois par manche, fait un Vote de chaque point. À la fin de l’Ère, les Votes deviennent de la Culture. Faites Campagne avec les trois.
patchistory-lesson-train-not-all = Le reste serait perdu. Les trois.
patchistory-lesson-train-not-campaign = Pas assez de Nourriture pour former, rien pour bâtir. Faites Campagne.
patchistory-lesson-train-end = Tout ouvrier sorti mange : deux mangent 2, six mangent 7, huit mangent 12. Chaque Nourriture qui manque coûte 3 Culture ; faites donc grandir vos fermes avec votre peuple.

## 4

patchistory-lesson-hero = Un héros arrive
patchistory-lesson-hero-hero = Le côté noir porte héros et merveilles. Moïse apporte un ouvrier gratuit quand on le pose. Posez-le en J5, dessus, pour que ses deux carrés se voient.
patchistory-lesson-hero-not-white = Solide, mais un ouvrier gratuit vaut 4 Nourriture et 2 points.
patchistory-lesson-hero-not-here = En J5, il ne couvre qu’une palissade.
patchistory-lesson-hero-not-so = Dessus, pour qu’on le voie en entier. Un demi-héros n’est pas permis.
patchistory-lesson-hero-gift = Et voici son ouvrier. Les terrasses venues avec lui, en J6, donnent 2 Nourriture à qui y travaille.
patchistory-lesson-hero-not-there = Votre peuple grandit, la récolte doit suivre : J6.
patchistory-lesson-hero-end = Héros et merveilles coûtent Nourriture ou Ressources à la fin de chaque Ère, et sont perdus dès qu’on les couvre. Profitez-en tant qu’ils sont là.

## 5

patchistory-lesson-move = Changer de place
patchistory-lesson-move-first = Un ouvrier fait autant de pas que votre Transport, un pour l’instant. Vos cinq mangent 5 Nourriture, et vous en voulez plutôt que la Ressource de J5. Faites place : menez l’ouvrier de J6 au champ I6.
patchistory-lesson-move-not-that = Laissez celui-là travailler. Prenez l’ouvrier de J6.
patchistory-lesson-move-not-there = Le champ I6 a une Nourriture encadrée.
patchistory-lesson-move-second = Les terrasses sont libres. Menez l’ouvrier de J5 en J6, et c’est tout.
patchistory-lesson-move-not-second = De J5 en J6, puis c’est tout.
patchistory-lesson-move-end = Puis chacun produit, et les ouvriers mangent. Vous venez de voir une manche entière : enchères, pose, Politique, mouvements, production.

## 6

patchistory-lesson-construct = Construire
patchistory-lesson-construct-build = Ici vous jouez les carrés. Une tuile Bâtiment change un carré en mieux, pour de bon. La Mairie coûte 3 Ressources et donne 2 Politique. Construisez-la sur la carrière H10, où personne ne travaille.
patchistory-lesson-construct-not-hall = Utile. Mais plus de Politique, c’est plus de tout, à chaque manche.
patchistory-lesson-construct-not-here = Ce carré travaille pour vous. La carrière H10 ne fait rien.
patchistory-lesson-construct-not-build = Vous avez 3 Ressources, juste assez. Construisez.
patchistory-lesson-construct-honour = La Mairie sert aussitôt : il vous reste 2 points au lieu d’aucun. Votre Parthénon rend l’hommage aux Merveilles moins cher d’un point. Honorez-les : chaque Merveille visible donne 1 Culture.
patchistory-lesson-construct-not-honour = Rien ne se garde d’une manche à l’autre. Honorez vos Merveilles.
patchistory-lesson-construct-end = L’ancien carré a disparu, le nouveau appartient à sa tuile. Vous piochez aussitôt une autre tuile Bâtiment : le choix vous reste.

## 7

patchistory-lesson-routes = Les Routes
patchistory-lesson-routes-route = Vous jouez encore les carrés, une Ère plus tard. Une Route Principale mène chez un autre : vos ouvriers en rapportent des biens. Elle coûte 2 points et des Ressources. Construisez-en une vers Aspasia.
patchistory-lesson-routes-not-route = Plus tard. Cette leçon parle des voisins : construisez la route.
patchistory-lesson-routes-trade = Une manche plus tard, la route est là, entre les deux territoires. « Commerce » y envoie un ouvrier pour 2 Nourriture. Envoyez celui de la Boutique J6.
patchistory-lesson-routes-not-that = Celui-là rapporte davantage où il est. Prenez l’ouvrier de J6.
patchistory-lesson-routes-not-trade = La route attend quelqu’un : choisissez « Commerce ».
patchistory-lesson-routes-go = Votre ouvrier avance d’autant de cases que votre Transport au plus et rapporte le bien de la case où il s’arrête. La quatrième donne 3 Argent. Menez-le là, ou ailleurs si vous préférez.
patchistory-lesson-routes-far-end = C’est le bout de la route : rien à récolter, on y parle de guerre ou d’alliance. Ce sera la leçon suivante. Arrêtez-vous avant.
patchistory-lesson-routes-not-rest = Il n’a pas besoin de repos. Avancez et rapportez quelque chose.
patchistory-lesson-routes-end = À chaque manche, il avance et rapporte ce qu’il trouve. Qui va jusqu’au bout rencontre le voisin, et en revient avec un allié, ou avec une guerre.

## 8

patchistory-lesson-war = La guerre
patchistory-lesson-war-red = Votre ouvrier est au bout. Chacun choisit en secret : deux bleus peuvent s’allier, un rouge suffit à la guerre. Vous avez 2 épées ; Aspasia défend avec 2 épées et un bouclier. Mais chaque Ressource dépensée vaut une épée, et vous en avez 12. Choisissez rouge.
patchistory-lesson-war-not-blue = La paix est souvent sage. Mais vous avez 12 Ressources, et rien d’autre n’en fait autant de Culture.
patchistory-lesson-war-napoleon = La guerre est déclarée ; elle se livrera à la manche suivante. Une nouvelle Ère commence, et vous avez gagné une tuile : Napoléon, 3 épées, qui donne l’égalité à l’Agresseur. Posez son côté noir en G4, tout dessus.
patchistory-lesson-war-not-white = De bonnes terres. Mais la guerre est pour cette manche.
patchistory-lesson-war-not-here = Il y couvrirait ce qui travaille pour vous. En G4, seule une carrière disparaît.
patchistory-lesson-war-not-under = Tout dessus : ce qu’il couvre vaut moins à présent.
patchistory-lesson-war-not-discard = Jeter Napoléon avant la bataille ? Posez-le.
patchistory-lesson-war-threat = Cinq épées contre 3 : le plus fort peut aussi menacer, au bout d’une route, pour des points de Politique. Nul ne peut refuser. Menacez Aspasia et exigez de la Culture.
patchistory-lesson-war-not-threat = Menacez Aspasia et exigez 2 Culture : prises à l’un, données à l’autre.
patchistory-lesson-war-spend = La guerre. Votre Puissance est de 5, la leur de 3, et chacun dépense des Ressources en secret. Gagner de 5 ou plus est mémorable : 7 Culture prises à l’autre, outre les 15. Dépensez-en 3, ou un peu plus pour être sûr.
patchistory-lesson-war-not-memorable = Vous gagneriez sans doute. Mais avec 3, vous gagnez de 5, et cela vaut 7 Culture de plus.
patchistory-lesson-war-too-many = L’autre n’a presque rien à dépenser. Trois à six suffisent ; gardez le reste pour bâtir.
patchistory-lesson-war-end = 15 et 7 Culture pour une seule marche. Un Défenseur qui gagne en tire moins, mais ses boucliers comptent, et l’égalité lui revient : gardez-en, et nul ne trouvera la guerre à son goût.

## 9

patchistory-lesson-vote = Le Vote
patchistory-lesson-vote-card = L’Ère s’achève. Vous jouez les carrés, et chacun propose une carte : le meilleur en ce qu’elle dit gagne en Culture les Votes misés dessus. Vous faites 5 Culture par manche, l’autre 2. Choisissez.
patchistory-lesson-vote-narrowly = Vous la gagneriez aussi, d’un seul bâtiment. Gardez-la pour une autre Ère et choisissez où votre avance est la plus large.
patchistory-lesson-vote-not-card = Vous n’y êtes pas devant. Où menez-vous nettement ?
patchistory-lesson-vote-stake = Vous êtes premier, et tous les Votes posés sur cette carte vous reviennent, d’où qu’ils viennent. Les autres sont perdus. Misez les huit.
patchistory-lesson-vote-not-all = Ce que vous gardez ne vaudra rien demain.
patchistory-lesson-vote-end = Ainsi se comptent les Ères, trois en tout. Après la troisième, seule la Culture compte : dépensez le reste avant. Vous en savez assez pour une première partie.

## 10

patchistory-lesson-game = Votre première partie
