import type { mails as english } from '../en/mails.ts'

/** Texts of emails. The mailer fills in the product's name and all values. */
export const mails: Record<keyof typeof english, string> = {
  'mail.hello': 'Hallo {{ name }},',
  'mail.bye': 'Dein {{ product }}-Team',
  'mail.linkBelow': 'Wenn die Schaltfläche nicht funktioniert, kopiere diesen Link in deinen Browser:',
  'mail.notYou':
    'Warst du das nicht? Dann hol dir hier dein Konto zurück. Wir melden alle Geräte ab, und du kannst ein neues Passwort wählen:',
  'mail.notYouButton': 'Mein Konto sichern',
  'mail.ignore': 'Wenn du das nicht angefordert hast, kannst du diese E-Mail ignorieren.',
  'mail.welcome.subject': 'Willkommen bei {{ product }}',
  'mail.welcome.body':
    'Schön, dass du da bist. Bitte bestätige deine E-Mail-Adresse, damit du immer wieder in dein Konto kommst.',
  'mail.welcome.button': 'E-Mail-Adresse bestätigen',
  'mail.verify.subject': 'Bestätige deine E-Mail-Adresse',
  'mail.verify.body': 'Bitte bestätige, dass {{ email }} deine E-Mail-Adresse ist. Der Link gilt drei Tage lang.',
  'mail.verify.button': 'E-Mail-Adresse bestätigen',
  'mail.emailChange.subject': 'Deine E-Mail-Adresse wird bald geändert',
  'mail.emailChange.body':
    'Jemand, der in deinem Konto angemeldet ist, möchte deine E-Mail-Adresse in {{ email }} ändern. Die Änderung gilt, sobald die neue Adresse bestätigt ist.',
  'mail.emailChanged.subject': 'Deine E-Mail-Adresse wurde geändert',
  'mail.emailChanged.body':
    'Dein Konto hat jetzt eine andere E-Mail-Adresse. Mit dieser hier ist es nicht mehr verbunden.',
  'mail.emailInUse.subject': 'Jemand wollte deine E-Mail-Adresse benutzen',
  'mail.emailInUse.body':
    'Jemand wollte diese Adresse für ein anderes Konto benutzen. Sie gehört zu deinem Konto {{ username }}, also hat sich nichts geändert.',
  'mail.emailTakenBack.subject': 'Deine E-Mail-Adresse wurde geändert',
  'mail.emailTakenBack.body':
    'Das Konto {{ username }} hat wieder eine frühere E-Mail-Adresse, weil jemand einen Link geöffnet hat, den wir dorthin gesendet haben. Mit dieser hier ist es nicht mehr verbunden.',
  'mail.reset.subject': 'Setze dein Passwort zurück',
  'mail.reset.body':
    'Du kannst jetzt ein neues Passwort für dein Konto {{ username }} wählen. Der Link gilt einmal und eine Stunde lang.',
  'mail.reset.button': 'Neues Passwort wählen',
  'mail.passwordChanged.subject': 'Dein Passwort wurde geändert',
  'mail.passwordChanged.body':
    'Das Passwort deines Kontos {{ username }} wurde geändert, und alle anderen Geräte wurden abgemeldet.',
  'mail.deletion.subject': 'Dein Konto wird gelöscht',
  'mail.deletion.body':
    'Dein Konto {{ username }} wird am {{ date }} gelöscht. Schon jetzt kann es niemand mehr sehen. Du hast es dir anders überlegt? Melde dich vorher an, um es zu behalten.',
  'mail.deletion.button': 'Mein Konto behalten',
  'mail.paused.subject': 'Dein Konto ist pausiert',
  'mail.paused.body': 'Dein Konto {{ username }} ist vorerst ausgeblendet. Es ist wieder da, sobald du dich anmeldest.',
  'mail.paused.button': 'Anmelden',
  'mail.invite.subject': '{{ name }} lädt dich zu {{ product }} ein',
  'mail.invite.greeting': 'Hallo,',
  'mail.invite.body': '{{ name }} sammelt Ideen auf {{ product }} und würde sich freuen, wenn du dabei bist.',
  'mail.invite.button': 'Bei {{ product }} mitmachen',
  'mail.boardInvite.subject': '{{ name }} lädt dich zur Pinnwand {{ board }} ein',
  'mail.boardInvite.body': '{{ name }} möchte mit dir auf der Pinnwand {{ board }} Ideen sammeln.',
  'mail.boardInvite.button': 'Der Pinnwand beitreten',
  'mail.export.subject': 'Deine Daten sind bereit',
  'mail.export.body': 'Die Kopie deiner Daten ist fertig. Du kannst sie in deinen Einstellungen herunterladen.',
  'mail.export.button': 'Zu den Einstellungen',
  'mail.digest.subject': 'Neues für dich auf {{ product }}',
  'mail.digest.body': 'Das ist neu für dich auf {{ product }}:',
  'mail.digest.button': 'Mitteilungen ansehen',
  'mail.digest.why': 'Diese E-Mail bekommst du höchstens einmal am Tag, so wie du es eingestellt hast.',
  'mail.digest.stop': 'Abbestellen',
  'mail.digest.more': 'Und {{ count }} weitere.',
  'mail.decision.subject': 'Eine Entscheidung über dein Konto bei {{ product }}',
  'mail.decision.body':
    'Unser Team hat etwas in deinem Konto ({{ username }}) geprüft und eine Entscheidung getroffen.',
  'mail.decision.reason': 'Grund: {{ reason }}',
  'mail.decision.button': 'Entscheidung ansehen oder Einspruch erheben',
}
