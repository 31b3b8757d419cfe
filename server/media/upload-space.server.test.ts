import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { EventsResource } from '#domain/resources/experiences.ts'
import { FULL_CONSENT } from '#domain/rules/viewer/consent.ts'
import { measureFreeDiskBytes } from '../disk-space.ts'
import { findCountMismatches } from '../doctor.ts'
import { toRenditionKey } from '../files/file-keys.ts'
import { actOnFact } from '../jobs/act-on-fact.ts'
import { makeTestPicture } from '../testing/test-picture.ts'
import { openTestServer, type TestServer } from '../testing/test-server.ts'
import type { WireClient } from '../testing/wire-client.ts'
import { multipartBody } from '../uploads/testing/multipart-body.ts'
import { deleteDueAccounts } from '../users/account-deletion.ts'
import { sweepPictures } from './sweep-pictures.ts'

let server: TestServer
let me: Awaited<ReturnType<TestServer['client']>>
beforeAll(async () => {
  server = await openTestServer()
})
beforeEach(async () => {
  Object.assign(server.house.settings, { uploadQuota: 1e10, uploadTotal: undefined, minFreeSpace: 0 })
  server.pass(60_000)
  me = await server.client()
})
afterAll(() => server.end())

const YOURS = 'You’ve used all your picture space. Delete some to make room.'
const HOUSE = 'There’s no room for more pictures right now.'
const DISK = 'We’re low on space right now. Please try again later.'

const used = async (client = me) => (await client.get('UserSettings')).data.upload_bytes_used as number
const images = async () =>
  Number((await sql<{ count: string }>`SELECT count(*) FROM images`.execute(server.house.db)).rows[0]?.count)

async function sendTo(
  url: string,
  client: WireClient,
  field: string,
  fields: Record<string, string> = {},
  picture?: string,
) {
  const { headers, payload } = multipartBody(fields, field, Buffer.from(picture ?? (await makeTestPicture()), 'base64'))
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const token = client.cookies.get('csrftoken') ?? ''
  const reply = await server.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { ...headers, cookie, 'x-csrftoken': token },
  })
  return { status: reply.statusCode, headers: reply.headers, message: reply.body ? reply.json().message : '' }
}

const upload = (client: WireClient = me, picture?: string) => sendTo('/upload-image/', client, 'img', {}, picture)
const register = (client: WireClient = me) =>
  client.post('MediaUploads', 'create', { media_info_list: [{ id: 'a', media_type: 'image/png' }] })

/** Every way to upload a picture. */
const WAYS: Record<string, () => Promise<{ status: number; message: string }>> = {
  'the short form': () => upload(),
  'the long form': async () => {
    const { upload_id, upload_parameters } = registered
    return sendTo(`/upload/${upload_id}`, me, 'file', upload_parameters)
  },
  'registering an upload': async () => told(await register()),
  'a new Pin of text': async () => told(await me.post('Pin', 'create', { image_base64: await makeTestPicture() })),
  'a new Pin of an address': async () => told(await me.post('Pin', 'create', { image_url: 'https://away.test/a.png' })),
  'a picture of a try': async () =>
    told(await me.post('DidItImageUpload', 'create', { image_url: 'https://away.test/b.png' })),
}
const told = ({ status, body }: Awaited<ReturnType<WireClient['post']>>) => ({
  status,
  message: body.resource_response.message,
})
let registered: { upload_id: string; upload_parameters: Record<string, string> }

test.each(Object.keys(WAYS))('with one’s quota used up, %s is refused and nothing is kept', async (way) => {
  registered = (await register()).data.a
  await upload()
  server.house.settings.uploadQuota = await used()
  const before = { used: await used(), images: await images() }
  expect(before.used).toBeGreaterThan(50)
  expect(await WAYS[way]?.()).toMatchObject({ status: 507, message: YOURS })
  expect({ used: await used(), images: await images() }).toEqual(before)
})

test('a pin that used up the quota is answered again when its response was lost', async () => {
  const sent = { image_base64: await makeTestPicture(), guid: 'the-last-one' }
  const first = await me.post('Pin', 'create', sent)
  server.house.settings.uploadQuota = await used()
  const again = await me.post('Pin', 'create', sent)
  expect([again.status, again.data.id]).toEqual([200, first.data.id])
})

test.each(Object.keys(WAYS))(
  'with the disk nearly full, %s is refused and nothing is kept; then it goes on',
  async (way) => {
    registered = (await register()).data.a
    await shrink('low')
    const before = await images()
    expect(await WAYS[way]?.()).toMatchObject({ status: 507, message: DISK })
    expect(await images()).toBe(before)
    server.house.settings.minFreeSpace = 0
    expect((await WAYS[way]?.())?.status).toBeLessThan(507)
  },
)

test('with the total used up nobody uploads', async () => {
  await upload()
  server.house.settings.uploadTotal = 1
  expect(await upload()).toMatchObject({ status: 507, message: HOUSE })
})

test('what is being worked on counts to the total', async () => {
  await upload()
  const folder = join(server.house.settings.dataDir, 'work', 'elsewhere-1-abc')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'in.mp4'), 'x'.repeat(1e6))
  server.pass(60_000)
  server.house.settings.uploadTotal = 1e6
  expect(await upload()).toMatchObject({ status: 507, message: HOUSE })
  await rm(folder, { recursive: true })
  server.pass(60_000)
  expect(await upload()).toMatchObject({ status: 200 })
})

test('a picture that is known already costs nothing, and nobody pays for another’s', async () => {
  const picture = await makeTestPicture()
  await upload(me, picture)
  const once = await used()
  server.house.settings.uploadQuota = once + 10
  expect((await upload(me, picture)).status).toBe(200)
  expect(await used()).toBe(once)
  const other = await server.client()
  await upload(other, picture)
  expect(await used(other)).toBe(0)
})

/** Noise doesn't compress, so all these pictures have about the same size, and no two are equal. */
async function grainy(): Promise<string> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 }
  const grain = sharp({ create: { width: 64, height: 64, channels: 3, background: 'black', noise } })
  return (await grain.png().toBuffer()).toString('base64')
}

test('uploads at once do not go beyond the quota together', async () => {
  const { pool } = server.house
  const pictures = await Promise.all(Array.from({ length: 4 }, grainy))
  await upload(me, pictures[0])
  const one = await used()
  server.house.settings.uploadQuota = Math.floor(one * 2.5)
  // Blocks the counting, so that all three uploads check the limit before any of them has counted.
  const blocker = await pool.connect()
  await blocker.query(`BEGIN; SELECT 1 FROM user_counts WHERE user_id = ${me.person.id} FOR UPDATE`)
  const replies = Promise.all(pictures.slice(1).map((picture) => upload(me, picture)))
  const waiting = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
  await expect.poll(async () => (await pool.query(waiting)).rowCount, { timeout: 10_000 }).toBe(3)
  await blocker.query('ROLLBACK')
  blocker.release()
  expect((await replies).map(({ status }) => status).sort()).toEqual([200, 507, 507])
  expect(await used()).toBeLessThanOrEqual(one * 2.5)
})

test('the message is in the person’s language', async () => {
  const german = await server.client({ locale: 'de' })
  await upload(german)
  server.house.settings.uploadQuota = 1
  expect((await upload(german)).message).toMatch(/^Dein Platz für Bilder ist aufgebraucht\./)
})

test('what is no longer kept makes room, what others saved does not; the doctor counts the same', async () => {
  const { id } = (await me.post('Pin', 'create', { image_base64: await makeTestPicture() })).data
  const bytes = await used()
  expect(bytes).toBeGreaterThan(0)
  await sql`UPDATE user_counts SET upload_bytes = upload_bytes + 7 WHERE user_id = ${me.person.id}`.execute(
    server.house.db,
  )
  const wrong = { count: 'user_counts.upload_bytes', id: me.person.id, kept: bytes + 7, counted: bytes }
  expect(await findCountMismatches(server.house)).toEqual([wrong])
  await sql`UPDATE user_counts SET upload_bytes = upload_bytes - 7 WHERE user_id = ${me.person.id}`.execute(
    server.house.db,
  )
  await upload()
  expect(await used()).toBeGreaterThan(bytes)
  server.pass(25 * 3600_000)
  await sweepPictures(server.house)
  expect(await used()).toBe(bytes)
  expect((await me.get('Pin', { id })).status).toBe(200)
})

test('with the disk nearly full reading, renditions and small writes go on, and monitoring is told', async () => {
  const { id, images } = (await me.post('Pin', 'create', { image_base64: await makeTestPicture(400, 400) })).data
  expect((await server.app.inject('/readyz')).json()).toEqual({ ready: true })
  await shrink('low')
  expect((await me.get('Pin', { id })).status).toBe(200)
  const path = new URL(images['474x'].url).pathname
  expect((await server.app.inject(path)).statusCode).toBe(200)
  expect((await me.post('Board', 'create', { name: 'Small' })).status).toBe(200)
  expect((await me.post('DataExport', 'create')).status).toBe(507)
  // Over HTTP, the client of these tests counts as a bot.
  const log = () =>
    server.as(me.person, { consent: FULL_CONSENT })(EventsResource.create, { events: [{ event_type: 1 }] })
  expect(await log()).toEqual({ taken: 0 })
  const ready = await server.app.inject('/readyz')
  expect([ready.statusCode, ready.json()]).toEqual([200, { ready: true, disk_space: 'low' }])
  expect((await server.app.inject('/metrics')).body).toMatch(/^disk_space_low 1$/m)
  const key = toRenditionKey('474x', path.split('/').at(-1)?.split('.')[0] ?? '', 'jpg')
  expect(await server.house.files.get(key)).toBeNull()
  server.house.settings.minFreeSpace = 0
  await server.app.inject(path)
  expect(await server.house.files.get(key)).not.toBeNull()
  expect(await log()).toEqual({ taken: 1 })
})

test('on the last of the space only what makes room is written, and 507 says when to try again', async () => {
  const { id } = (await me.post('Pin', 'create', { image_base64: await makeTestPicture() })).data
  await shrink('very low')
  const refused = await me.post('Board', 'create', { name: 'Small' })
  expect([refused.status, refused.headers['retry-after'], refused.body.resource_response.code]).toEqual([507, '60', 14])
  expect((await me.get('Pin', { id })).status).toBe(200)
  expect((await me.post('Pin', 'delete', { id })).status).toBe(200)
  await server.visitor().logIn(me.person.username, 'feathers and twigs')
  server.house.settings.minFreeSpace = 0
  expect((await me.post('Board', 'create', { name: 'Small' })).status).toBe(200)
})

test('a picture of a deleted account has no owner', async () => {
  await me.post('Pin', 'create', { image_base64: await makeTestPicture() })
  await sql`UPDATE users SET deletion_at = now() WHERE id = ${me.person.id}`.execute(server.house.db)
  await deleteDueAccounts(server.house)
  const told = server.house.db.selectFrom('facts').select('id').where('name', '=', 'account.deleted')
  await actOnFact(server.house, (await told.executeTakeFirstOrThrow()).id)
  const { rows } = await sql`SELECT 1 FROM images WHERE taken_by = ${me.person.id}`.execute(server.house.db)
  expect(rows).toEqual([])
})

/** Raises the required free space, because a test can't fill the disk. */
async function shrink(to: 'low' | 'very low') {
  server.house.settings.minFreeSpace = (await measureFreeDiskBytes(server.house)) * (to === 'low' ? 2 : 8)
}
