/** What people are asked about being remembered. */
export const cookies = {
  'cookies.label': 'Cookies',
  'cookies.title': 'Cookies, as you like them',
  'cookies.sentence':
    'We need a few to keep you signed in. With others we could learn what helps, show you fitting ideas and measure ads. You decide.',
  'cookies.acceptAll': 'Accept all',
  'cookies.rejectAll': 'Reject all',
  'cookies.choose': 'Let me choose',
  'cookies.dialog': 'Cookie settings',
  'cookies.necessary': 'Necessary',
  'cookies.necessaryHint': 'Keep you signed in and your choices in place. Always on.',
  'cookies.personalization': 'Personalization',
  'cookies.personalizationHint': 'Remembers what you looked at and searched for, to show you more that fits.',
  'cookies.analytics': 'Analytics',
  'cookies.analyticsHint': 'Counts what is used, so that we know what to make better.',
  'cookies.marketing': 'Marketing',
  'cookies.marketingHint': 'Tells whether an ad led you here, and what came of it.',
  'cookies.save': 'Save choices',
  'cookies.saved': 'Your cookie choices are saved.',
} as const
