import { afterAll, beforeAll, expect, test } from 'vitest'
import { PinResource } from '#domain/resources/pins.ts'
import { updateFeedPool } from '../feed/pool.ts'
import { makeTestPicture } from '../testing/test-picture.ts'
import { openTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let me: Awaited<ReturnType<TestServer['client']>>
let pin: string
beforeAll(async () => {
  server = await openTestServer()
  me = await server.client()
  const maker = await server.person()
  for (const title of ['Blue teapot', 'Oak chair'])
    pin = (await server.as(maker)(PinResource.create, { title, image_base64: await makeTestPicture() })).id
  await updateFeedPool(server.house)
})
afterAll(() => server.end())

const home = async () => (await me.get('UserHomefeed', { page_size: 50 })).data.map(({ id }: { id: string }) => id)

test.each(['/v3/p2p/{pin}/', '/v3/search/{pin}/', '/v3/pins/{pin}/'])(
  'api.8 PUT %shide/ hides it, and unhide/ shows it again',
  async (path) => {
    const put = (act: string, payload?: string) =>
      me.send('PUT', `${path.replace('{pin}', pin)}${act}/`, payload ? { payload } : {})
    const hidden = await put('hide', 'query=chair&pin_type=image')
    expect([hidden.status, hidden.data.pin_id, hidden.data.has_undo]).toEqual([200, pin, true])
    expect(await home()).not.toContain(pin)
    expect((await put('unhide')).status).toBe(200)
    expect(await home()).toContain(pin)
    const through = { url: `${path.replace('{pin}', pin)}hide/`, data: { query: 'chair', pin_type: 'image' } }
    expect((await me.post('Api', 'update', through)).status).toBe(200)
    expect(await home()).not.toContain(pin)
    await put('unhide')
    const visitor = server.visitor()
    expect((await visitor.send('PUT', `${path.replace('{pin}', pin)}hide/`)).status).toBe(401)
  },
)

test('api.18 a reason is told of a pin, and one that there is none of is refused', async () => {
  const tell = (options: object) => me.post('PinFeedback', 'update', { pin_id: pin, ...options })
  expect((await tell({ feedback_type: 'user' })).status).toBe(200)
  const kept = () => server.house.db.selectFrom('marks').select('reason').where('kind', '=', 'feedback').execute()
  expect(await kept()).toEqual([{ reason: 'user' }])
  expect((await tell({ feedback_type: 'user', pin_id: '1000000000000000001' })).status).toBe(404)
  expect((await server.visitor().post('PinFeedback', 'update', { pin_id: pin })).status).toBe(401)
  expect(await kept()).toHaveLength(1)
})

test('api.18 a person is followed and left by id', async () => {
  const user_id = (await server.person()).id
  expect((await me.post('UserFollow', 'create', { user_id })).data.explicitly_followed_by_me).toBe(true)
  expect((await me.post('UserFollow', 'delete', { user_id })).data.explicitly_followed_by_me).toBe(false)
})
