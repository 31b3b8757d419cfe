import { expect, test } from 'vitest'
import type { Viewer } from '#domain/entities/viewer.ts'
import { USUAL_VIEW } from '#domain/rules/account/profile-view.ts'
import { boardsOptions, boardsViewAt, boardsViewHref } from './boards-view.ts'

const someone = (username: string, board_sort_order: string) => ({
  path: '/wren/',
  params: { username: 'wren' },
  viewer: { username, view: { ...USUAL_VIEW, board_sort_order } } as Viewer,
})
const other = someone('robin', 'alphabetical')
const at = (search: string, who = other) => boardsViewAt({ ...who, query: new URLSearchParams(search) })

test('board.2 every order and filter of a profile has an address; the usual ones need none', () => {
  for (const sort of ['alphabetical', 'oldest', 'newest', 'group_boards_at_top', 'custom']) {
    const view = at(`sort=${sort}&filter=SECRET`)
    expect(boardsOptions(view)).toEqual({ sort, filter: 'SECRET' })
    expect(boardsViewHref(other, view, {})).toBe(`/wren/?sort=${sort}&filter=SECRET`)
  }
  expect(boardsOptions(at('sort=last_pinned_to&filter=NONE'))).toEqual({})
  expect(boardsViewHref(other, at(''), { filter: 'GROUP' })).toBe('/wren/?filter=GROUP')
})

test('board.2 an order or filter that does not exist is the usual one', () => {
  expect(at('sort=upside_down&filter=-1')).toEqual({ sort: 'last_pinned_to', filter: 'NONE' })
})

test('profile.2 the order one chose for one’s own boards needs no address; on another’s profile it says nothing', () => {
  const own = someone('wren', 'alphabetical')
  expect(at('', own).sort).toBe('alphabetical')
  expect(at('').sort).toBe('last_pinned_to')
  expect(boardsViewHref(own, at('', own), {})).toBe('/wren/')
  expect(boardsViewHref(own, at('', own), { sort: 'last_pinned_to' })).toBe('/wren/?sort=last_pinned_to')
})
