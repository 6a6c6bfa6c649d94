### Clash of Cultures : ce que seule la table dit

## Plateau

clash-table-exhausted = Épuisé : on n’y récolte rien
clash-table-city = { $place } : { $things }
clash-table-foreign = { $name } de { $who }
clash-table-city-activated =
    { $count ->
        [one] activée ce tour
       *[other] activée { $count } fois ce tour
    }
clash-table-units = { $who }, { $place } : { $units }
clash-table-under-way = en route
clash-table-age = Époque { $age }, manche { $round }
clash-table-age-status = Époque { $age }, phase de statut
clash-table-over = Partie terminée
clash-table-battle = Combat en { $space }
clash-table-battle-round = Combat en { $space }, assaut { $round }
clash-table-round = Assaut { $round }
clash-table-attacks = à l’attaque
clash-table-defends = en défense
clash-table-rule-hits = Chaque tranche de 5 points est une touche ; chaque touche coûte une unité. Les deux camps frappent en même temps.
clash-table-undefended = Personne ne s’est opposé à l’attaque.
clash-table-walled = La Grande Muraille a arrêté l’attaque.
clash-table-no-card = Pas de carte
clash-table-face-down = Carte, face cachée
clash-table-only-you = Vous seul la voyez pour l’instant.
clash-table-undone = Annulée par la carte ennemie.
clash-table-dice = Dés
clash-table-icons = icônes infanterie
clash-table-enemy-card = { $name } (carte ennemie)
clash-table-further-dice =
    { $count ->
        [one] Un dé de plus : { $cause }
       *[other] { $count } dés de plus : { $cause }
    }
clash-table-value = Valeur de combat
clash-table-hits =
    { $count ->
        [0] aucune touche
        [one] 1 touche
       *[other] { $count } touches
    }
clash-table-one-more = Dont une grâce à : { $cause }.
clash-table-losses =
    { $count ->
        [0] aucune perte
        [one] 1 unité perdue
       *[other] { $count } unités perdues
    }
clash-table-cancelled =
    { $count ->
        [one] 1 touche annulée.
       *[other] { $count } touches annulées.
    }
clash-table-die = dé : { $value }
clash-table-die-icon = dé : { $value } avec l’icône infanterie
clash-table-shot-hit = Archers : une unité tombe.
clash-table-shot-missed = Archers : manqué.
clash-table-shield-held = Peltastes : une touche sera annulée.
clash-table-shield-failed = Peltastes : sans effet.
