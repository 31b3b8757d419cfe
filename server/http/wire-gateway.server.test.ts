import { afterAll, beforeAll, expect, test } from 'vitest'
import { UserExperienceResource } from '#domain/resources/experiences.ts'
import { PinResource } from '#domain/resources/pins.ts'
import { QUESTIONS } from '../ask/answers.ts'
import { makeTestPicture } from '../testing/test-picture.ts'
import { openTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let me: Awaited<ReturnType<TestServer['client']>>
let pinId: string
beforeAll(async () => {
  server = await openTestServer()
  me = await server.client()
  pinId = (await server.as(me.person)(PinResource.create, { image_base64: await makeTestPicture() })).id
})
afterAll(() => server.end())

const url = () => `/v3/pins/${pinId}/favorite/`
const like = {
  endpoint_name: 'v3_create_favorite',
  data: { type: 'pin', favorited_by_me: true, favorite_user_count: 1 },
}
const unlike = {
  endpoint_name: 'v3_delete_favorite',
  data: { type: 'pin', favorited_by_me: false, favorite_user_count: 0 },
}

test('wire.7, api.3 the gateway reaches the same handlers as /v3', async () => {
  const direct = await me.send('POST', url())
  expect(direct.body.resource_response).toMatchObject(like)
  expect((await me.post('Api', 'delete', { url: url() })).body.resource_response).toMatchObject(unlike)
  const through = await me.post('Api', 'create', { url: url(), data: {} })
  expect(through.body.resource_response).toEqual(direct.body.resource_response)
  expect(through.body.resource).toEqual({ name: 'ApiResource', options: { url: url(), data: {} } })
  expect((await me.send('DELETE', url())).body.resource_response).toMatchObject(unlike)
})

test('wire.7 data comes with the URL, as a value or as text, and the URL may have a query', async () => {
  const media_info_list = JSON.stringify([{ id: '7', media_type: 'image-story-pin' }])
  const register = '/v3/media/uploads/register/batch/'
  for (const options of [
    { url: register, data: { media_info_list } },
    { url: register, data: JSON.stringify({ media_info_list }) },
    { url: `${register}?${new URLSearchParams({ media_info_list })}`, data: {} },
    { url: register.slice(0, -1), data: { media_info_list } },
  ]) {
    const told = await me.post('Api', 'create', options)
    expect([told.status, Object.keys(told.data ?? {})]).toEqual([200, ['7']])
  }
})

test.each([
  ['https://elsewhere.test/v3/pins/1/favorite/'],
  ['//elsewhere.test/v3/'],
  ['/resource/PinResource/get/'],
  ['/v1/pins/'],
  ['/v3'],
  [''],
  [undefined],
])('api.20 the address %j is refused', async (address) => {
  const told = await me.post('Api', 'create', { url: address })
  expect([told.status, told.body.resource_response.error?.field]).toEqual([400, 'url'])
})

test('api.3, api.20 every method reaches its question through the gateway and directly; PATCH is PUT here', async () => {
  const owner = await server.client()
  const { id } = (await owner.post('Board', 'create', { name: 'By every method' })).data
  const follow = `/v3/boards/${id}/follow/`
  const undo = () => me.post('Api', 'delete', { url: follow })
  for (const told of [
    await me.post('Api', 'update', { url: follow }),
    (await undo()) && (await me.post('Api', 'update', { url: follow, patch_instead_of_put: true })),
    (await undo()) && (await me.send('PUT', follow)),
    (await undo()) && (await me.send('PATCH', follow)),
  ])
    expect([told.status, told.data?.followed_by_me]).toEqual([200, true])
  expect((await undo()).data.followed_by_me).toBe(false)
  const checked = await me.get('Api', { url: '/v3/offsite/', data: { url: 'https://a.test/', check_only: true } })
  expect([checked.status, checked.data.redirect_status]).toEqual([200, 'ok'])
  expect((await me.send('PATCH', '/v3/pins/1/favorite/')).status).toBe(404)
})

test.each(['/v3/nothing/here/', '/vx/nothing/', '/v3/../resource/', '/v3/pins/%E0%A4%A/favorite/more/'])(
  'api.3 nothing answers at %s',
  async (address) => {
    expect((await me.post('Api', 'create', { url: address })).status).toBe(404)
  },
)

test('api.4 an error in a URL is bad input, not a server error', async () => {
  expect((await me.post('Api', 'create', { url: '/v3/pins/%E0%A4%A/favorite/' })).status).toBe(400)
})

test('wire.7 the gateway asks for a sign-in and sees no more than /v3', async () => {
  expect((await server.visitor().post('Api', 'create', { url: url() })).status).toBe(401)
  expect((await server.visitor().send('POST', url())).status).toBe(401)
  expect(
    (await me.post('Api', 'create', { url: '/v3/pins/1000000000000000001/favorite/' })).body.resource_response.code,
  ).toBe(50)
})

test('exp.33, exp.34 the trigger call takes extra_context as JSON text or nothing, in its address either colon', async () => {
  await server.house.db
    .insertInto('placed_experiences')
    .values({ placement_id: 1, experience_id: 2, type: 27, targeting: '{"on_trigger":true}' })
    .execute()
  // Programs count as bots, which get no experiences.
  const there = () => server.as(me.person)(UserExperienceResource.get, { placement_ids: [1] })
  expect(await there()).toEqual({})
  const extra_context = JSON.stringify({ search_query: 'lamp', source: 'tip' })
  for (const [address, data] of [
    ['/v3/experiences/1:2/trigger/', { extra_context }],
    ['/v3/experiences/1%3A2/trigger/', undefined],
  ] as const) {
    const through = await me.post('Api', 'update', { url: address, data })
    const direct = await me.send('PUT', address)
    for (const told of [through, direct]) expect([told.status, told.data]).toEqual([200, { done: true, kept: true }])
  }
  expect(await there()).toMatchObject({ 1: { id: '1:2', status: 'eligible' } })
})

/** Unknown to everyone whose page is not debugged (viewer.8). */
const ONLY_WHEN_DEBUGGING = 'DebugExperiencesResource'

test('api.2 every question answers something other than "unknown" over the wire', async () => {
  for (const question of QUESTIONS) {
    const name = question.name.replace(/Resource$/, '')
    const told =
      question.verb === 'get' ? await server.visitor().get(name) : await server.visitor().post(name, question.verb)
    if (question.name !== ONLY_WHEN_DEBUGGING)
      expect([question.name, question.verb, told.body.resource_response?.code]).not.toEqual([
        question.name,
        question.verb,
        4,
      ])
    expect([question.name, told.status]).not.toEqual([question.name, 500])
    expect(told.body.resource_response.endpoint_name).toBe(question.endpoint)
    if (!question.path) continue
    const [method = '', path = ''] = question.path.split(' ')
    const direct = await server.visitor().send(method as 'POST', path.replace(/:\w+/g, '1'))
    expect(direct.body.resource_response.endpoint_name).toBe(question.endpoint)
  }
})

/** Every gateway call that clients are known to make. */
const SPECIFIED = [
  'POST /v3/pins/1/favorite/',
  'DELETE /v3/pins/1/favorite/',
  'PUT /v3/boards/1/follow/',
  'DELETE /v3/boards/1/follow/',
  'PUT /v3/news_hub/1/pin/1/hide/',
  'PUT /v3/news_hub/1/pin/1/undo/',
  'PUT /v3/p2p/1/hide/',
  'PUT /v3/p2p/1/unhide/',
  'PUT /v3/search/1/hide/',
  'PUT /v3/search/1/unhide/',
  'POST /v3/offsite/',
  'GET /v3/offsite/',
  'GET /vx/business_access/profiles/',
  'PUT /v3/experiences/1:2/trigger/',
  'Repin create',
  'Pin create',
  'Pin delete',
  'Board create',
  'Board delete',
  'Board get',
  'Boards get',
  'BoardInvite delete',
  'BoardCollaborator delete',
  'BulkEdit delete',
  'BulkEditSelectAll delete',
  'User get',
  'UserState get',
  'UserSettings update',
  'UserFollow create',
  'UserFollow delete',
  'InterestFollow create',
  'InterestFollow delete',
  'PinFeedback update',
  'InviteCodeMetadata get',
  'UserExperiencePlatform get',
  'UserExperience get',
  'UserExperience delete',
  'UserExperienceViewed update',
  'UserExperienceCompleted update',
  'Api get',
  'Api create',
  'Api update',
  'Api delete',
] as const

/** Calls without an implementation yet. Whoever implements one removes it here. */
const MISSING: string[] = ['GET /vx/business_access/profiles/']

test('api.2 every known client call has a question, except those listed as missing', async () => {
  const unknown: string[] = []
  for (const call of SPECIFIED) {
    const [first = '', second = ''] = call.split(' ')
    const visitor = server.visitor()
    const told = second.startsWith('/')
      ? await visitor.send(first as 'POST', second)
      : await (second === 'get' ? visitor.get(first) : visitor.post(first, second as 'create'))
    const { code, endpoint_name } = told.body?.resource_response ?? {}
    if (told.status === 404 && (code === 4 || !endpoint_name)) unknown.push(call)
    expect([call, told.status]).not.toEqual([call, 500])
  }
  expect(unknown).toEqual(MISSING)
})

test.each(['/v3/users/me/wishlists/', 'v3/users/me/shopping/lists'])(
  'wire.7 %s is a list that is not kept here, and empty',
  async (address) => {
    const told = await me.get('Api', { url: address, data: { page_size: 5 } })
    expect([told.status, told.data]).toEqual([200, []])
    expect(told.body.resource_response).not.toHaveProperty('bookmark')
    expect(told.body.resource_response).not.toHaveProperty('error')
    expect(told.body.resource.options.bookmarks).toEqual(['-end-'])
    expect((await me.post('Api', 'create', { url: address })).status).toBe(404)
    expect((await server.visitor().get('Api', { url: address })).status).toBe(401)
  },
)
