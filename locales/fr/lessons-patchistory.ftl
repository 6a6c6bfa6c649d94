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

patchistory-lesson-train = Un nouvel ouvrier
patchistory-lesson-train-train = Les points de Politique sont vos actions. Former un ouvrier en coûte 2, et 4 Nourriture. Vous avez les deux. Formez-en un.
patchistory-lesson-train-not-train = Votre autre ouvrier est seul, et vous avez de la Nourriture. Formez.
patchistory-lesson-train-send = Envoyez-le au travail. C’est la Culture qui fait gagner : le temple J9 en donne une à chaque manche.
patchistory-lesson-train-also = Cela rapporterait aussi. Mais la Culture, ce sont des points, et le plus tôt est le mieux.
patchistory-lesson-train-not-framed = Rien n’y demande un ouvrier.
patchistory-lesson-train-end = Tout ouvrier sorti mange : deux mangent 2, six mangent 7, huit mangent 12. Chaque Nourriture qui manque coûte 3 Culture ; faites donc grandir vos fermes avec votre peuple.

## 4

patchistory-lesson-campaign = Les Votes
patchistory-lesson-campaign-campaign = À la fin de chaque Ère, les Votes deviennent de la Culture. Une Campagne, une fois par manche, fait un Vote de chaque point de Politique. Les points gardés sont perdus. Faites Campagne avec les trois.
patchistory-lesson-campaign-not-all = Le reste serait perdu. Les trois.
patchistory-lesson-campaign-not-campaign = Pas assez de Nourriture pour former, rien pour bâtir. Faites Campagne.
patchistory-lesson-campaign-end = Trois Votes. Ils restent derrière votre écran, mais qui compte bien les connaît.

## 5

patchistory-lesson-hero = Un héros arrive
patchistory-lesson-hero-hero = Le côté noir porte héros et merveilles. Moïse apporte un ouvrier gratuit quand on le pose. Posez-le en J5, dessus, pour que ses deux carrés se voient.
patchistory-lesson-hero-not-white = Solide, mais un ouvrier gratuit vaut 4 Nourriture et 2 points.
patchistory-lesson-hero-not-here = En J5, il ne couvre qu’une palissade.
patchistory-lesson-hero-not-so = Dessus, pour qu’on le voie en entier. Un demi-héros n’est pas permis.
patchistory-lesson-hero-gift = Et voici son ouvrier. Les terrasses venues avec lui, en J6, donnent 2 Nourriture à qui y travaille.
patchistory-lesson-hero-not-there = Votre peuple grandit, la récolte doit suivre : J6.
patchistory-lesson-hero-end = Héros et merveilles coûtent Nourriture ou Ressources à la fin de chaque Ère, et sont perdus dès qu’on les couvre. Profitez-en tant qu’ils sont là.

## 6

patchistory-lesson-move = Changer de place
patchistory-lesson-move-first = Un ouvrier fait autant de pas que votre Transport, un pour l’instant. Vos cinq mangent 5 Nourriture, et vous en voulez plutôt que la Ressource de J5. Faites place : menez l’ouvrier de J6 au champ I6.
patchistory-lesson-move-not-that = Laissez celui-là travailler. Prenez l’ouvrier de J6.
patchistory-lesson-move-not-there = Le champ I6 a une Nourriture encadrée.
patchistory-lesson-move-second = Les terrasses sont libres. Menez l’ouvrier de J5 en J6, et c’est tout.
patchistory-lesson-move-not-second = De J5 en J6, puis c’est tout.
patchistory-lesson-move-end = Puis chacun produit, et les ouvriers mangent. Vous venez de voir une manche entière : enchères, pose, Politique, mouvements, production.

## 7

patchistory-lesson-construct = Construire
patchistory-lesson-construct-build = Ici vous jouez les carrés. Une tuile Bâtiment change un carré en mieux, pour de bon. L’hôtel de ville coûte 3 Ressources et donne 2 Politique. Construisez-le sur la carrière H10, où personne ne travaille.
patchistory-lesson-construct-not-hall = Utile. Mais plus de Politique, c’est plus de tout, à chaque manche.
patchistory-lesson-construct-not-here = Ce carré travaille pour vous. La carrière H10 ne fait rien.
patchistory-lesson-construct-not-build = Vous avez 3 Ressources, juste assez. Construisez.
patchistory-lesson-construct-end = L’ancien carré a disparu, le nouveau appartient à sa tuile. Vous piochez aussitôt une autre tuile Bâtiment : le choix vous reste.

## 8

patchistory-lesson-routes = Routes, et guerre
patchistory-lesson-routes-route = Vous jouez encore les carrés. Une Route Principale mène chez un autre : vos ouvriers en rapportent des biens, et au bout attendent l’alliance ou la guerre. Elle coûte des Ressources. Construisez-en une.
patchistory-lesson-routes-not-route = Cette leçon parle des voisins : construisez la route.
patchistory-lesson-routes-end = L’ouvrier qu’on y envoie rapporte Argent, Nourriture ou Ressources. Arrivé au bout, on peut préparer la guerre : épées contre épées et boucliers. Gardez quelques boucliers, et nul n’y trouvera son compte.

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
