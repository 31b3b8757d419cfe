import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTestPicture } from '../testing/test-picture.ts'
import { openTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.end())

test('wire.17 outside tools and our own browser read conversations, messages and requests with a pin inside', async () => {
  const [ada, ben] = [await server.client(), await server.client()]
  const board = await ada.post('Board', 'create', { name: 'Sent from' })
  const picture = { image_base64: await makeTestPicture(), board_id: board.data.id }
  const pin = (await ada.post('Pin', 'create', picture)).data.id
  const sent = await ada.post('Conversations', 'create', { user_ids: [ben.person.id], emails: [], text: 'See', pin })
  expect(sent.data.id).toMatch(/^\d+$/)
  for (const field_set_key of ['card', undefined]) {
    const requests = await ben.get('ContactRequests', { field_set_key })
    expect(requests.data).toMatchObject([
      { type: 'contactrequest', conversation: { last_message: { pin: { id: pin } } } },
    ])
    const messages = await ben.get('ConversationMessages', {
      conversation_id: sent.data.id,
      page_size: 5,
      field_set_key,
    })
    expect(messages.data).toMatchObject([{ text: 'See', pin: { id: pin } }])
    expect((await ada.get('Conversations', { field_set_key })).data).toMatchObject([{ id: sent.data.id }])
  }
  const contact_request = { type: 'contactrequest', id: sent.data.id }
  expect((await ben.post('ContactRequestAccept', 'update', { contact_request })).status).toBe(200)
  expect((await ben.post('ContactRequestIgnore', 'delete', { contact_request })).status).toBe(404)
  const answer = { conversation_id: sent.data.id, text: 'Lovely', field_set_key: ['default'] }
  const key = { headers: { 'idempotency-key': 'said once' } }
  const twice = [
    await ben.post('ConversationMessages', 'create', answer, key),
    await ben.post('ConversationMessages', 'create', answer, key),
  ]
  expect(twice[0]?.data.id).toBe(twice[1]?.data.id)
  const page = await ada.get('ConversationMessages', { conversation_id: sent.data.id, page_size: 1 })
  expect(page.body.resource_response.bookmark).toBeDefined()
  const next = { conversation_id: sent.data.id, page_size: 1, bookmarks: [page.body.resource_response.bookmark] }
  expect((await ada.get('ConversationMessages', next)).data).toMatchObject([{ text: 'See' }])
})
