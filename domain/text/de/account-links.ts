import type { accountLinks as english } from '../en/account-links.ts'
import type { TextCataloguePart } from '../part.ts'

/** Account recovery: the pages that emails link to. */
export const accountLinks: TextCataloguePart<typeof english> = {
  'reset.title': 'Neues Passwort wählen',
  'reset.sentence':
    'Nenne uns deine E-Mail-Adresse oder deinen Benutzernamen. Wir senden dir einen Link, der einmal und eine Stunde lang gilt.',
  'reset.send': 'Link senden',
  'reset.sentTitle': 'Schau in dein Postfach',
  'reset.sentSentence': 'Wenn es ein Konto für {{ who }} gibt, ist eine E-Mail mit einem Link dorthin unterwegs.',
  'reset.again': 'Andere Adresse verwenden',
  'reset.back': 'Zurück zum Anmelden',
  'newPassword.title': 'Neues Passwort für {{ username }}',
  'newPassword.sentence': 'Ab dann meldest du dich damit an. Alle deine Geräte werden abgemeldet.',
  'newPassword.first': 'Neues Passwort',
  'newPassword.second': 'Neues Passwort bestätigen',
  'newPassword.save': 'Passwort speichern',
  'newPassword.saved': 'Dein Passwort ist geändert. Du kannst dich jetzt damit anmelden.',
  'newPassword.expiredTitle': 'Dieser Link ist abgelaufen',
  'newPassword.expiredSentence':
    'Links für ein neues Passwort gelten einmal und eine Stunde lang. Fordere einen neuen an.',
  'newPassword.askAgain': 'Neuen Link anfordern',
  'panic.title': 'Konto sichern',
  'panic.sentence':
    'Wenn du glaubst, dass jemand anderes dein Konto benutzt, melde es überall ab. Danach musst du dich auf jedem Handy, Tablet und Computer neu anmelden, auch auf deinen eigenen.',
  'panic.mailSentence':
    'Die Adresse, an die dieser Link ging, gehört wieder zu deinem Konto. Eine Löschung wird abgebrochen, und wir senden dir einen Link für ein neues Passwort.',
  'panic.button': 'Überall abmelden',
  'panic.doneTitle': 'Du bist überall abgemeldet',
  'panic.doneSentence': 'Niemand ist mehr in deinem Konto. Wähle ein neues Passwort, bevor du dich wieder anmeldest.',
  'panic.doneMailSentence':
    'Niemand ist mehr in deinem Konto, und das alte Passwort gilt nicht mehr. Wir haben dir einen Link geschickt, um ein neues zu wählen.',
  'panic.newPassword': 'Neues Passwort wählen',
  'panic.usedTitle': 'Dieser Link wurde schon benutzt',
  'panic.usedSentence':
    'Er gilt nur einmal. Wenn du dir weiter Sorgen machst, wähle ein neues Passwort. Damit werden alle Geräte abgemeldet.',
  'panic.logIn': 'Melde dich an, um dein Konto überall abzumelden.',
  'verification.title': 'Dieser Link gilt nicht mehr',
  'verification.sentence':
    'Links zum Bestätigen einer E-Mail-Adresse gelten einmal und drei Tage lang. Dieser wurde benutzt oder ist zu alt.',
  'verification.confirmedTitle': 'Deine E-Mail-Adresse ist bestätigt',
  'verification.confirmedSentence': 'Mehr brauchst du nicht zu tun.',
  'verification.send': 'Neuen Link senden',
  'verification.sentTitle': 'Ein neuer Link ist unterwegs',
  'verification.sentSentence': 'Schau in dein Postfach und öffne ihn innerhalb von drei Tagen.',
  'verification.logIn': 'Anmelden, um einen neuen Link zu bekommen',
}
