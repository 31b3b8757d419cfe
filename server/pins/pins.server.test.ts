import { afterAll, beforeAll, expect, test } from 'vitest'
import { BoardFeedResource, BoardResource } from '#domain/resources/boards.ts'
import { PinResource, PinRestoreResource, RepinResource } from '#domain/resources/pins.ts'
import { UserPinsResource, UserResource } from '#domain/resources/users.ts'
import type { Person } from '../context.ts'
import { aPicture } from '../testing/picture.ts'
import { type TestHouse, testHouse } from '../testing/test-house.ts'

let test_: TestHouse
let owner: Person
let other: Person
beforeAll(async () => {
  test_ = await testHouse()
  owner = await test_.person({ username: 'owner' })
  other = await test_.person({ username: 'other' })
})
afterAll(() => test_.end())

test('entity.5 after a save the origin stays and via is whom it was saved from, over two generations', async () => {
  const { as } = test_
  const third = await test_.person({ username: 'third' })
  const board = await as(owner)(BoardResource.create, { name: 'Originals' })
  const pin = await as(owner)(PinResource.create, {
    board_id: board.id,
    image_base64: await aPicture(),
    title: 'A vase',
  })
  const mine = await as(other)(BoardResource.create, { name: 'Mine' })
  const saved = await as(other)(RepinResource.create, { pin_id: pin.id, board_id: mine.id })
  expect(saved.board?.pin_count).toBe(1)
  const copy = await as(null)(PinResource.get, { id: saved.id })
  expect(copy).toMatchObject({ title: 'A vase', is_repin: true, pinner: { username: 'other' } })
  expect(copy.origin_pinner?.username).toBe('owner')
  expect(copy.via_pinner?.username).toBe('owner')
  expect(copy.native_creator?.username).toBe('owner')
  expect(copy.aggregated_pin_data.aggregated_stats.saves).toBe(1)
  expect([copy.board?.id, copy.pinned_to_board?.id]).toEqual([mine.id, mine.id])
  const theirs = await as(third)(BoardResource.create, { name: 'Theirs' })
  const again = await as(third)(RepinResource.create, { pin_id: saved.id, board_id: theirs.id })
  expect(await as(null)(PinResource.get, { id: again.id })).toMatchObject({
    pinner: { username: 'third' },
    via_pinner: { username: 'other' },
    origin_pinner: { username: 'owner' },
    native_creator: { username: 'owner' },
    board: { id: theirs.id, name: 'Theirs' },
    pinned_to_board: { id: theirs.id, name: 'Theirs', url: '/third/theirs/' },
  })
  const first = await as(null)(PinResource.get, { id: pin.id })
  expect([first.via_pinner, first.origin_pinner?.username]).toEqual([null, 'owner'])
})

test('saving twice answers with the pin one has; only allow_duplicate makes a second', async () => {
  const { as } = test_
  const pin = await as(owner)(PinResource.create, { image_base64: await aPicture(), title: 'Twice' })
  const board = await as(other)(BoardResource.create, { name: 'Twice' })
  const options = { pin_id: pin.id, board_id: board.id }
  const tries = await Promise.all(Array.from({ length: 5 }, () => as(other)(RepinResource.create, options)))
  expect(new Set(tries.map((one) => one.id)).size).toBe(1)
  expect(tries.filter((one) => !one.already_saved)).toHaveLength(1)
  const second = await as(other)(RepinResource.create, { ...options, allow_duplicate: true })
  expect(second.id).not.toBe(tries[0]?.id)
  const feed = await as(null)(BoardFeedResource.get, { board_id: board.id })
  expect(feed.items).toHaveLength(2)
})

test('a deleted pin is gone for everyone and comes back where it was', async () => {
  const { as } = test_
  const board = await as(owner)(BoardResource.create, { name: 'Trash' })
  const pin = await as(owner)(PinResource.create, { board_id: board.id, image_base64: await aPicture() })
  await as(owner)(PinResource.delete, { id: pin.id })
  await expect(as(owner)(PinResource.get, { id: pin.id })).rejects.toMatchObject({ kind: 'no_pin' })
  expect((await as(owner)(BoardResource.get, { board_id: board.id })).pin_count).toBe(0)
  await expect(as(other)(PinRestoreResource.update, { id: pin.id })).rejects.toMatchObject({ kind: 'no_pin' })
  const back = await as(owner)(PinRestoreResource.update, { id: pin.id })
  expect(back.board?.id).toBe(board.id)
})

test('a pin can be moved to another board and its words changed', async () => {
  const { as } = test_
  const from = await as(owner)(BoardResource.create, { name: 'From' })
  const to = await as(owner)(BoardResource.create, { name: 'To', privacy: 'secret' })
  const pin = await as(owner)(PinResource.create, { board_id: from.id, image_base64: await aPicture(), title: 'Old' })
  const moved = await as(owner)(PinResource.update, { id: pin.id, board_id: to.id, title: 'New' })
  expect(moved).toMatchObject({ title: 'New', board: { id: to.id, privacy: 'secret', pin_count: 1 } })
  await expect(as(other)(PinResource.get, { id: pin.id })).rejects.toMatchObject({ kind: 'no_pin' })
  await expect(as(other)(PinResource.update, { id: pin.id, title: 'Mine' })).rejects.toMatchObject({ kind: 'no_pin' })
})

test('a page is never empty while more follow, and pages meet without a gap', async () => {
  const { as, person } = test_
  const many = await person()
  const board = await as(many)(BoardResource.create, { name: 'Many' })
  const made: string[] = []
  for (let number = 0; number < 7; number++) {
    const pin = await as(many)(PinResource.create, {
      board_id: board.id,
      image_base64: await aPicture(),
      title: `${number}`,
    })
    made.push(pin.id)
  }
  const seen: string[] = []
  let bookmarks: string | null = null
  do {
    const page: { items: { id: string }[]; next: string | null } = await as(null)(UserPinsResource.get, {
      username: many.username,
      page_size: 3,
      bookmarks,
    })
    seen.push(...page.items.map((one) => one.id))
    bookmarks = page.next
  } while (bookmarks)
  expect(seen).toEqual(made.toReversed())
  expect((await as(null)(UserResource.get, { username: many.username })).pin_count).toBe(7)
})
