### Le terminal

cli-player = Joueur
cli-welcome = Tapez un numéro, ou h pour l’aide. Votre partie est gardée après chaque choix.
cli-keys = numéro ou notation · ? pourquoi pas · m maître · u reprendre · l journal · r règle · w mot · s sauver · h aide · q quitter
cli-keys-order = { cli-keys } · d consigne
cli-keys-end = · e finir les tours
cli-help =
    Choisissez une option par son numéro, sa notation (« to G6 ») ou le lieu seul (« G6 »).
      ?  ce qui n’est pas possible maintenant, et pourquoi
      m  ce que ferait un maître, et pourquoi ; « m 5 » compare l’option 5
      u  reprendre votre dernier choix
      d  donner ou lever la consigne permanente, si le jeu en a une
      e  laisser vos tours finir d’eux-mêmes, ou ne plus le faire, si le jeu le permet
      n  non, et ne plus proposer cela ; ailleurs : tout proposer de nouveau
      l  le journal depuis le début
      r  la règle derrière cette question
      w  ce que veulent dire les mots du jeu ; « w jeton » explique celui-là
      s  sauver la partie ; « s FICHIER » la sauve ailleurs
      q  quitter ; la partie est gardée et peut être reprise
cli-order-given = Consigne donnée : { $order }. { $key } la lève.
cli-order-ended = Consigne levée : { $order }.
# $name: a power or the like that is offered now and again.
cli-keys-waive = · n ne plus proposer { $name }
cli-waived = Plus proposé : { $name }. n, à une autre question, y met fin.
# $names: what had been declined for good.
cli-offered-again = De nouveau proposé : { $names }.
cli-nothing-waived = Rien n’a été refusé pour de bon.
cli-no-order = Ce jeu n’a pas de consigne permanente.
cli-empty = Tapez un numéro de 1 à { $count }, ou h pour l’aide.
cli-unclear = « { $text } » n’est pas une des { $count } options. Tapez un numéro de 1 à { $count }, ou h pour l’aide.
cli-on-board = Les { $count } options sont numérotées sur le plateau ; tapez un numéro ou une coordonnée.
cli-only-option = (la seule option : { $option })
cli-blocked = { $what } : { $why }
cli-nothing-blocked = Rien d’autre n’est à attendre ici ; r montre la règle.
cli-saved = La partie est gardée dans { $file }. Pour la reprendre : tessera play --resume { $file }
cli-finished = La partie est gardée dans { $file }. Pour vérifier le hasard : tessera verify { $file }
cli-waiting = Question à { $who } : { $question }
cli-hand-over = Passez le terminal à { $who }, puis appuyez sur Entrée.
cli-hand = Votre main
cli-undo-nothing = Vous n’avez rien à reprendre.
cli-undo-others-acted = Trop tard : quelqu’un d’autre a joué depuis.
cli-undo-random = Trop tard : le hasard a décidé depuis.
cli-undo-revealed = Trop tard : quelque chose de caché a été révélé depuis.
cli-seats = { $min } à { $max } joueurs
cli-sources = R : dit par la règle du jeu · P : fait public · A : écrit par nous, faute de source
cli-revision = Révision des règles

cli-backup = { $file } contient tout : { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
} et { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
}.
cli-restored = { $place } contient { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
} et { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
}. Lancez-y le serveur.
cli-restored-older = La sauvegarde était d’une version plus ancienne ; elle a été mise à jour.
cli-copy-without-key = Sans cookie.key : chacun devra se connecter de nouveau, les invités perdent leurs parties, et les liens d’invitation expirent.
cli-moved-table = { $table } : { $rows ->
    [one] { $rows } ligne
   *[other] { $rows } lignes
}, identiques des deux côtés, { $hash }
cli-moved = { $place } contient maintenant tout : { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
} et { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
}. Lancez-y le serveur, et gardez l’ancien emplacement quelque temps.
cli-serving = Tessera est à l’adresse { $address } (Ctrl-C pour arrêter)

cli-menu-title = jeux de civilisation dans votre terminal
cli-menu-begin = Jouer contre des robots, de { $least } à { $most } places (plus de { $least } : un second nombre, comme « 1 { $most } »)
cli-menu-count = Ce jeu se joue de { $least } à { $most }.
cli-menu-resume = Reprendre { $file }
cli-menu-learn = Apprendre, leçon par leçon
cli-menu-rules = Les règles
cli-menu-about = Ce que contient la boîte
cli-menu-quit = Quitter
cli-thinking = { $who } réfléchit…
