/** Grids and the cards in them. */
export const grid = {
  'grid.label': 'Pins',
  'grid.next': 'More Pins',
  'grid.loading': 'Loading more Pins',
  'grid.failed': 'We couldn’t load more Pins.',
  'grid.offline': 'You’re offline. More Pins will load when you’re back online.',
  'grid.end': 'You’ve reached the end.',
  'grid.toTop': 'Back to top',
  'grid.topics': 'See all topics',
  'card.link': '{{ pinTitle }} pin page',
  'card.alt': 'This contains an image of: {{ pinTitle }}',
  'card.untitled': 'Untitled',
  'card.visit': 'Visit {{ domain }}',
  'card.waiting': 'Loading picture',
  'card.savedTo': 'Saved to {{ board }}',
  'card.savedToProfile': 'Saved to Profile',
} as const
