import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTestPicture } from '../testing/test-picture.ts'
import { openTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.end())

test('wire.17 news, what is in one, and the pins of followed people are read over the wire', async () => {
  const [owner, fan] = [await server.client(), await server.client({ first_name: 'Fia', last_name: 'Fan' })]
  const pin = (await owner.post('Pin', 'create', { image_base64: await makeTestPicture() })).data.id
  const saved = (await fan.post('Repin', 'create', { pin_id: pin })).data.id
  await server.actOnFacts()
  const { data } = await owner.get('NewsHub')
  expect(data).toMatchObject([
    {
      id: expect.stringMatching(/^\d+$/),
      type: 'news',
      category: expect.any(String),
      header_text: 'Fia Fan saved your Pin',
      unread: true,
      last_updated_at: expect.stringMatching(/\+0000$/),
      content_items: [
        { event_type: 'pin_saved', content_object: { type: 'pin', id: pin } },
        { event_type: 'pin_saved', content_object: { type: 'pin', id: saved } },
        { event_type: 'pin_saved', content_object: { type: 'user', full_name: 'Fia Fan' } },
      ],
    },
  ])
  expect((await owner.get('NewsHub', { field_set_key: 'news', page_size: 1 })).data).toHaveLength(1)
  expect((await owner.get('NewsHubDetails', { news_id: data[0].id })).data).toMatchObject([{ type: 'pin', id: saved }])
  expect((await fan.get('NewsHubDetails', { news_id: data[0].id })).status).toBe(404)
  expect((await owner.get('NetworkStories', { allow_stale: true })).data).toEqual([])
  await owner.post('UserFollow', 'create', { user_id: fan.person.id })
  expect((await owner.get('NetworkStories', { allow_stale: true })).data).toMatchObject([{ type: 'pin', id: saved }])
  expect((await server.visitor().get('NewsHub')).status).toBe(401)
})
