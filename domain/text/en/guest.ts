/** What a visitor saved before having an account. */
export const guest = {
  'guest.title': 'Your saved Pins',
  'guest.sentence': {
    one: '{{ count }} Pin is kept in this browser only. Sign up to keep it for good.',
    other: '{{ count }} Pins are kept in this browser only. Sign up to keep them for good.',
  },
  'guest.empty': 'Nothing saved yet. Save a Pin and it waits for you here.',
  'guest.emptyAction': 'Find ideas',
} as const
