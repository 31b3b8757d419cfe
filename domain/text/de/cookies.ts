import type { cookies as english } from '../en/cookies.ts'
import type { Part } from '../part.ts'

/** Wonach wir fragen, bevor wir uns etwas merken. */
export const cookies: Part<typeof english> = {
  'cookies.label': 'Cookies',
  'cookies.title': 'Deine Cookie-Auswahl',
  'cookies.sentence':
    'Ein paar brauchen wir, damit du angemeldet bleibst. Andere helfen uns, besser zu werden, dir passende Ideen zu zeigen und Anzeigen zu messen. Du entscheidest.',
  'cookies.more': 'Wie wir Cookies nutzen',
  'cookies.acceptAll': 'Alle akzeptieren',
  'cookies.rejectAll': 'Alle ablehnen',
  'cookies.choose': 'Selbst auswählen',
  'cookies.dialog': 'Cookie-Einstellungen',
  'cookies.necessary': 'Notwendig',
  'cookies.necessaryHint': 'Halten dich angemeldet und merken sich deine Auswahl. Immer an.',
  'cookies.personalization': 'Personalisierung',
  'cookies.personalizationHint':
    'Merken sich, was du angesehen und gesucht hast, damit wir dir Passendes zeigen können.',
  'cookies.analytics': 'Statistik',
  'cookies.analyticsHint': 'Zeigen uns, welche Funktionen genutzt werden, damit wir wissen, was wir verbessern können.',
  'cookies.marketing': 'Marketing',
  'cookies.marketingHint': 'Sagen uns, ob dich eine Anzeige hergeführt hat und was danach passiert ist.',
  'cookies.save': 'Auswahl speichern',
  'cookies.saved': 'Deine Cookie-Auswahl ist gespeichert.',
}
