import { expect, test } from 'vitest'
import { feedOptions, viewAt, viewHref } from './board-view.ts'

const at = (search: string) => viewAt({ query: new URLSearchParams(search) })

test('board.8 the address says the order, the favorites filter and the tab; nonsense says nothing', () => {
  expect(at('sort=oldest&filter=favorites')).toEqual({
    sort: 'oldest',
    isFavorites: true,
    isIdeas: false,
    isOrganizing: false,
  })
  expect(at('sort=sideways&filter=all&tab=none&organize=yes')).toEqual({
    sort: undefined,
    isFavorites: false,
    isIdeas: false,
    isOrganizing: false,
  })
})

test('board.2 the feed is asked only for what was chosen', () => {
  expect(feedOptions(at(''))).toEqual({})
  expect(feedOptions(at('sort=custom&filter=favorites'))).toEqual({ sort: 'custom', current_filter: 1 })
})

test('a change of the view keeps the rest of it, but the tab of ideas has none', () => {
  const view = at('sort=custom&organize=1')
  expect(viewHref('/a/b/', view, { isFavorites: true })).toBe('/a/b/?sort=custom&filter=favorites&organize=1')
  expect(viewHref('/a/b/', view, { isIdeas: true })).toBe('/a/b/?tab=ideas')
  expect(viewHref('/a/b/', at(''), {})).toBe('/a/b/')
})
