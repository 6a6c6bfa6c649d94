# Leçons : ce que tous les cours ont en commun. Chaque cours a son fichier, lessons-<jeu>.ftl.

server-learn = Apprendre
server-learn-on = Continuer à apprendre
server-learn-title = Apprendre { $game }
server-learn-course = Toutes les leçons
server-learn-count =
    { $done ->
        [one] { $done } leçon faite sur { $all }
       *[other] { $done } leçons faites sur { $all }
    }
server-learn-done = faite
server-learn-game = une vraie partie
server-learn-steps =
    { $count ->
        [one] { $count } étape
       *[other] { $count } étapes
    }
server-learn-lesson = Leçon { $number } : { $title }
server-learn-step = Étape { $step } sur { $all }
server-learn-next = Suite : { $title }
# Whoever learns and has no name yet; the log tells of them by it.
server-learn-you = Ada
server-learn-not-this = C’est permis, mais ce n’est pas le sujet de la leçon. Réessayez, ou demandez qu’on vous montre.

table-lesson-done = Leçon terminée
table-lesson-not-yet = Pas encore.
table-lesson-show = Montrez-moi
table-lesson-back = Une étape en arrière


cli-learn-keys = Tapez le numéro d’une option. ! vous montre quoi faire, q quitte.
cli-learn-on = Entrée passe à la leçon suivante, q quitte.
