import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Id } from '#domain/id.ts'
import { BoardResource } from '#domain/resources/boards.ts'
import {
  HomefeedTunerResource,
  PinFeedbackResource,
  PinHideResource,
  PinUnhideResource,
  RelatedPinHideResource,
  RelatedPinUnhideResource,
  SearchPinHideResource,
  SearchPinUnhideResource,
} from '#domain/resources/feedback.ts'
import { BoardFollowResource } from '#domain/resources/follows.ts'
import { PinResource, RelatedPinFeedResource, RepinResource, UserHomefeedResource } from '#domain/resources/pins.ts'
import { BaseSearchResource } from '#domain/resources/search.ts'
import { UserFollowResource } from '#domain/resources/users.ts'
import type { Context, Person } from '../context.ts'
import { updateFeedPool } from '../feed/pool.ts'
import { openTestHouse, type TestHouse } from '../testing/test-house.ts'
import { makeTestPicture } from '../testing/test-picture.ts'

let house: TestHouse
let creator: Person
let me: Person
let board: Id
const pins: Id[] = []
let interest: Id

beforeAll(async () => {
  house = await openTestHouse()
  creator = await house.person({ username: 'creator' })
  me = await house.person({ username: 'looker' })
  interest = house.house.newId()
  await house.house.db.insertInto('interests').values({ id: interest, name: 'Teapot', url_name: 'teapot' }).execute()
  board = (await house.as(creator)(BoardResource.create, { name: 'Pots' })).id
  const stools = Array.from({ length: 8 }, (_, n) => `Stool ${n}`)
  for (const title of ['Blue teapot', 'Green teapot', 'Oak chair', 'Elm chair', ...stools]) {
    const sent = { title, board_id: board, image_base64: await makeTestPicture() }
    pins.push((await house.as(creator)(PinResource.create, sent)).id)
  }
  await house.actOnFacts()
  await updateFeedPool(house.house)
})
afterAll(() => house.end())

const at = (n: number) => pins[n] as Id
/** Opens home as a new visit. */
const visit = async (person: Person | null = me, more: Partial<Context> = {}) => {
  house.pass(31 * 60_000)
  return (await house.as(person, more)(UserHomefeedResource.get, { page_size: 50 })).items
}
const home = async (person: Person | null = me) => (await visit(person)).map((pin) => pin.id)
const reasonOf = async (pin: Id, person: Person = me) =>
  (await visit(person, { consent: AGREED })).find(({ id }) => id === pin)?.recommendation_reason?.reason_id
const AGREED = { analytics: false, marketing: false, personalization: true }
const related = async () =>
  (await house.as(me)(RelatedPinFeedResource.get, { pin: at(3), page_size: 50 })).items.map((pin) => pin.id)
const found = async () =>
  (await house.as(me)(BaseSearchResource.get, { query: 'teapot', page_size: 50 })).items.map((item) => item.id)

const CALLS = {
  home: [PinHideResource, PinUnhideResource, 'pin_id'],
  related: [RelatedPinHideResource, RelatedPinUnhideResource, 'pin'],
  search: [SearchPinHideResource, SearchPinUnhideResource, 'pin_id'],
} as const

test.each(Object.entries(CALLS))(
  'feedback.1 api.8 hidden by the call of %s and shown again by its undo',
  async (_, [hide, unhide, name]) => {
    const ask = house.as(me)
    expect(await home()).toContain(at(0))
    expect(await related()).toContain(at(0))
    expect(await found()).toContain(at(0))
    const answer = await ask(hide.update, { [name]: at(0), query: 'teapot', pin_type: 'image' } as never)
    expect(answer).toMatchObject({ pin_id: at(0), feedback_type: 'pin', has_undo: true, unfollow: null })
    for (const list of [await home(), await related(), await found()]) expect(list).not.toContain(at(0))
    expect(await home(await house.person())).toContain(at(0))
    await ask(unhide.update, { [name]: at(0) } as never)
    for (const list of [await home(), await related(), await found()]) expect(list).toContain(at(0))
  },
)

test('feedback.12 what a hide call carries is kept beside the mark; undo in it takes it back', async () => {
  const ask = house.as(me)
  const told = {
    board_id: board,
    user_id: creator.id,
    feedback_type: 'pin',
    interest_list: 'favorited',
    complaint_reason: 'blurry',
    pin_type: 'image',
    query: 'chair',
    news_id: at(1),
    through_id: 't1',
    through_properties: { key: 'k', data: 'd' },
    client_tracking_params: 'CwAB',
  }
  const loose = { promoted: false, is_third_party_ad: 'false', recommendation_reason_id: 4 }
  await ask(PinHideResource.update, { pin_id: at(2), pin: at(2), ...loose, ...told })
  const mark = await house.house.db
    .selectFrom('marks')
    .selectAll()
    .where('user_id', '=', me.id)
    .where('kind', '=', 'hide')
    .executeTakeFirstOrThrow()
  const read = { promoted: false, is_third_party_ad: false, recommendation_reason_id: '4' }
  expect(mark.context).toMatchObject({ pin_id: at(2), pin: at(2), ...told, ...read })
  await ask(PinHideResource.update, { pin_id: at(2), undo: true })
  expect(await home()).toContain(at(2))
})

test('feedback.9 a hidden topic is turned off with all its pins, and comes back by undo', async () => {
  const ask = house.as(me)
  const answer = await ask(PinHideResource.update, { pin_id: at(0), feedback_type: 'topic' })
  expect(answer.feedback_type).toBe('topic')
  const shown = await home()
  expect(shown).not.toContain(at(0))
  expect(shown).not.toContain(at(1))
  expect(shown).toContain(at(2))
  await ask(PinUnhideResource.update, { pin_id: at(0) })
  expect(await home()).toEqual(expect.arrayContaining([at(0), at(1)]))
})

test('feedback.8 whoever follows the pinner or the board may leave them by what the answer says', async () => {
  const ask = house.as(me)
  await ask(BoardFollowResource.create, { board_id: board })
  const ofBoard = await ask(PinHideResource.update, { pin_id: at(2) })
  expect(ofBoard.unfollow).toEqual({ action: 'BoardFollowResource', action_options: { board_id: board } })
  await ask(UserFollowResource.create, { user_id: creator.id })
  const ofUser = await ask(PinHideResource.update, { pin_id: at(2) })
  expect(ofUser.unfollow).toEqual({ action: 'UserFollowResource', action_options: { user_id: creator.id } })
  await ask(UserFollowResource.delete, { user_id: creator.id })
  await ask(PinFeedbackResource.update, { pin_id: at(2), feedback_type: 'user' })
  const kept = await house.house.db.selectFrom('marks').selectAll().where('kind', '=', 'feedback').execute()
  expect(kept).toEqual([expect.objectContaining({ user_id: me.id, reason: 'user' })])
  await ask(BoardFollowResource.delete, { board_id: board })
  await ask(PinUnhideResource.update, { pin_id: at(2) })
})

test('feedback.5 what shapes the feed can be turned off, and the feed follows', async () => {
  const ask = house.as(me)
  const fresh = await house.person()
  const freshBoard = (await house.as(fresh)(BoardResource.create, { name: 'Fresh' })).id
  const sent = { title: 'Fresh chair', board_id: freshBoard, image_base64: await makeTestPicture() }
  const pin = (await house.as(fresh)(PinResource.create, sent)).id
  const turn = (kind: 'user' | 'board' | 'interest' | 'pin', id: Id, is_on: boolean) =>
    ask(HomefeedTunerResource.update, { kind, id, is_on })
  const tuned = async (kind: 'user' | 'board' | 'interest' | 'pin') =>
    (await ask(HomefeedTunerResource.get, { kind })).items
  const reasons = { user: 1, board: 2 }
  expect(await reasonOf(pin)).not.toBe(1)
  for (const [kind, id, follow] of [
    ['user', fresh.id, { q: UserFollowResource, of: { user_id: fresh.id } }],
    ['board', freshBoard, { q: BoardFollowResource, of: { board_id: freshBoard } }],
  ] as const) {
    await ask(follow.q.create, follow.of as never)
    expect(await reasonOf(pin)).toBe(reasons[kind])
    expect(await tuned(kind)).toContainEqual(expect.objectContaining({ id, is_on: true }))
    await turn(kind, id, false)
    expect(await reasonOf(pin)).not.toBe(reasons[kind])
    expect(await tuned(kind)).toContainEqual(expect.objectContaining({ id, is_on: false }))
    await turn(kind, id, true)
    expect(await reasonOf(pin)).toBe(reasons[kind])
    await ask(follow.q.delete, follow.of as never)
  }
  await turn('interest', interest, false)
  expect(await home()).not.toContain(at(1))
  expect(await tuned('interest')).toContainEqual(expect.objectContaining({ name: 'Teapot', is_on: false }))
  // Only topics that shape this feed are listed, not all topics.
  const other = house.house.newId()
  await house.house.db.insertInto('interests').values({ id: other, name: 'Anvil', url_name: 'anvil' }).execute()
  expect(await tuned('interest')).not.toContainEqual(expect.objectContaining({ id: other }))
  await turn('interest', interest, true)
  await ask(PinHideResource.update, { pin_id: at(3) })
  const [hidden] = await tuned('pin')
  expect(hidden).toMatchObject({ name: 'Elm chair', is_on: false, may_change: true })
  await turn('pin', hidden?.id as Id, true)
  expect(await home()).toContain(at(3))
  expect(await tuned('pin')).toEqual([])
  await expect(turn('user', creator.id, false)).rejects.toMatchObject({ kind: 'not_found' })
})

test('feedback.5 what others keep beside one’s last saves comes in, unless that save is turned off', async () => {
  const reader = await house.person()
  const ask = house.as(reader)
  const keeper = await house.person()
  const shelf = (await house.as(keeper)(BoardResource.create, { name: 'Shelf' })).id
  const make = async (title: string, by = keeper) =>
    (await house.as(by)(PinResource.create, { title, board_id: shelf, image_base64: await makeTestPicture() })).id
  const [vase, bowl] = [await make('Vase'), await make('Bowl')]
  expect(await reasonOf(bowl, reader)).not.toBe(4)
  await ask(RepinResource.create, { pin_id: vase })
  await ask(RepinResource.create, { pin_id: at(2) })
  await house.actOnFacts()
  const shown = await home(reader)
  expect(await reasonOf(bowl, reader)).toBe(4)
  expect(shown).not.toContain(vase)
  expect(new Set(shown).size).toBe(shown.length)
  const history = async () => (await ask(HomefeedTunerResource.get, { kind: 'history' })).items
  const listed = await history()
  expect(listed.map((one) => [one.name, one.is_on])).toEqual([
    ['Oak chair', true],
    ['Vase', true],
  ])
  const id = listed[1]?.id as Id
  await ask(HomefeedTunerResource.update, { kind: 'history', id, is_on: false })
  expect(await reasonOf(bowl, reader)).not.toBe(4)
  expect((await history()).map((one) => one.is_on)).toEqual([true, false])
  await ask(HomefeedTunerResource.update, { kind: 'history', id, is_on: true })
  expect(await reasonOf(bowl, reader)).toBe(4)
  const others = house.as(me)(HomefeedTunerResource.update, { kind: 'history', id, is_on: false })
  await expect(others).rejects.toMatchObject({ kind: 'not_found' })
})

test('feedback.5 whoever saves while they scroll meets nothing twice', async () => {
  const reader = await house.person()
  const ask = house.as(reader)
  await ask(RepinResource.create, { pin_id: at(0) })
  const seen: Id[] = []
  let bookmarks: string[] = []
  do {
    const page = await ask(UserHomefeedResource.get, { page_size: 1, bookmarks })
    for (const pin of page.items) seen.push(pin.id)
    if (seen.length === 1) await ask(RepinResource.create, { pin_id: at(3) })
    bookmarks = page.next ? [page.next] : []
  } while (bookmarks.length)
  expect(seen.length).toBeGreaterThan(2)
  expect(new Set(seen).size).toBe(seen.length)
})

test('feedback.10 a hidden weight-loss ad opts out of all of them everywhere, until the last of them is shown again', async () => {
  const { db } = house.house
  const promotion = { promoter_id: creator.id, promoted_is_removable: true, ad_data: { is_weight_loss_ad: true } }
  const ads = [at(0), at(1)]
  for (const id of ads)
    await db
      .updateTable('aggregates')
      .set({ rich: JSON.stringify({ promotion }) })
      .where('first_pin_id', '=', id)
      .execute()
  const served = async () => {
    me = await db.selectFrom('users').selectAll().where('id', '=', me.id).executeTakeFirstOrThrow()
    const lists = [await home(), await related(), await found()]
    return lists.map((list) => ads.filter((id) => list.includes(id)))
  }
  const optedOut = () => (me.settings as { weight_loss_ads_opted_out?: boolean }).weight_loss_ads_opted_out
  const all = [ads, ads, ads]
  expect(await served()).toEqual(all)
  const answer = await house.as(me)(PinHideResource.update, { pin_id: at(0) })
  expect(answer.feedback_type).toBe('weight_loss')
  expect(await served()).toEqual([[], [], []])
  expect(optedOut()).toBe(true)
  expect((await house.as(me)(PinHideResource.update, { pin_id: at(1) })).feedback_type).toBe('weight_loss')
  await house.as(me)(PinUnhideResource.update, { pin_id: at(0) })
  expect(await served()).toEqual([[], [], []])
  const [hidden] = (await house.as(me)(HomefeedTunerResource.get, { kind: 'pin' })).items
  await house.as(me)(HomefeedTunerResource.update, { kind: 'pin', id: hidden?.id as Id, is_on: true })
  expect(await served()).toEqual(all)
  expect(optedOut()).toBe(false)
})

test('feedback.1 nobody hides their own pins, and visitors are asked to log in', async () => {
  await expect(house.as(creator)(PinHideResource.update, { pin_id: at(2) })).rejects.toMatchObject({
    kind: 'bad_input',
  })
  await expect(house.as(null)(PinHideResource.update, { pin_id: at(2) })).rejects.toMatchObject({
    kind: 'not_signed_in',
  })
})
