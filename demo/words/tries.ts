/** What people say who tried something themselves. */
export const TRIES = [
  'Made it on Sunday. It took twice as long and was worth it.',
  'Mine came out a little darker, and I like it that way.',
  'First attempt! The edges need practice.',
  'Did it with what I had at home. Works.',
  'My version hangs in the hallway now.',
  'The second one is always better, here it is.',
  'Tried it with the kids, paint everywhere, highly recommended.',
  'Half the size, same idea.',
  'It looks even better in the evening light.',
  'Needed three tries to get the colour right.',
  'Took your advice and left out the last step.',
  'Done! A small one for the balcony.',
] as const
