/** Pictures that the main demo account added twice: to the same board, or to another. */
export const DUPLICATE_PICTURES = [
  { family: 'plates', seed: 5, first: 'Slow kitchen', again: 'Slow kitchen' },
  { family: 'cups', seed: 8, first: 'First coffee', again: 'Slow kitchen' },
  { family: 'books', seed: 4, first: 'Reading corners', again: 'Reading corners' },
] as const
