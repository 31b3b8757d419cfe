/** Types of business accounts: the code on the wire and the key of the display text. */
export const BUSINESS_TYPES = {
  brand: 'business.brand',
  retailer: 'business.retailer',
  local_business: 'business.local',
  online_marketplace: 'business.marketplace',
  publisher_or_media: 'business.publisher',
  contractor_or_service_provider: 'business.service',
  influencer: 'business.influencer',
  public_figure: 'business.publicFigure',
  institution: 'business.institution',
  other: 'business.other',
} as const
