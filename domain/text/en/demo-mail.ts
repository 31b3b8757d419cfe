/** The mailbox page of a demo. */
export const demoMail = {
  'demoMail.title': 'Demo inbox',
  'demoMail.sentence':
    'This demo doesn’t send real emails. The ones for your address show up here, and only you can see them.',
  'demoMail.empty': 'No emails yet. When we’d email you, you’ll find it here.',
  'demoMail.again': 'Check for new emails',
} as const
