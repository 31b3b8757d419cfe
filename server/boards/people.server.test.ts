import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Question } from '#domain/resource.ts'
import {
  BoardCollaboratorResource,
  BoardEmailInviteResource,
  BoardInviteResource,
  BoardInvitesResource,
} from '#domain/resources/board-people.ts'
import { BoardFeedResource, BoardPinOrderResource, BoardResource, BoardsResource } from '#domain/resources/boards.ts'
import { BulkEditResource } from '#domain/resources/bulk.ts'
import { AggregatedCommentResource } from '#domain/resources/comments.ts'
import { FavoriteResource, PinResource } from '#domain/resources/pins.ts'
import { BoardSectionResource } from '#domain/resources/sections.ts'
import { TrashResource } from '#domain/resources/trash.ts'
import { BOARD_ACTIONS, type BoardAction } from '#domain/rules/board/board-action.ts'
import type { Person } from '../context.ts'
import { openTestHouse, type TestHouse } from '../testing/test-house.ts'
import { makeTestPicture } from '../testing/test-picture.ts'

let world: TestHouse
let owner: Person
let friend: Person
let picture: string
beforeAll(async () => {
  world = await openTestHouse()
  owner = await world.person({ username: 'owner' })
  friend = await world.person({ username: 'friend' })
  picture = await makeTestPicture()
})
afterAll(() => world.end())

const as: TestHouse['as'] = (...who) => world.as(...who)
const aBoard = (name: string, more = {}) => as(owner)(BoardResource.create, { name, ...more })
const aPin = (who: Person, board_id: string, title = '') =>
  as(who)(PinResource.create, { board_id, image_base64: picture, title } as never)
const invite = (board_id: string, who = friend, by = owner) =>
  as(by)(BoardInviteResource.create, { board_id, invited_user_ids: [who.id] } as never)
const accept = (board_id: string, who = friend) =>
  as(who)(BoardInviteResource.update, { board_id, invited_user_id: who.id } as never)

test('board.6 board.18 who is invited sees name, cover and owner of a secret board, and all of it after joining', async () => {
  const board = await aBoard('Whispers', { privacy: 'secret' })
  const pin = await aPin(owner, board.id)
  await expect(accept(board.id)).rejects.toMatchObject({ kind: 'no_board' })
  const [sent] = await invite(board.id)
  expect(sent).toMatchObject({ status: 'new', invited_user: { username: 'friend' }, is_acceptable: false })
  for (const asked of [
    () => as(friend)(BoardResource.get, { board_id: board.id }),
    () => as(friend)(BoardFeedResource.get, { board_id: board.id }),
  ])
    await expect(asked()).rejects.toMatchObject({ kind: 'no_board' })
  const mine = await as(friend)(BoardInvitesResource.get, { current_user: true })
  expect(mine.items).toHaveLength(1)
  expect(mine.items[0]).toMatchObject({ is_acceptable: true, invited_by_user: { username: 'owner' } })
  expect(Object.keys(mine.items[0]?.board ?? {}).toSorted()).toEqual(
    ['id', 'image_cover_url', 'name', 'owner', 'type', 'url'].toSorted(),
  )
  const joined = await accept(board.id)
  expect(joined).toMatchObject({ is_collaborative: true, collaborator_count: 1, collaborated_by_me: true })
  expect(joined.collaborator_permissions).toEqual(['add_pins', 'sections', 'favorite', 'comment'])
  expect((await as(friend)(PinResource.get, { id: pin.id })).id).toBe(pin.id)
  expect((await accept(board.id)).collaborator_count).toBe(1)
  expect((await as(friend)(BoardInvitesResource.get, { current_user: true })).items).toEqual([])
})

test('board.15 api.14 declining, leaving and being removed; pins of who leaves stay', async () => {
  const board = await aBoard('Comings and goings')
  const place = { board_id: board.id, invited_user_id: friend.id }
  await invite(board.id)
  await as(friend)(BoardInviteResource.delete, place)
  expect((await as(owner)(BoardInvitesResource.get, { board_id: board.id })).items).toEqual([])
  const inactive = await as(owner)(BoardInvitesResource.get, { board_id: board.id, include_inactive: true })
  expect(inactive.items.map(({ status }) => status)).toEqual(['declined'])
  await invite(board.id)
  await accept(board.id)
  const pin = await aPin(friend, board.id, 'mine')
  await as(friend)(FavoriteResource.create, { pin_id: pin.id })
  const favorites = async () =>
    (await as(null)(BoardFeedResource.get, { board_id: board.id })).items.map((one) => one.favorite_user_count)
  expect(await favorites()).toEqual([1])
  await as(friend)(BoardCollaboratorResource.delete, { ...place, field_set_key: 'boardEdit' })
  expect(await as(owner)(BoardResource.get, { board_id: board.id })).toMatchObject({
    pin_count: 1,
    collaborator_count: 0,
    is_collaborative: false,
  })
  expect(await favorites()).toEqual([0])
  await invite(board.id)
  await accept(board.id)
  expect(await favorites()).toEqual([1])
  const stranger = await world.person()
  await expect(as(stranger)(BoardCollaboratorResource.delete, place)).rejects.toMatchObject({ kind: 'forbidden' })
  await expect(
    as(friend)(BoardCollaboratorResource.delete, { ...place, invited_user_id: owner.id }),
  ).rejects.toMatchObject({ kind: 'forbidden' })
  await as(owner)(BoardCollaboratorResource.delete, { ...place, ban: true })
  await expect(aPin(friend, board.id)).rejects.toMatchObject({ kind: 'forbidden' })
  await expect(accept(board.id)).rejects.toMatchObject({ kind: 'no_board' })
})

test('board.15 a board whose owner left can be left', async () => {
  const [gone, member] = [await world.person(), await world.person()]
  const { id: board_id } = await as(gone)(BoardResource.create, { name: 'Left behind' })
  await invite(board_id, member, gone)
  await accept(board_id, member)
  await world.house.db.updateTable('users').set({ state: 'deactivated' }).where('id', '=', gone.id).execute()
  await expect(as(member)(BoardResource.get, { board_id })).rejects.toMatchObject({ kind: 'no_board' })
  await as(member)(BoardCollaboratorResource.delete, { board_id })
  const rows = await world.house.db
    .selectFrom('user_boards')
    .select('board_id')
    .where('user_id', '=', member.id)
    .execute()
  expect(rows).toEqual([])
})

test('board.6 the owner may forbid that collaborators invite, and strangers see only who has joined', async () => {
  const [helper, guest] = [await world.person({ username: 'helper' }), await world.person({ username: 'guest' })]
  const board = await aBoard('By word of mouth')
  await invite(board.id, helper)
  await accept(board.id, helper)
  await expect(invite(board.id, guest, helper)).rejects.toMatchObject({ kind: 'forbidden' })
  const permissions = { board_id: board.id, invited_user_id: helper.id, permissions: ['invite' as const] }
  await as(owner)(BoardCollaboratorResource.update, permissions)
  await invite(board.id, guest, helper)
  const shown = async (who: Person | null, more = {}) =>
    (await as(who)(BoardInvitesResource.get, { board_id: board.id, ...more })).items.map((one) => one.status)
  expect(await shown(null)).toEqual(['accepted'])
  expect(await shown(helper)).toEqual(['accepted', 'new'])
  expect(await shown(owner, { status_filters: 'new,pending' })).toEqual(['new'])
  await as(owner)(BoardResource.update, { board_id: board.id, collaborator_invites_enabled: false })
  const third = await world.person()
  await expect(invite(board.id, third, helper)).rejects.toMatchObject({ key: 'board.invitesOff' })
  const change = as(helper)(BoardResource.update, { board_id: board.id, collaborator_invites_enabled: true })
  await expect(change).rejects.toMatchObject({ kind: 'forbidden' })
})

test('board.6 a mailed invitation joins whoever confirms that address, and by its code whoever has the mail', async () => {
  const board = await aBoard('By post', { privacy: 'secret' })
  await as(owner)(BoardEmailInviteResource.create, {
    board_id: board.id,
    emails: ['New@example.test', 'other@example.test'],
  })
  await expect(
    as(owner)(BoardEmailInviteResource.create, { board_id: board.id, emails: ['nothing'] }),
  ).rejects.toMatchObject({ field: 'emails' })
  await world.actOnFacts()
  const mails = world.mails.filter(({ subject }) => subject.includes('By post'))
  expect(mails.map(({ to }) => to).toSorted()).toEqual(['new@example.test', 'other@example.test'])
  const fresh = await world.person({ email: 'new@example.test' })
  const ctx = await world.context(null)
  await world.house.db
    .insertInto('facts')
    .values({ id: ctx.house.newId(), name: 'email.verified', payload: JSON.stringify({ user_id: fresh.id }) })
    .execute()
  await world.actOnFacts()
  expect((await as(fresh)(BoardResource.get, { board_id: board.id })).collaborated_by_me).toBe(true)
  // Facts emitted by listeners are handled as well: the owner is notified who joined.
  await world.actOnFacts()
  const told = world.house.db.selectFrom('notifications').selectAll().where('user_id', '=', owner.id)
  expect(await told.where('kind', '=', 'board_joined').where('target_id', '=', board.id).execute()).toHaveLength(1)
  const code = /invite_code=(\w+)/.exec(mails.find(({ to }) => to.startsWith('other'))?.text ?? '')?.[1] ?? ''
  const byCode = await world.person()
  const joined = await as(byCode)(BoardEmailInviteResource.update, { code })
  expect(joined.collaborator_count).toBe(2)
  await expect(as(friend)(BoardEmailInviteResource.update, { code })).rejects.toMatchObject({ kind: 'not_found' })
})

test('board.2 a group board stands in the lists of its people', async () => {
  const member = await world.person({ username: 'joiner' })
  const board = await aBoard('Together')
  await invite(board.id, member)
  await accept(board.id, member)
  const names = async (more = {}) =>
    (await as(owner)(BoardsResource.get, { username: 'owner', ...more })).items.map(({ name }) => name)
  expect((await as(null)(BoardsResource.get, { username: 'joiner' })).items.map(({ id }) => id)).toEqual([board.id])
  expect((await names({ sort: 'group_boards_at_top', page_size: 1 }))[0]).toBe('Together')
  expect(await names({ filter: 'GROUP' })).toContain('Together')
})

/** Each action is tried by someone with only that right and by someone with every other right. */
type Try = { question: Question; of(scene: { board: string; pin: string; second: string; user: string }): object }
const TRIES: Partial<Record<BoardAction, Try>> = {
  add_pins: {
    question: PinResource.create,
    of: ({ board }) => ({ board_id: board, image_base64: picture }),
  },
  move_pins: {
    question: BoardPinOrderResource.update,
    of: ({ board, pin, second }) => ({ board_id: board, pin_id: pin, before_id: second }),
  },
  delete_pins: { question: PinResource.delete, of: ({ pin }) => ({ id: pin }) },
  edit: { question: BoardResource.update, of: ({ board }) => ({ board_id: board, description: 'Changed' }) },
  sections: { question: BoardSectionResource.create, of: ({ board }) => ({ board_id: board, name: 'Part' }) },
  invite: {
    question: BoardInviteResource.create,
    of: ({ board, user }) => ({ board_id: board, invited_user_ids: [user] }),
  },
  comment: { question: AggregatedCommentResource.create, of: ({ pin }) => ({ pin_id: pin, text: 'A word' }) },
}
/** The action codes of the wire format. */
const CODES: Partial<Record<BoardAction, number>> = {
  add_pins: 1,
  move_pins: 2,
  delete_pins: 3,
  edit: 4,
  sections: 5,
  invite: 6,
  comment: 8,
}

test.each(Object.entries(TRIES))('board.13 only who has the right to %s may', async (action, { question, of }) => {
  // Everyone may comment on a public board, so comment rights are tested on a secret one.
  const board = await aBoard(`Right to ${action}`, { privacy: 'secret' })
  const [first, second] = [await aPin(owner, board.id), await aPin(owner, board.id)]
  const user = (await world.person()).id
  const everyOther = (Object.keys(BOARD_ACTIONS) as BoardAction[]).filter((one) => one !== action)
  for (const permissions of [everyOther, [CODES[action as BoardAction]]]) {
    const member = await world.person()
    await invite(board.id, member)
    await accept(board.id, member)
    await as(owner)(BoardCollaboratorResource.update, {
      board_id: board.id,
      invited_user_id: member.id,
      permissions,
    } as never)
    const asked = as(member)(question, of({ board: board.id, pin: first.id, second: second.id, user }) as never)
    if (permissions === everyOther) await expect(asked).rejects.toMatchObject({ kind: 'forbidden' })
    else await expect(asked).resolves.toBeDefined()
  }
})

test('board.13 moving a whole selection needs the right to move others’ pins', async () => {
  const board = await aBoard('Moving in bulk')
  await invite(board.id)
  await accept(board.id)
  const mine = await as(friend)(BoardResource.create, { name: 'Mine' })
  const pins = [await aPin(owner, board.id), await aPin(friend, board.id)]
  const move = (ids: string[]) => as(friend)(BulkEditResource.update, { board_id: mine.id, pin_ids: ids } as never)
  await expect(move(pins.map(({ id }) => id))).rejects.toMatchObject({ kind: 'forbidden' })
  expect((await as(owner)(BoardResource.get, { board_id: board.id })).pin_count).toBe(2)
  await move([pins[1]?.id as string])
  expect((await as(friend)(BoardResource.get, { board_id: mine.id })).pin_count).toBe(1)
})

test('board.20 whose pins went with someone else’s board is told and can have them back', async () => {
  const board = await aBoard('Not only mine')
  const guest = await world.person()
  await invite(board.id, guest)
  await accept(board.id, guest)
  const pin = await aPin(guest, board.id, 'theirs')
  await aPin(owner, board.id)
  await as(owner)(BoardResource.delete, { board_id: board.id })
  await world.actOnFacts()
  const told = await world.house.db
    .selectFrom('notifications')
    .select(['kind', 'count', 'target_id'])
    .where('user_id', '=', guest.id)
    .where('kind', '=', 'board_deleted')
    .execute()
  expect(told).toEqual([{ kind: 'board_deleted', count: 1, target_id: board.id }])
  const [entry] = (await as(guest)(TrashResource.get, {})).items
  expect(entry).toMatchObject({ kind: 'pin', title: 'theirs' })
  await as(guest)(TrashResource.update, { deletion_id: entry?.deletion_id as never })
  expect((await as(null)(PinResource.get, { id: pin.id })).board).toBeNull()
})
