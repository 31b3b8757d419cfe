/** Types of businesses, and locked logins. */
export const accounts = {
  'login.locked': 'Too many attempts. Please wait a few minutes or reset your password.',
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
