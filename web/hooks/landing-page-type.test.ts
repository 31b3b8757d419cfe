import { expect, test } from 'vitest'
import { BoardResource } from '#domain/resources/boards.ts'
import { matchRoute } from '../router/match-route.ts'
import type { RouteLocation } from '../router/route.ts'
import { routes } from '../routes.tsx'
import { makeStore } from '../state/store.ts'
import { parseBoardOptions } from '../surfaces/board/asks.ts'
import { toPageEventFields } from './landing-page-type.ts'

/** An app context at this URL, for a viewer who knows the board `ada/rooms` and may own it. */
function frameAt(url: string, isOwner = false) {
  const { pathname, searchParams: query } = new URL(url, 'http://here')
  const fits = matchRoute(routes, pathname)
  const viewer = { type: 'viewer', id: '1', is_auth: true } as never
  const store = makeStore({ viewer, config: {} as never })
  const place: RouteLocation = { path: pathname, params: fits?.params ?? {}, query, viewer }
  if (place.params.board) {
    const board = { type: 'board', id: '9', owner: { type: 'user', id: isOwner ? '1' : '2' } }
    store.take(BoardResource.get, parseBoardOptions(place), board as never)
  }
  const start = { base: { route: fits?.route, place }, layer: undefined }
  return { store, navigator: undefined, start } as never
}

test.each([
  ['/', 'home'],
  ['/homefeed/', 'home'],
  ['/pin/blue--12/', 'closeup'],
  ['/ada/', 'profile'],
  ['/ada/_created/', 'profile'],
  ['/ada/rooms/', 'board'],
  ['/ada/rooms/doors/', 'section'],
  ['/ideas/', 'ideas'],
  ['/ideas/lamps/12/', 'topic'],
  ['/search/pins/?q=lamp', 'search'],
  ['/settings/', 'other'],
  ['/no/such/page/at/all/', 'other'],
])('route.22 %s is a page of the type %s', (url, type) =>
  expect(toPageEventFields(frameAt(url))).toEqual({ landing_page_type: type }),
)

test('route.22 the pages of today have their type', () => {
  const today = ['/today/', '/today/best/', '/discover/article/some/']
  expect(today.map((path) => matchRoute(routes, path)?.route.kind)).toEqual(['today', 'today', 'today'])
})

test('route.22 one’s own board and section are types of their own', () => {
  expect(toPageEventFields(frameAt('/ada/rooms/', true))).toEqual({ landing_page_type: 'own_board' })
  expect(toPageEventFields(frameAt('/ada/rooms/doors/', true))).toEqual({ landing_page_type: 'own_section' })
})

test('route.45 every event of a closeup tells what the link to it carried, and of no other pin', () => {
  const about = (url: string, state: unknown) => {
    const frame = frameAt(url) as { start: object }
    const navigator = { entry: () => ({ state }), pages: { getState: () => frame.start } }
    return toPageEventFields({ ...frame, navigator } as never)
  }
  const state = { pin_id: '12', board_id: '3', tracking_params: 'abc' }
  const carried = { landing_page_type: 'closeup', board_id: '3', tracking_params: 'abc' }
  expect(about('/pin/blue--12/', state)).toEqual(carried)
  expect(about('/pin/13/', state)).toEqual({ landing_page_type: 'closeup' })
  expect(about('/ada/', state)).toEqual({ landing_page_type: 'profile' })
})

test('route.32 a search says how it was come to', () => {
  const about = { landing_page_type: 'search', rs: 'topic' }
  expect(toPageEventFields(frameAt('/search/pins/?q=lamp&rs=topic'))).toEqual(about)
  expect(toPageEventFields(frameAt('/ada/?rs=topic'))).toEqual({ landing_page_type: 'profile' })
})
