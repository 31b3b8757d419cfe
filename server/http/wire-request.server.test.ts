import { request as rawRequest } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BoardResource } from '#domain/resources/boards.ts'
import { PinResource } from '#domain/resources/pins.ts'
import { makeTestPicture } from '../testing/test-picture.ts'
import { openTestServer, type TestServer } from '../testing/test-server.ts'
import { toWireFields, type WireClient } from '../testing/wire-client.ts'

let server: TestServer
let me: Awaited<ReturnType<TestServer['client']>>
let visitor: WireClient
let boardId: string
const pinIds: string[] = []

beforeAll(async () => {
  server = await openTestServer()
  me = await server.client({ username: 'nest' })
  visitor = server.visitor()
  const ask = server.as(me.person)
  const board = await ask(BoardResource.create, { name: 'Shapes' })
  boardId = board.id
  const image_base64 = await makeTestPicture()
  for (let n = 0; n < 3; n++) pinIds.unshift((await ask(PinResource.create, { board_id: board.id, image_base64 })).id)
})
afterAll(() => server.end())

const idsOf = (data: { id: string }[]) => data.map((item) => item.id)
const query = (fields: Record<string, string>) => new URLSearchParams(fields).toString()

describe.each(['', '/'])('with the ending %j', (slash) => {
  test('wire.1 a question is answered without a redirect', async () => {
    const told = await visitor.send('GET', `/resource/UserResource/get${slash}?${toWireFields({ username: 'nest' })}`)
    expect(told.status).toBe(200)
    expect(told.data.username).toBe('nest')
  })
  test('wire.1 a change is made without a redirect', async () => {
    const payload = toWireFields({ name: `Slash ${slash.length}` })
    const told = await me.send('POST', `/resource/BoardResource/create${slash}`, { payload })
    expect(told.status).toBe(200)
    expect(told.data.name).toBe(`Slash ${slash.length}`)
  })
  test('wire.1 a /v3 path is answered without a redirect', async () => {
    const told = await me.send('POST', `/v3/pins/${pinIds[0]}/favorite${slash}`)
    expect([told.status, told.data.favorited_by_me]).toEqual([200, true])
  })
  test('wire.1 an upload is taken without a redirect', async () => {
    const told = await visitor.send('POST', `/upload-image${slash}`, { payload: 'x' })
    expect(told.status).toBe(401)
  })
})

test.each([
  ['data is missing', ''],
  ['data is empty', query({ source_url: '/', data: '' })],
  ['data has no options', query({ data: '{}' })],
  ['data is null', query({ data: 'null' })],
  ['context is missing', query({ data: '{"options":{}}' })],
  ['context is {}', query({ data: '{"options":{},"context":{}}' })],
  ['context is null', query({ data: '{"options":{},"context":null}' })],
  ['options is an empty array', query({ data: '{"options":[],"context":{}}' })],
  ['options is null', query({ data: '{"options":null,"context":{}}' })],
  ['source_url is empty', query({ source_url: '', data: '{"options":{}}' })],
  ['there is a timestamp field', query({ data: '{"options":{}}', _: '1763180000000' })],
])('wire.1 is answered when %s', async (_, fields) => {
  const told = await visitor.send('GET', `/resource/UserHomefeedResource/get/?${fields}`)
  expect(told.status).toBe(200)
  expect(told.data.length).toBeGreaterThan(0)
  expect(told.data).toEqual((await visitor.get('UserHomefeed', {})).data)
})

test.each([
  ['a change without any options', ''],
  ['options as an empty array', query({ source_url: '/', data: '{"options":[],"context":{}}' })],
])('wire.1 takes %s', async (_, payload) => {
  const told = await me.send('POST', '/resource/TypeaheadClearRecentResource/delete/', { payload })
  expect(told.status).toBe(200)
})

test.each([
  ['true', 0],
  [true, 0],
  ['false', 3],
  [false, 3],
])('wire.1 takes a boolean as %j', async (filter_section_pins, found) => {
  const { house } = server
  const id = house.newId()
  await house.db
    .insertInto('sections')
    .values({ board_id: boardId as never, id, title: 'S', slug: id, position: 'a0' })
    .execute()
  await house.db
    .updateTable('board_pins')
    .set({ section_id: id })
    .where('board_id', '=', boardId as never)
    .execute()
  const told = await visitor.get('BoardFeed', { board_id: boardId, filter_section_pins })
  await house.db
    .updateTable('board_pins')
    .set({ section_id: null })
    .where('board_id', '=', boardId as never)
    .execute()
  await house.db.deleteFrom('sections').where('id', '=', id).execute()
  expect(told.data).toHaveLength(found)
})

test('wire.1 takes ids as strings and as numbers, however long', async () => {
  const asNumber = (verb: string) => query({ data: `{"options":{"id":${pinIds[0]},"board_id":${boardId}}}` }) + verb
  expect((await visitor.send('GET', `/resource/PinResource/get/?${asNumber('')}`)).data.id).toBe(pinIds[0])
  expect((await visitor.send('GET', `/resource/BoardFeedResource/get/?${asNumber('')}`)).status).toBe(200)
  const payload = `{"options":{"id":${pinIds[0]},"title":"By number"}}`
  const headers = { 'content-type': 'application/json' }
  const told = await me.send('POST', '/resource/PinResource/update/', { payload, headers })
  expect([told.status, told.data.id, told.data.title]).toEqual([200, pinIds[0], 'By number'])
  const inList = query({ data: `{"options":{"upload_ids":[${pinIds[0]}]}}` })
  expect((await me.send('GET', `/resource/VIPResource/get/?${inList}`)).data).toEqual({})
})

test.each([[null], [[]], [[null]], [''], [['']], [undefined]])(
  'wire.1 takes bookmarks %j as the first page',
  async (bookmarks) => {
    const told = await visitor.get('BoardFeed', { board_id: boardId, bookmarks, page_size: 2 })
    expect(idsOf(told.data)).toEqual(pinIds.slice(0, 2))
  },
)

test('wire.1 takes a bookmark as a list of one, as text, and the last of several', async () => {
  const asked = { board_id: boardId, page_size: 1 }
  const first = (await visitor.get('BoardFeed', asked)).body.resource_response.bookmark as string
  const second = (await visitor.get('BoardFeed', { ...asked, bookmarks: [first] })).body.resource_response
    .bookmark as string
  expect(idsOf((await visitor.get('BoardFeed', { ...asked, bookmarks: first })).data)).toEqual([pinIds[1]])
  expect(idsOf((await visitor.get('BoardFeed', { ...asked, bookmarks: [first, second] })).data)).toEqual([pinIds[2]])
})

test('wire.1 ignores unknown options', async () => {
  const told = await visitor.get('Pin', {
    id: pinIds[0],
    noCache: true,
    fetch_visual_search_objects: true,
    orbit: { a: 1 },
  })
  expect(told.status).toBe(200)
})

test('wire.1 takes page_size up to 250, as text too, and caps it silently', async () => {
  const { house } = server
  const many = await server.person()
  const rows = Array.from({ length: 260 }, (_, n) => ({
    follower_id: many.id,
    kind: 'interest',
    target_id: house.newId(),
    created_at: new Date(Date.UTC(2026, 0, 1, 0, n)),
  }))
  await house.db.insertInto('follows').values(rows).execute()
  const interests = rows.map((row, n) => ({ id: row.target_id, name: `I${n}`, url_name: `i${n}` }))
  await house.db.insertInto('interests').values(interests).execute()
  for (const [page_size, found] of [
    [1000, 250],
    ['1000', 250],
    [250, 250],
    ['3', 3],
  ]) {
    const told = await visitor.get('InterestFollowing', { username: many.username, page_size })
    expect([told.status, told.data.length]).toEqual([200, found])
    expect(told.body.resource.options.page_size).toBe(page_size)
  }
})

test.each([
  ['application/x-www-form-urlencoded'],
  ['application/x-www-form-urlencoded; charset=UTF-8'],
  ['application/x-www-form-urlencoded; charset=UTF-8;'],
  ['application/x-www-form-urlencoded;'],
])('wire.1 takes the content type %j', async (type) => {
  const headers = { 'content-type': type }
  const told = await me.post('Pin', 'update', { id: pinIds[1], title: type }, { headers })
  expect([told.status, told.data.title]).toEqual([200, type])
})

test.each([
  ['options and context', (options: object) => ({ options, context: {} })],
  ['both fields', (options: object) => ({ source_url: '/', data: { options } })],
  ['both fields, data as text', (options: object) => ({ source_url: '/', data: JSON.stringify({ options }) })],
])('wire.1 takes a JSON body with %s', async (_, bodyOf) => {
  const payload = JSON.stringify(bodyOf({ id: pinIds[1], title: 'JSON' }))
  const headers = { 'content-type': 'application/json; charset=utf-8;' }
  const told = await me.send('POST', '/resource/PinResource/update/', { payload, headers })
  expect([told.status, told.data.title]).toEqual([200, 'JSON'])
})

test('wire.1 takes camelCase names of options and echoes them as they were sent', async () => {
  const sent = { boardId, pageSize: 1, filterSectionPins: false }
  const told = await visitor.get('BoardFeed', sent)
  expect(told.status).toBe(200)
  expect(told.data).toHaveLength(1)
  expect(told.body.resource).toEqual({
    name: 'BoardFeedResource',
    options: { ...sent, bookmarks: [expect.any(String)] },
  })
})

test('wire.2 a real socket needs no header but X-CSRFToken, whatever Host, Origin and Referer say', async () => {
  const { port } = new URL(await server.listen())
  const cookies = [...me.cookies].map(([name, value]) => `${name}=${value}`)
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    'x-csrftoken': 'a-token-of-my-own',
    host: 'elsewhere.test',
    origin: 'https://elsewhere.test',
    referer: 'https://elsewhere.test/pin/1/',
  }
  const told = await overSocket(
    Number(port),
    headers,
    [cookies.join('; ')],
    toWireFields({ id: pinIds[1], title: 'Socket' }),
  )
  expect([told.status, told.title]).toEqual([200, 'Socket'])
  const { host, origin, referer, ...bare } = headers
  const plain = await overSocket(
    Number(port),
    bare,
    [cookies.join('; ')],
    toWireFields({ id: pinIds[1], title: 'Bare' }),
  )
  expect([plain.status, plain.title]).toEqual([200, 'Bare'])
  const twoHeaders = ['csrftoken=another-one', cookies.join('; ')]
  const twice = await overSocket(Number(port), bare, twoHeaders, toWireFields({ id: pinIds[1], title: 'Two headers' }))
  expect([twice.status, twice.title]).toEqual([200, 'Two headers'])
})

function overSocket(port: number, headers: Record<string, string>, cookie: string[], payload: string) {
  return new Promise<{ status: number; title: string }>((resolve, reject) => {
    const lines = [...Object.entries(headers).flat(), ...cookie.flatMap((line) => ['cookie', line])]
    const all = headers.host ? lines : ['host', '127.0.0.1', ...lines]
    const sent = rawRequest(
      {
        port,
        host: '127.0.0.1',
        method: 'POST',
        path: '/resource/PinResource/update/',
        headers: [...all, 'content-length', String(Buffer.byteLength(payload))],
      },
      (reply) => {
        let text = ''
        reply.on('data', (part) => {
          text += part
        })
        reply.on('end', () =>
          resolve({ status: reply.statusCode ?? 0, title: JSON.parse(text).resource_response.data?.title }),
        )
      },
    )
    sent.on('error', reject)
    sent.end(payload)
  })
}
