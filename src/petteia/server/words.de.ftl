# E-Mails, Benachrichtigungen und die Seiten hinter Links in E-Mails.

turn-subject = Du bist am Zug: { $text }
turn-with = Du bist am Zug in { $text } mit { $reason }.
turn-mail-stop = Abbestellen:
mail-confirm-subject = Bitte bestätige deine E-Mail-Adresse
mail-confirm-open = Jemand möchte unter dieser Adresse benachrichtigt werden, sobald er oder sie in Petteia am Zug ist. Wenn du das warst, bestätige die Adresse hier:
mail-confirm-else = Wenn nicht, ignoriere diese Nachricht. Du hörst dann nichts mehr von uns.

mail-confirm-title = Benachrichtigungen
mail-confirm-ask = Möchtest du unter dieser Adresse eine E-Mail erhalten, wenn du am Zug bist?
mail-confirm-yes = Ja, benachrichtigen
mail-confirmed = Adresse bestätigt. Du bekommst eine E-Mail, wenn du am Zug und nicht da bist.
mail-stop-title = Abbestellen
mail-stop-ask = Keine Benachrichtigungen mehr an diese Adresse?
mail-stop-yes = Abbestellen
mail-stopped = Die Benachrichtigungen sind abbestellt.
mail-link-old = Dieser Link ist nicht mehr gültig.
mail-back = Startseite

# Das Ergebnisbild einer beendeten Partie.
card-won =
    { $count ->
        [one] { $text } hat gewonnen
       *[other] { $text } teilen sich den Sieg
    }
card-over = Partie beendet
card-nobody = Freier Platz
card-novice = Bot (Neuling)
card-citizen = Bot (Bürger)
card-strategos = Bot (Stratege)
card-oracle = Bot (Orakel)
