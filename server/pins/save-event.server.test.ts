import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Pin } from '#domain/entities/pin.ts'
import { BoardResource } from '#domain/resources/boards.ts'
import { PinResource, RepinResource } from '#domain/resources/pins.ts'
import type { Person } from '../context.ts'
import { makeTestPicture } from '../testing/test-picture.ts'
import { openTestServer, type TestServer } from '../testing/test-server.ts'

let world: TestServer
let ann: Person
let ben: Person
let pin: Pin
beforeAll(async () => {
  world = await openTestServer()
  ann = await world.person({ username: 'ann' })
  ben = await world.person({ username: 'ben' })
  pin = await world.as(ann)(PinResource.create, { image_base64: await makeTestPicture() })
})
afterAll(() => world.end())

const consent = { analytics: true, marketing: false, personalization: false }
const kept = () =>
  world.house.db.selectFrom('events').select(['type', 'aux', 'data']).where('actor_key', '=', `u${ben.id}`).execute()

test('save.18 route.26 the server tells a save itself, with its context, unless the client does', async () => {
  const board = await world.as(ben)(BoardResource.create, { name: 'Kept' })
  const options = { pin_id: pin.id, board_id: board.id, client_tracking_params: 'abc' }
  const event_context = { is_one_tap: true, location: 'home' }
  const save = (more: object, yes: typeof consent | null = consent) =>
    world.as(ben, { consent: yes })(RepinResource.create, { ...options, ...more })
  await save({ disable_event_log_info: true })
  await save({ event_context }, null)
  expect(await kept()).toEqual([])
  const saved = await save({ event_context })
  expect(await kept()).toEqual([
    {
      type: 5,
      aux: {
        board_id: null,
        destination_board_id: board.id,
        is_profile_save: false,
        pin_id: pin.id,
        suggested_boards: [],
      },
      data: {
        pin_id: pin.id,
        new_pin_id: saved.id,
        did_repin: false,
        client_tracking_params: 'abc',
        event_context,
      },
    },
  ])
})

test('api.10 the save call takes every option of the wire, under both names, and answers the board', async () => {
  const client = await world.client()
  const board = (await client.post('Board', 'create', { name: 'Wired' })).data
  const options = {
    pin_id: pin.id,
    board_id: board.id,
    section: null,
    clientTrackingParams: 'abc',
    user_id: ann.id,
    eventContext: JSON.stringify({ location: 'home' }),
    disable_event_log_info: 'true',
  }
  const told = await client.post('Repin', 'create', options)
  expect(told.data).toMatchObject({
    type: 'pin',
    board: { id: board.id, url: board.url, name: 'Wired', layout: board.layout },
  })
  const section = (await client.post('BoardSection', 'create', { board_id: board.id, name: 'Part' })).data
  const other = (await client.post('Pin', 'create', { image_base64: await makeTestPicture() })).data
  const inSection = await client.post('Repin', 'create', { ...options, pin_id: other.id, section: section.id })
  expect(inSection.data.saved_info).toMatchObject({ type: 'section', section: { id: section.id } })
  expect((await client.get('BoardSectionPins', { section_id: section.id })).data).toMatchObject([
    { id: inSection.data.id },
  ])
  const toProfile = await client.post('Repin', 'create', { pin_id: pin.id, client_tracking_params: 'abc' })
  const { username, id } = client.person
  expect(toProfile.data).toMatchObject({
    board: { id, url: `/${username}/_saved/`, layout: 'profile', owner: { username, follower_count: 0 } },
    saved_info: { type: 'profile' },
  })
  const ours = { headers: { 'x-page': '1' } }
  expect((await client.post('Repin', 'create', { pin_id: pin.id }, ours)).data.board).toBeNull()
})
