### La table dans le navigateur

## La page

table-skip = Aller au contenu
table-home = Accueil
table-settings = Réglages
table-account = Compte
table-language = Langue
table-rules = Règles
table-rules-close = Fermer les règles
table-undo = Annuler
table-undo-long = Reprendre
# $name: a power or the like that is offered now and again.
table-waive = Non, et ne plus proposer { $name }
table-close = Fermer
table-board = Plateau
table-zoom-in = Agrandir
table-zoom-out = Réduire
# Une option et ce qu’elle coûte en ce moment.
table-priced = { $label } ({ $price })
table-fit = Montrer toute la carte
table-players = Joueurs
table-log = Journal
table-log-earlier = Plus tôt ({ $count })
table-log-more = Les { $count } lignes précédentes
table-log-whole = Tout le journal
table-by-itself = automatique
table-by-itself-title = Il n’y avait rien d’autre à choisir : c’est fait pour vous. Personne d’autre ne le voit.
table-ordered-title = Selon votre consigne. Personne d’autre ne le voit.
table-log-empty = Il ne s’est encore rien passé.
table-chat = Discussion
table-side = Question, joueurs, journal et discussion
table-sheet = Lever ou baisser le volet
table-lost = La connexion est perdue. Nouvel essai…
table-back = La connexion est rétablie.
table-failed = Cela n’a pas abouti. Essayez encore une fois.
table-your-turn-title = À vous
table-where = Où en est la partie

## La question

table-notify = M’avertir quand c’est mon tour
table-waiting = On attend { $who }
table-thinking = { $who } réfléchit
table-hurry = Passer à mon tour
table-waiting-many = On attend { $count } joueurs
table-deciding = Question à { $who } : « { $question } »
table-watching = Vous regardez la partie.
table-on-board = Choisissez sur le plateau
table-on-board-count =
    { $count ->
        [one] { $count } lieu est marqué d’or.
       *[other] { $count } lieux sont marqués d’or.
    }
table-as-list = Toutes les options en liste
table-on-amounts = Choisissez un montant
table-on-amounts-count =
    { $count ->
        [one] { $count } montant est marqué d’or.
       *[other] { $count } montants sont marqués d’or.
    }
table-on-cards = Choisissez sur les cartes
table-on-cards-count =
    { $count ->
        [one] { $count } d’entre elles est marquée d’or.
       *[other] { $count } d’entre elles sont marquées d’or.
    }
table-reach = Ce que vous pouvez en faire
table-reach-place = Ce que vous pouvez faire en { $place }
table-reach-none = Rien pour l’instant. « Pourquoi pas autre chose ? » en dit plus.
table-map-alone = La carte seule
table-grip = Taille de l’étagère : tirer, ou flèches du clavier
table-why-not = Pourquoi pas autre chose ?
table-why-title = Ce qui n’est pas possible maintenant
table-why-none = Rien d’autre n’est à attendre ici. La règle dit tout.
table-rule = Règle { $rule }
table-over = La partie est finie
table-wins = { $who } l’emporte.
table-share-win = Victoire partagée : { $who }.
table-tie = À égalité de points, { $first } devance { $second } : { $what }, { $more } contre { $less }.
table-see-end = Classement et courbe
table-see-replay = Revoir la partie

## Joueurs

table-you = vous
table-bot = robot
table-here = à la table
table-away = absent
table-clock = temps restant
table-turn-of = doit jouer
table-points-hidden = Derrière le paravent
table-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## La fin

table-end-title = La fin de la partie
table-end-place = Rang
table-end-player = Joueur
table-end-total = Points
table-end-chart = Les points au fil de la partie
table-end-chart-text = Les points de chaque joueur après chaque choix, du premier au dernier.
table-end-back = Retour au plateau
table-end-choices =
    { $count ->
        [one] { $count } choix
       *[other] { $count } choix
    }
table-end-sources = D’où viennent les points

table-hint = Que ferait un maître ?
table-hint-thinking = Un maître réfléchit…
table-hint-title = Ce que ferait un maître
table-hint-none = Un maître ne voit rien à choisir ici.
table-hint-outcome = { $likely } : gagne { $percent } parties sur 100 à partir d’ici, avec environ { $points } points.
table-hint-sure = Pratiquement gagné
table-hint-likely = De bonnes chances
table-hint-open = Tout est ouvert
table-hint-hard = Difficile à gagner
table-hint-lost = Presque perdu
table-chances-text = Les chances de victoire de chacun au fil de la partie
table-chances-moments = Les tournants
table-chances-moment = Choix { $at } : { $who } passe de { $before } % à { $after } %
# What lies beside the board, and how one gets back to it on a phone.
table-shelves = À côté du plateau
table-map = Carte
# Opens what can be looked up about a player.
table-more = Plus de détails
