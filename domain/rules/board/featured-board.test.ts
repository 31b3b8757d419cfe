import { expect, test } from 'vitest'
import type { Id } from '../../id.ts'
import { showsFeaturedBoard } from './featured-board.ts'

const board = { owner_id: '7' as Id }

test.each('US GB CA FR DE AT CH IT ES AU BR NL MX'.split(' '))(
  'board.14 featured boards are shown in %s',
  (country) => {
    expect(showsFeaturedBoard({ id: null, country }, board)).toBe(true)
    expect(showsFeaturedBoard({ id: '8' as Id, country }, board)).toBe(true)
    expect(showsFeaturedBoard({ id: '7' as Id, country }, board)).toBe(false)
  },
)

test.each(['JP', 'IN', 'PL', ''])('board.14 a viewer in %s sees none', (country) =>
  expect(showsFeaturedBoard({ id: null, country }, board)).toBe(false),
)
