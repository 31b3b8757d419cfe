import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drawTestPng } from '../media/testing/pictures.ts'
import { makeTestPicture } from '../testing/test-picture.ts'
import { openTestServer, type TestServer } from '../testing/test-server.ts'
import type { WireClient } from '../testing/wire-client.ts'

let server: TestServer
let me: Awaited<ReturnType<TestServer['client']>>
let visitor: WireClient
let bare: string
let waiting: string
let whole: string

beforeAll(async () => {
  server = await openTestServer()
  visitor = server.visitor()
  me = await server.client({ username: 'collector' })
  const board_id = (await me.post('Board', 'create', { name: 'Jars' })).data.id
  const words = { title: 'A jar', description: 'Of blue glass', link: 'https://jars.test/' }
  whole = (await me.post('Pin', 'create', { board_id, image_base64: await makeTestPicture(), ...words })).data.id
  bare = (await me.post('Pin', 'create', { image_base64: await makeTestPicture() })).data.id
  waiting = (await me.post('Pin', 'create', { image_url: 'https://nowhere.invalid/a.jpg', title: 'Later' })).data.id
  const fan = await server.client()
  await fan.post('UserFollow', 'create', { user_id: me.person.id })
})
afterAll(() => server.end())

const pin = async (id: string, client = visitor) => (await client.get('Pin', { id })).data
const path = (url: string) => new URL(url).pathname

test('wire.16 every pin has a domain, even one without a link', async () => {
  expect((await pin(whole)).domain).toBe('jars.test')
  expect((await pin(bare)).domain).toBe('Uploaded by user')
})

test('wire.16 a pin on no board has its profile as board, in every answer', async () => {
  const board = { type: 'board', id: me.person.id, name: 'Profile', url: '/collector/_saved/', privacy: 'public' }
  const standIn = { ...board, owner: { username: 'collector', follower_count: 1 }, pin_thumbnail_urls: [] }
  expect((await pin(bare)).board).toMatchObject(standIn)
  const listed = (await visitor.get('UserPins', { username: 'collector' })).data
  expect(listed.find((one: { id: string }) => one.id === bare).board).toMatchObject(standIn)
  const changed = await me.post('Pin', 'update', { id: bare, note: 'mine' })
  expect(changed.data.board).toMatchObject(standIn)
})

const IMAGE_KEYS = ['136x136', '170x', '236x', '474x', '564x', '600x315', '736x', 'orig']

test('wire.8 pin.images has its eight keys, each with a URL of its size and the true width and height', async () => {
  const image_base64 = (
    await sharp(await drawTestPng())
      .resize(1200, 900)
      .png()
      .toBuffer()
  ).toString('base64')
  const { id } = (await me.post('Pin', 'create', { image_base64 })).data
  const { images, image_signature } = await pin(id)
  const parts = [image_signature.slice(0, 2), image_signature.slice(2, 4), image_signature.slice(4, 6)]
  const told = Object.entries(images as Record<string, { url: string; width: number; height: number }>).map(
    ([key, { url, width, height }]) => [key, path(url), width, height],
  )
  const at = (segment: string) => `/${[segment, ...parts, image_signature].join('/')}.png`
  expect(told).toEqual([
    ['136x136', at('136x136'), 136, 136],
    ['170x', at('170x'), 170, 128],
    ['236x', at('236x'), 236, 177],
    ['474x', at('474x'), 474, 356],
    ['564x', at('564x'), 564, 423],
    ['600x315', at('600x315'), 600, 315],
    ['736x', at('736x'), 736, 552],
    ['orig', at('originals'), 1200, 900],
  ])
})

test('wire.8, wire.11 a picture that is still fetched has a placeholder in every size, and each is there', async () => {
  const { images, image_signature } = await pin(waiting)
  expect(image_signature).toBeNull()
  expect(Object.keys(images)).toEqual(IMAGE_KEYS)
  const all = Object.values(images as Record<string, { url: string; width: number; height: number }>)
  for (const { url, width, height } of all) {
    const told = await server.app.inject({ url: path(url) })
    expect([url, told.statusCode]).toEqual([url, 200])
    expect(told.headers['content-type']).toMatch(/^image\//)
    expect(await sharp(told.rawPayload).metadata()).toMatchObject({ width, height })
  }
  const again = await me.post('Pin', 'create', { image_url: images.orig.url })
  expect(again.status).toBe(404)
})

test('react.1, wire.16 reaction_counts has the key "1", also before anyone reacted', async () => {
  expect((await pin(bare)).reaction_counts).toEqual({ '1': 0 })
  const reacted = await me.send('POST', `/v3/pins/${whole}/react/`, { payload: 'reaction_type=7' })
  expect(reacted.data.reaction_counts).toEqual({ '1': 0, '7': 1 })
  expect((await pin(whole)).reaction_counts).toEqual({ '1': 0, '7': 1 })
})

test('wire.16 auto_alt_text is never empty: the title, else another text of the pin', async () => {
  expect((await pin(whole)).auto_alt_text).toBe('A jar')
  expect((await pin(bare)).auto_alt_text).toMatch(/\S/)
  await me.post('Pin', 'update', { id: bare, description: 'Only words' })
  expect((await pin(bare)).auto_alt_text).toBe('Only words')
  await me.post('Pin', 'update', { id: bare, alt_text: 'A shelf' })
  expect((await pin(bare)).auto_alt_text).toBe('A shelf')
})

test('wire.16 what other clients read of a pin: grid_description, and how many follow its pinner', async () => {
  const told = await pin(whole)
  expect(told.grid_description).toBe('Of blue glass')
  for (const user of [told.pinner, told.native_creator, told.board.owner])
    expect(user).toMatchObject({ username: 'collector', follower_count: 1 })
  const listed = (await visitor.get('UserHomefeed', {})).data
  for (const one of listed) expect(one.pinner.follower_count).toBe(1)
})

test('wire.14 User get has words for search engines', async () => {
  const { data } = await visitor.get('User', { username: 'collector' })
  expect(data).toMatchObject({
    seo_title: 'collector (collector)',
    seo_description: expect.stringContaining('collector'),
  })
  await me.post('UserSettings', 'update', { about: 'I keep jars.' })
  expect((await visitor.get('User', { username: 'collector' })).data.seo_description).toBe('I keep jars.')
})

test('wire.5 every record has a node_id, base64 of its type and id', async () => {
  await me.post('AggregatedComment', 'create', { pinId: whole, text: 'Fine' })
  const { aggregated_pin_data } = await pin(whole)
  const answers = [
    await pin(whole),
    (await me.get('Boards', { username: 'collector' })).data,
    (await visitor.get('User', { username: 'collector' })).data,
    (await visitor.get('BaseSearch', { query: 'jar' })).data,
    (await visitor.get('UnifiedComments', { aggregated_pin_id: aggregated_pin_data.id })).data,
    (await me.send('POST', `/v3/pins/${whole}/favorite/`)).data,
    (await visitor.send('GET', `/v3/pidgets/pins/info/?pin_ids=${whole}`)).body,
  ]
  const met = new Set<string>()
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    const { type, id, node_id } = value as { type?: unknown; id?: string; node_id?: string }
    if (typeof type === 'string' && id) {
      const [name = '', of] = Buffer.from(node_id ?? '', 'base64')
        .toString()
        .split(':')
      expect([type, of]).toEqual([type, id])
      expect(name.toLowerCase()).toBe(type.replaceAll('_', ''))
      met.add(name)
    }
    for (const part of Object.values(value)) look(part)
  }
  look(answers)
  expect([...met].toSorted()).toEqual(['AggregatedComment', 'Board', 'Pin', 'User'])
})

test('wire.5 a record that its field names has a node_id too', async () => {
  const { aggregated_pin_data, closeup_attribution } = await pin(whole)
  const named = ({ node_id }: { node_id: string }) => Buffer.from(node_id, 'base64').toString()
  expect(named(aggregated_pin_data)).toBe(`AggregatedPinData:${aggregated_pin_data.id}`)
  expect(named(closeup_attribution)).toBe(`User:${me.person.id}`)
})

test('wire.5 our own pages get records unchanged, with null values', async () => {
  const { data } = await visitor.get('Pin', { id: bare }, { headers: { 'x-page': '1' } })
  expect(data).toMatchObject({ domain: null, board: null, auto_alt_text: '', reaction_counts: {} })
  expect(data).not.toHaveProperty('node_id')
})
