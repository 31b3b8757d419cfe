/** Leaving the site from a card or a pin. */
export const offsite = {
  'offsite.title': 'Heads up!',
  'offsite.label': 'We have blocked this link',
  'offsite.learnMore': 'Learn more',
  'offsite.okay': 'Okay',
  'seo.more': 'More about this Pin',
  'seo.board': 'Board containing this Pin',
  'seo.from': 'Pin is from',
  'seo.description': 'Description',
  'seo.interests': 'Related interests',
  'seo.proof': 'What people say about it',
  'seo.favorites': { one: '{{ count }} favorite', other: '{{ count }} favorites' },
  'seo.shares': { one: '{{ count }} share', other: '{{ count }} shares' },
  'seo.reactions': { one: '{{ count }} reaction', other: '{{ count }} reactions' },
  'seo.open': 'more',
  'seo.close': '...less',
} as const
