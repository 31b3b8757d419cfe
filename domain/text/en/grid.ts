/** Grids and the cards in them. */
export const grid = {
  'grid.label': 'Pins',
  'grid.next': 'More Pins',
  'grid.loading': 'More Pins are on their way',
  'grid.failed': 'The next Pins could not be loaded.',
  'card.link': '{{ pinTitle }} pin page',
  'card.alt': 'This contains an image of: {{ pinTitle }}',
  'card.untitled': 'Untitled',
  'card.visit': 'Visit {{ domain }}',
  'card.waiting': 'The picture is on its way',
  'card.savedTo': 'Saved to {{ board }}',
  'card.savedToProfile': 'Saved to Profile',
} as const
