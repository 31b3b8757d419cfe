/** Saves of a visitor without an account. */
export const guest = {
  'guest.title': 'Your saved Pins',
  'guest.sentence': {
    one: '{{ count }} Pin is saved in this browser only. Sign up to keep it.',
    other: '{{ count }} Pins are saved in this browser only. Sign up to keep them.',
  },
  'guest.empty': 'Nothing saved yet. Save a Pin, and you’ll find it here.',
  'guest.emptyAction': 'Find ideas',
} as const
