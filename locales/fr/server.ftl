### Pages, salon, comptes

server-home = Accueil
server-home-title = Prenez place
server-home-lead = Des jeux de société à votre propre table : contre des robots tout de suite, ou entre amis par un lien.
server-home-yours = Vos parties
server-home-yours-empty = Aucune partie pour l’instant. « Jouer » vous installe avec des robots en un clic, sans compte.
server-home-open = Tables ouvertes
server-home-open-empty = Personne n’attend de joueurs en ce moment. Dressez une table ouverte à tous :
server-home-watch = En cours
server-home-finished = Terminées
server-home-finished-empty = Vos parties terminées sont gardées ici, pour être revues pas à pas.
server-play-now = Jouer
server-players = { $min } à { $max } joueurs
server-rules = Règles
server-rules-contents = Sommaire
server-rule = Règle
server-about = À propos du jeu
server-result = Résultat
server-replay = Revoir
server-to-home = Accueil
server-back = Retour
server-back-to-table = Retour à la table
server-save = Enregistrer
server-saved = C’est enregistré.
server-your-turn = À vous
server-turn-of = On attend { $who }
server-won-by = Gagnée par { $who }
server-missing =
    { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
# Le nom des invités qui n’en ont pas donné : un mot de chaque liste, qui en ont trente chacune.
server-guest = { $animal } { $kind }
server-guest-kinds = ambré, azuré, bronzé, cuivré, corail, cramoisi, discret, ébène, émeraude, gentil, nacré, doré, indigo, ivoire, jade, joyeux, chanceux, marbré, rieur, agile, ocre, olive, perlé, paisible, rubis, roux, écarlate, argenté, rapide, violet
server-guest-animals = Blaireau, Bison, Cerf, Courlis, Dauphin, Aigle, Faucon, Pinson, Renard, Chamois, Gecko, Lièvre, Héron, Merle, Bouquetin, Ibis, Milan, Lion, Lynx, Furet, Castor, Hibou, Jaguar, Pélican, Pluvier, Corbeau, Cygne, Martinet, Hérisson, Roitelet
# Personne ne s’appelle ainsi.
server-guest-word = Invité
server-someone = quelqu’un
server-player-number = Joueur { $number }
server-seat-free = place libre
server-unreadable = illisible ici
server-tag-free = reprises libres
server-tag-foreknown = la suite est peut-être connue
server-spectator = Spectateur

## Nouvelle table

server-new-title = Nouvelle table
server-new-game = Jeu
server-new-edition = Édition
server-new-seats = Places
server-new-seats-hint = De { $min } à { $max } joueurs. Laissez les autres places vides.
server-new-how = Comment on joue
server-new-takebacks = Reprendre un coup
server-new-takebacks-agreed = Une étourderie aussitôt, le reste d’un commun accord
server-new-takebacks-strict = Strict : une étourderie seulement, aussitôt
server-new-takebacks-free = Libre, entre amis : tout choix à soi, sans demander
server-new-listed = Qui la voit
server-new-listed-private = Privée : seulement ceux qui jouent
server-new-listed-listed = Publique : tout le monde peut regarder
server-new-pace = Rythme
server-new-pace-none = Sans limite
server-new-pace-days-1 = Un jour par coup
server-new-pace-days-3 = Trois jours par coup
server-new-pace-days-7 = Une semaine par coup
server-new-pace-clock-15 = 15 minutes par joueur
server-new-pace-clock-30 = 30 minutes par joueur
server-new-pace-clock-60 = Une heure par joueur
server-new-pace-clock-120 = Deux heures par joueur
server-new-timeout = Quand le temps est écoulé
server-new-timeout-bot = Un robot continue
server-new-timeout-lose = La place perd
server-new-stand-in = Qui joue pour ceux qui partent
server-new-create = Dresser la table
server-new-no-seat = Prenez place vous-même : mettez « Moi » à l’une des places.
server-seat = Place { $number }
server-seat-none = Vide
server-seat-me = Moi
server-seat-invite = Un ami, par un lien
server-seat-anyone = N’importe qui
server-seat-here = Une autre personne à cet écran
server-seat-name = Nom à la place { $number }
server-seat-bot = Robot : { $level }
server-bot-random = au hasard
server-bot-beginner = débutant
server-bot-casual = amateur
server-bot-strong = fort
server-bot-master = maître
server-level-beginner = Connaît les règles et laisse souvent passer quelque chose : pour une première partie.
server-level-casual = Joue juste, une action à la fois, et répond tout de suite.
server-level-strong = Réfléchit un instant avant chaque choix.
server-level-master = Réfléchit aussi longtemps qu’on veut bien l’attendre : le plus dur.

## Salon

server-lobby-lead = La partie commence d’elle-même quand toutes les places sont prises.
server-lobby-sit = S’asseoir ici
server-lobby-bot = Plutôt un robot
server-lobby-link = Lien pour un ami
server-lobby-revoke = Nouveau lien
server-lobby-invited = sur invitation
server-lobby-leave = Se lever
server-lobby-cancel = Retirer la table
server-lobby-listed = Publique : tout le monde peut voir cette table.
server-lobby-private = Privée : seuls ceux qui ont une place ou un lien voient cette table.
server-copy = Copier
server-copied = Copié
server-invite-title = { $who } vous invite à une partie de { $game }

## Conditions d’une table

server-terms-option = { $name } : { $value }
server-terms-agreed = Reprendre un coup : une étourderie aussitôt, tant que personne d’autre n’a agi et que rien n’est révélé ; le reste si toute la table est d’accord.
server-terms-strict = Reprendre un coup : une étourderie seulement, tant que personne d’autre n’a agi et que rien n’est révélé.
server-terms-free = Reprises libres, pour une table entre amis : chacun peut reprendre n’importe lequel de ses choix sans demander, et tout ce qui l’a suivi.
server-terms-foreknown = Cette partie continue un enregistrement. Qui l’a dressée, ou possède l’enregistrement, connaît peut-être ce que le hasard apportera.
server-terms-stand-in = Qui part est remplacé par un robot ({ $level }) et peut revenir.
server-terms-pace-none = Sans limite de temps.
server-terms-pace-days =
    { $count ->
        [one] Un jour par coup.
       *[other] { $count } jours par coup.
    }
server-terms-pace-clock =
    { $count ->
        [one] Une minute par joueur, pour toute la partie.
       *[other] { $count } minutes par joueur, pour toute la partie.
    }
server-terms-timeout-bot = Le temps écoulé, un robot continue.
server-terms-timeout-lose = Le temps écoulé, la place a perdu.

## À la table

server-elsewhere = Ailleurs
server-chat = Discussion
server-chat-empty = Rien n’a encore été dit.
server-chat-say = Écrire à la table
server-chat-send = Envoyer
server-bot-trouble = { $name } ne peut pas agir en ce moment : le serveur rencontre une difficulté et continue d’essayer. Rien n’est perdu.
server-watchers =
    { $count ->
        [one] { $count } personne regarde.
       *[other] { $count } personnes regardent.
    }
server-commitment = Hasard scellé :
# $name: a power or the like that is offered now and again.
server-order-waived = Ne pas me proposer { $name }
server-order-obvious = Faire pour moi les choix sans alternative
server-cover-title = { $name }, à vous
server-cover-hint = Prenez l’écran. Les autres détournent le regard.
server-cover-show = Je suis { $name } : montrer ma main
server-why-title = Pourquoi pas ?
server-late-bot = absent : un robot joue
server-late-lost = perdu au temps
server-late-resigned = a abandonné
server-proposal-yours = Vous demandez à la table
server-proposal-theirs = { $who } demande à la table
server-proposal-takeback =
    { $count ->
        [one] De reprendre le dernier choix et tout ce qui l’a suivi.
       *[other] De reprendre les { $count } derniers choix et tout ce qui les a suivis.
    }
server-proposal-return-self = De retrouver la place perdue au temps.
server-proposal-return-self-resigned = De retrouver la place, après avoir abandonné.
server-proposal-return = De laisser revenir { $whom }, dont le temps était écoulé.
server-proposal-return-resigned = De laisser revenir { $whom }, qui avait abandonné.
server-proposal-return-away = De laisser revenir { $whom }.
server-proposal-waiting = On attend { $who }.
server-proposal-agree = D’accord
server-proposal-refuse = Refuser
server-proposal-withdraw = Retirer la demande
server-propose-takeback = Demander à reprendre…
server-propose-times =
    { $count ->
        [one] mon dernier choix
       *[other] mes { $count } derniers choix
    }
server-propose-ask = Demander aux autres
server-propose-hint = Si tous sont d’accord, tout ce qui a suivi est repris aussi.
server-propose-return-self = Demander à retrouver ma place
server-propose-return = Demander le retour de { $whom }
server-left-seconds = reste moins d’une minute
server-left-minutes = reste { $count } min
server-left-hours = reste { $count } h
server-left-days =
    { $count ->
        [one] reste { $count } jour
       *[other] restent { $count } jours
    }

## Partir

server-leave = Quitter ou arrêter la partie…
server-resign = Abandonner
server-resign-hint = Si vous abandonnez, un robot ({ $level }) joue à votre place et vous êtes classé dernier. Vous ne revenez qu’avec l’accord de tous.
server-resign-sure = Oui, j’abandonne
server-resign-who = Qui abandonne
server-end-propose = Proposer à tous d’arrêter la partie
server-end-hint = Si tous sont d’accord, la partie s’arrête ici, sans résultat. Elle reste parmi les parties finies ; on peut la revoir et la reprendre.
server-end-alone = Arrêter la partie
server-end-alone-hint = Vous jouez seul avec des robots : la partie s’arrête ici, sans résultat. On peut la revoir et la reprendre.
server-ended = Arrêtée d’un commun accord, sans résultat
server-closed = Arrêtée par le responsable du site, sans résultat
server-ended-tag = arrêtée
server-hide = Masquer
server-unhide = Montrer à nouveau
server-remove = Arrêter et retirer
server-home-hidden =
    { $count ->
        [one] { $count } partie masquée
       *[other] { $count } parties masquées
    }
server-absent = { $whom } n’a pas répondu depuis des jours.
server-propose-replace = Laisser jouer un robot ({ $level }) à la place de { $whom }
server-proposal-replace = De laisser jouer un robot à la place de { $whom }, qui n’a pas répondu depuis des jours et pourra revenir à tout moment.
server-proposal-end = D’arrêter la partie ici, sans résultat.
server-take-seat-back = Reprendre ma place
server-happened-late = { $who } n’a plus de temps ; un robot ({ $level }) joue à sa place.
server-happened-lost = { $who } a perdu au temps ; un robot ({ $level }) joue à sa place.
server-happened-resigned = { $who } abandonne ; un robot ({ $level }) joue à sa place.
server-happened-replaced = La table a assez attendu : un robot ({ $level }) joue à la place de { $who }.
server-happened-gone = { $who } est parti pour de bon ; un robot ({ $level }) joue à sa place.
server-happened-returned = { $who } est de retour.
server-happened-ended = Tous ont décidé d’arrêter la partie ici.
server-happened-refused-takeback = { $who } n’est pas d’accord pour reprendre ce coup.
server-happened-refused-return = { $who } n’est pas d’accord avec ce retour.
server-happened-refused-replace = { $who } préfère attendre encore.
server-happened-refused-end = { $who } préfère jouer la suite.
server-happened-away = { $who } s’absente pour un temps ; un robot ({ $level }) joue à sa place.
server-happened-closed = Le responsable du site a mis fin à la partie.

## La fin

server-rematch = Revanche
server-rematch-go = Vers la revanche
server-record = Télécharger la partie
server-fair-title = Le hasard était-il honnête ?
server-fair-text = Avant le premier choix, nous avons montré le sceau. C’est le SHA-256 de la graine et du sel, dont dépendent chaque dé et chaque carte. Téléchargez la partie et vérifiez vous-même :
server-fair-commitment = Sceau
server-fair-seed = Graine
server-fair-salt = Sel

## Revoir

server-replay-at = Choix { $at } sur { $last }
server-replay-first = Début
server-replay-back = Précédent
server-replay-next = Suivant
server-replay-last = Fin
server-replay-play = Lecture
server-replay-pause = Pause
server-replay-speed = Vitesse
server-replay-where = Position dans la partie
server-replay-go = Y aller
server-replay-round-back = Manche précédente
server-replay-round-next = Manche suivante
server-replay-more = Manches, points de vue, analyse, reprendre…
server-replay-rounds = Tours
server-replay-eyes = Vu par
server-replay-share = Lien vers cette position
server-play-on = Jouer à partir d’ici
server-play-on-as = en tant que
server-upload-title = Ouvrir un enregistrement
server-upload-text = Un enregistrement (.tessera) d’une partie terminée s’ouvre pour être revu ; une partie inachevée peut être poursuivie.
server-upload-file = Fichier
server-upload-others = Les autres joueurs d’une partie inachevée
server-upload-go = Ouvrir

## À propos

server-about-box = Dans la boîte
server-about-sources = R : dit dans la règle · P : fait public · A : conçu par nous, faute de source
server-about-what = Quoi
server-about-facts = Données
server-about-source = Source
server-about-revision = Révision des règles

## Réglages

server-settings = Réglages
server-prefs-language = Langue
server-prefs-language-en = English
server-prefs-language-fr = Français
server-prefs-theme = Thème
server-prefs-theme-auto = Comme le système
server-prefs-theme-light = Clair
server-prefs-theme-dark = Sombre
server-prefs-palette = Couleurs
server-prefs-palette-standard = Habituelles
server-prefs-palette-blind = Sûres pour les daltoniens
server-prefs-text = Texte
server-prefs-text-normal = Normal
server-prefs-text-large = Grand
server-prefs-sound = Son
server-prefs-sound-on = Oui
server-prefs-sound-off = Non
server-prefs-animation = Pièces animées
server-prefs-animation-on = Oui
server-prefs-animation-off = Non
server-prefs-hints = Premiers conseils
server-prefs-hints-on = Affichés
server-prefs-hints-off = Masqués
server-prefs-bots = Robots
server-prefs-bots-usual = Une courte pause avant d’agir
server-prefs-bots-calm = Ils prennent leur temps, pour bien suivre
server-prefs-bots-quick = Ils agissent tout de suite

## Compte

server-account = Compte
server-name = Nom
server-name-new = Nouveau nom
server-name-change = Changer de nom
server-name-changed = Votre nom est changé.
server-password-changed = Votre mot de passe est changé.
server-guest-title = Comment on vous appelle
server-your-name = Votre nom
server-your-name-hint = Comme les autres vous verront
server-password = Mot de passe
server-register-title = Gardez vos parties
server-register-text = Vous jouez en invité. Avec un nom et un mot de passe, vos parties vous suivent sur tous vos appareils.
server-register = Créer un compte
server-login-title = Vous avez déjà un compte ?
server-login = Se connecter
server-logout = Se déconnecter
server-logout-everywhere = Se déconnecter partout
server-sessions-title = Vos connexions ouvertes
server-session-browser = Un navigateur
server-session-here = ce navigateur
server-session-used = { $days ->
    [0] utilisé aujourd’hui
    [1] utilisé hier
   *[other] utilisé il y a { $days } jours
}
server-session-end = Déconnecter
server-password-title = Changer de mot de passe
server-password-text = Tous les autres navigateurs sont déconnectés, et les jetons pour programmes expirent.
server-password-old = Ancien mot de passe
server-password-new = Nouveau mot de passe
server-password-change = Changer
server-delete-title = Effacer tout ce qui me concerne
server-delete-text = Votre nom disparaît et devient « quelqu’un ». Les parties restent pour les autres ; un robot prend votre place.
server-delete-chat = Aussi ce que j’ai dit dans les discussions ; sinon cela reste, signé « quelqu’un »
server-delete-sure = Oui, pour toujours
server-delete = Effacer
server-tokens-title = Jetons pour programmes
server-tokens-text = Vos programmes et robots jouent en votre nom avec un jeton. Comment :
server-token-new = Gardez-le maintenant, il ne sera plus montré :
server-token-label = Pour quoi
server-token-make = Créer un jeton
server-token-revoke = Révoquer

server-data-title = Tout ce qui me concerne
server-data-text = Un seul fichier avec tout ce qui est conservé ici sur vous : compte, sessions, parties, ce que vous avez dit, adresses pour les avis, leçons, signalements et blocages.
server-data-get = Télécharger

## Nouveaux venus

server-welcome-title = Sur invitation
server-welcome-text = Ce site est réservé aux personnes invitées. Donnez le code de votre invitation.
server-welcome-account = Vous avez déjà un compte ?
server-welcome-enter = Entrer
server-code = Code d’invitation
server-register-closed = Avec le code d’une invitation, un nom et un mot de passe, vous êtes ici chez vous sur tous vos appareils.

## Signaler et bloquer

server-people-link = Signaler ou bloquer quelqu’un…
server-people-title = Les autres à cette table
server-people-lead = Vous pouvez signaler quelqu’un au responsable du site, ou ne plus l’entendre. Personne n’en est averti.
server-people-nobody = Personne d’autre n’est assis à cette table.
server-block-text = Une fois la personne bloquée, ce qu’elle dit ne vous est plus montré, et elle ne peut plus s’asseoir aux tables que vous dressez.
server-block-who = Bloquer { $who }
server-block-is = Vous avez bloqué { $who } : ce que dit cette personne ne vous est plus montré, et elle ne peut plus s’asseoir aux tables que vous dressez.
server-blocked = C’est fait. La page de votre compte liste toutes les personnes que vous avez bloquées.
server-unblock = Débloquer
server-unblock-who = Débloquer { $who }
server-unblocked = Cette personne n’est plus bloquée.
server-blocks-title = Personnes que vous avez bloquées
server-blocks-text = Ce qu’elles disent ne vous est pas montré, et elles ne peuvent pas s’asseoir aux tables que vous dressez. Elles n’en sont pas averties.
server-report-who = Signaler { $who }…
server-report-kind = Qu’est-ce qui ne va pas ?
server-report-abuse = Insultes, haine ou menaces
server-report-spam = Publicité ou bavardage inutile
server-report-cheating = Triche
server-report-stalling = Fait attendre les autres exprès
server-report-name = Un nom injurieux
server-report-other = Autre chose
server-report-line = S’agit-il de quelque chose qui a été dit ?
server-report-no-line = Non, ou pas ici
server-report-text = Que s’est-il passé ? (500 caractères au plus)
server-report-block = Bloquer aussi cette personne
server-report-hint = Le responsable du site le lit, avec votre nom et un lien vers cette table. La personne signalée n’apprend jamais par qui.
server-report-send = Envoyer le signalement
server-reported = Merci. La page de votre compte dit ce que devient votre signalement.
server-reports-title = Ce que vous avez signalé
server-report-open = pas encore lu
server-report-seen = à l’examen
server-report-none = clos : rien n’était à faire
server-report-warned = clos : la personne a été avertie
server-report-suspended = clos : la personne a été suspendue
server-report-gone = clos : la personne est partie
server-warned-title = Un mot du responsable de ce site
server-warned-read = J’ai lu
server-warnings-title = Ce qui vous a été dit
server-days-ago = { $days ->
    [0] aujourd’hui
    [1] hier
   *[other] il y a { $days } jours
}
server-suspended = Cela dure jusqu’à nouvel ordre. La raison : { $reason }
server-suspended-days =
    { $days ->
        [one] Cela dure encore un jour. La raison : { $reason }
       *[other] Cela dure encore { $days } jours. La raison : { $reason }
    }

## API

server-api-title = API
server-api-text = Les mêmes choses pour les programmes. Envoyez un jeton (de la page du compte) : `Authorization: Bearer …`. Les erreurs sont en `problem+json`.
server-api-answers = Réponses :

## Refus

server-error-title = Cela n’a pas marché
server-error-not-found = Il n’y a rien ici. L’adresse est peut-être mal écrite, ou la table n’existe plus.
server-error-private = Cette table est privée. Demandez un lien d’invitation à qui l’a dressée.
server-error-forbidden = Ce n’est pas à vous de le faire : quelqu’un d’autre est assis là.
server-error-csrf = Ce formulaire est trop ancien ou vient d’un autre site. Revenez, rechargez la page et réessayez.
server-error-stale = La situation a changé entre-temps. Voici la table à jour.
server-error-not-now = Ce n’est pas possible en ce moment.
server-error-invite = Cette invitation a été utilisée ou révoquée. Demandez-en une autre.
server-error-token = Il faut un jeton valable.
server-error-bad = La demande n’a pas pu être comprise.
server-error-refused = Les règles ne le permettent pas maintenant.
server-error-tables = Vous avez énormément de tables qui ne sont pas terminées. Terminez-en ou annulez-en d’abord quelques-unes.
server-error-advice = Le maître réfléchit encore à ce que vous avez demandé. Attendez d’abord sa réponse.
server-error-streams = Énormément de pages sont ouvertes pour vous ou pour votre adresse. Fermez-en quelques-unes, puis rechargez celle-ci.
server-error-often = Trop de requêtes en peu de temps. Attendez un instant.
server-error-guests = Énormément de nouveaux venus arrivent de votre adresse. Connectez-vous, ou réessayez dans quelques minutes.
server-error-uploads = Cela fait beaucoup de parties déposées en peu de temps. Réessayez dans quelques minutes.
server-error-guesses = Il y a eu trop de mots de passe erronés. Attendez quelques minutes, ou utilisez un navigateur où vous vous êtes déjà connecté.
server-error-crowd = Énormément de personnes se connectent en ce moment. Rien n’est perdu ; réessayez dans quelques secondes.
server-error-unavailable = Le serveur ne peut pas le faire à l’instant. Rien n’est perdu ; réessayez dans un moment.
server-error-invitation = Ce site est réservé aux personnes invitées. Donnez le code de votre invitation, ou connectez-vous.
server-error-code = Ce code n’est pas valable : il est peut-être mal écrit, épuisé ou trop ancien.
server-error-suspended = Vous ne pouvez pas jouer ici en ce moment : votre accès est suspendu.
server-error-reports = Cela fait beaucoup de signalements en un jour. Ceux que vous avez envoyés seront lus ; revenez demain.
server-error-downloads = Vous venez de recevoir ce fichier plusieurs fois. Réessayez dans une heure.
server-error-tokens = Vous avez énormément de jetons. Révoquez-en d’abord quelques-uns sur la page de votre compte.
server-error-chat = Vous venez de dire beaucoup de choses. Attendez un instant avant de continuer.
server-error-blocks = Vous avez bloqué énormément de personnes. Débloquez-en d’abord quelques-unes sur la page de votre compte.
server-error-undo-nothing = Vous n’avez rien à reprendre.
server-error-undo-others-acted = Trop tard : quelqu’un d’autre a agi depuis.
server-error-undo-random = Trop tard : le hasard a décidé quelque chose depuis.
server-error-undo-revealed = Trop tard : quelque chose de caché a été révélé depuis.
server-error-undo-not-agreed = À cette table, rien ne se reprend d’un commun accord.
server-error-proposed = Une demande de ce genre est déjà posée. Répondez-y d’abord.
server-error-asked-enough = Les autres ont déjà été sollicités. Jouez d’abord un coup avant de redemander.
server-error-not-absent = Personne n’est remplacé avant d’avoir fait attendre la table deux jours.
server-error-unreadable = Cette partie ne peut plus être jouée ici : elle ne correspond pas aux règles de ce serveur. Ce qui a été joué est conservé.
server-error-name = Un nom a de 2 à 24 caractères visibles d’une même écriture, sans parenthèses, et n’est pas de ceux que nous donnons aux invités ou aux robots.
server-error-name-taken = Ce nom, ou un nom qui lui ressemble, est pris.
server-error-password = Un mot de passe a au moins 8 caractères.
server-error-password-old = L’ancien mot de passe n’est pas le bon.
server-error-login = Le nom et le mot de passe ne vont pas ensemble.

## Raisons

server-reason-game = Il n’y a pas de jeu de ce nom ici.
server-reason-seats =
    Ce jeu se joue de { $min } à { $max } ; vous avez prévu { $found ->
        [one] { $found } place
       *[other] { $found } places
    }.
server-reason-name = La place { $seat } a besoin d’un nom d’une seule ligne, de 40 caractères au plus.
server-reason-edition = Il n’y a pas d’édition « { $edition } » de ce jeu.
server-reason-option = Ce jeu n’a pas d’option « { $option } ».
server-reason-option-edition = L’édition « { $edition } » n’a pas d’option « { $option } ».
server-reason-value = L’option « { $option } » ne peut pas prendre cette valeur.
server-reason-takebacks = On reprend ses coups d’un commun accord (agreed), strictement (strict) ou librement (free), pas « { $found } ».
server-reason-newer = Cela vient d’une version plus récente de Tessera. Il faut d’abord mettre à jour ce serveur.
server-reason-damaged = Ce qui en est conservé est abîmé.
server-reason-deed = Le choix { $number } n’est pas possible selon les règles de ce serveur.
server-reason-broken = La partie n’a pas pu être rejouée. Le journal du serveur en dit plus à qui l’exploite.
server-reason-foreign = Ce n’est pas un enregistrement de Tessera. Choisissez un fichier .tessera, tel que la page de fin le donne.
server-reason-secret = La partie n’est pas finie et sa graine est encore secrète : elle ne peut pas être revue.
server-reason-commitment = La graine n’est pas celle qui était promise au début : on ne peut pas se fier au hasard de cette partie.
server-reason-content = Cette partie a été jouée avec un matériel qui diffère du nôtre sur des points de règle.
server-reason-long = C’est trop long pour une partie.
server-reason-line = Ligne { $line } : { $problem }
server-reason-expected = une ligne « { $due } » est attendue ici.
server-reason-unreadable = « { $found } » est illisible.
server-reason-truncated = l’enregistrement s’arrête là, sans sa fin.
server-reason-order = le choix { $expected } est attendu, pas le { $found }.
server-reason-trailing = rien ne doit suivre la fin.
server-reason-refused = ce choix n’était pas possible à ce moment.
server-reason-result = le résultat annoncé n’est pas celui de la partie.

## Conseils

server-hint-title = Ce que ferait un maître
server-analysis = Chances de victoire
server-analysis-text = Un robot fort revient sur la partie : qui avait des chances de gagner, et quand tout a basculé.
server-analysis-begin = Analyser cette partie
server-analysis-progress = Retour sur la partie : { $percent } %
