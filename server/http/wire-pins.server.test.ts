import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Id } from '#domain/id.ts'
import { indexAggregateOfPin } from '../meaning/index-aggregates.ts'
import { makeTestPicture } from '../testing/test-picture.ts'
import { openTestServer, type TestServer } from '../testing/test-server.ts'
import type { WireClient } from '../testing/wire-client.ts'

type Member = Awaited<ReturnType<TestServer['client']>>

let server: TestServer
let me: Member
let visitor: WireClient
let board: string
let other: string
let pin: string

beforeAll(async () => {
  server = await openTestServer()
  visitor = server.visitor()
  me = await server.client({ username: 'pinner' })
  board = (await me.post('Board', 'create', { name: 'Here' })).data.id
  other = (await me.post('Board', 'create', { name: 'There' })).data.id
  pin = await made({ title: 'A jar', description: 'Blue #glass', link: 'https://www.Jars.test/blue?x=1' })
})
afterAll(() => server.end())

async function made(words: Record<string, string> = {}): Promise<string> {
  const wish = { board_id: board, image_base64: await makeTestPicture(), method: 'uploaded', ...words }
  return (await me.post('Pin', 'create', wish)).data.id
}
const ok = async (told: Promise<{ status: number }>) => expect((await told).status).toBe(200)
const idsOf = (list: { id: string }[]) => list.map(({ id }) => id)
const onBoard = async (board_id: string) => idsOf((await me.get('BoardFeed', { board_id })).data)

test('wire.16 Pin get tells what tools read', async () => {
  const { data } = await visitor.get('Pin', { id: pin, field_set_key: 'detailed', noCache: true })
  expect(data).toMatchObject({
    id: pin,
    images: { orig: { url: expect.any(String), width: expect.any(Number), height: expect.any(Number) } },
    image_signature: expect.any(String),
    title: 'A jar',
    grid_title: expect.any(String),
    description: 'Blue #glass',
    seo_description: expect.any(String),
    closeup_description: expect.any(String),
    closeup_unified_description: expect.any(String),
    link: 'https://www.jars.test/blue?x=1',
    domain: 'jars.test',
    created_at: expect.stringMatching(/^\w{3}, \d\d \w{3} \d{4} /),
    board: {
      id: board,
      name: 'Here',
      url: '/pinner/here/',
      owner: { username: 'pinner' },
      privacy: 'public',
      layout: expect.any(String),
      is_collaborative: false,
      pin_thumbnail_urls: expect.any(Array),
    },
    pinner: { username: 'pinner' },
    native_creator: { username: 'pinner' },
    closeup_attribution: { id: me.person.id, full_name: expect.any(String) },
    aggregated_pin_data: { id: expect.any(String), aggregated_stats: { saves: expect.any(Number) } },
    repin_count: 0,
    comment_count: 0,
    share_count: 0,
    favorite_user_count: 0,
    reaction_counts: {},
    hashtags: ['glass'],
    pin_join: { visual_annotation: expect.any(Array) },
    visual_objects: expect.any(Array),
    is_video: false,
  })
  for (const none of ['videos', 'story_pin_data', 'carousel_data', 'embed', 'category', 'auto_alt_text'])
    expect(data).toHaveProperty(none)
  const gone = await visitor.get('Pin', { id: '1' })
  expect([gone.status, gone.body.resource_response.error?.code]).toEqual([404, 50])
})

test('wire.16 a pin is changed, saved, moved and deleted', async () => {
  await ok(me.post('Pin', 'update', { id: pin, title: 'The jar', description: 'Green', board_id: other }))
  expect((await visitor.get('Pin', { id: pin })).data).toMatchObject({ title: 'The jar', board: { id: other } })
  const saved = await me.post('Repin', 'create', {
    pin_id: pin,
    board_id: board,
    is_video: false,
    is_buyable_pin: false,
  })
  expect([saved.status, saved.body.resource_response.status]).toEqual([200, 'success'])
  expect(await onBoard(board)).toContain(saved.data.id)
  await ok(me.post('Pin', 'delete', { id: saved.data.id }))
  expect(await onBoard(board)).not.toContain(saved.data.id)
  for (const name of ['Pin', 'Repin'] as const) {
    const wish = { pin_id: pin, board_id: '1', image_base64: await makeTestPicture() }
    expect((await me.post(name, 'create', wish)).status).toBe(404)
  }
})

test('wire.16 a save has the words that were sent with it, the pin it came from keeps its own', async () => {
  const from = await made({ title: 'As it was', description: 'Old', link: 'https://pots.test/old' })
  const words = { title: 'As I say', description: 'New', link: 'https://pots.test/new' }
  const saver = await server.client()
  const more = { is_video: false, is_buyable_pin: false, retain_comments: true }
  const saved = await saver.post('Repin', 'create', { pin_id: from, ...words, ...more })
  expect((await visitor.get('Pin', { id: saved.data.id })).data).toMatchObject({ ...words, is_repin: true })
  expect((await visitor.get('Pin', { id: from })).data).toMatchObject({ title: 'As it was', description: 'Old' })
  const bare = await saver.post('Repin', 'create', { pin_id: pin })
  expect((await visitor.get('Pin', { id: bare.data.id })).data.title).toBe('The jar')
})

test('wire.16 a pin is moved into a section and out of it, and its link is changed and taken away', async () => {
  const id = await made({ link: 'https://pots.test/old' })
  const section = (await me.post('BoardSection', 'create', { board_id: board, name: 'Part' })).data.id
  const placed = await me.post('Pin', 'update', { id, board_id: board, board_section_id: section })
  expect([placed.status, placed.data.section.id]).toEqual([200, section])
  expect(idsOf((await visitor.get('BoardSectionPins', { section_id: section })).data)).toEqual([id])
  const changed = await me.post('Pin', 'update', { id, link: 'https://pots.test/new', board_section_id: null })
  expect([changed.data.link, changed.data.section]).toEqual(['https://pots.test/new', null])
  expect((await me.post('Pin', 'update', { id, link: '' })).data).toMatchObject({
    link: null,
    domain: 'Uploaded by user',
  })
  const foreign = await me.post('Pin', 'update', { id, board_section_id: '1000000000000000001' })
  expect([foreign.status, foreign.body.resource_response.code]).toEqual([404, 2031])
})

test('wire.16 pins are copied, moved and deleted in bulk', async () => {
  const ids = [await made(), await made()]
  await ok(me.post('BulkEdit', 'create', { board_id: other, pin_ids: ids }))
  expect(await onBoard(other)).toHaveLength(3)
  await ok(me.post('BulkEdit', 'update', { board_id: other, pin_ids: ids }))
  expect(await onBoard(other)).toEqual(expect.arrayContaining(ids))
  await ok(me.post('BulkEdit', 'delete', { board_id: other, pin_ids: ids }))
  expect((await visitor.get('Pin', { id: ids[0] })).status).toBe(404)
})

test('wire.16 a pin is liked and no longer', async () => {
  await ok(me.post('PinLike', 'create', { pin_id: pin }))
  expect((await me.get('Pin', { id: pin })).data.favorited_by_me).toBe(true)
  await ok(me.post('PinLike', 'delete', { pin_id: pin }))
  expect((await me.get('Pin', { id: pin })).data.favorited_by_me).toBe(false)
})

test('wire.16 feeds of pins: related pins, by both names, and pins from a site', async () => {
  const beside = await made()
  await me.post('Repin', 'create', { pin_id: pin, board_id: board })
  await server.actOnFacts()
  const related = await visitor.get('RelatedPinFeed', { pin, add_vase: true, pins_only: true, source: 'deep_linking' })
  expect(idsOf(related.data)).toContain(beside)
  const modules = await visitor.get('RelatedModules', { pin_id: pin, context_pin_ids: [], source: 'deep_linking' })
  expect(idsOf(modules.data)).toEqual(idsOf(related.data))
  expect(modules.body.resource.options.bookmarks).toEqual(['-end-'])
  const twin = await made({ link: 'http://jars.test/red' })
  const secret = (await me.post('Board', 'create', { name: 'Mine', privacy: 'secret' })).data.id
  const hidden = await made({ link: 'http://jars.test/hidden', board_id: secret })
  for (const id of [pin, twin, hidden, beside]) await indexAggregateOfPin(server.house, id as Id)
  for (const domain of ['jars.test', 'WWW.jars.test'])
    expect(idsOf((await visitor.get('DomainFeed', { domain })).data).sort()).toEqual([pin, twin].sort())
  expect((await visitor.get('DomainFeed', { domain: 'ars.test' })).data).toEqual([])
})

test('wire.16 numbers of an own pin, photos people added, and a link to send', async () => {
  expect(await me.get('OnPinAnalytics', { pin_id: pin })).toMatchObject({ status: 200, data: expect.any(Object) })
  const { aggregated_pin_data } = (await me.get('Pin', { id: pin })).data
  const activity = { aggregated_pin_data_id: aggregated_pin_data.id, field_set_key: 'did_it', show_did_it_feed: true }
  const saves = (await visitor.get('AggregatedActivityFeed', activity)).data
  expect(saves).toHaveLength(aggregated_pin_data.aggregated_stats.saves)
  const picture = await me.post('DidItActivity', 'create', { pin_id: pin, details: 'Held water' })
  expect([picture.status, picture.data.id]).toEqual([200, expect.any(String)])
  const invite_type = { invite_category: 3, invite_object: 1, invite_channel: 9 }
  const sent = await me.post('CreateExternalInvite', 'create', { object_id: pin, invite_type })
  expect(sent.data.invite_url).toMatch(/^http/)
})

test('wire.10 a pin of an upload that waits is a conflict, of one that failed bad input', async () => {
  const data = { media_info_list: JSON.stringify([{ id: 'a', media_type: 'image-story-pin' }]) }
  const registered = await me.post('Api', 'create', { url: '/v3/media/uploads/register/batch/', data })
  const { upload_id } = registered.data.a
  const create = () => me.post('Pin', 'create', { board_id: board, upload_id })
  expect((await create()).status).toBe(409)
  await server.house.db.updateTable('uploads').set({ state: 'failed' }).where('id', '=', upload_id).execute()
  const told = await create()
  expect([told.status, told.body.resource_response.error?.field]).toEqual([400, 'upload_id'])
})
