import type { cookies as english } from '../en/cookies.ts'
import type { TextCataloguePart } from '../part.ts'

/** The cookie consent dialog. */
export const cookies: TextCataloguePart<typeof english> = {
  'cookies.label': 'Cookies',
  'cookies.title': 'Deine Cookie-Auswahl',
  'cookies.sentence':
    'Ein paar brauchen wir, damit du angemeldet bleibst. Andere helfen uns, besser zu werden, dir passende Ideen zu zeigen und Anzeigen zu messen. Du entscheidest.',
  'cookies.more': 'Wie wir Cookies nutzen',
  'cookies.acceptAll': 'Alle akzeptieren',
  'cookies.rejectAll': 'Alle ablehnen',
  'cookies.choose': 'Selbst auswählen',
  'cookies.saved': 'Deine Cookie-Auswahl ist gespeichert.',
}
