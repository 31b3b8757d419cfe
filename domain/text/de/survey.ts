import type { survey as english } from '../en/survey.ts'
import type { TextCataloguePart } from '../part.ts'

/** The page on which surveys are answered. Only the server writes it, so browsers don't load these texts. */
export const survey: TextCataloguePart<typeof english> = {
  'survey.send': 'Senden',
  'survey.incomplete': 'Wähl mindestens eine Antwort aus und sende dann noch einmal.',
  'survey.thanks': 'Danke für deine Antworten!',
  'survey.thanks.more': 'Sie helfen uns, {{ product }} besser zu machen.',
  'survey.closed': 'Diese Umfrage ist vorbei',
  'survey.closed.more': 'Der Link funktioniert nicht mehr. Auf {{ product }} gibt es noch viel zu sehen.',
  'survey.home': 'Zu {{ product }}',
}
