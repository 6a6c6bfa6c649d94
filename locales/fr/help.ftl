### L’aide à la table : ce que veulent dire les mots, ce qui s’est passé, les premiers conseils

## Qu’est-ce que c’est ?

help-glossary = Lexique
help-glossary-of = Lexique de { $game }
help-glossary-lead = Ce que veut dire chaque mot, chaque symbole et chaque carte du jeu, avec la règle qui le dit en entier.
help-glossary-filter = Chercher
help-glossary-go = Afficher
help-glossary-none = Rien ici ne s’appelle ainsi.
help-rule = Règle
help-no-game = Aucun jeu ne porte ce nom.
help-no-entry = Le lexique de ce jeu n’a pas d’entrée « { $word } ».
help-what = Qu’est-ce que c’est ?
help-close = Fermer
help-keys = Touche i : ce que veut dire une chose.

## Titres

help-terms = Termes
help-course = Déroulement
help-actions = Actions
help-map = Carte
help-goods = Ressources et jetons
help-symbols = Symboles

## Ce qui s’est passé

help-since = Pendant votre absence
help-since-before =
    { $count ->
        [one] { $count } ligne d’avant est dans le journal.
       *[other] { $count } lignes d’avant sont dans le journal.
    }
help-since-step = Revoir pas à pas sur le plateau

## Les premiers conseils

help-hints-off = Ne plus afficher de conseils
