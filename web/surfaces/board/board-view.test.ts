import { expect, test } from 'vitest'
import { makeBoardViewHref, parseBoardView, toViewFeedOptions } from './board-view.ts'

const at = (search: string) => parseBoardView({ query: new URLSearchParams(search) })

test('board.8 the URL holds the order, the favorites filter and the tab; invalid values are ignored', () => {
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

test('board.2 the feed options contain only what was chosen', () => {
  expect(toViewFeedOptions(at(''))).toEqual({})
  expect(toViewFeedOptions(at('sort=custom&filter=favorites'))).toEqual({ sort: 'custom', current_filter: 1 })
})

test('a change of the view keeps the rest of it, but the tab of ideas has none', () => {
  const view = at('sort=custom&organize=1')
  expect(makeBoardViewHref('/a/b/', view, { isFavorites: true })).toBe('/a/b/?sort=custom&filter=favorites&organize=1')
  expect(makeBoardViewHref('/a/b/', view, { isIdeas: true })).toBe('/a/b/?tab=ideas')
  expect(makeBoardViewHref('/a/b/', at(''), {})).toBe('/a/b/')
})
