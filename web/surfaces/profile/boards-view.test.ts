import { expect, test } from 'vitest'
import { boardsOptions, boardsViewAt, boardsViewHref } from './boards-view.ts'

const at = (search: string) => boardsViewAt({ query: new URLSearchParams(search) })

test('board.2 every order and filter of a profile has an address; the usual ones need none', () => {
  for (const sort of ['alphabetical', 'oldest', 'newest', 'group_boards_at_top', 'custom']) {
    const view = at(`sort=${sort}&filter=SECRET`)
    expect(boardsOptions(view)).toEqual({ sort, filter: 'SECRET' })
    expect(boardsViewHref('/wren/', view, {})).toBe(`/wren/?sort=${sort}&filter=SECRET`)
  }
  expect(boardsOptions(at('sort=last_pinned_to&filter=NONE'))).toEqual({})
  expect(boardsViewHref('/wren/', at(''), { filter: 'GROUP' })).toBe('/wren/?filter=GROUP')
})

test('board.2 an order or filter that does not exist is the usual one', () => {
  expect(at('sort=upside_down&filter=-1')).toEqual({ sort: 'last_pinned_to', filter: 'NONE' })
})
