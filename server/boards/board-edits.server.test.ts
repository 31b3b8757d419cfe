import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Id } from '#domain/id.ts'
import {
  BoardArchiveResource,
  BoardFeedResource,
  BoardMergeResource,
  BoardOrderResource,
  BoardPickerBoardsResource,
  BoardPinOrderResource,
  BoardResource,
  BoardsResource,
  BoardTitleSuggestionsResource,
  UserStateResource,
} from '#domain/resources/boards.ts'
import { FavoriteResource, PinResource, RepinResource } from '#domain/resources/pins.ts'
import { BoardSectionResource } from '#domain/resources/sections.ts'
import { TrashResource } from '#domain/resources/trash.ts'
import { UserResource } from '#domain/resources/users.ts'
import type { Person } from '../context.ts'
import { openTestHouse, type TestHouse } from '../testing/test-house.ts'
import { makeTestPicture } from '../testing/test-picture.ts'

let world: TestHouse
let owner: Person
let other: Person
let picture: string
beforeAll(async () => {
  world = await openTestHouse()
  owner = await world.person({ username: 'owner' })
  other = await world.person({ username: 'other' })
  picture = await makeTestPicture()
})
afterAll(() => world.end())

const as: TestHouse['as'] = (...who) => world.as(...who)
const aBoard = (name: string, more = {}) => as(owner)(BoardResource.create, { name, ...more })
const aPin = (board_id: string | undefined, title = '', who = owner) =>
  as(who)(PinResource.create, { board_id, image_base64: picture, title })
const pinsOf = async (board_id: string, more = {}) =>
  (await as(owner)(BoardFeedResource.get, { board_id, ...more })).items.map((pin) => pin.title)

test('board.1 a new name makes a new address, and the old one leads to it', async () => {
  const board = await aBoard('Old Name')
  const changed = await as(owner)(BoardResource.update, { board_id: board.id, name: 'New Name', description: 'Words' })
  expect(changed).toMatchObject({ name: 'New Name', url: '/owner/new-name/', description: 'Words' })
  const found = await as(null)(BoardResource.get, { username: 'owner', slug: 'old-name' })
  expect(found).toMatchObject({ id: board.id, url: '/owner/new-name/' })
  await aBoard('Another Name')
  await expect(as(owner)(BoardResource.update, { board_id: board.id, name: 'another name' })).rejects.toMatchObject({
    kind: 'conflict',
    field: 'name',
  })
  const back = await as(owner)(BoardResource.update, { board_id: board.id, name: 'Old Name' })
  expect(back.url).toBe('/owner/old-name/')
})

test('board.12 a name takes 50 characters and a description 500, one more is refused at its field', async () => {
  const { id: board_id } = await aBoard('Limits')
  const update = (more: object) => as(owner)(BoardResource.update, { board_id, ...more })
  expect((await update({ name: 'n'.repeat(50), description: 'd'.repeat(500) })).name).toHaveLength(50)
  await expect(update({ name: 'n'.repeat(51) })).rejects.toMatchObject({ kind: 'bad_input', field: 'name' })
  await expect(update({ description: 'd'.repeat(501) })).rejects.toMatchObject({ field: 'description' })
})

test('board.7 a board that becomes secret takes its pins out of sight and out of counts, and back', async () => {
  const board = await aBoard('Now you see')
  const pin = await aPin(board.id)
  const counts = async () => {
    const { pin_count, board_count } = await as(null)(UserResource.get, { username: 'owner' })
    return { pin_count, board_count }
  }
  const before = await counts()
  await as(owner)(BoardResource.update, { board_id: board.id, privacy: 'secret' })
  await expect(as(null)(PinResource.get, { id: pin.id })).rejects.toMatchObject({ kind: 'no_pin' })
  await expect(as(other)(BoardResource.get, { board_id: board.id })).rejects.toMatchObject({ kind: 'no_board' })
  expect(await counts()).toEqual({ pin_count: before.pin_count - 1, board_count: before.board_count - 1 })
  await as(owner)(BoardResource.update, { board_id: board.id, privacy: 'protected' })
  expect((await as(null)(PinResource.get, { id: pin.id })).board?.privacy).toBe('protected')
  expect(await counts()).toEqual({ pin_count: before.pin_count - 1, board_count: before.board_count - 1 })
  await as(owner)(BoardResource.update, { board_id: board.id, privacy: 'public' })
  expect(await counts()).toEqual(before)
})

test('board.16 the chosen cover stays in front while pins are added, else the newest is the cover', async () => {
  const board = await aBoard('Covers')
  const chosen = await aPin(board.id)
  const elsewhere = await aPin(undefined)
  const update = (cover_pin_id: string | null) =>
    as(owner)(BoardResource.update, { board_id: board.id, cover_pin_id } as never)
  await expect(update(elsewhere.id)).rejects.toMatchObject({ kind: 'bad_input', field: 'cover_pin_id' })
  await update(chosen.id)
  let newest = ''
  for (let number = 0; number < 6; number++)
    newest = (await as(owner)(PinResource.create, { board_id: board.id, image_base64: await makeTestPicture() })).id
  const covered = () => as(null)(BoardResource.get, { board_id: board.id })
  const signatureOf = async (id: string) => (await as(null)(PinResource.get, { id: id as Id })).image_signature
  for (const id of [chosen.id, newest]) {
    if (id === newest) await update(null)
    const [shown, signature] = [await covered(), await signatureOf(id)]
    expect(shown.cover_pin?.pin_id).toBe(id)
    const files = Object.entries(shown.images).map(([size, list]) => [size, list[0]?.url])
    expect(files.map(([size]) => size)).toEqual(['222x', '400x300', '216x146', '170x'])
    for (const [size, url] of [...files, ['400x300', shown.image_cover_url], ['474x', shown.image_cover_hd_url]])
      expect(url).toMatch(new RegExp(`/${size}/.*${signature}`))
  }
})

test('board.1 an archived board is listed nowhere and takes no pins until it is back', async () => {
  const board = await aBoard('Attic')
  const pin = await aPin(board.id)
  expect((await as(owner)(BoardArchiveResource.create, { board_id: board.id })).archived).toBe(true)
  const listed = async (more = {}) =>
    (await as(owner)(BoardsResource.get, { username: 'owner', page_size: 100, ...more })).items.map(({ id }) => id)
  expect(await listed()).not.toContain(board.id)
  expect(await listed({ include_archived: true })).toContain(board.id)
  expect(await listed({ filter: 1 })).toEqual([board.id])
  expect((await as(null)(PinResource.get, { id: pin.id })).seo_noindex_reason).toBe('not_listed')
  await expect(aPin(board.id)).rejects.toMatchObject({ kind: 'forbidden' })
  await expect(as(other)(BoardArchiveResource.delete, { board_id: board.id })).rejects.toMatchObject({
    kind: 'forbidden',
  })
  expect((await as(owner)(BoardArchiveResource.delete, { board_id: board.id })).archived).toBe(false)
  expect(await listed()).toContain(board.id)
})

test('board.20 a deleted board takes its pins along and comes back with exactly those', async () => {
  const board = await aBoard('Short lived')
  const section = await as(owner)(BoardSectionResource.create, { board_id: board.id, name: 'Part' })
  const before = await aPin(board.id, 'deleted before')
  await as(owner)(PinResource.delete, { id: before.id })
  const pin = await aPin(board.id, 'with it')
  await as(owner)(PinResource.update, { id: pin.id, board_section_id: section.id })
  const deleted = await as(owner)(BoardResource.delete, { board_id: board.id })
  expect(deleted).toMatchObject({ kind: 'delete', state: 'done', total: 1, can_undo: true })
  await expect(as(owner)(BoardResource.get, { board_id: board.id })).rejects.toMatchObject({ kind: 'no_board' })
  await expect(as(owner)(PinResource.get, { id: pin.id })).rejects.toMatchObject({ kind: 'no_pin' })
  await aBoard('Short lived')
  const trash = await as(owner)(TrashResource.get, { kind: 'board' })
  expect(trash.items[0]).toMatchObject({ id: board.id, title: 'Short lived', pin_count: 1 })
  await expect(as(other)(TrashResource.update, { deletion_id: deleted.id })).rejects.toMatchObject({
    kind: 'not_found',
  })
  await as(owner)(TrashResource.update, { deletion_id: deleted.id })
  const back = await as(null)(BoardResource.get, { board_id: board.id })
  expect(back).toMatchObject({ name: 'Short lived 2', pin_count: 1, section_count: 1 })
  expect((await as(owner)(PinResource.get, { id: pin.id })).section?.id).toBe(section.id)
  await expect(as(owner)(PinResource.get, { id: before.id })).rejects.toMatchObject({ kind: 'no_pin' })
})

test('board.1 merging moves pins, sections and the address', async () => {
  const from = await aBoard('Merged from')
  const into = await aBoard('Merged into')
  for (const board of [from, into]) await as(owner)(BoardSectionResource.create, { board_id: board.id, name: 'Same' })
  const pin = await aPin(from.id, 'comes along')
  const sections = await as(owner)(BoardSectionResource.get, {
    username: 'owner',
    board_slug: 'merged-from',
    section_slug: 'same',
  })
  await as(owner)(PinResource.update, { id: pin.id, board_section_id: sections.id })
  await expect(
    as(owner)(BoardMergeResource.create, { board_id: from.id, into_board_id: from.id }),
  ).rejects.toMatchObject({ kind: 'bad_input' })
  await as(owner)(BoardMergeResource.create, { board_id: from.id, into_board_id: into.id })
  const found = await as(null)(BoardResource.get, { username: 'owner', slug: 'merged-from' })
  expect(found).toMatchObject({ id: into.id, pin_count: 1, section_count: 2 })
  expect((await as(null)(PinResource.get, { id: pin.id })).section?.slug).toBe('same-2')
  await expect(as(null)(BoardResource.get, { board_id: from.id })).rejects.toMatchObject({ kind: 'no_board' })
})

test('board.2 board.18 pins stand newest, oldest or in an order of their own, which alone is dated', async () => {
  const board = await aBoard('Order')
  const pins = new Map<string, string>()
  for (const title of ['a', 'b', 'c', 'd']) pins.set(title, (await aPin(board.id, title)).id)
  const at = (title: string) => pins.get(title) as never
  expect(await pinsOf(board.id)).toEqual(['d', 'c', 'b', 'a'])
  expect(await pinsOf(board.id, { sort: 'oldest' })).toEqual(['a', 'b', 'c', 'd'])
  expect((await as(owner)(BoardResource.get, { board_id: board.id })).board_order_modified_at).toBeNull()
  const move = (pin: string, beside: object, who = owner) =>
    as(who)(BoardPinOrderResource.update, { board_id: board.id, pin_id: at(pin), ...beside })
  await move('a', { before_id: at('c') })
  expect(await pinsOf(board.id)).toEqual(['d', 'a', 'c', 'b'])
  await move('d', { after_id: at('b') })
  await move('b', { before_id: at('a') })
  expect(await pinsOf(board.id, { page_size: 2 })).toEqual(['b', 'a'])
  expect(await pinsOf(board.id, { sort: 'custom' })).toEqual(['b', 'a', 'c', 'd'])
  const orderedAt = async () => (await as(owner)(BoardResource.get, { board_id: board.id })).board_order_modified_at
  const ordered = await orderedAt()
  expect(ordered).not.toBeNull()
  world.pass(60_000)
  await expect(move('a', { after_id: at('c') }, other)).rejects.toMatchObject({ kind: 'forbidden' })
  await expect(move('a', {})).rejects.toMatchObject({ kind: 'bad_input' })
  await as(owner)(PinResource.delete, { id: (await aPin(board.id, 'e')).id })
  await as(owner)(BoardSectionResource.create, { board_id: board.id, name: 'Part', initial_pins: [at('c')] })
  await as(owner)(BoardResource.update, { board_id: board.id, description: 'Changed', default_sort: 'newest' })
  await as(owner)(BoardOrderResource.update, { board_id: board.id, before_id: (await aBoard('Beside')).id })
  expect(await orderedAt()).toBe(ordered)
  await move('b', { after_id: at('a') })
  expect(await orderedAt()).not.toBe(ordered)
})

test('board.2 people put their boards in an order of their own', async () => {
  const person = await world.person({ username: 'orderly' })
  const made = []
  for (const name of ['one', 'two', 'three']) made.push(await as(person)(BoardResource.create, { name }))
  const [one, , three] = made
  await as(person)(BoardOrderResource.update, { board_id: one?.id as never, before_id: three?.id as never })
  const names = (sort: string, more = {}) =>
    as(person)(BoardsResource.get, { username: 'orderly', sort, ...more } as never).then(({ items }) =>
      items.map(({ name }) => name),
    )
  expect(await names('custom')).toEqual(['one', 'three', 'two'])
  expect(await names('alphabetical')).toEqual(['one', 'three', 'two'])
  await as(person)(BoardResource.update, { board_id: one?.id as never, privacy: 'secret' })
  expect(await names('custom', { group_by: 'visibility' })).toEqual(['three', 'two', 'one'])
  expect(await names('newest', { group_by: 'visibility' })).toEqual(['three', 'two', 'one'])
  expect(await names('custom', { filter: 'SECRET' })).toEqual(['one'])
  const paged = await as(person)(BoardsResource.get, { username: 'orderly', group_by: 'visibility', page_size: 2 })
  const rest = await as(person)(BoardsResource.get, {
    username: 'orderly',
    group_by: 'visibility',
    page_size: 2,
    bookmarks: paged.next,
  })
  expect([...paged.items, ...rest.items].map(({ name }) => name)).toHaveLength(3)
})

test('board.8 fav.7 the favorites filter and count are those of the board’s own people', async () => {
  const board = await aBoard('Favorites')
  const loved = await aPin(board.id, 'loved')
  const liked = await aPin(board.id, 'liked by a stranger')
  await as(owner)(FavoriteResource.create, { pin_id: loved.id })
  await as(other)(FavoriteResource.create, { pin_id: liked.id })
  await as(other)(FavoriteResource.create, { pin_id: loved.id })
  expect(await pinsOf(board.id, { current_filter: 1 })).toEqual(['loved'])
  expect(await pinsOf(board.id, { current_filter: -1 })).toHaveLength(2)
  const feed = await as(null)(BoardFeedResource.get, { board_id: board.id })
  expect(feed.items.map((pin) => pin.favorite_user_count)).toEqual([0, 1])
  expect(feed.items.map((pin) => pin.board_favorite_count)).toEqual([0, 1])
  const counts = { favorite_user_count: 2, board_favorite_count: 1 }
  for (const who of [owner, other])
    expect(await as(who)(FavoriteResource.create, { pin_id: loved.id })).toMatchObject(counts)
  expect((await as(null)(PinResource.get, { id: loved.id })).favorite_user_count).toBe(2)
  const elsewhere = await aBoard('Favorites elsewhere')
  await as(owner)(PinResource.update, { id: loved.id, board_id: elsewhere.id })
  expect(await pinsOf(elsewhere.id, { current_filter: 1 })).toEqual(['loved'])
  const taken = await as(owner)(FavoriteResource.delete, { pin_id: loved.id })
  expect(taken).toMatchObject({ favorite_user_count: 1, board_favorite_count: 0 })
  expect(await pinsOf(elsewhere.id, { current_filter: 1 })).toEqual([])
})

test('save.19 in the experiment quick saves go to one board of their own, which stays as it is', async () => {
  const { house, person } = world
  const quick = await person({ username: 'quick' })
  await house.db
    .insertInto('experiments')
    .values({ name: 'quick_saves_board', overrides: JSON.stringify({ [quick.id]: 'enabled' }) })
    .execute()
  world.pass(6000)
  const state = () => as(quick)(UserStateResource.get, { state: 'QUICK_SAVES_BOARD_ID' })
  expect((await state()).value).toBeNull()
  const [one, two] = [await aPin(undefined), await aPin(undefined)]
  const saved = await Promise.all([one, two].map((pin) => as(quick)(RepinResource.create, { pin_id: pin.id })))
  const board_id = (await state()).value as never
  expect(saved.map((answer) => answer.board?.id)).toEqual([board_id, board_id])
  expect(saved[0]).toMatchObject({ board: { layout: 'quick_saves' }, saved_info: { type: 'profile', title: null } })
  const picker = await as(quick)(BoardPickerBoardsResource.get, {})
  expect(picker.all_boards).toEqual([])
  for (const refused of [
    () => as(quick)(BoardResource.update, { board_id, name: 'Mine' }),
    () => as(quick)(BoardResource.update, { board_id, privacy: 'secret' }),
    () => as(quick)(BoardResource.delete, { board_id }),
    () => as(quick)(BoardArchiveResource.create, { board_id }),
  ])
    await expect(refused()).rejects.toMatchObject({ kind: 'forbidden', key: 'board.quickSavesFixed' })
  const fake = await as(quick)(BoardResource.create, { name: 'Fake', layout: 'quick_saves' })
  expect(fake.layout).toBe('default')
  const boardless = await as(other)(RepinResource.create, { pin_id: one.id })
  expect(boardless.board).toBeNull()
})

test('save.11 the picker suggests boards by the pin’s words, and titles for a new one', async () => {
  const picker = await world.person({ username: 'picker' })
  for (const name of ['Lamps', 'Trees']) await as(picker)(BoardResource.create, { name })
  const home = await aBoard('Bright rooms')
  const pin = await aPin(home.id, 'A paper lamp')
  const found = await as(picker)(BoardPickerBoardsResource.get, { pin_id: pin.id })
  expect(found.suggested_boards.map(({ name }) => name)).toEqual(['Lamps'])
  expect(found.all_boards.map(({ name }) => name)).toEqual(['Lamps', 'Trees'])
  const titles = await as(picker)(BoardTitleSuggestionsResource.get, { pin_id: pin.id })
  expect(titles.items.map(({ name }) => name)).toEqual(['Bright rooms', 'Paper lamp', 'Lamp'])
})

test('save.11 a board that has one far neighbor of a pin by chance is not suggested for it', async () => {
  const picker = await world.person({ username: 'chance' })
  const [coffee, shoes] = [
    await as(picker)(BoardResource.create, { name: 'First coffee' }),
    await as(picker)(BoardResource.create, { name: 'By the door' }),
  ]
  const home = await aBoard('Elsewhere')
  const [pin, latte, boot] = [await aPin(home.id, 'Canvas'), await aPin(home.id, 'Latte'), await aPin(home.id, 'Boot')]
  await as(picker)(RepinResource.create, { pin_id: latte.id, board_id: coffee.id })
  await as(picker)(RepinResource.create, { pin_id: boot.id, board_id: shoes.id })
  const { db } = world.house
  const rows = await db.selectFrom('pins').select(['id', 'aggregate_id']).execute()
  const aggregateOf = (one: { id: string }) => rows.find(({ id }) => id === one.id)?.aggregate_id as never
  const near = (weights: number[]) =>
    db
      .insertInto('neighbors')
      .values({ aggregate_id: aggregateOf(pin), things: [aggregateOf(boot), aggregateOf(latte)], weights })
      .onConflict((known) => known.column('aggregate_id').doUpdateSet({ weights }))
      .execute()
  const offered = async () =>
    (await as(picker)(BoardPickerBoardsResource.get, { pin_id: pin.id })).suggested_boards.map(({ name }) => name)
  await near([1, 0.4])
  expect(await offered()).toEqual(['By the door', 'First coffee'])
  await near([1, 0.004])
  expect(await offered()).toEqual(['By the door'])
})
