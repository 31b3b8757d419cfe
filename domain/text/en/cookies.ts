/** The cookie consent dialog. */
export const cookies = {
  'cookies.label': 'Cookies',
  'cookies.title': 'Your cookie choices',
  'cookies.sentence':
    'We need a few to keep you signed in. Others help us improve, show you better ideas and measure ads. It’s up to you.',
  'cookies.more': 'How we use cookies',
  'cookies.acceptAll': 'Accept all',
  'cookies.rejectAll': 'Reject all',
  'cookies.choose': 'Let me choose',
  'cookies.saved': 'Your cookie choices have been saved.',
} as const
