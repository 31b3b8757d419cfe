import { expect, test } from 'vitest'
import { BoardFeedResource, BoardResource } from '#domain/resources/boards.ts'
import type { RouteLocation } from '../../router/route.ts'
import { makeStore } from '../../state/store.ts'
import { boardAsks, boardHeadAsks, parseBoardOptions } from './asks.ts'

test('board.5 refetching after a bulk change leaves out the grid, which may be longer than one page', () => {
  const store = makeStore({ viewer: { id: null } as never, config: {} as never })
  const place = {
    params: { username: 'ada', board: 'tea' },
    query: new URLSearchParams('organize=1'),
    viewer: { is_auth: true },
  } as unknown as RouteLocation
  store.take(BoardResource.get, parseBoardOptions(place), { type: 'board', id: '1', collaborator_count: 0 })
  const names = (asks: typeof boardAsks) => asks(place, store.get()).map(({ question }) => question.name)
  expect(names(boardAsks)).toEqual([...names(boardHeadAsks), BoardFeedResource.get.name])
  expect(names(boardHeadAsks)).toContain(BoardResource.get.name)
})
