### Clash of Cultures: what only the table says

## Board

clash-table-exhausted = Exhausted: nothing is collected here
clash-table-city = { $place }: { $things }
clash-table-foreign = { $name } of { $who }
clash-table-activated =
    { $count ->
        [one] activated this turn
       *[other] activated { $count } times this turn
    }
clash-table-units = { $who }, { $place }: { $units }
clash-table-under-way = on their way
clash-table-age = Age { $age }, round { $round }
clash-table-status = Age { $age }, status phase
clash-table-over = Game over
