import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Id } from '#domain/id.ts'
import { BoardInviteResource } from '#domain/resources/board-people.ts'
import {
  BOARD_SORTS,
  BoardPickerBoardsResource,
  BoardResource,
  BoardSectionsResource,
  BoardsResource,
} from '#domain/resources/boards.ts'
import { BoardFollowResource } from '#domain/resources/follows.ts'
import { PinResource } from '#domain/resources/pins.ts'
import type { Person } from '../context.ts'
import { openTestHouse, type TestHouse } from '../testing/test-house.ts'
import { makeTestPicture } from '../testing/test-picture.ts'

let test_: TestHouse
let owner: Person
const NAMES = ['2024-01-01 trip', 'true', 'Äpfel', 'false', '2025-02-30 nothing', "it's; a 'name'", '100%']
beforeAll(async () => {
  test_ = await openTestHouse()
  owner = await test_.person({ username: 'sorter' })
  for (const name of NAMES) await test_.as(owner)(BoardResource.create, { name })
})
afterAll(() => test_.end())

test.each(BOARD_SORTS)('board.2 boards sorted %s meet each once, whatever their names look like', async (sort) => {
  const met: string[] = []
  let bookmarks: string | null = null
  do {
    const asked = { username: 'sorter', sort, page_size: 2, bookmarks }
    const page: { items: { name: string }[]; next: string | null } = await test_.as(null)(BoardsResource.get, asked)
    met.push(...page.items.map((board) => board.name))
    bookmarks = page.next
  } while (bookmarks)
  expect(met.toSorted()).toEqual(NAMES.toSorted())
  if (sort === 'oldest') expect(met).toEqual(NAMES)
  if (sort === 'newest') expect(met).toEqual(NAMES.toReversed())
})

test('entity.9 a board has every field, and keeps what was said of it', async () => {
  const maker = await test_.person({ username: 'boarder' })
  const made = await test_.as(maker)(BoardResource.create, {
    name: 'Über & alles',
    description: 'Words <b>here</b>',
    category: 'art',
  })
  const board = await test_.as(null)(BoardResource.get, { username: 'boarder', slug: made.slug })
  expect(board).toMatchObject({
    type: 'board',
    id: made.id,
    name: 'Über & alles',
    description: 'Words <b>here</b>',
    category: 'art',
    url: `/boarder/${encodeURIComponent(made.slug)}/`,
    privacy: 'public',
    layout: 'default',
    owner: { type: 'user', username: 'boarder' },
    pin_count: 0,
    section_count: 0,
    follower_count: 0,
    collaborator_count: 0,
    is_collaborative: false,
    collaborated_by_me: false,
    followed_by_me: false,
    archived: false,
    cover_images: [],
    cover_pin: null,
    image_cover_url: null,
  })
  const pin = await test_.as(maker)(PinResource.create, { board_id: made.id, image_base64: await makeTestPicture() })
  const now = await test_.as(null)(BoardResource.get, { board_id: made.id })
  expect(now).toMatchObject({ pin_count: 1, cover_pin: { pin_id: pin.id, image_signature: pin.image_signature } })
  for (const url of [
    now.image_cover_url,
    now.image_cover_hd_url,
    now.image_thumbnail_url,
    now.cover_pin?.image_url,
    ...now.pin_thumbnail_urls,
    ...['222x', '400x300', '216x146', '170x'].map((size) => now.images[size]?.[0]?.url),
  ])
    expect(url).toContain(pin.image_signature)
  expect([now.collaborator_permissions, now.board_order_modified_at]).toEqual([[], null])
  // Covers are never enlarged; a width without a height keeps the proportions.
  const small = await test_.as(maker)(BoardResource.create, { name: 'Sizes' })
  for (const [width, height] of [
    [100, 200],
    [600, 900],
  ] as const)
    await test_.as(maker)(PinResource.create, {
      board_id: small.id,
      image_base64: await makeTestPicture(width, height),
    })
  const { images } = await test_.as(null)(BoardResource.get, { board_id: small.id })
  const sizes = (size: string) => images[size]?.map(({ width, height }) => [width, height])
  expect(sizes('222x')).toEqual([
    [222, 333],
    [100, 200],
  ])
  expect(sizes('400x300')).toEqual([
    [400, 300],
    [100, 75],
  ])
})

test('entity.9 what a board says of this viewer and of its order follows what was done', async () => {
  const [maker, friend] = [await test_.person(), await test_.person()]
  const { id: board_id } = await test_.as(maker)(BoardResource.create, { name: 'Shared' })
  const see = (who: Person | null) => test_.as(who)(BoardResource.get, { board_id })
  await test_.as(friend)(BoardFollowResource.create, { board_id })
  expect((await see(friend)).followed_by_me).toBe(true)
  await test_.as(maker)(BoardInviteResource.create, { board_id, invited_user_ids: [friend.id] })
  await test_.as(friend)(BoardInviteResource.update, { board_id, invited_user_id: friend.id })
  const mine = await see(friend)
  expect(mine).toMatchObject({ is_collaborative: true, collaborated_by_me: true, collaborator_count: 1 })
  expect(mine.collaborator_permissions.length).toBeGreaterThan(0)
  expect(await see(null)).toMatchObject({
    followed_by_me: false,
    collaborated_by_me: false,
    collaborator_permissions: [],
  })
})

test.each(['public', 'protected', 'secret'] as const)(
  'entity.9 privacy %s is kept and counted where it may be',
  async (privacy) => {
    const maker = await test_.person()
    const made = await test_.as(maker)(BoardResource.create, { name: 'P', privacy })
    expect(made.privacy).toBe(privacy)
    const listed = await test_.as(null)(BoardsResource.get, { username: maker.username })
    expect(listed.items).toHaveLength(privacy === 'public' ? 1 : 0)
  },
)

test('entity.9 sections have id, title and slug, in their order', async () => {
  const maker = await test_.person()
  const { id: board_id } = await test_.as(maker)(BoardResource.create, { name: 'With sections' })
  const { db, newId } = test_.house
  const rows = ['One', 'Two', 'Three'].map((title, n) => ({
    board_id,
    id: newId(),
    title,
    slug: title.toLowerCase(),
    position: `a${9 - n}`,
  }))
  await db.insertInto('sections').values(rows).execute()
  await db.updateTable('boards').set({ section_count: 3 }).where('id', '=', board_id).execute()
  const told = await test_.as(null)(BoardSectionsResource.get, { board_id })
  expect(told.items.map(({ id, title, slug }) => ({ id, title, slug }))).toEqual(
    rows.toReversed().map(({ id, title, slug }) => ({ id, title, slug })),
  )
})

test('two boards of one owner share neither name nor address; others may have both', async () => {
  const maker = await test_.person()
  const first = await test_.as(maker)(BoardResource.create, { name: 'Same, same' })
  await expect(test_.as(maker)(BoardResource.create, { name: 'SAME, same' })).rejects.toMatchObject({
    kind: 'conflict',
    field: 'name',
  })
  const second = await test_.as(maker)(BoardResource.create, { name: 'Same same' })
  expect(second.slug).toBe(`${first.slug}-2`)
  const other = await test_.as(await test_.person())(BoardResource.create, { name: 'Same, same' })
  expect(other.slug).toBe(first.slug)
})

test('the picker offers what one may add to, found by part of the name', async () => {
  const told = await test_.as(owner)(BoardPickerBoardsResource.get, { filter: 'APF' })
  expect(told.all_boards).toEqual([])
  const found = await test_.as(owner)(BoardPickerBoardsResource.get, { filter: 'äpf' })
  expect(found.all_boards.map((board) => board.name)).toEqual(['Äpfel'])
  const literal = await test_.as(owner)(BoardPickerBoardsResource.get, { filter: '%' })
  expect(literal.all_boards.map((board) => board.name)).toEqual(['100%'])
})

test('save.11 the boards used last come first in the picker, and all of them by name', async () => {
  const saver = await test_.person()
  const ids = new Map<string, Id>()
  for (const name of ['Attic', 'Beach', 'Cellar', 'Desk'])
    ids.set(name, (await test_.as(saver)(BoardResource.create, { name })).id)
  const saveTo = async (name: string) => {
    test_.pass(2 * 60_000)
    await test_.as(saver)(PinResource.create, { image_base64: await makeTestPicture(), board_id: ids.get(name) as Id })
  }
  for (const name of ['Desk', 'Attic', 'Cellar']) await saveTo(name)
  const names = async () => {
    const told = await test_.as(saver)(BoardPickerBoardsResource.get, {})
    return [told.boards_shortlist, told.all_boards].map((boards) => boards.map((board) => board.name))
  }
  expect(await names()).toEqual([
    ['Cellar', 'Attic', 'Desk'],
    ['Attic', 'Beach', 'Cellar', 'Desk'],
  ])
  await saveTo('Beach')
  expect((await names())[0]).toEqual(['Beach', 'Cellar', 'Attic'])
})
