### Patchistory : ce que seule la table dit

patchistory-table-offer = Enchères
patchistory-table-realm = Derrière votre paravent
patchistory-table-levels = Niveaux
patchistory-table-vote = Vote

## Où l’on en est

# $round: the round of the Era.
patchistory-table-round = Manche { $round } sur 5
patchistory-table-phase-1 = Enchères et tuiles
patchistory-table-phase-2 = Diplomatie et Administration
patchistory-table-phase-3 = Mouvement
patchistory-table-phase-4 = Négociation et guerre
patchistory-table-phase-5 = Production
patchistory-table-phase-6 = Entretien des héros et des merveilles
patchistory-table-phase-7 = Vote
patchistory-table-phase-8 = La partie est finie

## Le plateau

patchistory-table-worker = Un ouvrier de { $who }
patchistory-table-road-war = { $number } : guerre entre { $from } et { $to }
patchistory-table-look = Regarder un territoire
patchistory-table-look-at = Regarder le territoire de { $who }

## Poser une tuile

patchistory-table-lay = Poser ici
patchistory-table-swap = Dessus ou dessous
patchistory-table-slide = Glissez la tuile, touchez un carré ou servez-vous des flèches. La liste a aussi tous les emplacements.
# Before the names of heroes and wonders.
patchistory-table-loses = Vous perdez

## Les enchères

patchistory-table-no-stake = Aucune mise
patchistory-table-tiles-left =
    { $count ->
        [0] Il ne reste aucune tuile de cette Ère.
        [one] Il reste 1 tuile de cette Ère.
       *[other] Il reste { $count } tuiles de cette Ère.
    }
patchistory-table-your-bid = Votre mise secrète : { $money } Argent
patchistory-table-bids = Les mises sont dévoilées

## Derrière le paravent

patchistory-table-goods = Biens, en l’état de la manche
patchistory-table-good = Bien
patchistory-table-owned = Possédé
patchistory-table-comes = Entre
patchistory-table-goes = Sort
patchistory-table-then = Ensuite
# $level: what the territory produces. $routes: what workers bring from routes.
patchistory-table-comes-from = { $level } du territoire, { $routes } des routes
patchistory-table-missing = Ce qui manque vous coûtera { $culture } Culture.
patchistory-table-votes = Votes
patchistory-table-track = Piste de Peuple
patchistory-table-people =
    { $out ->
        [0] Aucun ouvrier n’est encore sorti.
        [one] { $out } ouvrier est sorti et consomme { $food } Nourriture par manche.
       *[other] { $out } ouvriers sont sortis et consomment { $food } Nourriture par manche.
    }
patchistory-table-points-left =
    { $points ->
        [one] Il reste { $points } point de Politique
       *[other] Il reste { $points } points de Politique
    }
patchistory-table-buildings = Tuiles Bâtiment
patchistory-table-cards = Cartes Prospérité
patchistory-table-hand =
    { $buildings ->
        [one] { $buildings } tuile Bâtiment
       *[other] { $buildings } tuiles Bâtiment
    }, { $cards ->
        [one] { $cards } carte Prospérité
       *[other] { $cards } cartes Prospérité
    }
patchistory-table-first = Premier joueur
patchistory-table-player =
    { $points } Politique · { $out ->
        [one] { $out } ouvrier sorti, qui consomme { $food }
       *[other] { $out } ouvriers sortis, qui consomment { $food }
    } · { $buildings ->
        [one] { $buildings } tuile Bâtiment
       *[other] { $buildings } tuiles Bâtiment
    } · { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }

## Niveaux

patchistory-table-produced = Produit à chaque manche
patchistory-table-capacity = Capacités
patchistory-table-level = Niveau
patchistory-table-side-by-side = Côte à côte

## Le Vote et les secrets

patchistory-table-ballot = Cartes de ce Vote
patchistory-table-votes-on =
    { $count ->
        [one] { $count } Vote
       *[other] { $count } Votes
    }
patchistory-table-vote-on = Votes sur { $card }
patchistory-table-negotiation = Négociation
patchistory-table-war = Guerre
patchistory-table-aggressor = Agresseur
patchistory-table-defender = Défenseur
