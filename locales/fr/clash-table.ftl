### Clash of Cultures : ce que seule la table dit
