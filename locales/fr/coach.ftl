### Ce que dit un maître, et pourquoi

## Pourquoi

# $other : une option. $gains, $losses : des éléments avec leur valeur en points.
table-rather-both = Plutôt que « { $other } » : mieux pour { $gains } ; moins bien pour { $losses }.
table-rather-gains = Plutôt que « { $other } » : mieux pour { $gains }.
table-rather-losses = Comparé à « { $other } » : moins bien pour { $losses }.
table-rather-close = À peu près équivalent à « { $other } », pour autant qu’un maître puisse en juger.
# $part : de quoi il s’agit. $points : ce que cela vaut, comme +1,5.
table-rather-part = { $part } ({ $points })
table-rather-note = Entre parenthèses : ce que cela vaut, en points à la fin.
# $steps : des options, dans l’ordre où elles seraient prises.
table-rather-plan = Ensuite : { $steps }.
table-hint-compare = Comparer avec mon idée
table-hint-compare-go = Comparer
table-part-rivals = contenir votre plus fort rival

## Ce qui compte à Tempus

tempus-part-points = les points que personne ne peut prendre
tempus-part-action = les actions à venir
tempus-part-land = les hexagones qui rapportent
tempus-part-city = les cités
tempus-part-stack = les jetons empilés
tempus-part-peak = les montagnes tenues
tempus-part-site = une cité constructible tout de suite
tempus-part-ground = la place pour de futures cités
tempus-part-nursery = les prairies pour les naissances
tempus-part-frontier = les terres libres à portée
tempus-part-hand = les cartes Idée en main
tempus-part-arms = les cartes de combat
tempus-part-lead = l’arrivée en tête à l’époque suivante
tempus-part-ahead = l’avance d’une époque
tempus-part-danger = la sécurité face à des voisins plus forts
tempus-part-prey = un voisin plus faible à attaquer
tempus-part-reserve = les jetons en réserve

## Ce qui compte à Mosaic

mosaic-part-points = les points acquis
mosaic-part-stone = la pierre en réserve
mosaic-part-food = la nourriture en réserve
mosaic-part-ideas = les idées en réserve
mosaic-part-money = l’argent en réserve
mosaic-part-people = la population
mosaic-part-stone-track = la production de pierre
mosaic-part-food-track = la production de nourriture
mosaic-part-ideas-track = la production d’idées
mosaic-part-tax-track = les impôts
mosaic-part-tariff-track = les taxes
mosaic-part-goods = la variété des marchandises
mosaic-part-icon = les symboles de pilier
mosaic-part-golden = la route vers un âge d’or
mosaic-part-feat = la route vers un succès de civilisation
mosaic-part-technology = les technologies
mosaic-part-kept = les technologies face cachée
mosaic-part-city = les cités
mosaic-part-wonder = les merveilles
mosaic-part-unit = les unités sur la carte
mosaic-part-government = le fait d’avoir un gouvernement
mosaic-part-region = les régions dominées aux Suprématies à venir
mosaic-part-margin = l’influence pour les Suprématies à venir
mosaic-part-office = ce que le gouvernement marquera

## Ce qui compte à Clash of Cultures

clash-part-points = les points acquis
clash-part-action = les actions à venir
clash-part-city = les cités
clash-part-city-2012 = les villes
clash-part-income = ce que rapporte une récolte
clash-part-ground = les bonnes terres autour des cités
clash-part-ground-2012 = les bonnes terres autour des villes
clash-part-room = la place pour des bâtiments
clash-part-happy = les cités heureuses
clash-part-happy-2012 = les villes heureuses
clash-part-angry = l’absence de cités mécontentes
clash-part-angry-2012 = l’absence de villes en colère
clash-part-settler = les colons prêts à fonder
clash-part-site = les bons sites pour eux
clash-part-frontier = les terres à explorer
clash-part-food = les vivres en réserve
clash-part-food-2012 = la nourriture en réserve
clash-part-ore = le minerai en réserve
clash-part-wood = le bois en réserve
clash-part-ideas = les idées en réserve
clash-part-gold = l’or en réserve
clash-part-culture = les jetons Culture
clash-part-mood = les jetons Humeur
clash-part-engine = les progrès utiles
clash-part-engine-2012 = les développements utiles
clash-part-card = les cartes Action en main
clash-part-person = les grands personnages
clash-part-objective = les cartes Objectif en main
clash-part-goal = la route vers un objectif
clash-part-met = les objectifs remplis
clash-part-wonder = la route vers une merveille
clash-part-infantry = les armées
clash-part-ship = les navires
clash-part-ship-2012 = les bateaux
clash-part-danger = les cités hors de portée ennemie
clash-part-danger-2012 = les villes hors de portée ennemie
clash-part-prey = les cités ennemies à portée
clash-part-prey-2012 = les villes ennemies à portée
clash-part-level = les niveaux de culture et d’humeur
clash-part-power = les pouvoirs de votre peuple
clash-part-brink = les pouvoirs à portée
clash-part-leader = un chef en jeu
clash-part-captive = les prisonniers
clash-part-pirate = les cités sans pirates à côté
clash-part-talk = le temps gagné sur les marchandages

## Ce qui compte à Patchistory

patchistory-part-points = la Culture acquise, l’entretien et les fins d’Ère
patchistory-part-money = l’Argent produit à chaque manche
patchistory-part-food = la Nourriture produite à chaque manche
patchistory-part-resource = les Ressources produites à chaque manche
patchistory-part-culture = la Culture produite à chaque manche
patchistory-part-politics = la Politique
patchistory-part-transport = le Transport
patchistory-part-military = la Force Militaire
patchistory-part-defence = la Défense
patchistory-part-worker = les ouvriers
patchistory-part-purse = l’Argent en réserve
patchistory-part-larder = la Nourriture en réserve
patchistory-part-store = les Ressources en réserve
patchistory-part-vote = les Votes
patchistory-part-rank = les premières places sur vos cartes
patchistory-part-stage = ce que les routes apporteront encore
patchistory-part-ally = les alliés
patchistory-part-war = les guerres déclarées
patchistory-part-power = les héros, Merveilles et bâtiments spéciaux à l’œuvre
patchistory-part-tile = la tuile que vous allez obtenir
patchistory-part-frame = ses icônes encadrées d’or

## L’entraîneur à la table

server-prefs-coach = Entraîneur, aux tables avec des robots
server-prefs-coach-off = Silencieux
server-prefs-coach-blunders = Signaler les bourdes
server-prefs-coach-mistakes = Signaler les erreurs
server-prefs-coach-slips = Signaler chaque faux pas
server-coach-text = Avant un choix qui vous coûte 20, 10 ou 5 parties sur 100, l’entraîneur demande si vous en êtes sûr. Il ne voit que ce que vous voyez.
server-coach-sure = Vous êtes sûr ?
# $mine : l’option du joueur. $best : celle de l’entraîneur. $chance, $better : parties gagnées sur 100.
server-coach-fear = Je crains pour votre partie : avec « { $mine } », vous gagnez { $chance } parties sur 100 ; avec « { $best } », { $better }.
server-coach-better = Plutôt : { $option }
server-coach-anyway = J’en suis sûr : { $option }
server-coach-again = J’y réfléchis encore

## Tournants

server-turning-yours = Vos tournants
server-turning-of = Les tournants de { $who }
server-turning-button = Mes tournants
server-turning-text = Un robot fort cherche les décisions qui ont coûté le plus, d’après ce qu’on pouvait savoir alors.
server-turning-begin = Les chercher
server-turning-progress = Examen de chaque décision : { $percent } %
server-turning-none = Aucune décision n’a coûté cher. Bien joué !
server-turning-at = Choix { $at }
# $played, $better : des options. $chance, $best : parties gagnées sur 100 avec elles.
server-turning-point = « { $played } » gagne { $chance } parties sur 100 ; « { $better } » en aurait gagné { $best }.
server-turning-again = Réessayer à partir d’ici

## La table d’analyse

server-board = Table d’analyse
server-board-text = Hors partie : choisissez pour chaque siège et voyez ce qu’il en advient. La partie elle-même reste telle quelle.
server-board-here = Essayer des variantes d’ici
server-board-from = La partie après { $at } choix
server-board-begin = La variante commence ici.
server-board-full = Une variante ne va pas plus loin. Revenez de quelques choix pour en essayer une autre.
server-board-back = Retour à la partie
server-board-share = Un lien vers cette variante, pour tout le monde :
