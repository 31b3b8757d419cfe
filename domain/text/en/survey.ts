/** The page on which surveys are answered. Only the server writes it, so browsers don't load these texts. */
export const survey = {
  'survey.send': 'Send',
  'survey.incomplete': 'Pick at least one answer, then send again.',
  'survey.thanks': 'Thanks for your answers!',
  'survey.thanks.more': 'They help us make {{ product }} better.',
  'survey.closed': 'This survey is over',
  'survey.closed.more': 'The link doesn’t work anymore. There’s still a lot to see on {{ product }}.',
  'survey.home': 'Go to {{ product }}',
} as const
