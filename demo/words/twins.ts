/** What the person one logs in as added twice: twice to the same board, once to another. */
export const TWINS = [
  { family: 'plates', seed: 5, first: 'Slow kitchen', again: 'Slow kitchen' },
  { family: 'cups', seed: 8, first: 'First coffee', again: 'Slow kitchen' },
  { family: 'books', seed: 4, first: 'Reading corners', again: 'Reading corners' },
] as const
