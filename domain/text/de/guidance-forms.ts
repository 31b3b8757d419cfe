import type { guidanceForms as english } from '../en/guidance-forms.ts'
import type { TextCataloguePart } from '../part.ts'

/** What the forms of guidance say besides their own texts. */
export const guidanceForms: TextCataloguePart<typeof english> = {
  'guidance.dismissBanner': 'Banner schließen',
  'guidance.dismissCallout': 'Hinweis schließen',
  'guidance.close': 'Schließen',
  'guidance.note': 'Hinweis',
  'guidance.error': 'Fehler:',
  'guidance.warning': 'Warnung:',
  'guidance.info': 'Information:',
  'guidance.savedIdeas': 'Was du dir gemerkt hast',
  'guidance.surveyThanks': 'Danke für deine Antworten!',
  'guidance.pulsar': 'Tipp anzeigen',
  'guidance.dismiss': 'Schließen',
  'guidance.tip': 'Tipp',
}
