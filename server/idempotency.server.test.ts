import { afterAll, beforeAll, expect, test } from 'vitest'
import { BoardResource } from '#domain/resources/boards.ts'
import { PinResource } from '#domain/resources/pins.ts'
import { makeTestPicture } from './testing/test-picture.ts'
import { openTestServer, type TestServer } from './testing/test-server.ts'

let server: TestServer
let me: Awaited<ReturnType<TestServer['client']>>
let pinId: string
beforeAll(async () => {
  server = await openTestServer()
  me = await server.client()
  pinId = (await server.as(await server.person())(PinResource.create, { image_base64: await makeTestPicture() })).id
})
afterAll(() => server.end())

const keyed = (key: string) => ({ headers: { 'idempotency-key': key } })
const boardsNamed = (name: string) =>
  server.house.db.selectFrom('boards').select('id').where('name', '=', name).execute()

test('the same key asks once and gets the same answer again', async () => {
  const first = await me.post('Board', 'create', { name: 'Once' }, keyed('one'))
  const second = await me.post('Board', 'create', { name: 'Once' }, keyed('one'))
  expect(first.status).toBe(200)
  expect(second.body.resource_response).toEqual(first.body.resource_response)
  expect(await boardsNamed('Once')).toHaveLength(1)
})

test('save.21 the same key at the same moment writes once', async () => {
  const save = () => me.post('Repin', 'create', { pin_id: pinId, allow_duplicate: true }, keyed('race'))
  const told = await Promise.all(Array.from({ length: 6 }, save))
  expect(told.map((one) => one.status)).toEqual(Array(6).fill(200))
  expect(new Set(told.map((one) => one.data.id)).size).toBe(1)
  const facts = await server.house.db.selectFrom('facts').select('id').where('name', '=', 'pin.saved').execute()
  expect(facts).toHaveLength(1)
})

test('save.21 a save with the key of another one is a conflict and saves nothing', async () => {
  const saver = await server.client()
  const board = await saver.post('Board', 'create', { name: 'Where' })
  const save = (more: object) => saver.post('Repin', 'create', { pin_id: pinId, ...more }, keyed('save'))
  const first = await save({})
  expect([(await save({})).data.id, (await save({ board_id: board.data.id })).status]).toEqual([first.data.id, 409])
  expect((await saver.get('Board', { board_id: board.data.id })).data.pin_count).toBe(0)
})

test('the same key with other options, or for another question, is a conflict', async () => {
  await me.post('Board', 'create', { name: 'Key two' }, keyed('two'))
  const other = await me.post('Board', 'create', { name: 'Key two, changed' }, keyed('two'))
  expect([other.status, other.body.resource_response.code]).toEqual([409, 9])
  expect((await me.post('TypeaheadClearRecent', 'delete', {}, keyed('two'))).status).toBe(409)
  expect(await boardsNamed('Key two, changed')).toEqual([])
})

test('a guid that is no text is no key', async () => {
  const told = await me.post('OrientationContext', 'create', { guid: ['one', 'two'] })
  expect(told.status).toBe(200)
})

test('a key belongs to its actor', async () => {
  const someone = await server.client()
  const mine = await me.post('Board', 'create', { name: 'Own key' }, keyed('own'))
  const theirs = await someone.post('Board', 'create', { name: 'Own key' }, keyed('own'))
  expect(theirs.data.id).not.toBe(mine.data.id)
})

test('a refusal is not stored: the same key may succeed later', async () => {
  const options = { name: 'Refused', description: '' }
  await server.as(me.person)(BoardResource.create, { name: 'refused' })
  expect((await me.post('Board', 'create', options, keyed('three'))).status).toBe(409)
  const [board] = await server.house.db.selectFrom('boards').select('id').where('name', '=', 'refused').execute()
  await server.house.db
    .updateTable('user_boards')
    .set({ name_key: 'free again' })
    .where('board_id', '=', board?.id as never)
    .execute()
  expect((await me.post('Board', 'create', options, keyed('three'))).status).toBe(200)
})

test('api.11 guid is the same as the header: the same pin, whichever way it comes', async () => {
  const image_base64 = await makeTestPicture()
  const first = await me.post('Pin', 'create', { image_base64, guid: 'g-1' })
  const again = await me.post('Pin', 'create', { image_base64, guid: 'g-1' })
  const byHeader = await me.post('Pin', 'create', { image_base64 }, keyed('g-1'))
  expect(first.status).toBe(200)
  expect([again.data?.id, byHeader.data?.id]).toEqual([first.data.id, first.data.id])
  const other = await me.post('Pin', 'create', { image_base64, guid: 'g-2' })
  expect(other.data.id).not.toBe(first.data.id)
})

test('api.11 a pin is made with section and method, and deleted with what goes along', async () => {
  const board = await me.post('Board', 'create', { name: 'Sectioned' })
  const section = await me.post('BoardSection', 'create', { board_id: board.data.id, name: 'First' })
  const wish = { board_id: board.data.id, section: section.data.id, method: 'uploaded', guid: 'g-section' }
  const made = await me.post('Pin', 'create', { ...wish, image_base64: await makeTestPicture() })
  const told = await me.get('Pin', { id: made.data.id })
  expect([told.data.board.id, told.data.section.id, told.data.native_creator.id]).toEqual([
    board.data.id,
    section.data.id,
    me.person.id,
  ])
  // A picture that can't be fetched still makes a pin, which waits for its picture; a picture taken from a page
  // belongs to nobody.
  const scraped = { board_id: board.data.id, image_url: 'https://unreachable.test/a.jpg', method: 'scraped' }
  const taken = await me.post('Pin', 'create', { ...scraped, guid: 'g-url' })
  const again = await me.post('Pin', 'create', { ...scraped, guid: 'g-url' })
  expect([taken.status, again.data.id]).toEqual([200, taken.data.id])
  expect((await me.get('Pin', { id: taken.data.id })).data.native_creator).toBeNull()
  const elsewhere = await me.post('Pin', 'create', { ...wish, guid: 'g-3', section: '1234567890123456789' })
  expect(elsewhere.status).toBeGreaterThanOrEqual(400)
  const gone = await me.post('Pin', 'delete', { id: made.data.id, client_tracking_params: 'CwABAAAADDc5' })
  expect(gone.status).toBe(200)
  expect((await me.get('Pin', { id: made.data.id })).status).toBe(404)
  expect((await me.get('Board', { board_id: board.data.id })).data.pin_count).toBe(1)
})

test('keys are kept for seven days', async () => {
  const { sweepExpiredRows } = await import('./jobs/sweep-expired-rows.ts')
  const kept = () => server.house.db.selectFrom('requests').select('key').where('key', '=', 'one').execute()
  server.pass(6.9 * 24 * 3600_000)
  await sweepExpiredRows(server.house)
  expect(await kept()).toHaveLength(1)
  server.pass(0.2 * 24 * 3600_000)
  await sweepExpiredRows(server.house)
  expect(await kept()).toEqual([])
})
