import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Pin } from '#domain/entities/pin.ts'
import { BoardResource } from '#domain/resources/boards.ts'
import {
  AggregatedCommentFeedResource,
  AggregatedCommentLikeResource,
  AggregatedCommentResource,
  AggregatedCommentRestoreResource,
  UnifiedCommentsResource,
} from '#domain/resources/comments.ts'
import { PinResource, RepinResource } from '#domain/resources/pins.ts'
import { BOARD_ACTIONS, type BoardAction, toPermissionBits } from '#domain/rules/board/board-action.ts'
import type { Person } from '../context.ts'
import { findCountMismatches } from '../doctor.ts'
import { makeTestPicture } from '../testing/test-picture.ts'
import { openTestServer, type TestServer } from '../testing/test-server.ts'
import { sweepComments } from './sweep-comments.ts'

let world: TestServer
let ann: Person
let ben: Person
let cleo: Person
beforeAll(async () => {
  world = await openTestServer()
  ann = await world.person({ username: 'ann' })
  ben = await world.person({ username: 'ben' })
  cleo = await world.person({ username: 'cleo' })
})
afterAll(() => world.end())

const newPin = async (more: object = {}): Promise<Pin> =>
  world.as(ann)(PinResource.create, { image_base64: await makeTestPicture(), ...more })
const say = (who: Person, pin: { id: string }, text: string, more: object = {}) =>
  world.as(who)(AggregatedCommentResource.create, { pin_id: pin.id, text, ...more })
const aggregateOf = (pin: Pin) => pin.aggregated_pin_data.id
const read = (who: Person | null, pin: Pin, more: object = {}) =>
  world.as(who)(UnifiedCommentsResource.get, { aggregated_pin_id: aggregateOf(pin), pin_id: pin.id, ...more })
const countOf = async (pin: Pin) => (await world.as(ann)(PinResource.get, { id: pin.id })).comment_count
const factsOf = async (name: string, id: string) => {
  const rows = await world.house.db.selectFrom('facts').selectAll().where('name', '=', name).execute()
  return rows.filter((row) => JSON.stringify(row.payload).includes(id)).map((row) => row.payload)
}

test('closeup.5 comments stand on the thing, whoever saved it, with one level of answers', async () => {
  const pin = await newPin()
  const saved = await world.as(ben)(RepinResource.create, { pin_id: pin.id })
  const first = await say(ben, saved, 'So calm')
  const answer = await say(ann, pin, 'Thank you', { parent_id: first.id })
  const toAnswer = await say(cleo, pin, 'Me too', { parent_id: answer.id })
  expect(toAnswer.parent_id).toBe(first.id)
  await say(cleo, pin, 'Newest')
  const { items } = await read(null, pin)
  expect(items.map((one) => one.text)).toEqual(['Newest', 'So calm'])
  expect(items[1]).toMatchObject({ reply_count: 2, user: { username: 'ben' } })
  expect(items[1]?.replies.map((one) => one.text)).toEqual(['Thank you', 'Me too'])
  expect(await countOf(pin)).toBe(4)
  expect(await factsOf('comment.added', first.id)).toMatchObject([{ by_id: ben.id }])
  expect(await factsOf('comment.replied', toAnswer.id)).toMatchObject([{ parent_id: answer.id, by_id: cleo.id }])
})

test('closeup.5 a like counts once, an edit is told, and only the author edits', async () => {
  const pin = await newPin()
  const { id: comment_id } = await say(ben, pin, 'Nice')
  const like = () => world.as(cleo)(AggregatedCommentLikeResource.create, { comment_id })
  expect([await like(), await like()]).toMatchObject([{ like_count: 1 }, { like_count: 1, liked_by_me: true }])
  expect((await read(cleo, pin)).items[0]).toMatchObject({ liked_by_me: true, like_count: 1 })
  expect((await read(ann, pin)).items[0]).toMatchObject({ liked_by_me: false })
  expect(await factsOf('comment.liked', comment_id)).toHaveLength(1)
  expect(await world.as(cleo)(AggregatedCommentLikeResource.delete, { comment_id })).toMatchObject({ like_count: 0 })
  const edit = (who: Person) => world.as(who)(AggregatedCommentResource.update, { comment_id, text: 'Very nice' })
  await expect(edit(ann)).rejects.toMatchObject({ kind: 'forbidden' })
  expect(await edit(ben)).toMatchObject({ text: 'Very nice', edited_at: expect.any(String) })
  expect(await findCountMismatches(world.house)).toEqual([])
})

test('closeup.5 author, native creator and staff delete; whoever did may take it back; answers keep their place', async () => {
  const pin = await newPin()
  const staff = await world.person({ is_staff: true })
  const comment = await say(ben, pin, 'Hello')
  await say(cleo, pin, 'Hello back', { parent_id: comment.id })
  const remove = (who: Person, comment_id: string) => world.as(who)(AggregatedCommentResource.delete, { comment_id })
  await expect(remove(cleo, comment.id)).rejects.toMatchObject({ kind: 'forbidden' })
  await remove(ann, comment.id)
  await remove(ann, comment.id)
  expect(await countOf(pin)).toBe(1)
  const [gone] = (await read(cleo, pin)).items
  expect(gone).toMatchObject({ is_deleted: true, text: '', user: null, access: [], replies: [{ text: 'Hello back' }] })
  const restore = (who: Person) => world.as(who)(AggregatedCommentRestoreResource.update, { comment_id: comment.id })
  await expect(restore(ben)).rejects.toMatchObject({ kind: 'not_found' })
  expect(await restore(ann)).toMatchObject({ text: 'Hello', is_deleted: false })
  const other = await say(ben, pin, 'Also')
  await remove(staff, other.id)
  const own = await say(ben, pin, 'Mine')
  await remove(ben, own.id)
  expect((await read(ben, pin)).items.map((one) => one.text)).toEqual(['Hello'])
  expect(await countOf(pin)).toBe(2)
  expect(await findCountMismatches(world.house)).toEqual([])
})

test('what was deleted long ago is emptied', async () => {
  const pin = await newPin()
  const { id } = await say(ben, pin, 'Forget me')
  await world.as(ben)(AggregatedCommentResource.delete, { comment_id: id })
  const old = new Date(Date.now() - 40 * 24 * 3600_000)
  await world.house.db.updateTable('comments').set({ deleted_at: old }).where('id', '=', id).execute()
  expect(await sweepComments(world.house)).toBe(1)
  const row = await world.house.db.selectFrom('comments').select('text').where('id', '=', id).executeTakeFirst()
  expect(row).toEqual({ text: '' })
})

test('closeup.5 people are named by @username or by tags, and told once; who may not see it is not told', async () => {
  const pin = await newPin()
  const { tags, id } = await say(ben, pin, 'Look @cleo and @nobody_here, @ben')
  expect(tags.map((tag) => [tag.offset, tag.length, tag.user?.username])).toEqual([
    [5, 5, 'cleo'],
    [29, 4, 'ben'],
  ])
  expect(await factsOf('comment.mentioned', id)).toMatchObject([{ user_id: cleo.id, by_id: ben.id }])
  const sent = JSON.stringify([{ object_id: cleo.id, offset: 0, length: 8, tag_type: 1 }])
  expect((await say(ben, pin, '@Cleo C. hi', { tags: sent })).tags).toMatchObject([{ user: { username: 'cleo' } }])
  const wrong = JSON.stringify([{ object_id: cleo.id, offset: 3, length: 99 }])
  await expect(say(ben, pin, '@cleo', { tags: wrong })).rejects.toMatchObject({ kind: 'bad_input', field: 'tags' })
  const board = await world.as(ann)(BoardResource.create, { name: 'Hidden', privacy: 'secret' })
  const secret = await newPin({ board_id: board.id })
  const whispered = await say(ann, secret, 'not for @cleo')
  expect(await factsOf('comment.mentioned', whispered.id)).toEqual([])
})

test('closeup.5 where only a board’s people see a pin, they need permission 8; comments can be turned off', async () => {
  const board = await world.as(ann)(BoardResource.create, { name: 'Ours', privacy: 'secret' })
  const pin = await newPin({ board_id: board.id })
  const join = (person: Person, actions: BoardAction[]) =>
    world.house.db
      .insertInto('board_people')
      .values({ board_id: board.id, user_id: person.id, state: 'member', permissions: toPermissionBits(actions) })
      .execute()
  await join(ben, ['comment'])
  await join(
    cleo,
    (Object.keys(BOARD_ACTIONS) as BoardAction[]).filter((action) => action !== 'comment'),
  )
  await world.house.db.updateTable('boards').set({ collaborator_count: 2 }).where('id', '=', board.id).execute()
  await say(ben, pin, 'I may')
  await expect(say(cleo, pin, 'I may not')).rejects.toMatchObject({ kind: 'forbidden' })
  expect((await world.as(cleo)(PinResource.get, { id: pin.id })).may_comment).toBe(false)
  expect((await read(cleo, pin)).items).toHaveLength(1)
  await expect(read(null, pin)).rejects.toMatchObject({ kind: 'no_pin' })
  const open = await newPin()
  await world.as(ann)(PinResource.update, { id: open.id, is_comments_allowed: false })
  expect(await world.as(ben)(PinResource.get, { id: open.id })).toMatchObject({
    is_comments_allowed: false,
    may_comment: false,
  })
  await expect(say(ben, open, 'Hello')).rejects.toMatchObject({ kind: 'forbidden', key: 'comment.off' })
  const saved = await world.as(ben)(RepinResource.create, { pin_id: open.id })
  const allow = { id: saved.id, is_comments_allowed: true }
  await expect(world.as(ben)(PinResource.update, allow)).rejects.toMatchObject({ kind: 'forbidden' })
})

test('closeup.5 comments of people one blocked, or who blocked one, are hidden', async () => {
  const pin = await newPin()
  const dora = await world.person()
  await say(dora, pin, 'From Dora')
  await say(ben, pin, 'From Ben')
  await world.house.db
    .insertInto('marks')
    .values([
      { user_id: cleo.id, kind: 'block', target_id: dora.id },
      { user_id: dora.id, kind: 'blocked_by', target_id: cleo.id },
    ])
    .execute()
  expect((await read(cleo, pin)).items.map((one) => one.text)).toEqual(['From Ben'])
  expect((await read(dora, pin)).items).toHaveLength(2)
  expect((await read(null, pin)).items).toHaveLength(2)
})

test('wire.17 comments come in pages by bookmark, in both directions, with one that is pointed at before all', async () => {
  const pin = await newPin()
  const ids: string[] = []
  for (let n = 0; n < 7; n++) ids.push((await say(ben, pin, `No. ${n}`)).id)
  for (const is_reversed of [false, true]) {
    const seen: string[] = []
    let bookmarks: string[] = []
    do {
      const page = await read(cleo, pin, { page_size: 3, is_reversed, bookmarks })
      seen.push(...page.items.map((one) => one.id))
      bookmarks = page.next ? [page.next] : []
    } while (bookmarks.length)
    expect(seen).toEqual(is_reversed ? ids : ids.toReversed())
  }
  const pointed = await read(cleo, pin, { page_size: 2, comment_featured_ids: [ids[1]] })
  expect(pointed.items.map((one) => one.id)).toEqual([ids[1], ids[6], ids[5]])
  const answer = await say(cleo, pin, 'An answer', { parent_id: ids[0] })
  const withParent = await read(cleo, pin, { page_size: 1, comment_featured_ids: [answer.id] })
  expect(withParent.items[0]).toMatchObject({ id: ids[0], replies: [{ id: answer.id }] })
  expect((await read(cleo, pin, { parent_id: ids[0] })).items.map((one) => one.id)).toEqual([answer.id])
})

test('wire.17 tools comment with objectId and tags as text, read with and without a pin, and delete by id alone', async () => {
  const me = await world.client()
  const pin = await newPin()
  const objectId = aggregateOf(pin)
  const { status, data } = await me.post('AggregatedComment', 'create', {
    objectId,
    pinId: pin.id,
    text: 'Hi',
    tags: '[]',
  })
  expect([status, data.text]).toEqual([200, 'Hi'])
  expect((await me.get('AggregatedComment', { objectId, page_size: 2, bookmarks: '' })).data).toHaveLength(1)
  expect((await me.get('AggregatedCommentFeed', { objectId, page_size: 1 })).data[0]).toMatchObject({ id: data.id })
  const [unified] = (await world.visitor().get('UnifiedComments', { aggregated_pin_id: objectId })).data
  expect(unified).toMatchObject({
    text: 'Hi',
    details: '',
    like_count: 0,
    tags: [],
    images: [],
    user: { username: me.person.username, image_medium_url: expect.any(String) },
  })
  expect((await me.post('PinComment', 'create', { pin_id: pin.id, text: 'Again' })).status).toBe(200)
  const other = await newPin()
  const elsewhere = { objectId: aggregateOf(other), pinId: pin.id, text: 'Hi' }
  expect((await me.post('AggregatedComment', 'create', elsewhere)).status).toBe(400)
  for (const text of ['', '   ', 'x'.repeat(501)])
    expect((await me.post('AggregatedComment', 'create', { pinId: pin.id, text })).status).toBe(400)
  expect((await me.post('AggregatedComment', 'delete', { commentId: data.id })).status).toBe(200)
  expect(await world.as(null)(AggregatedCommentFeedResource.get, { object_id: objectId })).toMatchObject({
    items: [{ text: 'Again' }],
  })
})

test('likes and comments of many at once are all counted', async () => {
  const pin = await newPin()
  const { id: comment_id } = await say(ben, pin, 'Popular')
  const crowd = await Promise.all(Array.from({ length: 8 }, () => world.person()))
  await Promise.all(
    crowd.flatMap((one) => [
      world.as(one)(AggregatedCommentLikeResource.create, { comment_id }),
      say(one, pin, 'Yes', { parent_id: comment_id }),
    ]),
  )
  expect((await read(null, pin)).items[0]).toMatchObject({ like_count: 8, reply_count: 8 })
  expect(await countOf(pin)).toBe(9)
  expect(await findCountMismatches(world.house)).toEqual([])
})
