import { expect, test } from 'vitest'
import { SURFACES, type SurfaceName } from '../../constants/surfaces.ts'
import type { PinCard } from '../../entities/pin.ts'
import { titleLines } from './card-title.ts'

const others = { grid_title: 'Feathers', access: [] }
const own = { grid_title: 'Feathers', access: ['write'] }
const promoter = { id: '1' } as PinCard['promoter']
const NO_TITLE_ON: SurfaceName[] = ['BaseBoardPinGrid', 'UserProfilePinGrid', 'BoardlessPins']

test.each(NO_TITLE_ON)('card.11 on %s an own pin has no title', (surface) => {
  expect(titleLines(own, surface)).toBe(0)
  expect(titleLines(others, surface)).toBe(2)
  expect(titleLines({ ...own, promoter }, surface)).toBe(2)
})

test('card.11 on all other surfaces an own pin has the title that others have', () => {
  for (const surface of Object.keys(SURFACES) as SurfaceName[]) {
    if (!NO_TITLE_ON.includes(surface)) expect(titleLines(own, surface)).toBe(titleLines(others, surface))
  }
})

test.each<[SurfaceName, number]>([
  ['AuthHomefeed', 2],
  ['SearchItem', 2],
  ['ShoppingGrid', 1],
  ['ConversationView', 1],
  ['BoardCoverSelection', 0],
])('card.11 on %s a title has at most %i lines', (surface, lines) => expect(titleLines(others, surface)).toBe(lines))

test('card.11 what has no title has no line for it', () => {
  expect(titleLines({ ...others, grid_title: ' ' }, 'AuthHomefeed')).toBe(0)
})
