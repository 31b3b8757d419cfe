import { expect, test, vi } from 'vitest'
import type { Viewer } from '#domain/entities/viewer.ts'
import { TypeaheadClearRecentResource } from '#domain/resources/account.ts'
import { RecentSearchesResource } from '#domain/resources/search.ts'
import type { PageConfig } from '../../page-config.ts'
import { selectAnswer } from '../../state/selectors.ts'
import { makeStore } from '../../state/store.ts'
import { clearRecentSearches, removeRecentSearch } from './remove-recent-searches.ts'

function recent(terms?: string[]) {
  const store = makeStore({ viewer: { type: 'viewer', is_auth: true, id: '7' } as Viewer, config: {} as PageConfig })
  if (terms) store.take(RecentSearchesResource.get, {}, { terms })
  return { store, shown: () => selectAnswer(store.get(), RecentSearchesResource.get, {})?.terms }
}

test('search.16 a recent search that is taken off is gone from the page before the server answers, and so are all', async () => {
  const { store, shown } = recent(['vase', 'kiln', 'moss'])
  const ask = vi.fn(async () => ({ done: true }) as never)
  const one = removeRecentSearch({ ask, store }, 'kiln')
  expect(shown()).toEqual(['vase', 'moss'])
  await one
  expect(ask).toHaveBeenCalledWith(RecentSearchesResource.delete, { term: 'kiln' })
  const all = clearRecentSearches({ ask, store })
  expect(shown()).toEqual([])
  await all
  expect(ask).toHaveBeenLastCalledWith(TypeaheadClearRecentResource.delete, {})
  expect(shown()).toEqual([])
})

test('search.16 where it fails they are back; where none were loaded nothing is shown', async () => {
  const { store, shown } = recent(['vase', 'kiln'])
  const ask = async () => Promise.reject(new Error('away'))
  await expect(removeRecentSearch({ ask, store }, 'kiln')).rejects.toThrow('away')
  expect(shown()).toEqual(['vase', 'kiln'])
  await expect(clearRecentSearches({ ask, store })).rejects.toThrow('away')
  expect(shown()).toEqual(['vase', 'kiln'])
  const never = recent()
  await clearRecentSearches({ ask: async () => ({}) as never, store: never.store })
  expect(never.shown()).toBeUndefined()
})
