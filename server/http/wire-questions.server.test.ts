import { afterAll, beforeAll, expect, test } from 'vitest'
import { indexEverything } from '../search/index-everything.ts'
import { makeTestPicture } from '../testing/test-picture.ts'
import { openTestServer, type TestServer } from '../testing/test-server.ts'
import type { WireClient } from '../testing/wire-client.ts'

type Member = Awaited<ReturnType<TestServer['client']>>

let server: TestServer
let me: Member
let friend: Member
let visitor: WireClient
let pin: { id: string; seo_url: string; aggregated_pin_data: { id: string } }

beforeAll(async () => {
  server = await openTestServer()
  visitor = server.visitor()
  me = await server.client({ username: 'asker' })
  friend = await server.client({ username: 'friend' })
  const words = { title: 'Blue vase', link: 'https://vases.test/blue' }
  pin = (await me.post('Pin', 'create', { image_base64: await makeTestPicture(), ...words })).data
})
afterAll(() => server.end())

const idsOf = (list: { id: string }[]) => list.map(({ id }) => id)

test('wire.16 a pin is asked for by the part of its address that ends in its id, too', async () => {
  const part = pin.seo_url.split('/')[2]
  expect(part).toBe(`blue-vase--${pin.id}`)
  expect((await visitor.get('Pin', { id: part })).data.id).toBe(pin.id)
  expect((await visitor.get('RelatedPinFeed', { pin: part })).status).toBe(200)
  expect((await visitor.get('RelatedModules', { pin_id: part })).status).toBe(200)
  for (const id of ['blue-vase', 'blue-vase--', 'a--b', '--', ''])
    expect([id, (await visitor.get('Pin', { id })).status]).toEqual([id, 400])
})

test('wire.17 a conversation is opened without a word, found again, and begun with a message', async () => {
  await friend.post('UserFollow', 'create', { user_id: me.person.id })
  const open = (more = {}) => me.post('Conversations', 'create', { user_ids: [friend.person.id], ...more })
  const first = await open()
  expect([first.status, first.data.id]).toEqual([200, expect.stringMatching(/^\d{19}$/)])
  expect((await open({ text: '', emails: [] })).data.id).toBe(first.data.id)
  const read = () => me.get('ConversationMessages', { conversation_id: first.data.id })
  expect((await read()).data).toEqual([])
  expect((await friend.get('Conversations', {})).data).toEqual([])
  const said = await me.post('ConversationMessages', 'create', { conversation_id: first.data.id, text: 'Hello' })
  expect(said.status).toBe(200)
  expect((await read()).data).toMatchObject([{ text: 'Hello' }])
  expect(idsOf((await friend.get('Conversations', {})).data)).toEqual([first.data.id])
  expect((await open()).data.id).toBe(first.data.id)
  expect((await read()).data).toHaveLength(1)
})

test('wire.17 nobody is opened to who may not be written to, and a mail is not sent without a word', async () => {
  const blocked = await server.client()
  await blocked.post('UserBlock', 'create', { blocked_user_id: me.person.id })
  expect((await me.post('Conversations', 'create', { user_ids: [blocked.person.id] })).status).toBe(404)
  expect((await me.post('Conversations', 'create', { emails: ['a@example.test'] })).status).toBe(400)
  expect((await me.post('Conversations', 'create', {})).status).toBe(400)
})

test('wire.16 AggregatedActivityFeed lists who saved a thing and who tried it, page by page, nothing secret', async () => {
  const of = { aggregated_pin_data_id: pin.aggregated_pin_data.id }
  expect((await visitor.get('AggregatedActivityFeed', of)).data).toEqual([])
  const saved = (await friend.post('Repin', 'create', { pin_id: pin.id })).data.id
  const tried = (await friend.post('DidItActivity', 'create', { pin_id: pin.id, details: 'It holds water' })).data.id
  const other = await server.client()
  const secret = (await other.post('Board', 'create', { name: 'Mine', privacy: 'secret' })).data.id
  await other.post('Repin', 'create', { pin_id: pin.id, board_id: secret })
  const later = (await other.post('Repin', 'create', { pin_id: pin.id })).data.id
  const { data } = await visitor.get('Pin', { id: pin.id })
  expect(data.aggregated_pin_data.aggregated_stats.saves).toBe(2)
  const all = await visitor.get('AggregatedActivityFeed', { ...of, field_set_key: 'did_it', show_did_it_feed: true })
  expect(all.data.map((one: { type: string; id: string }) => [one.type, one.id])).toEqual([
    ['pin', later],
    ['userdiditdata', tried],
    ['pin', saved],
  ])
  const met: string[] = []
  for (let bookmarks: string[] = []; bookmarks[0] !== '-end-'; ) {
    const page = await visitor.get('AggregatedActivityFeed', { ...of, page_size: 1, bookmarks })
    met.push(...idsOf(page.data))
    bookmarks = page.body.resource.options.bookmarks as string[]
  }
  expect(met).toEqual([later, tried, saved])
})

test('the guides of a search have their place', async () => {
  const tulips = ['Glass vase with tulips', 'Vase with tulips', 'Green vase with tulips', 'Red vase with tulips']
  for (const title of [...tulips, 'Blue ceramic vase', 'Ceramic vase', 'Red ceramic vase', 'Tall vase', 'Small vase'])
    await me.post('Pin', 'create', { image_base64: await makeTestPicture(), title })
  await indexEverything(server.house)
  const { guides } = (await visitor.get('BaseSearch', { query: 'vase' })).data
  expect(guides.length).toBeGreaterThan(1)
  expect(guides.map((guide: { position: number }) => guide.position)).toEqual(
    guides.map((_: unknown, at: number) => at),
  )
})

test('wire.15 BoardsFeed is Boards by another name, page by page', async () => {
  for (const name of ['One', 'Two', 'Three']) await me.post('Board', 'create', { name })
  const all = await visitor.get('Boards', { username: 'asker' })
  expect(idsOf((await visitor.get('BoardsFeed', { username: 'asker' })).data)).toEqual(idsOf(all.data))
  const first = await visitor.get('BoardsFeed', { username: 'asker', page_size: 2 })
  const bookmarks = [first.body.resource_response.bookmark]
  for (const name of ['BoardsFeed', 'Boards']) {
    const next = await visitor.get(name, { username: 'asker', page_size: 2, bookmarks })
    expect([...idsOf(first.data), ...idsOf(next.data)]).toEqual(idsOf(all.data))
  }
})

test('wire.17 comments begun at AggregatedComment go on at AggregatedCommentFeed', async () => {
  const objectId = pin.aggregated_pin_data.id
  for (const text of ['One', 'Two', 'Three'])
    await me.post('AggregatedComment', 'create', { objectId, pinId: pin.id, text })
  const first = await visitor.get('AggregatedComment', { objectId, page_size: 2, bookmarks: '' })
  const bookmarks = first.body.resource_response.bookmark
  const next = await visitor.get('AggregatedCommentFeed', { objectId, page_size: 2, bookmarks })
  expect(next.data.map((one: { text: string }) => one.text)).toEqual(['One'])
})

test('wire.12 /url_shortener/ leads to the page of a pin or a board by a whole URL', async () => {
  const go = (id: string, slash = '/') => server.app.inject({ url: `/url_shortener/${id}/redirect${slash}` })
  const { url, id: open } = (await me.post('Board', 'create', { name: 'Short ways' })).data
  for (const [told, path] of [
    [await go(pin.id), pin.seo_url],
    [await go(pin.id, ''), pin.seo_url],
    [await go(`blue-vase--${pin.id}`), pin.seo_url],
    [await go(open), url],
  ] as const)
    expect([told.statusCode, told.headers.location]).toEqual([302, `http://localhost:3000${path}`])
  const board_id = (await me.post('Board', 'create', { name: 'Hidden', privacy: 'secret' })).data.id
  const hidden = await me.post('Pin', 'create', {
    board_id,
    image_base64: await makeTestPicture(),
    link: 'https://a.test/',
  })
  for (const id of [hidden.data.id, board_id, '1', 'nonsense', '99999999999999999999'])
    expect([id, (await go(id)).statusCode]).toEqual([id, 404])
})
