import { HOST_MESSAGE_MAX } from '../../constants/limits.ts'

/** The page before leaving for another site, and results of the link check. */
export const wayOut = {
  'offsite.blocked': 'This link may lead to spam or a harmful page, so we blocked it.',
  'offsite.suspicious': 'This link may not lead where it says it does, so we blocked it.',
  'offsite.porn': 'This link may lead to sexual content, so we blocked it.',
  'offsite.leaving': 'You’re leaving {{ product }}',
  'offsite.leadsTo': 'This link goes to another site:',
  'offsite.continue': 'Continue to {{ host }}',
  'offsite.stay': 'Stay here',
  'offsite.expired': 'This link has expired',
  'offsite.expiredHint': 'Links to other sites only work for a short time. Open it again from its Pin.',
  'offsite.backToPin': 'Back to Pin',
  'offsite.home': 'Go to home',
  'host.invalid': 'Enter a host name, such as shop.example.',
  'host.messageTooLong': `Messages can be up to ${HOST_MESSAGE_MAX.toLocaleString('en')} characters.`,
} as const
