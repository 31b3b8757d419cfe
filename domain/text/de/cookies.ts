import type { cookies as english } from '../en/cookies.ts'
import type { Part } from '../part.ts'

/** Wonach wir fragen, bevor wir uns etwas merken. */
export const cookies: Part<typeof english> = {
  'cookies.label': 'Cookies',
  'cookies.title': 'Cookies, wie du sie magst',
  'cookies.sentence':
    'Ein paar brauchen wir, damit du angemeldet bleibst. Mit anderen könnten wir lernen, was hilft, dir passende Ideen zeigen und Anzeigen messen. Du entscheidest.',
  'cookies.more': 'Wie wir Cookies nutzen',
  'cookies.acceptAll': 'Alle annehmen',
  'cookies.rejectAll': 'Alle ablehnen',
  'cookies.choose': 'Selbst auswählen',
  'cookies.dialog': 'Cookie-Einstellungen',
  'cookies.necessary': 'Notwendig',
  'cookies.necessaryHint': 'Halten dich angemeldet und bewahren deine Auswahl. Immer an.',
  'cookies.personalization': 'Personalisierung',
  'cookies.personalizationHint': 'Merkt sich, was du angesehen und gesucht hast, um dir Passendes zu zeigen.',
  'cookies.analytics': 'Statistik',
  'cookies.analyticsHint': 'Zählt, was genutzt wird, damit wir wissen, was besser werden soll.',
  'cookies.marketing': 'Marketing',
  'cookies.marketingHint': 'Sagt, ob dich eine Anzeige hergeführt hat und was daraus wurde.',
  'cookies.save': 'Auswahl speichern',
  'cookies.saved': 'Deine Cookie-Auswahl ist gespeichert.',
}
