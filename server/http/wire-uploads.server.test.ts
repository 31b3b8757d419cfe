import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTestPicture } from '../testing/test-picture.ts'
import { openTestServer, type TestServer } from '../testing/test-server.ts'
import { multipartBody } from '../uploads/testing/multipart-body.ts'

let server: TestServer
let me: Awaited<ReturnType<TestServer['client']>>
let board_id: string
beforeAll(async () => {
  server = await openTestServer()
  me = await server.client({ username: 'uploader' })
  board_id = (await me.post('Board', 'create', { name: 'Uploads' })).data.id
})
afterAll(() => server.end())

const bytes = async () => Buffer.from((await makeTestPicture(320, 480)).replace(/^data:[^,]*,/, ''), 'base64')

function send(url: string, fields: Record<string, string>, field: string, file: Buffer, headers = {}) {
  const body = multipartBody(fields, field, file)
  return server.app.inject({ method: 'POST', url, payload: body.payload, headers: { ...body.headers, ...headers } })
}

test('wire.9 the URL of an uploaded file makes a pin of it', async () => {
  const token = me.cookies.get('csrftoken') as string
  const cookie = [...me.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const taken = await send('/upload-image/', {}, 'img', await bytes(), { cookie, 'x-csrftoken': token })
  expect(taken.json()).toMatchObject({ success: true, image_url: expect.stringMatching(/^http.*\/originals\//) })
  const { image_url } = taken.json()
  const made = await me.post('Pin', 'create', { board_id, image_url, method: 'uploaded', title: 'Short' })
  expect(made.status).toBe(200)
  expect((await server.visitor().get('Pin', { id: made.data.id })).data).toMatchObject({
    state: 'live',
    board: { id: board_id },
    native_creator: { username: 'uploader' },
    images: { orig: { url: image_url, width: 320, height: 480 } },
  })
})

test('wire.10 an upload is registered, sent, polled and made a pin, all over the wire', async () => {
  const data = { media_info_list: JSON.stringify([{ id: 'mine', media_type: 'image-story-pin' }]) }
  const registered = await me.post('Api', 'create', { url: '/v3/media/uploads/register/batch/', data })
  const { upload_id, upload_url, upload_parameters } = registered.data.mine
  const status = async (who = me) => (await who.get('VIP', { upload_ids: [upload_id] })).data[upload_id]
  expect(await status()).toMatchObject({ status: 'registered', signature: null })
  const sent = await send(new URL(upload_url).pathname, upload_parameters, 'file', await bytes())
  expect(sent.statusCode).toBe(204)
  const { status: is, signature } = await status()
  expect([is, signature]).toEqual(['succeeded', expect.stringMatching(/^[0-9a-f]{32}$/)])
  const wish = { board_id, upload_id, image_signature: signature, title: 'Long' }
  const stranger = await server.client()
  expect(await status(stranger)).toBeUndefined()
  expect((await stranger.post('Pin', 'create', { ...wish, board_id: undefined })).status).toBeGreaterThanOrEqual(400)
  const made = await me.post('Pin', 'create', wish)
  expect(made.status).toBe(200)
  expect((await server.visitor().get('Pin', { id: made.data.id })).data).toMatchObject({
    title: 'Long',
    image_signature: signature,
    images: { orig: { width: 320, height: 480 } },
  })
})
