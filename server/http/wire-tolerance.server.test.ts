import { afterAll, beforeAll, expect, test } from 'vitest'
import { BoardResource } from '#domain/resources/boards.ts'
import { PinResource } from '#domain/resources/pins.ts'
import { makeTestPicture } from '../testing/test-picture.ts'
import { openTestServer, type TestServer } from '../testing/test-server.ts'
import { toWireFields, type WireClient } from '../testing/wire-client.ts'

let server: TestServer
let me: Awaited<ReturnType<TestServer['client']>>
let visitor: WireClient
let board: string
let image_signature: string
let pins: string[] = []

beforeAll(async () => {
  server = await openTestServer()
  me = await server.client({ username: 'tolerant' })
  visitor = server.visitor()
  const ask = server.as(me.person)
  board = (await ask(BoardResource.create, { name: 'Loose' })).id
  const first = await ask(PinResource.create, { board_id: board, image_base64: await makeTestPicture() } as never)
  image_signature = first.image_signature as string
  pins = [first.id]
  for (let n = 0; n < 2; n++)
    pins.unshift((await ask(PinResource.create, { board_id: board, image_signature } as never)).id)
})
afterAll(() => server.end())

const idsOf = (list: { id: string }[]) => list.map(({ id }) => id)
const form = (fields: Record<string, string>) => new URLSearchParams(fields).toString()

test.each([
  ['data in the query of a POST', (data: string) => [`?${form({ data })}`, undefined]],
  ['options as a form field of JSON text', (_: string, options: string) => ['', form({ options })]],
  ['options as JSON text in data', (_: string, options: string) => ['', form({ data: JSON.stringify({ options }) })]],
  ['data without options', (_: string, options: string) => ['', form({ data: options })]],
  ['plain form fields', (_: string, options: string) => ['', form(JSON.parse(options))]],
] as [string, (data: string, options: string) => [string, string | undefined]][])(
  'wire.1 takes %s',
  async (name, sentAs) => {
    const options = { id: pins[0], title: name }
    const [query, payload] = sentAs(JSON.stringify({ options, context: {} }), JSON.stringify(options))
    const told = await me.send(
      'POST',
      `/resource/PinResource/update/${query}`,
      payload === undefined ? {} : { payload },
    )
    expect([told.status, told.data?.title]).toEqual([200, name])
  },
)

test.each([
  ['True', true],
  ['TRUE', true],
  ['yes', true],
  ['on', true],
  [1, true],
  ['False', false],
  ['none', false],
  ['off', false],
  [0, false],
])('wire.1 takes a boolean as %j', async (is_comments_allowed, is) => {
  const told = await me.post('Pin', 'update', { id: pins[0], is_comments_allowed })
  expect([told.status, told.data?.is_comments_allowed]).toEqual([200, is])
})

test('wire.1 a boolean that says neither is refused', async () => {
  expect((await me.post('Pin', 'update', { id: pins[0], is_comments_allowed: 'perhaps' })).status).toBe(400)
})

test.each([['2'], [2], [2.0], ['2.0'], [2.7], [' 2 ']])('wire.1 takes a page size of %j', async (page_size) => {
  expect((await visitor.get('BoardFeed', { board_id: board, page_size })).data).toHaveLength(2)
})

test.each([[''], ['all'], [0], [null], ['null']])('wire.1 a page size of %j is no wish', async (page_size) => {
  expect((await visitor.get('BoardFeed', { board_id: board, page_size })).data).toHaveLength(3)
})

test('wire.1 takes bookmarks as JSON text of a list', async () => {
  const asked = { board_id: board, page_size: 2 }
  const { bookmark } = (await visitor.get('BoardFeed', asked)).body.resource_response
  const told = await visitor.get('BoardFeed', { ...asked, bookmarks: JSON.stringify([bookmark]) })
  expect(idsOf(told.data)).toEqual([pins[2]])
  expect((await visitor.get('BoardFeed', { ...asked, bookmarks: '[]' })).data).toHaveLength(2)
  expect((await visitor.get('BoardFeed', { ...asked, bookmarks: '[nonsense' })).status).toBe(400)
})

test('wire.1 field_set_key is a hint, whatever it is', async () => {
  for (const field_set_key of [7, {}, [], [null], null, ''])
    expect((await visitor.get('Pin', { id: pins[0], field_set_key })).data?.images).toBeDefined()
})

test.each([
  ['one id', (id: string) => `"${id}"`],
  ['one number', (id: string) => id],
  ['a list of numbers', (id: string) => `[${id}]`],
  ['JSON text of ids', (id: string) => JSON.stringify(`["${id}"]`)],
  ['JSON text of numbers', (id: string) => JSON.stringify(`[${id}]`)],
  ['text with commas', (id: string) => `"${id}, ${id}"`],
])('wire.1 takes a list as %s', async (_, written) => {
  const other = (await me.post('Board', 'create', { name: `List ${_}` })).data.id
  const added = (await me.post('Pin', 'create', { image_signature })).data.id
  const payload = form({ data: `{"options":{"board_id":"${other}","pin_ids":${written(added)}}}` })
  const told = await me.send('POST', '/resource/BulkEditResource/update/', { payload })
  expect(told.status).toBe(200)
  expect(idsOf((await me.get('BoardFeed', { board_id: other })).data)).toEqual([added])
})

test('wire.1 an empty text where an id, a choice or a number is wanted is nothing', async () => {
  const empty = { section: '', upload_id: '', guid: '', is_comments_allowed: '', link: '', title: '' }
  const made = await me.post('Pin', 'create', { board_id: board, image_signature, image_url: '', ...empty })
  expect([made.status, made.data?.board.id, made.data?.section]).toEqual([200, board, null])
  const saved = await me.post('Repin', 'create', { pin_id: made.data.id, board_id: '', section: '' })
  expect([saved.status, saved.data?.board.url]).toEqual([200, '/tolerant/_saved/'])
  expect((await visitor.get('BoardFeed', { board_id: board, section_id: '', sort: '' })).status).toBe(200)
  expect((await me.post('Board', 'create', { name: 'Of no privacy', privacy: '', category: '' })).data.privacy).toBe(
    'public',
  )
  const refused = await me.post('Board', 'create', { name: '', privacy: '' })
  expect([refused.status, refused.body.resource_response.error?.field]).toEqual([400, 'name'])
  expect((await me.post('Pin', 'update', { id: '' })).status).toBe(400)
})

test('wire.1 an empty text still takes words away', async () => {
  await me.post('Pin', 'update', { id: pins[0], title: 'Words', description: 'More' })
  const told = await me.post('Pin', 'update', { id: pins[0], title: '', description: '' })
  expect([told.data.title, told.data.description]).toEqual(['', ''])
})

test.each([
  ['accept', { accept: 'text/html,*/*' }],
  ['no accept', { accept: '' }],
  ['many headers', { 'x-requested-with': 'XMLHttpRequest', 'x-app-version': '1', 'x-app-state': 'active' }],
  ['a range', { range: 'bytes=0-10' }],
  ['a condition', { 'if-none-match': '*', 'if-modified-since': 'Thu, 01 Jan 2060 00:00:00 GMT' }],
])('wire.2 headers that say nothing to us are ignored: %s', async (_, headers) => {
  const told = await visitor.get('Pin', { id: pins[0] }, { headers: headers as never })
  expect([told.status, told.data?.id]).toEqual([200, pins[0]])
})

test('wire.1 a body without a content type, and an empty one with any, is read as far as it can be', async () => {
  const url = `/resource/PinResource/update/?${toWireFields({ id: pins[0], title: 'Bare' })}`
  const cookie = [...me.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const headers = { cookie, 'x-csrftoken': me.cookies.get('csrftoken') as string }
  for (const type of [undefined, 'application/json', 'application/x-www-form-urlencoded']) {
    const told = await server.app.inject({
      method: 'POST',
      url,
      headers: { ...headers, ...(type && { 'content-type': type }) },
    })
    expect([type, told.statusCode]).toEqual([type, 200])
  }
})
