# Dire aux gens ce qui se passe quand ils ne sont pas à la table.

## Ce que dit un avis
notice-turn-title = { $game } : c’est à vous
notice-turn-body = La table attend votre réponse. Vous jouez avec { $others }.
notice-time-title = { $game } : votre temps s’épuise
notice-time-body = Répondez bientôt, sinon votre temps à cette table sera écoulé. Vous jouez avec { $others }.
notice-invite-title = { $game } : une revanche ?
notice-invite-body = Une nouvelle table est prête après votre partie avec { $others }, et une place vous y attend.
notice-over-title = { $game } : la partie est finie
notice-over-body = Votre partie avec { $others } est arrivée à son terme.
notice-chat-title = { $game } : un message à la table
notice-chat-body = Il y a du nouveau dans la discussion de votre table avec { $others }.
notice-digest-title =
    { $count ->
        [one] Des nouvelles d’une de vos tables
       *[other] { $count } nouvelles de vos tables
    }
notice-footer = Vous recevez ce message parce que vous jouez ici et avez demandé à être averti par e-mail. Pour ne plus en recevoir, sans vous connecter : { $link }
notice-confirm-title = Cette adresse est-elle la vôtre ?
notice-confirm-body = { $name } souhaite recevoir à cette adresse des nouvelles de ses tables. Si c’est vous, suivez le lien dans la journée. Sinon, ne faites rien : aucun autre message ne viendra.
notice-reset-title = Un nouveau mot de passe
notice-reset-body = Quelqu’un, sans doute vous, demande un nouveau mot de passe pour le compte { $name }. Le lien est valable une heure, une seule fois. Si ce n’était pas vous, ne faites rien : votre mot de passe reste le même.

## La page
notices-title = Avis
notices-text = Soyez averti quand c’est à vous, même si aucune page du jeu n’est ouverte.
notices-choose = Choisir comment
notices-none = Ce serveur n’est pas réglé pour avertir qui que ce soit en dehors de ses pages.
notices-guest = Avec un compte, vous pouvez aussi être averti par e-mail ou par webhook.
notices-dead = L’une de vos adresses pour les avis ne fonctionne plus, et plus rien n’y est envoyé.
notices-dead-gone = Il n’y a plus personne à cette adresse : elle a été désactivée. Ajoutez-la de nouveau si c’était une erreur.
notices-dead-silent = Cette adresse n’a pas répondu pendant des jours : elle a été désactivée. Ajoutez-la de nouveau quand elle fonctionnera.
notices-dead-refused = Cette adresse a refusé plusieurs fois nos envois : elle a été désactivée. Ajoutez-la de nouveau quand elle les acceptera.
notices-unconfirmed = Pas encore confirmée : suivez le lien du message que nous y avons envoyé.
notices-channel-mail = E-mail
notices-channel-push = Navigateur
notices-channel-webhook = Webhook
notices-kinds = M’avertir ici quand
notices-kind-turn = on attend ma réponse
notices-kind-time = mon temps s’épuise
notices-kind-invite = on m’invite à une table
notices-kind-over = une partie est finie
notices-kind-chat = quelqu’un écrit à la table
notices-save = Enregistrer
notices-remove = Retirer
notices-mail-title = Par e-mail
notices-mail-text = Nous y envoyons d’abord un lien, pour être sûrs qu’elle est à vous. Elle vous permettra aussi de changer un mot de passe oublié.
notices-mail-address = Adresse e-mail
notices-mail-do = Envoyer le lien
notices-done-mail = Si un message peut y être envoyé, il est en route. Suivez le lien qu’il contient.
notices-done-push = Ce navigateur vous avertira.
notices-done-removed = C’est retiré.
notices-push-title = Dans ce navigateur
notices-push-text = Les avis apparaissent même si aucune page du jeu n’est ouverte.
notices-push-do = Activer ici
notices-push-denied = Le navigateur ne l’a pas permis. Ses réglages pour ce site disent ce qui est permis.
notices-push-script = Pour être averti par ce navigateur, autorisez les scripts de ce site.
notices-webhook-title = Par webhook
notices-webhook-text = Un message dans un salon Discord ou Slack, ou du JSON signé pour un programme à vous.
notices-webhook-url = Adresse du webhook
notices-webhook-form = Ce qu’il comprend
notices-webhook-do = Ajouter
notices-webhook-secret = Secret qui signe ce qui est envoyé :
notices-form-guess = D’après son adresse
notices-form-json = JSON signé
notices-form-discord = Discord
notices-form-slack = Slack
notices-when-title = Quand
notices-when-text = Entre ces heures, rien n’est envoyé ; ce qui est encore vrai ensuite vient alors. Laissez-les vides pour être averti à toute heure.
notices-zone = Votre heure
notices-quiet-from = Silence à partir de
notices-quiet-to = Silence jusqu’à
notices-digest = Tous les e-mails en un seul, chaque jour à
notices-wrong-quiet = Les heures de silence ont un début et une fin.
notices-wrong-url = Ce n’est pas une adresse que l’on peut appeler. Elle commence par https:// et ne contient pas de mot de passe.
notices-wrong-inside = Cette adresse n’est pas sur l’internet public.
notices-wrong-push = Le navigateur n’a pas donné ce qu’il faut. Réessayez.
notices-confirm-title = Confirmer une adresse e-mail
notices-confirm-text = { $address } est-elle à vous, et voulez-vous y recevoir des nouvelles de vos tables ?
notices-confirm-do = Oui, c’est la mienne
notices-confirmed = Merci. Les nouvelles de vos tables y viendront.
notices-forgot-title = Mot de passe oublié ?
notices-forgot-text = Donnez l’adresse e-mail que vous avez confirmée pour votre compte. Nous y envoyons un lien pour un nouveau mot de passe.
notices-forgot-do = Envoyer le lien
notices-forgot-sent = Si un compte a cette adresse, un message est en route. Son lien est valable une heure.
notices-reset-title = Un nouveau mot de passe
notices-reset-text = Tous ceux qui sont connectés au compte, vous aussi, devront s’en servir pour se reconnecter.
notices-unsubscribe-title = Ne plus recevoir d’e-mails
notices-unsubscribe-text = Ne plus vous écrire quand { $kind } ?
notices-unsubscribe-all-text = Ne plus recevoir aucune nouvelle de vos tables par e-mail ?
notices-unsubscribe-do = Plus de ces messages
notices-unsubscribe-all = Plus aucun message
notices-unsubscribed = C’est fait. Vous pouvez changer d’avis sur la page de votre compte.
server-error-mail = Ce n’est pas une adresse e-mail à laquelle nous pouvons écrire.
server-error-mails = Assez de messages ont été demandés. Réessayez plus tard.
server-error-addresses = Vous avez assez d’adresses pour les avis. Retirez-en d’abord une.
server-error-link = Ce lien n’est plus valable, ou n’est pas complet. Demandez-en un autre.
