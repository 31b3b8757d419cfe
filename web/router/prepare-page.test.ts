import { expect, test } from 'vitest'
import type { Viewer } from '#domain/entities/viewer.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Ask } from '#domain/resource.ts'
import { firstRoutes } from '../first-routes.ts'
import type { PageConfig } from '../page-config.ts'
import { routes } from '../routes.tsx'
import { makeStore } from '../state/store.ts'
import { preparePage } from './prepare-page.ts'

const visitor = { type: 'viewer', is_auth: false, id: null, username: null, view: {} } as Viewer
const ada = { ...visitor, is_auth: true, id: '7', username: 'ada' } as Viewer

const board = {
  type: 'board',
  id: '5',
  name: 'Blue',
  url: '/ada/blue/',
  section_count: 1,
  owner: { type: 'user', id: '7' },
}
const section = { type: 'board_section', id: '6', title: 'Sky', slug: 'sky' }
const ANSWERS: Record<string, unknown> = {
  BoardResource: board,
  BoardSectionsResource: { items: [section], next: null },
  BoardFeedResource: { items: [], next: null },
  UserHomefeedResource: { items: [], next: null },
}

function going(url: string, viewer = visitor, answers = ANSWERS, config: Partial<PageConfig> = {}) {
  const asked: { name: string; options: object }[] = []
  const store = makeStore({ viewer, config: config as PageConfig })
  const ask = (async (question, options) => {
    asked.push({ name: question.name, options: options as object })
    const answer = answers[question.name]
    if (answer instanceof Error) throw answer
    return answer
  }) as Ask
  return { asked, store, prepared: preparePage(url, { routes, store, ask }) }
}

test.each([
  ['/Ada/', '/ada/'],
  ['/Ada/_created/?bookmark=x', '/ada/_created/?bookmark=x'],
  ['/Ada/Blue/Sky', '/ada/Blue/Sky'],
])('route.31 a visitor of %s is sent to %s, someone signed in is not', async (url, to) => {
  expect(await going(url).prepared).toEqual({ redirect: to })
  expect(await going(url, ada).prepared).not.toHaveProperty('redirect')
})

test('route.9 /me/ leads to one’s own profile, and asks visitors to log in', async () => {
  expect(await going('/me/', ada).prepared).toEqual({ redirect: '/ada/' })
  expect(await going('/me', visitor).prepared).toEqual({ login: 'continue' })
})

test('prompt.1 a page for members says what it wanted, and of which pin', async () => {
  expect(await going('/pin/blue--12/edit/').prepared).toEqual({ login: 'edit', pin_id: '12' })
  expect(await going('/pin/12/repin/x').prepared).toEqual({ login: 'save', pin_id: '12' })
  expect(await going('/pin/create/').prepared).toEqual({ login: 'create' })
})

test('a section is found through its board, in rounds', async () => {
  const { asked, prepared } = going('/ada/blue/sky/')
  expect(await prepared).toMatchObject({ failure: undefined })
  expect(asked.map(({ name }) => name)).toEqual(['BoardResource', 'BoardSectionsResource', 'BoardFeedResource'])
  expect(asked[2]?.options).toMatchObject({ board_id: '5', section_id: '6', field_set_key: 'card' })
})

test('route.23 an unknown address, and a refusal that nothing is there, are both not found', async () => {
  const none = { ...ANSWERS, BoardResource: new Refusal('no_board', 'board.none') }
  expect(await going('/ada/blue/', visitor, none).prepared).toMatchObject({ failure: 'notFound' })
  expect(await going('/a/b/c/d/').prepared).toMatchObject({ failure: 'notFound', route: undefined })
})

test('a page that a house does not have is not found there, whoever asks', async () => {
  const DemoMailsResource = { items: [], next: null }
  const inHouse = (viewer: Viewer, has_demo_mail: boolean) =>
    going('/demo/mail/', viewer, { DemoMailsResource }, { has_demo_mail }).prepared
  for (const viewer of [visitor, ada]) expect(await inHouse(viewer, false)).toMatchObject({ failure: 'notFound' })
  expect(await inHouse(visitor, true)).toEqual({ login: 'continue' })
  expect(await inHouse(ada, true)).toMatchObject({ failure: undefined, route: { name: 'demo-mail' } })
})

test('another refusal breaks the page, a bug is thrown on', async () => {
  const refused = { ...ANSWERS, UserHomefeedResource: new Refusal('too_fast', 'error.tooFast') }
  expect(await going('/', visitor, refused).prepared).toMatchObject({ failure: 'broken' })
  const bug = { ...ANSWERS, UserHomefeedResource: new TypeError('x is undefined') }
  await expect(going('/', visitor, bug).prepared).rejects.toThrow('x is undefined')
})

test('what is known and fresh is not asked again', async () => {
  const { store, prepared, asked } = going('/')
  await prepared
  const never = (() => Promise.reject(new Error('asked again'))) as Ask
  await preparePage('/', { routes, store, ask: never })
  store.invalidate()
  await expect(preparePage('/', { routes, store, ask: never })).rejects.toThrow('asked again')
  await preparePage('/', { routes, store, ask: never, isReturn: true })
  expect(asked.map(({ name }) => name)).toEqual(['UserHomefeedResource', 'FeaturedBoardsResource'])
})

test.each([
  ['//', '/', 'home'],
  ['//?next=x', '/', 'home'],
  ['/\\/ada/blue/', '/ada/blue/', 'board'],
  ['//ada/blue/', '/ada/blue/', 'board'],
])('slashes too many at the beginning of %s lead to %s', async (url, path, name) => {
  const prepared = await going(url).prepared
  expect(prepared).toMatchObject({ place: { path }, route: { name } })
})

test('the rows of other pages are loaded for an address that is of none of the first ones', async () => {
  let loads = 0
  const moreRoutes = async () => {
    loads += 1
    return routes
  }
  const store = makeStore({ viewer: ada, config: {} as PageConfig })
  const ask = (async () => ANSWERS.UserHomefeedResource) as unknown as Ask
  const nameOf = async (url: string) => {
    const prepared = await preparePage(url, { routes: firstRoutes, moreRoutes, store, ask })
    return 'route' in prepared && prepared.route?.name
  }
  expect([await nameOf('/'), await nameOf('/pin/12/'), loads]).toEqual(['home', 'closeup', 0])
  expect([await nameOf('/settings/'), await nameOf('/no/such/page/at/all/'), loads]).toEqual(['settings', undefined, 2])
})
