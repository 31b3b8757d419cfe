/** What the forms of guidance say besides their own texts. */
export const guidanceForms = {
  'guidance.dismissBanner': 'Dismiss banner',
  'guidance.dismissCallout': 'Dismiss callout',
  'guidance.close': 'Close',
  'guidance.note': 'Note',
  'guidance.error': 'Error:',
  'guidance.warning': 'Warning:',
  'guidance.info': 'Information:',
  'guidance.savedIdeas': 'What you saved',
  'guidance.surveyThanks': 'Thanks for your answers!',
  'guidance.pulsar': 'Show tip',
  'guidance.dismiss': 'Dismiss',
  'guidance.tip': 'Tip',
} as const
