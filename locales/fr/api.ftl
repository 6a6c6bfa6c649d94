### L’API : ce que fait chaque requête, et ce qui l’accompagne. Ce qui est entre accents graves s’écrit tel quel.

api-get-list = Vos tables, et celles qui sont annoncées.

api-post-create = Crée une table. La partie commence d’elle-même quand chaque place est prise.
api-new-table-edition = L’édition ; l’habituelle si rien n’est donné.
api-new-table-game = Le jeu, par son titre, comme `tempus` ou `clash-2012`.
api-new-table-listed = Si n’importe qui peut la trouver et la regarder.
api-new-table-names = Les noms de ceux qui jouent ici (`here`), un par place ; vide où il n’y a personne.
api-new-table-options = Les options du jeu, par clé.
api-new-table-pace = `none` (habituel), `days-N` jours par coup, `clock-N` minutes par joueur.
api-new-table-seats = Une valeur par place : `me`, `here`, `invite`, `anyone`, ou un robot : un niveau comme `bot-casual`, ou bien `bot-random` ou `bot-greedy`, qui ne coûtent presque rien.
api-new-table-stand-in = Le niveau qui joue une place que son joueur a quittée, comme `strong` (habituel).
api-new-table-takebacks = `agreed` (habituel : une étourderie aussitôt, le reste si tous sont d’accord), `strict` (une étourderie seulement), `free` (tout, sans demander).
api-new-table-timeout = Quand le temps est écoulé : `bot` (habituel) ou `lose`.

api-get-view = Une table comme vous la voyez : les places, qui l’on attend, la vue du jeu, les scores (`point` d’entre eux font un point), le journal à partir de la ligne `from` (vos choix qui se sont faits d’eux-mêmes y figurent, `ordered` quand une consigne les a faits) et le résultat : qui a perdu au temps (`late` vaut 2) ou abandonné (3) est classé dernier ; `late` vaut 1 là où un robot joue pour quelqu’un qui peut revenir. Ce qui ne concerne que la table est marqué `table` dans le journal. `takebacks` est la règle de la table, `proposals` ce que quelqu’un demande à la table et qui n’a pas encore accepté, et `foreknown` dit que celui qui l’a créée connaît peut-être sa graine.

api-get-chat = Ce qui a été dit.

api-post-chat = Dit quelque chose à la table.
api-say-text = Quoi.

api-post-choose = Fait un choix. La réponse est la table comme vous la voyez alors ; le choix est sur le disque.
api-choose-choice = Le choix en notation, tel que la décision le liste.
api-choose-seat = La place, si vous en jouez plusieurs.
api-choose-sequence = La séquence à laquelle il répond ; une plus ancienne est refusée avec 409 et ne change rien.

api-get-decision = Ce qu’on vous demande, avec chaque option ; null si on ne vous demande rien. `can_undo` dit si `undo` fonctionne sans demander à personne.

api-post-join = S’assied à une place libre, ou sur invitation.
api-join-invite = Le secret d’une invitation.
api-join-seat = Une place libre.

api-post-propose = Demande à la table ce qui exige l’accord de tous. C’est fait quand toutes les autres personnes de la table ont accepté : aussitôt si ce sont des robots. Tout choix fait entre-temps annule une reprise ; après un refus, agissez avant de redemander.
api-propose-kind = `takeback` (reprendre vos choix, et tout ce qui a suivi), `return` (retrouver une place qui a été quittée : la vôtre aussitôt, sauf si elle a perdu), `replace` (laisser un robot jouer pour quelqu’un qui n’a pas répondu depuis deux jours) ou `end` (finir la partie ici, sans résultat).
api-propose-seat = Pour une reprise : la place pour laquelle vous reprenez, si vous en jouez plusieurs. Pour un retour ou un remplacement : la place dont il s’agit ; pour un retour, d’ordinaire la vôtre.
api-propose-sequence = Pour une reprise : la séquence que vous avez vue.
api-propose-times = Pour une reprise : combien de choix faits de votre plein gré ; d’ordinaire 1.

api-post-reply = Accepte ce que quelqu’un propose, le refuse, ou retire ce que vous avez proposé. Vous répondez pour toutes vos places.
api-answer-reply = `agree`, `refuse`, ou `withdraw` pour ce que vous avez proposé.

api-get-record = L’enregistrement, une fois la partie finie. Si une partie ne peut plus être jouée ici, ceux de la table peuvent l’avoir avant, sans la graine.

api-post-resign = Abandonne : un robot joue la suite, et vous serez dernier. L’accord de tous peut vous ramener : un `return` est alors proposé.
api-resign-seat = La place, si vous en jouez plusieurs.
api-resign-sure = `true` : une étourderie d’un programme ne doit pas abandonner.

api-get-stream = Évènements envoyés par le serveur : `change` avec la séquence, chaque fois que quelque chose a changé.

api-post-undo = Reprend votre dernier choix, tant que cela ne demande l’accord de personne : le reste se propose.
api-undo-seat = La place, si vous en jouez plusieurs.
api-undo-sequence = La séquence à laquelle cela répond.
