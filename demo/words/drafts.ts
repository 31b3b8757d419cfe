/**
 * Drafts of the main demo account. The first one was returned because its board no longer accepts it; the last one is
 * scheduled.
 */
export const DRAFTS = [
  {
    family: 'ceramics',
    seed: 4,
    title: 'Test tiles, six glazes',
    description: 'Celadon on the left, and the one on the right that ran all over my kiln shelf.',
    alt_text: 'Glazed ceramics side by side',
    board: null,
    inDays: null,
  },
  { family: 'cups', seed: 5, title: '', description: '', alt_text: '', board: null, inDays: null },
  {
    family: 'plates',
    seed: 3,
    title: 'Sunday pizza, second attempt',
    description: 'A wetter dough this time, and the stone gets a full hour in the oven.',
    alt_text: 'A pizza on a plate, seen from above',
    board: 'Slow kitchen',
    inDays: 5,
  },
] as const
