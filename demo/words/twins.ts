/** What the person one logs in as added twice: once to the same board, twice to another. */
export const TWINS = [
  { family: 'plates', seed: 5, first: 'Slow kitchen', again: 'Slow kitchen' },
  { family: 'cups', seed: 8, first: 'First coffee', again: 'Slow kitchen' },
  { family: 'books', seed: 4, first: 'Reading corners', again: 'First coffee' },
] as const
