import { afterAll, beforeAll, expect, test } from 'vitest'
import { BoardInviteResource } from '#domain/resources/board-people.ts'
import { BoardArchiveResource, BoardResource, BoardsResource } from '#domain/resources/boards.ts'
import type { Person } from '../context.ts'
import { openTestServer, type TestServer } from '../testing/test-server.ts'

let world: TestServer
let owner: Person
let friend: Person
let client: Awaited<ReturnType<TestServer['client']>>
beforeAll(async () => {
  world = await openTestServer()
  client = await world.client({ username: 'lister' })
  owner = client.person
  friend = await world.person({ username: 'friend' })
  const boards = [
    { name: 'Open' },
    { name: 'Shown', privacy: 'protected' },
    { name: 'Hidden', privacy: 'secret' },
    { name: 'Old' },
    { name: 'Stories', layout: 'stories' },
    { name: 'All pins', layout: 'all_pins' },
    { name: 'Shopping', layout: 'shopping_list' },
    { name: 'Together', privacy: 'secret' },
  ] as const
  for (const board of boards) {
    const { id } = await world.as(owner)(BoardResource.create, board)
    if (board.name === 'Old') await world.as(owner)(BoardArchiveResource.create, { board_id: id })
    if (board.name !== 'Together') continue
    await world.as(owner)(BoardInviteResource.create, { board_id: id, invited_user_ids: [friend.id] })
    await world.as(friend)(BoardInviteResource.update, { board_id: id, invited_user_id: friend.id })
  }
})
afterAll(() => world.end())

const names = async (by: Person | null, options = {}, username = 'lister') => {
  const { items } = await world.as(by)(BoardsResource.get, { username, sort: 'oldest', ...options })
  return items.map(({ name }) => name)
}

const SPECIAL = ['Stories', 'All pins', 'Shopping']
const OPEN = ['Open', ...SPECIAL]
const OWN = ['Open', 'Shown', 'Hidden', ...SPECIAL, 'Together']

test('board.3 board.17 no privacy_filter means all, and all shows secret boards only to those who may see them', async () => {
  for (const options of [{}, { privacy_filter: 'all' }, { privacy_filter: 'whatever' }]) {
    expect(await names(owner, options)).toEqual(OWN)
    expect(await names(null, options)).toEqual(OPEN)
    expect(await names(friend, options)).toEqual(OPEN)
  }
  expect(await names(friend, {}, 'friend')).toEqual(['Together'])
  expect(await names(null, {}, 'friend')).toEqual([])
})

test.each([
  ['public', OPEN, OPEN],
  ['protected', ['Shown'], []],
  ['secret', ['Hidden', 'Together'], []],
])('board.3 privacy_filter %s', async (privacy_filter, own, others) => {
  expect([await names(owner, { privacy_filter }), await names(null, { privacy_filter })]).toEqual([own, others])
})

test('board.3 include_archived adds archived boards for those who may list them', async () => {
  expect(await names(owner, { include_archived: true })).toContain('Old')
  expect(await names(owner, { include_archived: 'false' })).not.toContain('Old')
  expect(await names(null, { include_archived: true })).not.toContain('Old')
  expect(await names(owner, { filter: 'ARCHIVED' })).toEqual(['Old'])
})

test.each([
  [0, OWN],
  [1, ['Old']],
  [2, ['Together']],
  [3, ['Hidden', 'Together']],
])('board.2 the filter %i', async (filter, shown) => {
  for (const given of [filter, `${filter}`, ['NONE', 'ARCHIVED', 'GROUP', 'SECRET'][filter]])
    expect(await names(owner, { filter: given })).toEqual(shown)
})

test('board.3 group_by visibility puts secret boards behind the others, mix_public_private does not', async () => {
  const mixed = { group_by: 'mix_public_private' }
  expect(await names(owner, mixed)).toEqual(OWN)
  for (const sort of ['oldest', 'newest', 'alphabetical', 'last_pinned_to']) {
    const grouped = await names(owner, { group_by: 'visibility', sort })
    const plain = await names(owner, { ...mixed, sort })
    const isSecret = (name: string) => ['Hidden', 'Together'].includes(name)
    expect(grouped).toEqual([...plain.filter((name) => !isSecret(name)), ...plain.filter(isSecret)])
  }
})

test.each([
  ['filter_stories', 'Stories'],
  ['filter_all_pins', 'All pins'],
  ['filter_shopping_list', 'Shopping'],
])('board.17 %s leaves out what it names', async (option, name) => {
  expect(await names(owner, { [option]: true })).toEqual(OWN.filter((one) => one !== name))
  expect(await names(owner, { [option]: false })).toEqual(OWN)
})

test('api.13 board.17 every option of the specification over the wire, 25 a page', async () => {
  const many = await world.client({ username: 'many' })
  for (let at = 0; at < 27; at++) await world.as(many.person)(BoardResource.create, { name: `Board ${at}` })
  const options = {
    privacy_filter: 'all',
    sort: 'custom',
    field_set_key: 'profile_grid_item',
    filter_stories: false,
    username: 'many',
    group_by: 'mix_public_private',
    include_archived: true,
    redux_normalize_feed: true,
    filter_all_pins: false,
    filter_shopping_list: false,
  }
  const first = await client.get('Boards', options)
  expect([first.status, first.data.length]).toEqual([200, 25])
  expect(first.data[0]).toMatchObject({ type: 'board', owner: { username: 'many' }, privacy: 'public', pin_count: 0 })
  expect(first.data[0]).toHaveProperty('image_cover_url')
  const rest = await client.get('Boards', { ...options, bookmarks: [first.body.resource_response.bookmark] })
  expect([rest.status, rest.data.length, rest.body.resource_response.bookmark]).toEqual([200, 2, undefined])
  expect((await client.get('Boards', { ...options, page_size: 10 })).data).toHaveLength(10)
})

test('api.12 a board is made with its name alone, got and deleted by its id', async () => {
  const wish = { name: 'By wire', username: 'lister' }
  const made = await client.post('Board', 'create', wish)
  expect([made.status, made.data.privacy, made.data.owner.username]).toEqual([200, 'public', 'lister'])
  const { id: board_id } = made.data
  const got = await client.get('Board', { board_id, field_set_key: 'detailed' })
  expect(got.data).toMatchObject({ id: board_id, name: 'By wire', section_count: 0 })
  expect((await client.post('Board', 'create', { name: 'Shy', privacy: 'secret' })).data.privacy).toBe('secret')
  expect((await client.post('Board', 'create', { name: 'Odd', privacy: 'nobody' })).status).toBe(400)
  expect((await client.post('Board', 'create', { ...wish, orbac_subject_id: friend.id })).status).toBe(403)
  expect((await client.post('Board', 'delete', { board_id })).status).toBe(200)
  expect((await client.get('Board', { board_id })).status).toBe(404)
})

test('api.12 who manages a business makes boards on its behalf, and nobody else does', async () => {
  const business = await world.person({ username: 'atelier' })
  const orbac_subject_id = business.id
  const create = (name: string) => client.post('Board', 'create', { name, username: 'atelier', orbac_subject_id })
  expect((await create('Too early')).status).toBe(403)
  await world.house.db
    .insertInto('business_members')
    .values({ business_id: business.id, user_id: owner.id, role: 'admin' })
    .execute()
  const made = await create('Of the house')
  expect([made.status, made.data.owner.username, made.data.url]).toEqual([200, 'atelier', '/atelier/of-the-house/'])
  expect(await names(null, {}, 'atelier')).toEqual(['Of the house'])
  expect(await names(owner)).not.toContain('Of the house')
})
