### Clash of Cultures: what only the table says
