### Clash of Cultures : ce que seule la table dit

## Plateau

clash-table-exhausted = Épuisé : on n’y récolte rien
clash-table-city = { $place } : { $things }
clash-table-foreign = { $name } de { $who }
clash-table-activated =
    { $count ->
        [one] activée ce tour
       *[other] activée { $count } fois ce tour
    }
clash-table-units = { $who }, { $place } : { $units }
clash-table-under-way = en route
clash-table-age = Époque { $age }, manche { $round }
clash-table-status = Époque { $age }, phase de statut
clash-table-over = Partie terminée
