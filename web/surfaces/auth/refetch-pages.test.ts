import { expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { BoardFeedResource, BoardResource, BoardSectionsResource } from '#domain/resources/boards.ts'
import type { BrowserAsk } from '../../ask.ts'
import type { PageStack } from '../../router/navigator.ts'
import { toRouteAsk, toRouteListAsk } from '../../router/route.ts'
import { selectListItems } from '../../state/selectors.ts'
import { makeStore, type StoreState } from '../../state/store.ts'
import { refetchPages } from './refetch-pages.ts'

const viewer = (id: string | null) => ({ type: 'viewer', id, is_auth: id !== null }) as unknown as StoreState['viewer']
const pin = (id: string, favorited: boolean) => ({ type: 'pin', id, favorited })

function pageOf(store: ReturnType<typeof makeStore>) {
  const asks = () => [
    toRouteAsk(BoardResource.get, { board_id: '1' } as never),
    toRouteListAsk(BoardSectionsResource.get, { board_id: '1' } as never),
    toRouteListAsk(BoardFeedResource.get, { board_id: '1' } as never),
  ]
  const base = { route: { asks }, place: { viewer: viewer(null) }, key: 'a' } as unknown as PageStack['base']
  const [board, sections, feed] = asks().map((one) => one)
  store.take(board!.question, board!.options, { type: 'board', id: '1', mine: false })
  store.take(sections!.question, sections!.options, { items: [], next: null })
  store.take(feed!.question, feed!.options, { items: [pin('5', false), pin('6', false)], next: 'more' })
  return createStore<PageStack>(() => ({ base, layer: undefined, baseTop: 0, isPending: false }))
}

test('after a login, answers and complete lists are replaced; a feed keeps its order', async () => {
  const store = makeStore({ viewer: viewer(null), config: {} as StoreState['config'] })
  const pages = pageOf(store)
  store.merge(viewer('9'))
  const answers: Record<string, unknown> = {
    BoardResource: { type: 'board', id: '1', mine: true },
    BoardSectionsResource: { items: [{ type: 'board_section', id: '2' }], next: null },
    BoardFeedResource: { items: [pin('7', false), pin('6', true)], next: 'other' },
  }
  const ask = (async (question: { name: string }) => {
    store.merge(answers[question.name])
    return answers[question.name]
  }) as unknown as BrowserAsk
  await refetchPages({ store, ask, navigator: { pages } as never })
  const { lists, entities } = store.get()
  const idsOf = (name: string) => {
    const list = Object.entries(lists).find(([key]) => key.startsWith(name))?.[1]
    return list ? selectListItems<{ id: string; favorited?: boolean }>(store.get(), list) : []
  }
  expect(entities['board:1']?.mine).toBe(true)
  expect(idsOf('BoardSections').map(({ id }) => id)).toEqual(['2'])
  expect(idsOf('BoardFeed')).toMatchObject([{ id: '5' }, { id: '6', favorited: true }])
  expect(pages.getState().base.place.viewer.id).toBe('9')
})

test('a page whose questions fail stays as it is', async () => {
  const store = makeStore({ viewer: viewer('9'), config: {} as StoreState['config'] })
  const pages = pageOf(store)
  const ask = (async () => Promise.reject({ isRefused: true, kind: 'offline' })) as unknown as BrowserAsk
  await refetchPages({ store, ask, navigator: { pages } as never })
  expect(store.get().entities['board:1']?.mine).toBe(false)
})
