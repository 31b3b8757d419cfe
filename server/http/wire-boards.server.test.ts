import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTestPicture } from '../testing/test-picture.ts'
import { openTestServer, type TestServer } from '../testing/test-server.ts'
import type { WireClient } from '../testing/wire-client.ts'

type Member = Awaited<ReturnType<TestServer['client']>>
type CreatedObject = { id: string; name?: string; title?: string }

let server: TestServer
let owner: Member
let friend: Member
let visitor: WireClient
let board: { id: string; name: string }
let pins: string[]

beforeAll(async () => {
  server = await openTestServer()
  visitor = server.visitor()
  owner = await server.client({ username: 'keeper' })
  friend = await server.client({ username: 'helper' })
  board = (await owner.post('Board', 'create', { name: 'Wire things', layout: 'default', category: 'design' })).data
  pins = []
  for (let n = 0; n < 3; n++) {
    const pin = await owner.post('Pin', 'create', { board_id: board.id, image_base64: await makeTestPicture() })
    pins.push(pin.data.id)
  }
})
afterAll(() => server.end())

const idsOf = (list: CreatedObject[]) => list.map(({ id }) => id)
const ok = async (told: Promise<{ status: number }>) => expect((await told).status).toBe(200)

test('wire.15 a board is made, read by slug and by id, changed and deleted', async () => {
  expect(board.name).toBe('Wire things')
  for (const options of [{ username: 'keeper', slug: 'wire-things' }, { board_id: board.id }])
    expect((await visitor.get('Board', { ...options, field_set_key: 'detailed' })).data).toMatchObject({
      id: board.id,
      name: 'Wire things',
      url: '/keeper/wire-things/',
      owner: { username: 'keeper' },
      section_count: 0,
      pin_count: 3,
      follower_count: 0,
      privacy: 'public',
      is_collaborative: false,
      collaborator_count: 0,
      image_cover_url: expect.stringContaining('/'),
    })
  const open = { name: 'Open to all', collab_board_email: true, collaborator_invites_enabled: true }
  const free = (await owner.post('Board', 'create', open)).data
  expect([free.name, free.collaborator_invites_enabled]).toEqual(['Open to all', true])
  await ok(owner.post('Board', 'delete', { board_id: free.id }))
  const other: CreatedObject = (await owner.post('Board', 'create', { name: 'Old', privacy: 'secret' })).data
  await ok(owner.post('Board', 'update', { board_id: other.id, name: 'New', description: 'Better', privacy: 'public' }))
  expect((await visitor.get('Board', { board_id: other.id })).data).toMatchObject({
    name: 'New',
    description: 'Better',
  })
  await ok(owner.post('Board', 'delete', { board_id: other.id }))
  const gone = await visitor.get('Board', { board_id: other.id })
  expect([gone.status, gone.body.resource_response.error?.code]).toEqual([404, 40])
})

test('wire.15 lists of boards: by person, for the picker, with names suggested for a pin', async () => {
  const listed = await visitor.get('Boards', {
    username: 'keeper',
    sort: 'last_pinned_to',
    privacy_filter: 'all',
    field_set_key: 'profile_grid_item',
    filter_stories: false,
    group_by: 'visibility',
    include_archived: true,
    redux_normalize_feed: true,
  })
  expect(listed.data).toMatchObject([
    { id: board.id, url: '/keeper/wire-things/', owner: { username: 'keeper' }, pin_count: 3, section_count: 0 },
  ])
  expect(idsOf((await visitor.get('ProfileBoards', { username: 'keeper' })).data)).toEqual([board.id])
  const picker = await owner.get('BoardPickerBoards', { field_set_key: 'board_picker', filter: 'all' })
  expect(picker.data.all_boards).toMatchObject([{ id: board.id, name: 'Wire things', url: '/keeper/wire-things/' }])
  expect(idsOf(picker.data.boards_shortlist)).toEqual([board.id])
  const titles = await owner.get('BoardTitleSuggestions', { pin_id: pins[0] })
  expect([titles.status, Array.isArray(titles.data)]).toEqual([200, true])
})

test('wire.15 a board’s pins, and more ideas for it', async () => {
  const feed = await visitor.get('BoardFeed', {
    board_id: board.id,
    board_url: '/keeper/wire-things/',
    currentFilter: -1,
    field_set_key: 'react_grid_pin',
    filter_section_pins: true,
    layout: 'default',
    page_size: 25,
    redux_normalize_feed: true,
  })
  expect(idsOf(feed.data)).toEqual([...pins].reverse())
  expect(feed.data[0]).toMatchObject({ type: 'pin', images: { orig: { url: expect.stringMatching(/^http/) } } })
  const ideas = { id: board.id, type: 'board', __track__referrer: 20, add_vase: true }
  for (const told of [
    await owner.get('BoardContentRecommendation', ideas),
    await owner.get('BoardRelatedPixieFeed', { board_id: board.id, add_vase: true }),
  ])
    expect([told.status, Array.isArray(told.data)]).toEqual([200, true])
})

test('wire.15 a board is followed and its followers are listed', async () => {
  await ok(friend.post('BoardFollow', 'create', { board_id: board.id }))
  expect((await visitor.get('BoardFollowers', { board_id: board.id })).data).toMatchObject([{ username: 'helper' }])
  await ok(friend.post('BoardFollow', 'delete', { board_id: board.id }))
  expect((await visitor.get('BoardFollowers', { board_id: board.id })).data).toEqual([])
})

test('wire.15 sections are made, read, filled, renamed and deleted', async () => {
  const wish = { board_id: board.id, name: 'Best of', initial_pins: [pins[0]], name_source: 0 }
  const section: CreatedObject = (await owner.post('BoardSection', 'create', wish)).data
  expect(section.title).toBe('Best of')
  expect((await visitor.get('BoardSections', { board_id: board.id })).data).toMatchObject([
    { id: section.id, title: 'Best of', slug: 'best-of', pin_count: 1 },
  ])
  const names = { username: 'keeper', board_slug: 'wire-things', section_slug: 'best-of' }
  for (const options of [{ section_id: section.id }, names])
    expect((await visitor.get('BoardSection', options)).data).toMatchObject({
      id: section.id,
      slug: 'best-of',
      board: { id: board.id, name: 'Wire things', owner: { username: 'keeper' } },
      preview_pins: [{ id: pins[0] }],
    })
  const inside = await visitor.get('BoardSectionPins', { section_id: section.id, currentFilter: -1, page_size: 25 })
  expect(inside.data).toMatchObject([{ id: pins[0], pinner: { username: 'keeper' } }])
  await ok(owner.post('BoardSectionEdit', 'create', { section_id: section.id, name: 'The best' }))
  expect((await visitor.get('BoardSection', { section_id: section.id })).data.title).toBe('The best')
  await ok(owner.post('BoardSectionEdit', 'delete', { section_id: section.id }))
  const gone = await visitor.get('BoardSection', { section_id: section.id })
  expect([gone.status, gone.body.resource_response.error?.code]).toEqual([404, 2031])
})

test('wire.15 people are invited, accept, leave, are invited by mail and decline', async () => {
  const invited_user_id = friend.person.id
  const invites = () => owner.get('BoardInvites', { board_id: board.id, sort: 'viewer_first', include_inactive: true })
  expect((await invites()).data).toEqual([])
  await ok(owner.post('BoardInvite', 'create', { board_id: board.id, invited_user_ids: [invited_user_id] }))
  expect((await invites()).data).toHaveLength(1)
  expect((await friend.get('BoardInvites', { current_user: true, field_set_key: 'news' })).data).toHaveLength(1)
  await ok(friend.post('BoardInvite', 'update', { board_id: board.id, invited_user_id }))
  expect((await visitor.get('Board', { board_id: board.id })).data).toMatchObject({ is_collaborative: true })
  const leaving = { board_id: board.id, invited_user_id, ban: false, field_set_key: 'boardEdit' }
  await ok(friend.post('BoardCollaborator', 'delete', leaving))
  await ok(owner.post('BoardInvite', 'create', { board_id: board.id, invited_user_ids: [invited_user_id] }))
  await ok(friend.post('BoardInvite', 'delete', leaving))
  expect((await friend.get('BoardInvites', { current_user: true })).data).toEqual([])
  await ok(owner.post('BoardEmailInvite', 'create', { board_id: board.id, emails: ['someone@elsewhere.test'] }))
})
