import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Id } from '#domain/id.ts'
import { BoardResource } from '#domain/resources/boards.ts'
import { PinResource } from '#domain/resources/pins.ts'
import type { Person } from '../context.ts'
import { updateFeedPool } from '../feed/pool.ts'
import { makeTestPicture } from '../testing/test-picture.ts'
import { openTestServer, type TestServer } from '../testing/test-server.ts'
import type { WireClient } from '../testing/wire-client.ts'

let server: TestServer
let visitor: WireClient
let owner: Person
let boardId: string
let pinIds: string[]
let image_signature: string

beforeAll(async () => {
  server = await openTestServer()
  visitor = server.visitor()
  owner = await server.person({ username: 'pager' })
  const ask = server.as(owner)
  boardId = (await ask(BoardResource.create, { name: 'Pages' })).id
  const first = await ask(PinResource.create, { board_id: boardId, image_base64: await makeTestPicture() })
  image_signature = first.image_signature as string
  pinIds = [first.id]
  for (let n = 0; n < 11; n++) pinIds.unshift(await addPin())
  for (let n = 0; n < 5; n++) {
    const fan = await server.client({ username: `fan_${n}` })
    await fan.post('UserFollow', 'create', { user_id: owner.id })
    await fan.post('Board', 'create', { name: 'Fan board' })
    await fan.send('POST', `/v3/pins/${pinIds[n]}/favorite/`)
  }
  await updateFeedPool(server.house)
})
afterAll(() => server.end())

/** Gives the pin a picture of its own, because the home feed shows no picture twice. */
async function withOwnPicture(id: Id): Promise<Id> {
  await sql`UPDATE aggregates SET image_signature = md5(id::text) WHERE first_pin_id = ${id}`.execute(server.house.db)
  return id
}

async function addPin(): Promise<string> {
  const { id } = await server.as(owner)(PinResource.create, { board_id: boardId, image_signature })
  return withOwnPicture(id)
}

const FEEDS: [string, () => Record<string, unknown>][] = [
  ['BoardFeed', () => ({ board_id: boardId })],
  ['BoardFeed', () => ({ board_id: boardId, sort: 'custom' })],
  ['UserPins', () => ({ username: 'pager' })],
  ['UserActivityPins', () => ({ username: 'pager' })],
  ['UserHomefeed', () => ({})],
  ['RelatedPinFeed', () => ({ pin: pinIds[0] })],
  ['UserFollowers', () => ({ username: 'pager' })],
]

async function walk(
  name: string,
  options: Record<string, unknown>,
  { client = visitor, between = async (_: number): Promise<unknown> => null } = {},
) {
  const met: string[] = []
  let bookmarks: string[] | undefined
  for (let page = 0; page < 50; page++) {
    const { status, body, data } = await client.get(name, { ...options, bookmarks })
    expect(status).toBe(200)
    met.push(...data.map((item: { id: string }) => item.id))
    const { bookmark } = body.resource_response
    expect(body.resource.options.bookmarks).toEqual([bookmark ?? '-end-'])
    if (bookmark === undefined) {
      expect('bookmark' in body.resource_response).toBe(false)
      return met
    }
    expect(data.length).toBeGreaterThan(0)
    bookmarks = [bookmark]
    await between(page)
  }
  throw new Error('The list has no end.')
}

test.each(FEEDS)('wire.6 %s meets everything once, page by page', async (name, options) => {
  const all = (await visitor.get(name, { ...options(), page_size: 250 })).data.map((item: { id: string }) => item.id)
  expect(all.length).toBeGreaterThanOrEqual(5)
  expect(new Set(all).size).toBe(all.length)
  for (const page_size of [1, 2, 3, all.length]) {
    const met = await walk(name, { ...options(), page_size })
    expect(met).toEqual(all)
  }
})

test.each(FEEDS)('wire.6 %s is empty and ended when it is asked for what is behind the end', async (name, options) => {
  const { status, body, data } = await visitor.get(name, { ...options(), bookmarks: ['-end-'] })
  expect([status, data]).toEqual([200, []])
  expect('bookmark' in body.resource_response).toBe(false)
  expect(body.resource.options.bookmarks).toEqual(['-end-'])
})

test.each(FEEDS)(
  'wire.6 a bookmark of %s is opaque, safe in an address, and of no other beginning',
  async (name, options) => {
    const { body } = await visitor.get(name, { ...options(), page_size: 2 })
    const { bookmark } = body.resource_response
    expect(bookmark).toMatch(/^[\w.~-]{20,}$/)
    expect(bookmark?.startsWith('Y2JOb25lO')).toBe(false)
  },
)

test('wire.6 a forged or cut bookmark, and one of the same list with other options, is 400', async () => {
  const asked = { board_id: boardId, page_size: 2 }
  const { bookmark = '' } = (await visitor.get('BoardFeed', asked)).body.resource_response
  const [body = '', signature = ''] = bookmark.slice(1).split('.')
  const cursorKey = JSON.parse(Buffer.from(body, 'base64url').toString())
  const other = Buffer.from(JSON.stringify([...cursorKey.slice(0, -1), '1'])).toString('base64url')
  const forged = [
    `b${other}.${signature}`,
    bookmark.slice(0, -1),
    `${bookmark}x`,
    'nonsense',
    'Y2JOb25lO',
    `b${body}.`,
    `b${body}`,
  ]
  for (const bookmarks of forged) {
    const told = await visitor.get('BoardFeed', { ...asked, bookmarks: [bookmarks] })
    expect([bookmarks, told.status, told.body.resource_response.code]).toEqual([bookmarks, 400, 1])
  }
  const foreign: [string, Record<string, unknown>][] = [
    ['BoardFeed', { ...asked, sort: 'custom' }],
    ['BoardFeed', { board_url: '/fan_0/fan-board/' }],
  ]
  for (const [name, options] of foreign)
    expect((await visitor.get(name, { ...options, bookmarks: [bookmark] })).status).toBe(400)
})

test.each(FEEDS)('wire.6 %s answers its first page to a bookmark of another list', async (name, options) => {
  const [list, ofList] =
    name === 'UserPins' ? ['BoardFeed', { board_id: boardId }] : ['UserPins', { username: 'pager' }]
  const { bookmark } = (await visitor.get(list, { ...ofList, page_size: 2 })).body.resource_response
  const asked = { ...options(), page_size: 3 }
  const first = await visitor.get(name, asked)
  const told = await visitor.get(name, { ...asked, bookmarks: [bookmark] })
  expect([told.status, told.data]).toEqual([200, first.data])
  expect(told.data).toHaveLength(3)
  const cut = await visitor.get(name, { ...asked, bookmarks: [bookmark?.slice(0, -1)] })
  expect(cut.status).toBe(400)
})

test('wire.6 a bookmark belongs to the question, not to the viewer or to the size of a page', async () => {
  const { bookmark } = (await visitor.get('BoardFeed', { board_id: boardId, page_size: 2 })).body.resource_response
  const told = await (await server.client()).get('BoardFeed', {
    board_id: boardId,
    page_size: 4,
    bookmarks: [bookmark],
  })
  expect(told.data.map((item: { id: string }) => item.id)).toEqual(pinIds.slice(2, 6))
})

test.each([
  ['BoardFeed', () => ({ board_id: boardId })],
  ['BoardFeed', () => ({ board_id: boardId, sort: 'custom' })],
  ['UserPins', () => ({ username: 'pager' })],
])('wire.6 %s meets every lasting row once while others come and go', async (name, options) => {
  const doomed: string[] = []
  for (let n = 0; n < 4; n++) doomed.push(await addPin())
  const met = await walk(
    name,
    { ...options(), page_size: 2 },
    {
      between: async (page) => {
        const added = await addPin()
        const gone = page < 4 ? doomed[page] : added
        await server.as(owner)(PinResource.delete, { id: gone as string })
      },
    },
  )
  expect(new Set(met).size).toBe(met.length)
  expect(met.filter((id) => pinIds.includes(id))).toEqual(pinIds)
})

test('wire.6 home of someone who follows people has all of the pool and of theirs, nothing twice', async () => {
  const other = await server.person()
  const lone = await withOwnPicture((await server.as(other)(PinResource.create, { image_signature })).id)
  await updateFeedPool(server.house)
  const late = [await addPin(), await addPin(), await addPin(), await addPin(), await addPin()]
  const fan = await server.client()
  await fan.post('UserFollow', 'create', { user_id: owner.id })
  for (const page_size of [1, 3, 4, 50]) {
    const met = await walk('UserHomefeed', { page_size }, { client: fan })
    expect(new Set(met).size).toBe(met.length)
    expect(new Set(met)).toEqual(new Set([lone, ...late, ...(await listed())]))
  }
  for (const id of late) await server.as(owner)(PinResource.delete, { id })
})

async function listed(): Promise<string[]> {
  const rows = await server.house.db.selectFrom('user_pins').select('pin_id').where('user_id', '=', owner.id).execute()
  return rows.map((row) => row.pin_id)
}

test('wire.6 a page is not empty while more follow, also where much may not be seen', async () => {
  const ask = server.as(owner)
  const hidden = await ask(BoardResource.create, { name: 'Hidden', privacy: 'secret' })
  const likes = await server.client({ username: 'liker' })
  for (const id of pinIds.slice(0, 3)) await likes.send('POST', `/v3/pins/${id}/favorite/`)
  const secret: string[] = []
  for (let n = 0; n < 5; n++) {
    const id = await addPin()
    await likes.send('POST', `/v3/pins/${id}/favorite/`)
    secret.push(id)
  }
  for (const id of secret) await ask(PinResource.update, { id, board_id: hidden.id })
  const met = await walk('UserLikes', { username: 'liker', page_size: 2 })
  expect(met).toEqual(pinIds.slice(0, 3).toReversed())
})
