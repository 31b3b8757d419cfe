import { afterAll, beforeAll, expect, test } from 'vitest'
import { BoardCollaboratorResource, BoardInviteResource } from '#domain/resources/board-people.ts'
import { BoardArchiveResource, BoardFeedResource, BoardResource } from '#domain/resources/boards.ts'
import { PinResource, PinRestoreResource, RepinResource } from '#domain/resources/pins.ts'
import { BoardSectionResource } from '#domain/resources/sections.ts'
import { UserPinsResource, UserResource } from '#domain/resources/users.ts'
import type { Person } from '../context.ts'
import { openTestHouse, type TestHouse } from '../testing/test-house.ts'
import { makeTestPicture } from '../testing/test-picture.ts'

let test_: TestHouse
let owner: Person
let other: Person
beforeAll(async () => {
  test_ = await openTestHouse()
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
    image_base64: await makeTestPicture(),
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

test('save.13 save.21 saving twice answers with the pin one has; only allow_duplicate makes a second', async () => {
  const { as } = test_
  const pin = await as(owner)(PinResource.create, { image_base64: await makeTestPicture(), title: 'Twice' })
  const board = await as(other)(BoardResource.create, { name: 'Twice' })
  const options = { pin_id: pin.id, board_id: board.id }
  const tries = await Promise.all(Array.from({ length: 5 }, () => as(other)(RepinResource.create, options)))
  expect(new Set(tries.map((one) => one.id)).size).toBe(1)
  expect(tries.filter((one) => !one.already_saved)).toHaveLength(1)
  const second = await as(other)(RepinResource.create, { ...options, allow_duplicate: true })
  expect(second.id).not.toBe(tries[0]?.id)
  const feed = await as(null)(BoardFeedResource.get, { board_id: board.id })
  expect(feed.items).toHaveLength(2)
  // A save to another section of the board, or to the profile, is no duplicate.
  const section = await as(other)(BoardSectionResource.create, { board_id: board.id, name: 'Part' })
  const places = [{ ...options, section: section.id }, { pin_id: pin.id }]
  for (const place of places) {
    const [one, again] = [await as(other)(RepinResource.create, place), await as(other)(RepinResource.create, place)]
    expect([one.already_saved, again.already_saved, again.id]).toEqual([false, true, one.id])
  }
})

test('save.23 a board that one may not write to refuses a save, and nothing changes', async () => {
  const { as } = test_
  const [pin, helper] = [
    await as(owner)(PinResource.create, { image_base64: await makeTestPicture() }),
    await test_.person(),
  ]
  const [open, shared, secret, old, mine] = [
    await as(owner)(BoardResource.create, { name: 'Open to see' }),
    await as(owner)(BoardResource.create, { name: 'Shared' }),
    await as(owner)(BoardResource.create, { name: 'Hidden', privacy: 'secret' }),
    await as(helper)(BoardResource.create, { name: 'Old' }),
    await as(helper)(BoardResource.create, { name: 'Mine' }),
  ]
  const section = await as(owner)(BoardSectionResource.create, { board_id: open.id, name: 'Part' })
  const member = { board_id: shared.id, invited_user_id: helper.id }
  await as(owner)(BoardInviteResource.create, { board_id: shared.id, invited_user_ids: [helper.id] })
  await as(helper)(BoardInviteResource.update, member)
  await as(owner)(BoardCollaboratorResource.update, { ...member, permissions: ['edit', 'favorite'] })
  await as(helper)(BoardArchiveResource.create, { board_id: old.id })
  const kept = async () => ({
    pins: (await as(helper)(UserPinsResource.get, { username: helper.username })).items.length,
    saves: (await as(owner)(PinResource.get, { id: pin.id })).repin_count,
    boards: await Promise.all(
      [open, shared, secret].map(async ({ id }) => (await as(owner)(BoardResource.get, { board_id: id })).pin_count),
    ),
  })
  const before = await kept()
  for (const [board_id, kind, more] of [
    [open.id, 'forbidden'],
    [shared.id, 'forbidden'],
    [secret.id, 'no_board'],
    [old.id, 'forbidden'],
    ['1234567890123456789', 'no_board'],
    [mine.id, 'no_section', { section: section.id }],
  ] as const)
    await expect(
      as(helper)(RepinResource.create, { pin_id: pin.id, board_id: board_id as typeof open.id, ...more }),
    ).rejects.toMatchObject({ kind })
  expect(await kept()).toEqual(before)
})

test('board.12 the description of a pin takes 500 characters; one more is refused at its field and changes nothing', async () => {
  const { as } = test_
  const board = await as(owner)(BoardResource.create, { name: 'Long words' })
  const image_base64 = await makeTestPicture()
  const create = (description: string) =>
    as(owner)(PinResource.create, { board_id: board.id, image_base64, description })
  const tooLong = { kind: 'bad_input', key: 'pin.descriptionTooLong', field: 'description' }
  await expect(create('d'.repeat(501))).rejects.toMatchObject(tooLong)
  const pin = await create('d'.repeat(500))
  expect(pin.description).toHaveLength(500)
  const update = (description: string) => as(owner)(PinResource.update, { id: pin.id, description })
  await expect(update('e'.repeat(501))).rejects.toMatchObject(tooLong)
  const save = as(other)(RepinResource.create, { pin_id: pin.id, description: 'e'.repeat(501) })
  await expect(save).rejects.toMatchObject(tooLong)
  expect((await as(owner)(PinResource.get, { id: pin.id })).description).toBe('d'.repeat(500))
  expect((await update('e'.repeat(500))).description).toBe('e'.repeat(500))
  expect((await as(owner)(BoardResource.get, { board_id: board.id })).pin_count).toBe(1)
})

test('a deleted pin is gone for everyone and comes back where it was', async () => {
  const { as } = test_
  const board = await as(owner)(BoardResource.create, { name: 'Trash' })
  const pin = await as(owner)(PinResource.create, { board_id: board.id, image_base64: await makeTestPicture() })
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
  const pin = await as(owner)(PinResource.create, {
    board_id: from.id,
    image_base64: await makeTestPicture(),
    title: 'Old',
  })
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
      image_base64: await makeTestPicture(),
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
