/** What people are asked about being remembered. */
export const cookies = {
  'cookies.label': 'Cookies',
  'cookies.title': 'Your cookie choices',
  'cookies.sentence':
    'We need a few to keep you signed in. Others help us improve, show you better ideas and measure ads. It’s up to you.',
  'cookies.more': 'How we use cookies',
  'cookies.acceptAll': 'Accept all',
  'cookies.rejectAll': 'Reject all',
  'cookies.choose': 'Let me choose',
  'cookies.dialog': 'Cookie settings',
  'cookies.necessary': 'Necessary',
  'cookies.necessaryHint': 'Keep you signed in and remember your choices. Always on.',
  'cookies.personalization': 'Personalization',
  'cookies.personalizationHint': 'Remember what you viewed and searched for, so we can show you more you’ll like.',
  'cookies.analytics': 'Analytics',
  'cookies.analyticsHint': 'Show us which features people use, so we know what to improve.',
  'cookies.marketing': 'Marketing',
  'cookies.marketingHint': 'Tell us whether an ad brought you here and what happened next.',
  'cookies.save': 'Save choices',
  'cookies.saved': 'Your cookie choices have been saved.',
} as const
