/** Account words that the server says. */
export const accounts = {
  'privacy.tooYoung': 'Under 16, a profile stays private.',
  'locale.unknown': 'We don’t know this language.',
  'country.unknown': 'We don’t know this country.',
  'accountType.unknown': 'We don’t know this kind of account.',
  'login.locked': 'Too many tries. Please wait a few minutes, or choose a new password.',
  'mail.tooMany': 'You have sent many mails today. Please try again tomorrow.',
  'business.brand': 'Brand',
  'business.retailer': 'Retailer',
  'business.local': 'Local business',
  'business.marketplace': 'Online marketplace',
  'business.publisher': 'Publisher or media',
  'business.service': 'Service provider',
  'business.influencer': 'Influencer',
  'business.publicFigure': 'Public figure',
  'business.institution': 'Institution or association',
  'business.other': 'Something else',
} as const
