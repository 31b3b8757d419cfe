import { expect, test } from 'vitest'
import type { Viewer } from '#domain/entities/viewer.ts'
import { DEFAULT_PROFILE_VIEW } from '#domain/rules/account/profile-view.ts'
import { makeBoardsViewHref, parseBoardsView, toBoardsViewOptions } from './boards-view.ts'

const someone = (username: string, board_sort_order: string) => ({
  path: '/wren/',
  params: { username: 'wren' },
  viewer: { username, view: { ...DEFAULT_PROFILE_VIEW, board_sort_order } } as Viewer,
})
const other = someone('robin', 'alphabetical')
const at = (search: string, who = other) => parseBoardsView({ ...who, query: new URLSearchParams(search) })

test('board.2 every order and filter of a profile has a URL; the defaults need no parameter', () => {
  for (const sort of ['alphabetical', 'oldest', 'newest', 'group_boards_at_top', 'custom']) {
    const view = at(`sort=${sort}&filter=SECRET`)
    expect(toBoardsViewOptions(view)).toEqual({ sort, filter: 'SECRET' })
    expect(makeBoardsViewHref(other, view, {})).toBe(`/wren/?sort=${sort}&filter=SECRET`)
  }
  expect(toBoardsViewOptions(at('sort=last_pinned_to&filter=NONE'))).toEqual({})
  expect(makeBoardsViewHref(other, at(''), { filter: 'GROUP' })).toBe('/wren/?filter=GROUP')
})

test('board.2 an unknown order or filter falls back to the default', () => {
  expect(at('sort=upside_down&filter=-1')).toEqual({ sort: 'last_pinned_to', filter: 'NONE' })
})

test('profile.2 the last order of one’s own boards needs no parameter and has no effect on other profiles', () => {
  const own = someone('wren', 'alphabetical')
  expect(at('', own).sort).toBe('alphabetical')
  expect(at('').sort).toBe('last_pinned_to')
  expect(makeBoardsViewHref(own, at('', own), {})).toBe('/wren/')
  expect(makeBoardsViewHref(own, at('', own), { sort: 'last_pinned_to' })).toBe('/wren/?sort=last_pinned_to')
})
