import type { mails as english } from '../en/mails.ts'

/** Was in E-Mails steht. */
export const mails: Record<keyof typeof english, string> = {
  'mail.hello': 'Hallo {{ name }},',
  'mail.bye': 'Dein {{ product }}',
  'mail.linkBelow': 'Wenn der Knopf nicht funktioniert, kopiere diese Adresse in deinen Browser:',
  'mail.notYou':
    'Wenn du das nicht warst, hol dir hier dein Konto zurück. Jedes Gerät wird abgemeldet, und du wählst ein neues Passwort:',
  'mail.notYouButton': 'Mein Konto sichern',
  'mail.ignore': 'Wenn du das nicht angefordert hast, kannst du diese E-Mail ignorieren.',
  'mail.welcome.subject': 'Willkommen bei {{ product }}',
  'mail.welcome.body':
    'Schön, dass du da bist. Bitte bestätige, dass das deine Adresse ist, damit du immer wieder in dein Konto kommst.',
  'mail.welcome.button': 'Meine Adresse bestätigen',
  'mail.verify.subject': 'Bestätige deine E-Mail-Adresse',
  'mail.verify.body': 'Bitte bestätige, dass {{ email }} deine Adresse ist. Der Link gilt drei Tage lang.',
  'mail.verify.button': 'Meine Adresse bestätigen',
  'mail.emailChange.subject': 'Deine E-Mail-Adresse soll sich ändern',
  'mail.emailChange.body':
    'Jemand, der in deinem Konto angemeldet ist, möchte statt dieser Adresse {{ email }} benutzen. Das gilt, sobald es dort bestätigt wird.',
  'mail.emailChanged.subject': 'Deine E-Mail-Adresse hat sich geändert',
  'mail.emailChanged.body': 'Dein Konto benutzt jetzt eine andere Adresse. Diese hier gehört nicht mehr dazu.',
  'mail.emailInUse.subject': 'Jemand wollte deine E-Mail-Adresse benutzen',
  'mail.emailInUse.body':
    'Jemand wollte diese Adresse für ein anderes Konto benutzen. Sie gehört zu deinem Konto {{ username }}, also hat sich nichts geändert.',
  'mail.emailTakenBack.subject': 'Deine E-Mail-Adresse hat sich geändert',
  'mail.emailTakenBack.body':
    'Das Konto {{ username }} gehört wieder zu einer früheren Adresse: Jemand hat den Link geöffnet, den wir dorthin gesendet hatten. Diese Adresse gehört nicht mehr dazu.',
  'mail.reset.subject': 'Wähle ein neues Passwort',
  'mail.reset.body':
    'Du kannst ein neues Passwort für dein Konto {{ username }} wählen. Der Link gilt einmal, eine Stunde lang.',
  'mail.reset.button': 'Neues Passwort wählen',
  'mail.passwordChanged.subject': 'Dein Passwort wurde geändert',
  'mail.passwordChanged.body':
    'Das Passwort deines Kontos {{ username }} wurde geändert, und alle anderen Geräte wurden abgemeldet.',
  'mail.deletion.subject': 'Dein Konto wird gelöscht',
  'mail.deletion.body':
    'Dein Konto {{ username }} wird am {{ date }} gelöscht. Ab jetzt kann es niemand mehr sehen. Um es zu behalten, melde dich vorher an.',
  'mail.deletion.button': 'Mein Konto behalten',
  'mail.paused.subject': 'Dein Konto macht Pause',
  'mail.paused.body': 'Dein Konto {{ username }} sieht vorerst niemand. Es kommt zurück, wenn du dich anmeldest.',
  'mail.paused.button': 'Wieder anmelden',
  'mail.invite.subject': '{{ name }} lädt dich zu {{ product }} ein',
  'mail.invite.greeting': 'Hallo,',
  'mail.invite.body': '{{ name }} sammelt Ideen auf {{ product }} und würde sich freuen, wenn du dabei bist.',
  'mail.invite.button': 'Bei {{ product }} mitmachen',
  'mail.boardInvite.subject': '{{ name }} lädt dich zur Pinnwand {{ board }} ein',
  'mail.boardInvite.body': '{{ name }} möchte mit dir auf der Pinnwand {{ board }} Ideen sammeln.',
  'mail.boardInvite.button': 'Bei der Pinnwand mitmachen',
  'mail.export.subject': 'Die Kopie deiner Daten ist fertig',
  'mail.export.body': 'Du kannst die Kopie von allem, was du eingegeben hast, in deinen Einstellungen herunterladen.',
  'mail.export.button': 'Meine Einstellungen öffnen',
  'mail.digest.subject': 'Neues auf {{ product }}',
  'mail.digest.body': 'Das ist neu für dich auf {{ product }}:',
  'mail.digest.button': 'Mitteilungen ansehen',
  'mail.digest.why': 'Du bekommst diese Mail höchstens einmal am Tag, weil deine Einstellungen es so sagen.',
  'mail.digest.stop': 'Diese Mails abbestellen',
  'mail.digest.more': 'Und {{ count }} weitere.',
  'mail.decision.subject': 'Eine Entscheidung über dein Konto bei {{ product }}',
  'mail.decision.body': 'Unser Team hat sich etwas von dir ({{ username }}) angesehen und entschieden.',
  'mail.decision.reason': 'Der Grund: {{ reason }}',
  'mail.decision.button': 'Entscheidung ansehen und Einspruch erheben',
}
