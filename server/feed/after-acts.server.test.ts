import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Id } from '#domain/id.ts'
import { UserBlockResource, UserMuteResource, UserSettingsResource } from '#domain/resources/account.ts'
import { BoardResource } from '#domain/resources/boards.ts'
import {
  HomefeedTunerResource,
  PinHideResource,
  PinUnhideResource,
  type TunedKind,
} from '#domain/resources/feedback.ts'
import { BoardFollowResource, InterestFollowResource } from '#domain/resources/follows.ts'
import { FavoriteResource, PinResource, RepinResource, UserHomefeedResource } from '#domain/resources/pins.ts'
import { ReportResource } from '#domain/resources/reports.ts'
import { UserFollowResource } from '#domain/resources/users.ts'
import { FEED_REASON, GENERAL_REASONS } from '#domain/rules/feed/reasons.ts'
import type { Person } from '../context.ts'
import { sealCursor, toCursorBinding } from '../cursor.ts'
import { invalidateInterestTree } from '../records/interest-tree.ts'
import { openTestHouse, type TestHouse } from '../testing/test-house.ts'
import { makeTestPicture } from '../testing/test-picture.ts'
import { updateFeedPool } from './pool.ts'

const AGREED = { analytics: false, marketing: false, personalization: true }
let house: TestHouse
const makers: Person[] = []

const make = async (by: Person, title: string, board_id?: Id) =>
  house.as(by)(PinResource.create, { title, board_id, image_base64: await makeTestPicture() } as never)
const boardOf = async (by: Person, name: string) => (await house.as(by)(BoardResource.create, { name })).id
const page = (who: Person | null, options: object = {}) =>
  house.as(who, { consent: AGREED })(UserHomefeedResource.get, { page_size: 50, ...options } as never)
const endVisit = () => house.pass(31 * 60_000)
const aggregateOf = async (pin: Id) =>
  (await house.house.db.selectFrom('pins').select('aggregate_id').where('id', '=', pin).executeTakeFirstOrThrow())
    .aggregate_id

beforeAll(async () => {
  house = await openTestHouse()
  for (let n = 0; n < 12; n++) makers.push(await house.person())
  for (let n = 0; n < 36; n++) await make(makers[n % 12] as Person, `plain ${n}`)
  await house.actOnFacts()
  await updateFeedPool(house.house)
}, 60_000)
afterAll(() => house.end())

type World = { me: Person; maker: Person; pin: Id; board: Id; topic: Id; above: Id }
const ACTS: Record<string, (world: World) => Promise<unknown>> = {
  hidden: ({ me, pin }) => house.as(me)(PinHideResource.update, { pin_id: pin }),
  reported: ({ me, pin }) => house.as(me)(ReportResource.create, { kind: 'pin', id: pin, reason: 'spam' }),
  'of someone blocked': ({ me, maker }) => house.as(me)(UserBlockResource.create, { blocked_user_id: maker.id }),
  'of someone who blocks': ({ me, maker }) => house.as(maker)(UserBlockResource.create, { blocked_user_id: me.id }),
  'of someone muted': ({ me, maker }) => house.as(me)(UserMuteResource.create, { user_id: maker.id }),
  'of a topic turned off': ({ me, topic }) =>
    house.as(me)(HomefeedTunerResource.update, { kind: 'interest', id: topic, is_on: false }),
  'of a topic below one turned off': ({ me, above }) =>
    house.as(me)(HomefeedTunerResource.update, { kind: 'interest', id: above, is_on: false }),
  'on a secret board': ({ maker, board }) =>
    house.as(maker)(BoardResource.update, { board_id: board, privacy: 'secret' }),
  'on a protected board': ({ maker, board }) =>
    house.as(maker)(BoardResource.update, { board_id: board, privacy: 'protected' }),
  saved: ({ me, pin }) => house.as(me)(RepinResource.create, { pin_id: pin }),
  deleted: ({ maker, pin }) => house.as(maker)(PinResource.delete, { id: pin }),
}

test(`feed.9 on no page asked for after that, in this visit and the next, is what is ${Object.keys(ACTS).join(', ')}`, async () => {
  const worlds = new Map<string, World>()
  for (const act of Object.keys(ACTS)) {
    const [me, maker, topic] = [await house.person(), await house.person(), house.house.newId()]
    const name = `Thing${topic}`
    const above = house.house.newId()
    const topics = [
      { id: above, name: `Kind${above}`, url_name: `kind${above}`, parent_id: null },
      { id: topic, name, url_name: name.toLowerCase(), parent_id: above },
    ]
    await house.house.db.insertInto('interests').values(topics).execute()
    const board = await boardOf(maker, 'Shelf')
    const { id: pin } = await make(maker, `${name} that is ${act}`, board)
    worlds.set(act, { me, maker, pin, board, topic, above })
  }
  invalidateInterestTree(house.house)
  await house.actOnFacts()
  await updateFeedPool(house.house)
  for (const [act, world] of worlds) {
    const shown = async () => (await page(world.me)).items.map(({ id }) => id)
    expect(await shown(), act).toContain(world.pin)
    await ACTS[act]?.(world)
    expect(await shown(), act).not.toContain(world.pin)
    endVisit()
    const next = await shown()
    expect(next, act).not.toContain(world.pin)
    expect(next.length).toBeGreaterThan(25)
  }
})

test('feed.9 one’s own is never there; what is sensitive only where someone does not have it blurred', async () => {
  const [me, maker] = [await house.person(), await house.person()]
  const { id: own } = await make(me, 'my own')
  const { id: odd } = await make(maker, 'odd shapes')
  const aggregate = await aggregateOf(odd)
  await house.house.db.updateTable('aggregates').set({ is_sensitive: true }).where('id', '=', aggregate).execute()
  await updateFeedPool(house.house)
  const shown = async () => {
    endVisit()
    return (await page(me)).items.map(({ id }) => id)
  }
  expect(await shown()).not.toContain(own)
  expect(await shown()).not.toContain(odd)
  await house.as(me)(UserSettingsResource.update, { blurs_sensitive: false })
  expect(await shown()).toContain(odd)
  expect((await page(null)).items.map(({ id }) => id)).not.toContain(odd)
})

test('feed.6 feed.9 each source is turned down by itself, from the next page on, seen at /edit and turned on again there', async () => {
  const [me, friend, other, keeper] = [
    await house.person(),
    await house.person(),
    await house.person(),
    await house.person(),
  ]
  const topic = house.house.newId()
  await house.house.db.insertInto('interests').values({ id: topic, name: 'Kites', url_name: 'kites' }).execute()
  const shelf = await boardOf(other, 'Shelf')
  const rare = await boardOf(keeper, 'Rare')
  const { id: ofFriend } = await make(friend, 'of a friend')
  const { id: onShelf } = await make(other, 'on a shelf', shelf)
  const { id: ofTopic } = await make(makers[0] as Person, 'of a topic')
  const { id: first } = await make(keeper, 'rare one', rare)
  const { id: second } = await make(keeper, 'rare two', rare)
  await house.as(me)(UserFollowResource.create, { user_id: friend.id })
  await house.as(me)(BoardFollowResource.create, { board_id: shelf })
  await house.as(me)(InterestFollowResource.create, { interest_id: topic } as never)
  await house.as(me)(RepinResource.create, { pin_id: first })
  await house.actOnFacts()
  await house.house.db
    .insertInto('aggregate_topics')
    .values({ aggregate_id: await aggregateOf(ofTopic), interest_id: topic, source: 'staff' })
    .execute()
  invalidateInterestTree(house.house)
  await updateFeedPool(house.house)
  endVisit()
  const reasonOf = async (pin: Id) =>
    (await page(me)).items.find(({ id }) => id === pin)?.recommendation_reason?.reason_id
  const sources: [Id, number, TunedKind, Id][] = [
    [ofFriend, FEED_REASON.person, 'user', friend.id],
    [onShelf, FEED_REASON.board, 'board', shelf],
    [ofTopic, FEED_REASON.topic, 'interest', topic],
    [second, FEED_REASON.saved, 'history', await aggregateOf(first)],
  ]
  for (const [pin, reason] of sources) expect(await reasonOf(pin)).toBe(reason)
  for (const [pin, reason, kind, id] of sources) {
    const isOn = async () =>
      (await house.as(me)(HomefeedTunerResource.get, { kind })).items.find((one) => one.id === id)?.is_on
    const asked = { pin_id: pin, feedback_type: 'source', recommendation_reason_id: reason }
    expect((await house.as(me)(PinHideResource.update, asked)).feedback_type).toBe('source')
    expect(await isOn()).toBe(false)
    await house.as(me)(PinHideResource.update, { pin_id: pin, undo: true })
    // Pins from a source turned down in the tuner disappear from pages that were shown before; other sources stay.
    await house.as(me)(HomefeedTunerResource.update, { kind, id, is_on: false })
    expect(await reasonOf(pin)).not.toBe(reason)
    for (const [another, why] of sources) if (another !== pin) expect(await reasonOf(another)).toBe(why)
    await house.as(me)(HomefeedTunerResource.update, { kind, id, is_on: true })
    expect(await isOn()).toBe(true)
    expect(await reasonOf(pin)).toBe(reason)
  }
})

test('feed.13 a save, a favorite, a follow, a hide and a tune each change the next page, without a training', async () => {
  const [me, friend, keeper] = [await house.person(), await house.person(), await house.person()]
  const [rare, dear] = [await boardOf(keeper, 'Rare'), await boardOf(keeper, 'Dear')]
  const { id: saved } = await make(keeper, 'rare to save', rare)
  const { id: besideSaved } = await make(keeper, 'beside the saved one', rare)
  const { id: liked } = await make(keeper, 'dear to like', dear)
  const { id: besideLiked } = await make(keeper, 'beside the liked one', dear)
  await house.actOnFacts()
  // A pin created just now is not in a pool yet.
  let bookmarks: string[] = []
  const next = async (size = 6) => {
    const found = await page(me, { page_size: size, bookmarks })
    bookmarks = found.next ? [found.next] : []
    return new Map(found.items.map((pin) => [pin.id, pin.recommendation_reason?.reason_id]))
  }
  await next()
  await house.as(me)(RepinResource.create, { pin_id: saved })
  await house.actOnFacts()
  expect((await next()).get(besideSaved)).toBe(FEED_REASON.saved)
  await house.as(me)(FavoriteResource.create, { pin_id: liked })
  await house.actOnFacts()
  expect((await next(14)).get(besideLiked)).toBe(FEED_REASON.alike)
  const { id: news } = await make(friend, 'of a friend')
  await house.as(me)(UserFollowResource.create, { user_id: friend.id })
  expect((await next()).get(news)).toBe(FEED_REASON.person)
  const { id: unwanted } = await make(friend, 'hidden before it came')
  await house.as(me)(PinHideResource.update, { pin_id: unwanted })
  for (const reason of [FEED_REASON.popular, FEED_REASON.near])
    await house.as(me)(HomefeedTunerResource.update, { kind: 'source', id: String(reason) as Id, is_on: false })
  const rest = await next(50)
  expect(rest.has(unwanted)).toBe(false)
  expect([...rest.values()]).not.toContain(FEED_REASON.popular)
  expect(rest.size).toBeGreaterThan(0)
})

test('feed.7 over all pages, of a visitor and a member, at most 3 in 25 are of one person and one board, never two beside each other', async () => {
  const loud = await house.person()
  const board = await boardOf(loud, 'All mine')
  for (let n = 0; n < 10; n++) await make(loud, `loud ${n}`, n % 2 ? board : undefined)
  await updateFeedPool(house.house)
  for (const who of [null, await house.person()]) {
    const shown: { pinner: Id; picture: unknown; board: Id | undefined }[] = []
    let bookmarks: string[] = []
    do {
      const { items, next } = await page(who, { page_size: 7, bookmarks })
      for (const pin of items)
        shown.push({ pinner: pin.pinner?.id as Id, picture: pin.image_signature, board: pin.board?.id })
      bookmarks = next ? [next] : []
      // With few pins, the last pages hold fallback pins.
    } while (bookmarks.length && shown.length < 42)
    const most = (values: unknown[]) =>
      Math.max(...[...Map.groupBy(values, (one) => one)].map(([one, all]) => (one ? all.length : 0)))
    for (let at = 0; at + 25 <= shown.length; at++) {
      const window = shown.slice(at, at + 25)
      expect(most(window.map((one) => one.pinner)), who ? 'a member' : 'a visitor').toBeLessThanOrEqual(3)
      expect(most(window.map((one) => one.board))).toBeLessThanOrEqual(3)
      expect(new Set(window.map((one) => one.picture)).size).toBe(25)
      expect(window[0]?.pinner).not.toBe(window[1]?.pinner)
    }
  }
})

test('feed.7 whoever pins much at once does not fill the pages of those who follow them, where there are others', async () => {
  const [me, loud] = [await house.person(), await house.person()]
  for (let n = 0; n < 20; n++) {
    const other = await house.person()
    for (let nth = 0; nth < 3; nth++) await make(other, `other ${n} ${nth}`)
  }
  for (let n = 0; n < 60; n++) await make(loud, `many ${n}`)
  await updateFeedPool(house.house)
  await house.as(me)(UserFollowResource.create, { user_id: loud.id })
  const first = await page(me, { page_size: 25 })
  const second = await page(me, { page_size: 25, bookmarks: [first.next] })
  const pinners = [...first.items, ...second.items].map((pin) => pin.pinner?.id)
  expect(pinners).toHaveLength(50)
  expect(pinners.filter((id) => id === loud.id).length).toBeGreaterThanOrEqual(5)
  for (let at = 0; at + 25 <= 50; at++) {
    const window = pinners.slice(at, at + 25)
    expect(window.filter((id) => id === loud.id).length, `${at}`).toBeLessThanOrEqual(3)
    expect(window[0]).not.toBe(window[1])
  }
}, 60_000)

test('feed.8 feedback.1 what was hidden stands in its place again after an undo, although another stood there meanwhile', async () => {
  const me = await house.person()
  const shown = async () => (await page(me, { page_size: 8 })).items.map(({ id }) => id)
  const before = await shown()
  const pin_id = before[2] as Id
  for (let time = 0; time < 2; time++) {
    await house.as(me)(PinHideResource.update, { pin_id })
    const meanwhile = await shown()
    expect(meanwhile).toHaveLength(8)
    expect(meanwhile).not.toContain(pin_id)
    expect(await shown()).toEqual(meanwhile)
    await house.as(me)(PinUnhideResource.update, { pin_id })
    expect(await shown()).toEqual(before)
  }
})

test('feed.8 feed.9 a page asked for again has others in place of what was hidden, saved or muted; those behind it stay', async () => {
  const me = await house.person()
  const ids = ({ items }: { items: readonly { id: Id }[] }) => items.map(({ id }) => id)
  const walk = async () => {
    const pages: Awaited<ReturnType<typeof page>>[] = []
    for (let bookmarks: string[] = []; pages.length < 3; ) {
      const found = await page(me, { page_size: 8, bookmarks })
      pages.push(found)
      bookmarks = [found.next as string]
    }
    return pages
  }
  const before = await walk()
  const [hidden, saved, muted] = (before[0]?.items ?? []).slice(1)
  await house.as(me)(PinHideResource.update, { pin_id: hidden?.id as Id })
  await house.as(me)(RepinResource.create, { pin_id: saved?.id as Id })
  await house.as(me)(UserMuteResource.create, { user_id: muted?.pinner?.id as Id })
  const isMuted = new Set(
    before.flatMap(({ items }) => items.filter((pin) => pin.pinner?.id === muted?.pinner?.id)).map(({ id }) => id),
  )
  const gone = new Set([hidden?.id, saved?.id, ...isMuted])
  const after = await walk()
  expect(after.map(({ items }) => items.length)).toEqual([8, 8, 8])
  const all = after.flatMap(ids)
  expect(new Set(all).size).toBe(24)
  for (const [at, old] of before.entries())
    for (const [place, id] of ids(old).entries())
      if (gone.has(id)) expect(all).not.toContain(id)
      else expect(ids(after[at] as never)[place]).toBe(id)
  expect((await walk()).flatMap(ids)).toEqual(all)
  const shown = new Set<Id>(all)
  let next = after[2]?.next
  while (next) {
    const more = await page(me, { page_size: 8, bookmarks: [next] })
    for (const id of ids(more)) {
      expect(shown.has(id)).toBe(false)
      shown.add(id)
    }
    next = more.next
  }
})

test('feed.6 feed.9 with every source turned off home is empty; what was turned off does not come back as popular', async () => {
  const me = await house.person()
  const first = async (consent: typeof AGREED | null) => {
    endVisit()
    return house.as(me, { consent })(UserHomefeedResource.get, { page_size: 25 } as never)
  }
  expect((await first(null)).items.length).toBe(25)
  for (const id of GENERAL_REASONS)
    await house.as(me)(HomefeedTunerResource.update, { kind: 'source', id: String(id) as Id, is_on: false })
  for (const consent of [null, AGREED]) expect(await first(consent)).toEqual({ items: [], next: null })
  await house.as(me)(HomefeedTunerResource.update, { kind: 'source', id: String(FEED_REASON.fresh) as Id, is_on: true })
  const why = (await first(null)).items.map((pin) => pin.recommendation_reason?.reason_id)
  expect(new Set(why)).toEqual(new Set([FEED_REASON.fresh]))
})

test('a bookmark that was given before an upgrade still leads on', async () => {
  const binding = toCursorBinding(UserHomefeedResource.get, {})
  const bookmarks = [sealCursor(house.house.secrets.bookmark, binding, [2, 7, 3])]
  expect((await page(null, { bookmarks })).items.length).toBeGreaterThan(10)
})
