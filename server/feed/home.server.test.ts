import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Id } from '#domain/id.ts'
import { LOG_EVENT } from '#domain/log-events.ts'
import { UserMuteResource, UserSettingsResource } from '#domain/resources/account.ts'
import { BoardResource } from '#domain/resources/boards.ts'
import { EventsResource } from '#domain/resources/experiences.ts'
import { HomefeedTunerResource, PinHideResource, PinUnhideResource } from '#domain/resources/feedback.ts'
import { BoardFollowResource, InterestFollowResource } from '#domain/resources/follows.ts'
import {
  FavoriteResource,
  FollowingFeedResource,
  HomefeedNewsResource,
  PinResource,
  RepinResource,
  UserHomefeedResource,
} from '#domain/resources/pins.ts'
import { StaffJobsResource } from '#domain/resources/staff.ts'
import { UserFollowResource } from '#domain/resources/users.ts'
import { FEED_REASON } from '#domain/rules/feed/reasons.ts'
import { type Context, type Person, requireSignedIn } from '../context.ts'
import { FEED_POOL_JOB } from '../jobs/jobs.ts'
import { assignTopics } from '../records/assign-topics.ts'
import { invalidateInterestTree } from '../records/interest-tree.ts'
import { openTestHouse, type TestHouse } from '../testing/test-house.ts'
import { makeTestPicture } from '../testing/test-picture.ts'
import { loadHomeCandidates } from './home-candidates.ts'
import { updateFeedPool } from './pool.ts'

const AGREED = { analytics: false, marketing: false, personalization: true }
const HALF_HOUR = 31 * 60_000
let house: TestHouse
const pins: Record<string, Id> = {}
const people: Person[] = []

const make = async (by: Person, title: string, more: object = {}) => {
  const pin = await house.as(by)(PinResource.create, { title, image_base64: await makeTestPicture(), ...more } as never)
  pins[title] = pin.id
  return pin.id
}
const page = (who: Person | null, options: object = {}, more: Partial<Context> = {}) =>
  house.as(who, { consent: AGREED, ...more })(UserHomefeedResource.get, { page_size: 50, ...options } as never)
const titles = async (who: Person | null, more: Partial<Context> = {}) =>
  (await page(who, {}, more)).items.map((pin) => pin.title)
const reasons = async (who: Person, more: Partial<Context> = {}) =>
  new Map((await page(who, {}, more)).items.map((pin) => [pin.title, pin.recommendation_reason]))
const aggregateOf = async (pin: Id) =>
  (await house.house.db.selectFrom('pins').select('aggregate_id').where('id', '=', pin).executeTakeFirstOrThrow())
    .aggregate_id
const endVisit = () => house.pass(HALF_HOUR)

beforeAll(async () => {
  house = await openTestHouse()
  for (let n = 0; n < 12; n++) people.push(await house.person())
  for (let n = 0; n < 24; n++) await make(people[n % 12] as Person, `plain ${n}`)
  await house.actOnFacts()
  await updateFeedPool(house.house)
}, 60_000)
afterAll(() => house.end())

test('feed.9 feed.13 what is saved, hidden, muted or blocked is on no page asked for after that', async () => {
  const me = await house.person()
  const [saved, hidden] = [pins['plain 0'] as Id, pins['plain 1'] as Id]
  expect(await titles(me)).toEqual(expect.arrayContaining(['plain 0', 'plain 1', 'plain 2']))
  await house.as(me)(RepinResource.create, { pin_id: saved })
  await house.as(me)(PinHideResource.update, { pin_id: hidden })
  await house.house.db
    .insertInto('marks')
    .values({ user_id: me.id, kind: 'mute', target_id: (people[2] as Person).id })
    .execute()
  for (const endsVisit of [false, true]) {
    if (endsVisit) endVisit()
    const shown = await titles(me)
    expect(shown).not.toContain('plain 0')
    expect(shown).not.toContain('plain 1')
    expect(shown).not.toContain('plain 2')
    expect(shown).toContain('plain 3')
  }
  endVisit()
  expect(await titles(me, { blocked: new Set([(people[3] as Person).id]) })).not.toContain('plain 3')
})

test('feed.1 feed.7 feed.9 a page that loses most of its choice is neither short nor the last', async () => {
  const [mutes, sees, loud] = [await house.person(), await house.person(), await house.person()]
  const image_signature = (
    await house.as(loud)(PinResource.create, { image_base64: await makeTestPicture(), title: 'loud' })
  ).image_signature as string
  for (let n = 0; n < 20; n++) await house.as(loud)(PinResource.create, { image_signature, title: `loud ${n}` })
  await updateFeedPool(house.house)
  await house.house.db.insertInto('marks').values({ user_id: mutes.id, kind: 'mute', target_id: loud.id }).execute()
  for (const who of [mutes, sees]) {
    const shown: string[] = []
    const sizes: number[] = []
    let bookmarks: string[] = []
    do {
      const { items, next } = await page(who, { page_size: 8, bookmarks })
      shown.push(...items.map(({ title }) => title))
      sizes.push(items.length)
      bookmarks = next ? [next] : []
    } while (bookmarks.length)
    for (let n = 0; n < 24; n++) expect(shown).toContain(`plain ${n}`)
    expect(sizes.slice(0, 3)).toEqual([8, 8, 8])
    const isLoud = (title: string) => title.startsWith('loud')
    expect(shown.slice(0, 24).filter(isLoud).length).toBe(who === mutes ? 0 : 1)
    if (who === mutes) expect(shown.filter(isLoud)).toEqual([])
  }
})

test('feed.8 within a visit nothing comes twice, over pages, reload and saving meanwhile; reload shows the same', async () => {
  const me = await house.person()
  const first = await page(me, { page_size: 5 })
  const ids = (items: { id: Id }[]) => items.map((pin) => pin.id)
  expect(ids((await page(me, { page_size: 5 })).items)).toEqual(ids(first.items))
  const seen = ids(first.items)
  let next = first.next
  while (next) {
    const more = await page(me, { page_size: 5, bookmarks: [next] })
    for (const id of ids(more.items)) seen.push(id)
    if (seen.length === 10) await house.as(me)(RepinResource.create, { pin_id: seen[0] as Id })
    next = more.next
  }
  expect(seen.length).toBeGreaterThanOrEqual(24)
  expect(new Set(seen).size).toBe(seen.length)
  // Two simultaneous requests return the same page.
  const [a, b] = await Promise.all([page(me, { page_size: 5 }), page(me, { page_size: 5 })])
  expect(ids(a.items)).toEqual(ids(b.items))
})

test('feed.8 while anything is left of a visit, its first page is not empty, however much of it was saved elsewhere', async () => {
  const me = await house.person()
  const seen = new Set<Id>()
  let bookmarks: string[] = []
  do {
    const { items, next } = await page(me, { page_size: 5, bookmarks })
    for (const { id } of items) seen.add(id)
    bookmarks = next ? [next] : []
  } while (bookmarks.length)
  for (let left = (await page(me, { page_size: 5 })).items; left.length; ) {
    for (const { id } of left)
      await house
        .as(me)(RepinResource.create, { pin_id: id })
        .then(() => seen.delete(id))
    left = (await page(me, { page_size: 5 })).items
  }
  expect(seen.size).toBe(0)
})

test('feed.8 the visit that is going on is told whatever order the database gives its rows in', async () => {
  const me = await house.person()
  await page(me, { page_size: 5 })
  endVisit()
  await page(me, { page_size: 5 })
  const ctx = requireSignedIn(await house.context(me, { consent: AGREED }))
  const reversed = ctx.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => ({ ...result, rows: result.rows.toReversed() }),
  }) as typeof ctx.db
  const asked = { visit: null, place: 0, limit: 5 }
  const { visit, since } = await loadHomeCandidates(ctx, asked)
  expect(visit).toBe(2)
  expect(await loadHomeCandidates({ ...ctx, db: reversed }, asked)).toMatchObject({ visit, since })
})

test('feed.8 feed.9 a page that is shown again looks for nothing, until something on it may not come any more', async () => {
  const me = await house.person()
  const [shown] = (await page(me, { page_size: 5 })).items
  const ctx = requireSignedIn(await house.context(me, { consent: AGREED }))
  const again = () => loadHomeCandidates(ctx, { visit: null, place: 0, limit: 5 })
  expect(await again()).toMatchObject({ offers: [], shown: { length: 5 } })
  expect((await loadHomeCandidates(ctx, { visit: 1, place: 5, limit: 5 })).offers).not.toEqual([])
  await house.as(me)(PinHideResource.update, { pin_id: shown?.id as Id })
  const { offers, shown: left } = await again()
  expect(left).toHaveLength(4)
  expect(offers).not.toEqual([])
})

test('feed.8 the next visit begins with what is new', async () => {
  const me = await house.person()
  const friend = await house.person()
  await house.as(me)(UserFollowResource.create, { user_id: friend.id })
  const shown = async () => (await page(me, { page_size: 10 })).items.map((pin) => pin.title)
  const before = await shown()
  await make(friend, 'just now')
  expect(await shown()).toEqual(before)
  endVisit()
  expect((await titles(me))[0]).toBe('just now')
})

test('feed.4 feed.5 each pin says why it is there, the lowest reason of several', async () => {
  const me = await house.person()
  const [friend, other, maker] = [await house.person(), await house.person(), await house.person()]
  const shelf = await house.as(other)(BoardResource.create, { name: 'Shelf' })
  const topic = house.house.newId()
  await house.house.db.insertInto('interests').values({ id: topic, name: 'Zeppelins', url_name: 'zeppelins' }).execute()
  const [vase] = [
    await make(maker, 'Vase', { board_id: (await house.as(maker)(BoardResource.create, { name: 'Pots' })).id }),
  ]
  await make(maker, 'Bowl', { board_id: (await house.as(maker)(PinResource.get, { id: vase })).board?.id })
  await make(friend, 'of a friend')
  await make(other, 'on the shelf', { board_id: shelf.id })
  await make(other, 'of the topic')
  await house.as(me)(UserFollowResource.create, { user_id: friend.id })
  await house.as(me)(BoardFollowResource.create, { board_id: shelf.id })
  await house.as(me)(InterestFollowResource.create, { interest_id: topic } as never)
  await house.as(me)(RepinResource.create, { pin_id: vase })
  await house.actOnFacts()
  invalidateInterestTree(house.house)
  const aggregate = await house.house.db
    .selectFrom('pins')
    .select('aggregate_id')
    .where('id', '=', pins['of the topic'] as Id)
    .executeTakeFirstOrThrow()
  await house.house.db
    .insertInto('aggregate_topics')
    .values({ ...aggregate, interest_id: topic, source: 'staff' })
    .execute()
  await updateFeedPool(house.house)
  const why = await reasons(me)
  expect(why.get('of a friend')).toEqual({
    reason: `You follow ${friend.first_name}`,
    reason_id: FEED_REASON.person,
    board: null,
  })
  expect(why.get('on the shelf')).toEqual({
    reason: 'You follow the board Shelf',
    reason_id: FEED_REASON.board,
    board: { id: shelf.id, name: 'Shelf', url: shelf.url },
  })
  expect(why.get('of the topic')).toMatchObject({ reason: 'You follow Zeppelins', reason_id: FEED_REASON.topic })
  expect(why.get('Bowl')).toMatchObject({ reason: 'Because you saved Vase', reason_id: FEED_REASON.saved })
  expect([FEED_REASON.near, FEED_REASON.popular, FEED_REASON.fresh]).toContain(why.get('plain 5')?.reason_id)
  const said = await page(me, {}, { locale: 'de-DE' })
  expect(said.items.find((pin) => pin.title === 'Bowl')?.recommendation_reason?.reason).toBe(
    'Weil du dir Vase gemerkt hast',
  )
})

test('feed.4 feed.6 less of it turns down exactly that source, seen and undone at /edit', async () => {
  const me = await house.person()
  const [friend, another] = [await house.person(), await house.person()]
  for (const one of [friend, another]) {
    await make(one, `by ${one.username}`)
    await make(one, `also by ${one.username}`)
    await house.as(me)(UserFollowResource.create, { user_id: one.id })
  }
  expect((await reasons(me)).get(`by ${friend.username}`)?.reason_id).toBe(FEED_REASON.person)
  const pin_id = pins[`by ${friend.username}`] as Id
  const answer = await house.as(me)(PinHideResource.update, {
    pin_id,
    feedback_type: 'source',
    recommendation_reason_id: 1,
  })
  expect(answer.feedback_type).toBe('source')
  endVisit()
  const after = await reasons(me)
  expect(after.get(`also by ${friend.username}`)?.reason_id).not.toBe(FEED_REASON.person)
  expect(after.get(`by ${another.username}`)?.reason_id).toBe(FEED_REASON.person)
  const tuned = async () => (await house.as(me)(HomefeedTunerResource.get, { kind: 'user' })).items
  expect((await tuned()).find((one) => one.id === friend.id)?.is_on).toBe(false)
  await house.as(me)(PinUnhideResource.update, { pin_id })
  expect((await tuned()).find((one) => one.id === friend.id)?.is_on).toBe(true)
  const general = await house.as(me)(HomefeedTunerResource.get, { kind: 'source' })
  expect(general.items.map((one) => one.id)).toEqual(['7', '8', '9', '10'])
  for (const id of ['7', '8', '9'] as Id[])
    await house.as(me)(HomefeedTunerResource.update, { kind: 'source', id, is_on: false })
  endVisit()
  expect([...(await reasons(me)).values()].filter((why) => why?.reason_id === FEED_REASON.popular)).toEqual([])
})

test('feed.14 without consent saves and favorites shape nothing, boards one owns do', async () => {
  const [agreed, silent] = [await house.person(), await house.person()]
  const keeper = await house.person()
  const shelf = await house.as(keeper)(BoardResource.create, { name: 'Rare' })
  const rare = await make(keeper, 'rare one', { board_id: shelf.id })
  await make(keeper, 'rare two', { board_id: shelf.id })
  for (const who of [agreed, silent]) {
    await house.as(who)(RepinResource.create, { pin_id: rare })
    await house.as(who)(FavoriteResource.create, { pin_id: pins['plain 4'] as Id })
  }
  await house.actOnFacts()
  const why = async (who: Person, consent: Context['consent']) => {
    endVisit()
    return (await reasons(who, { consent })).get('rare two')?.reason_id
  }
  expect(await why(agreed, AGREED)).toBe(FEED_REASON.saved)
  expect(await why(silent, null)).not.toBe(FEED_REASON.saved)
  expect(await why(agreed, { ...AGREED, personalization: false })).not.toBe(FEED_REASON.saved)
  const own = await house.as(silent)(BoardResource.create, { name: 'Mine' })
  await house.as(silent)(RepinResource.create, { pin_id: rare, board_id: own.id })
  await house.actOnFacts()
  expect(await why(silent, null)).toBe(FEED_REASON.ownBoard)
})

test('feed.1 feed.14 what someone opened brings more like it, with their consent alone; without, it is not even kept', async () => {
  const [agreed, silent, keeper] = [await house.person(), await house.person(), await house.person()]
  const shelf = await house.as(keeper)(BoardResource.create, { name: 'Seldom' })
  const opened = await make(keeper, 'seldom one', { board_id: shelf.id })
  await make(keeper, 'seldom two', { board_id: shelf.id })
  await house.actOnFacts()
  const events = [{ event_type: LOG_EVENT.closeup, object_id_str: opened }]
  await house.as(agreed, { consent: AGREED })(EventsResource.create, { events })
  await house.as(silent)(EventsResource.create, { events })
  const why = async (who: Person, consent: Context['consent']) => {
    endVisit()
    return (await reasons(who, { consent })).get('seldom two')
  }
  expect(await why(agreed, AGREED)).toMatchObject({
    reason_id: FEED_REASON.alike,
    reason: expect.stringContaining('seldom one'),
  })
  expect((await why(agreed, null))?.reason_id).not.toBe(FEED_REASON.alike)
  expect((await why(silent, AGREED))?.reason_id).not.toBe(FEED_REASON.alike)
})

test('feedback.5 feed.6 what someone opened or marked as a favorite can be turned off at /edit, and is gone without consent', async () => {
  const [me, keeper] = [await house.person(), await house.person()]
  const shelf = await house.as(keeper)(BoardResource.create, { name: 'Curious' })
  const [opened, liked] = [
    await make(keeper, 'curious one', { board_id: shelf.id }),
    await make(keeper, 'curious liked'),
  ]
  await make(keeper, 'curious two', { board_id: shelf.id })
  await house.actOnFacts()
  const ask = house.as(me, { consent: AGREED })
  await ask(FavoriteResource.create, { pin_id: liked })
  house.pass(1000)
  await house.as(me, { consent: AGREED })(EventsResource.create, {
    events: [{ event_type: LOG_EVENT.closeup, object_id_str: opened }],
  })
  const history = async (consent: Context['consent'] = AGREED) =>
    (await house.as(me, { consent })(HomefeedTunerResource.get, { kind: 'history' })).items
  expect((await history()).map(({ name }) => name)).toEqual(['curious one', 'curious liked'])
  expect(await history(null)).toEqual([])
  const why = async () => {
    endVisit()
    return (await reasons(me)).get('curious two')?.reason_id
  }
  expect(await why()).toBe(FEED_REASON.alike)
  const id = (await history())[0]?.id as Id
  const turn = (is_on: boolean) => ask(HomefeedTunerResource.update, { kind: 'history', id, is_on })
  await turn(false)
  expect((await history())[0]?.is_on).toBe(false)
  expect(await why()).not.toBe(FEED_REASON.alike)
  await turn(true)
  expect(await why()).toBe(FEED_REASON.alike)
  await ask(UserSettingsResource.update, { allow_personalization_cookies: false })
  expect((await history()).map(({ name }) => name)).toEqual(['curious liked'])
})

test('onboard.8 feed.14 what someone comes for shapes the feed, with and without consent, until they turn it off', async () => {
  const [topic, cook] = [house.house.newId(), await house.person()]
  await house.house.db
    .insertInto('interests')
    .values({ id: topic, name: 'Food and drink', url_name: 'food-and-drink' })
    .execute()
  await make(people[0] as Person, 'Food and drink, slowly')
  await house.actOnFacts()
  invalidateInterestTree(house.house)
  await assignTopics(house.house, [await aggregateOf(pins['Food and drink, slowly'] as Id)])
  await updateFeedPool(house.house)
  const settings = JSON.stringify({ use_cases: ['cook'] })
  await house.house.db.updateTable('users').set({ settings }).where('id', '=', cook.id).execute()
  const me = await house.house.db.selectFrom('users').selectAll().where('id', '=', cook.id).executeTakeFirstOrThrow()
  const why = async (consent: Context['consent']) => {
    endVisit()
    return (await reasons(me, { consent })).get('Food and drink, slowly')?.reason_id
  }
  expect(await why(AGREED)).toBe(FEED_REASON.chosen)
  expect(await why(null)).toBe(FEED_REASON.chosen)
  expect(await why({ ...AGREED, personalization: false })).toBe(FEED_REASON.chosen)
  await house.as(me)(HomefeedTunerResource.update, {
    kind: 'source',
    id: String(FEED_REASON.chosen) as Id,
    is_on: false,
  })
  expect(await why(AGREED)).not.toBe(FEED_REASON.chosen)
})

test('onboard.8 who comes to shop is shown products, with and without consent, until they turn it off', async () => {
  const ids = [await make(people[0] as Person, 'A jar for sale'), await make(people[1] as Person, 'A jar that is not')]
  await house.actOnFacts()
  const [sold] = ids
  await house.house.db
    .updateTable('pin_search')
    .set({ kind: 'product' })
    .where('pin_id', '=', sold as Id)
    .execute()
  const asWho = async (use_cases: string[]) => {
    const { id } = await house.person()
    const settings = JSON.stringify({ use_cases })
    await house.house.db.updateTable('users').set({ settings }).where('id', '=', id).execute()
    return house.house.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  }
  const chosen = async (who: Person, consent: Context['consent'] = AGREED) => {
    endVisit()
    const all = await reasons(who, { consent })
    return [...all].filter(([, reason]) => reason?.reason_id === FEED_REASON.chosen).map(([title]) => title)
  }
  const [shopper, reader] = [await asWho(['shop']), await asWho(['find_ideas'])]
  expect(await chosen(shopper)).toEqual(['A jar for sale'])
  expect(await chosen(reader)).toEqual([])
  expect(await chosen(shopper, null)).toEqual(['A jar for sale'])
  const source = { kind: 'source' as const, id: String(FEED_REASON.chosen) as Id, is_on: false }
  await house.as(shopper)(HomefeedTunerResource.update, source)
  expect(await chosen(shopper)).toEqual([])
})

test('feed.17 a broken source gives what is popular, never an error or an empty page', async () => {
  const me = await house.person()
  await house.house.db.schema.alterTable('neighbors').renameTo('neighbors_away').execute()
  try {
    expect((await titles(me)).length).toBeGreaterThan(10)
  } finally {
    await house.house.db.schema.alterTable('neighbors_away').renameTo('neighbors').execute()
  }
  const pool = await house.house.db.deleteFrom('feed_pool').returningAll().execute()
  try {
    for (const who of [me, null]) expect((await titles(who)).length).toBeGreaterThan(10)
  } finally {
    await house.house.db.insertInto('feed_pool').values(pool).execute()
  }
  // The same with a broken search index; when the pool can't be updated, the last one stays in use.
  await house.house.db.schema.alterTable('pin_search').renameTo('pin_search_away').execute()
  try {
    for (const who of [me, null]) expect((await titles(who)).length).toBeGreaterThan(10)
  } finally {
    await house.house.db.schema.alterTable('pin_search_away').renameTo('pin_search').execute()
  }
  await house.house.db.schema.alterTable('local_pool').renameTo('local_pool_away').execute()
  try {
    await expect(updateFeedPool(house.house)).rejects.toThrow('local_pool')
  } finally {
    await house.house.db.schema.alterTable('local_pool_away').renameTo('local_pool').execute()
  }
  for (const who of [me, null]) expect((await titles(who)).length).toBeGreaterThan(10)
})

test('feed.17 staff see a pool that could not be made, or is late, among the jobs', async () => {
  const { boss } = house.house
  await boss.createQueue(FEED_POOL_JOB)
  await boss.send(FEED_POOL_JOB, {}, { retryLimit: 0 })
  const [job] = await boss.fetch(FEED_POOL_JOB)
  await boss.fail(FEED_POOL_JOB, job?.id as string, new Error('relation "local_pool" does not exist'))
  const staff = await house.person({ is_staff: true })
  const { items } = await house.as(staff)(StaffJobsResource.get, {})
  expect(items).toContainEqual(
    expect.objectContaining({ about: FEED_POOL_JOB, state: 'failed', error: expect.stringContaining('local_pool') }),
  )
  const late = async () =>
    (await house.as(staff)(StaffJobsResource.get, {})).items.filter(({ state }) => state === 'created').length
  await boss.send(FEED_POOL_JOB, {})
  expect(await late()).toBe(0)
  await sql`UPDATE pgboss.job SET start_after = now() - interval '11 minutes' WHERE name = ${FEED_POOL_JOB} AND state = 'created'`.execute(
    house.house.db,
  )
  expect(await late()).toBe(1)
})

test('feed.10 feed.11 Following is by time alone, one pin of each thing, back to 90 days; what is new is counted', async () => {
  const me = await house.person()
  const [friend, other] = [await house.person(), await house.person()]
  const since = house.house.clock().getTime()
  await make(friend, 'first')
  await make(other, 'second')
  for (const one of [friend, other]) await house.as(me)(UserFollowResource.create, { user_id: one.id })
  await house.as(other)(RepinResource.create, { pin_id: pins.first as Id })
  const following = async () =>
    (await house.as(me)(FollowingFeedResource.get, {})).items.map((pin) => [pin.title, pin.pinner?.id])
  expect(await following()).toEqual([
    ['first', other.id],
    ['second', other.id],
  ])
  expect((await house.as(me)(HomefeedNewsResource.get, { since })).count).toBe(2)
  await titles(me)
  expect((await house.as(me)(HomefeedNewsResource.get, { since })).count).toBe(0)
  // Boards and topics are sorted by time too; popular pins are not.
  const [topic, shelf] = [
    house.house.newId(),
    await house.as(people[5] as Person)(BoardResource.create, { name: 'Shelf' }),
  ]
  await house.house.db
    .insertInto('interests')
    .values({ id: topic, name: 'Balloonists', url_name: 'balloonists' })
    .execute()
  await make(people[5] as Person, 'third', { board_id: shelf.id })
  const fourth = await aggregateOf(await make(people[6] as Person, 'fourth'))
  await house.house.db
    .insertInto('aggregate_topics')
    .values({ aggregate_id: fourth, interest_id: topic, source: 'staff' })
    .execute()
  await updateFeedPool(house.house)
  await house.as(me)(BoardFollowResource.create, { board_id: shelf.id })
  await house.as(me)(InterestFollowResource.create, { interest_id: topic } as never)
  expect((await following()).map(([title]) => title)).toEqual(['fourth', 'third', 'first', 'second'])
  house.pass(91 * 86_400_000)
  expect(await following()).toEqual([])
  await expect(house.as(null)(FollowingFeedResource.get, {})).rejects.toMatchObject({ kind: 'not_signed_in' })
})

test('feed.10 what is new is counted only if home would show it, and then it comes first', async () => {
  const me = await house.person()
  const [friend, loud, owner, foe] = [
    await house.person(),
    await house.person(),
    await house.person(),
    await house.person(),
  ]
  const shelf = await house.as(owner)(BoardResource.create, { name: 'Shelf' })
  const topic = house.house.newId()
  await house.house.db.insertInto('interests').values({ id: topic, name: 'Gliders', url_name: 'gliders' }).execute()
  for (const one of [friend, loud, foe]) await house.as(me)(UserFollowResource.create, { user_id: one.id })
  await house.as(me)(BoardFollowResource.create, { board_id: shelf.id })
  await house.as(me)(InterestFollowResource.create, { interest_id: topic } as never)
  await titles(me)
  house.pass(1000)
  const since = house.house.clock().getTime()
  await make(friend, 'news')
  await make(loud, 'muted news')
  await make(foe, 'news of one who blocks')
  await make(owner, 'shelved news', { board_id: shelf.id })
  const ofTopic = await aggregateOf(await make(people[1] as Person, 'news of the topic'))
  await house.house.db
    .insertInto('aggregate_topics')
    .values({ aggregate_id: ofTopic, interest_id: topic, source: 'staff' })
    .execute()
  await updateFeedPool(house.house)
  await house.house.db.insertInto('marks').values({ user_id: me.id, kind: 'mute', target_id: loud.id }).execute()
  const more = { blocked: new Set([foe.id]) }
  const count = async () => (await house.as(me, more)(HomefeedNewsResource.get, { since })).count
  expect(await count()).toBe(2)
  // Followers of a board that became secret don't see what is added to it.
  await house.as(owner)(BoardResource.update, { board_id: shelf.id, privacy: 'secret' })
  await make(owner, 'secret news', { board_id: shelf.id })
  expect(await count()).toBe(1)
  const following = await house.as(me, more)(FollowingFeedResource.get, {})
  expect(following.items.map(({ title }) => title)).toEqual(['news of the topic', 'news'])
  await house.as(owner)(BoardResource.update, { board_id: shelf.id, privacy: 'public' })
  await house.actOnFacts()
  expect(await count()).toBe(3)
  await house.as(me)(HomefeedNewsResource.update, {})
  const first = (await titles(me, more)).slice(0, 3)
  expect(first.sort()).toEqual(['news', 'secret news', 'shelved news'])
  expect(await count()).toBe(0)
})

test('feed.9 feed.11 Following has none of one’s own, and each thing once over all pages', async () => {
  const [me, friend, other] = [await house.person(), await house.person(), await house.person()]
  const topic = house.house.newId()
  await house.house.db.insertInto('interests').values({ id: topic, name: 'Airships', url_name: 'airships' }).execute()
  const own = await aggregateOf(await make(me, 'an airship of mine'))
  await house.house.db
    .insertInto('aggregate_topics')
    .values({ aggregate_id: own, interest_id: topic, source: 'staff' })
    .execute()
  await updateFeedPool(house.house)
  for (let n = 0; n < 4; n++) await make(friend, `kept twice ${n}`)
  for (let n = 0; n < 4; n++) await house.as(other)(RepinResource.create, { pin_id: pins[`kept twice ${n}`] as Id })
  for (const { id } of [friend, other]) await house.as(me)(UserFollowResource.create, { user_id: id })
  await house.as(me)(InterestFollowResource.create, { interest_id: topic } as never)
  const shown: string[] = []
  let bookmarks: string[] = []
  do {
    const { items, next } = await house.as(me)(FollowingFeedResource.get, { page_size: 3, bookmarks })
    shown.push(...items.map(({ title }) => title))
    bookmarks = next ? [next] : []
  } while (bookmarks.length)
  expect(shown).toEqual([3, 2, 1, 0].map((n) => `kept twice ${n}`))
})

test('feed.9 feed.11 in Following a newer pin of someone muted or blocked hides no friend’s pin of the same thing', async () => {
  const [me, friend, muted, blocked] = await Promise.all([1, 2, 3, 4].map(() => house.person()))
  if (!me || !friend || !muted || !blocked) throw new Error('nobody is here')
  const titles = ['of a friend, also muted', 'of a friend, also blocked']
  for (const [at, one] of [muted, blocked].entries()) {
    const pin_id = await make(friend, titles[at] as string)
    const board = await house.as(one)(BoardResource.create, { name: 'Loud' })
    await house.as(one)(RepinResource.create, { pin_id, board_id: board.id })
    await house.as(me)(BoardFollowResource.create, { board_id: board.id })
  }
  await house.as(me)(UserFollowResource.create, { user_id: friend.id })
  await house.as(me)(UserMuteResource.create, { user_id: muted.id })
  const found = await house.as(me, { blocked: new Set([blocked.id]) })(FollowingFeedResource.get, {})
  expect(found.items.map(({ title, pinner }) => [title, pinner?.id])).toEqual(
    titles.toReversed().map((title) => [title, friend.id]),
  )
})

test('feed.9 feed.11 Following has nothing one saved or whose topic, or one above it, is off, on any page', async () => {
  const [me, friend, other] = [await house.person(), await house.person(), await house.person()]
  const [above, topic, marble] = [house.house.newId(), house.house.newId(), house.house.newId()]
  const rows = [
    { id: above, name: 'Aircraft', url_name: 'aircraft', parent_id: null },
    { id: topic, name: 'Ornithopters', url_name: 'ornithopters', parent_id: above },
    { id: marble, name: 'Marbles', url_name: 'marbles', parent_id: null },
  ]
  await house.house.db.insertInto('interests').values(rows).execute()
  invalidateInterestTree(house.house)
  const topics: Record<string, Id> = { above, below: topic, marble }
  for (const n of [0, 1, 2, 3])
    for (const name of ['marble', 'above', 'below', 'saved']) {
      const aggregate = await aggregateOf(await make(friend, `${name} ${n}`))
      const interest_id = topics[name] ?? marble
      await house.house.db.updateTable('aggregates').set({ interest_id }).where('id', '=', aggregate).execute()
      const given = { aggregate_id: aggregate, interest_id, source: 'staff' }
      await house.house.db.insertInto('aggregate_topics').values(given).execute()
    }
  await updateFeedPool(house.house)
  await house.as(other)(RepinResource.create, { pin_id: pins['saved 0'] as Id })
  const ask = house.as(me)
  for (const { id } of [friend, other]) await ask(UserFollowResource.create, { user_id: id })
  for (const interest_id of [above, topic, marble]) await ask(InterestFollowResource.create, { interest_id } as never)
  const shown = async () => {
    const found: string[] = []
    let bookmarks: string[] = []
    do {
      const { items, next } = await ask(FollowingFeedResource.get, { page_size: 2, bookmarks })
      found.push(...items.map(({ title }) => title))
      bookmarks = next ? [next] : []
    } while (bookmarks.length)
    return found.toSorted()
  }
  const all = (...names: string[]) => names.flatMap((name) => [0, 1, 2, 3].map((n) => `${name} ${n}`))
  expect(await shown()).toEqual(all('above', 'below', 'marble', 'saved'))
  for (const n of [0, 1, 2, 3]) await ask(RepinResource.create, { pin_id: pins[`saved ${n}`] as Id })
  expect(await shown()).toEqual(all('above', 'below', 'marble'))
  const turn = (id: Id, is_on: boolean) => ask(HomefeedTunerResource.update, { kind: 'interest', id, is_on })
  await turn(topic, false)
  expect(await shown()).toEqual(all('above', 'marble'))
  await turn(topic, true)
  await turn(above, false)
  expect(await shown()).toEqual(all('marble'))
})

test('feed.2 feed.12 visitors and new people get what their country and language keep, filled up from everywhere', async () => {
  const [near, speaks] = [await house.person({ locale: 'nl-BE' }), await house.person({ locale: 'nl-NL' })]
  await house.house.db.updateTable('users').set({ country: 'BE' }).where('id', '=', near.id).execute()
  await make(near, 'from Belgium')
  await make(speaks, 'in Dutch')
  await updateFeedPool(house.house)
  const at = { country: 'BE', locale: 'nl-BE' }
  for (const who of [null, await house.person()]) {
    const shown = await page(who, {}, at)
    const reasonOf = (title: string) => shown.items.find((pin) => pin.title === title)?.recommendation_reason?.reason_id
    expect([reasonOf('from Belgium'), reasonOf('in Dutch')]).toEqual([FEED_REASON.near, FEED_REASON.near])
    expect(shown.items.length).toBeGreaterThanOrEqual(25)
  }
  const first = (await page(null, { page_size: 25 }, at)).items.slice(0, 2).map((pin) => pin.title)
  expect(first.sort()).toEqual(['from Belgium', 'in Dutch'])
  // Visitors from two places share neither pages nor texts.
  const german = { country: 'DE', locale: 'de' }
  const [there, here] = [await page(null, { page_size: 25 }, german), await page(null, { page_size: 25 }, at)]
  const words = ({ items }: typeof here) => items.map((pin) => pin.recommendation_reason?.reason)
  expect(words(there)).toContain('Neue Ideen')
  expect(words(here)).not.toContain('Neue Ideen')
})

test('feed.1 past the pool home goes on with everything else that is kept in the open, once each', async () => {
  const [maker, keeper, visitor] = [await house.person(), await house.person(), await house.person()]
  const secret = await house.as(maker)(BoardResource.create, { name: 'Mine alone', privacy: 'secret' })
  const gone = await make(maker, 'removed story')
  await house.house.db
    .updateTable('aggregates')
    .set({ story_deleted_at: new Date() })
    .where('first_pin_id', '=', gone)
    .execute()
  await make(maker, 'kept secret', { board_id: secret.id })
  // The creator hides it afterwards; people who saved it before still show it.
  const hidden = await make(maker, 'met on a board')
  await house.as(keeper)(RepinResource.create, { pin_id: hidden })
  await house.as(maker)(PinResource.update, { id: hidden, board_id: secret.id })
  await updateFeedPool(house.house)
  const late = await make(maker, 'not in the pool')
  expect(late).toBeTruthy()
  for (const who of [visitor, null]) {
    const shown: string[] = []
    let bookmarks: string[] = []
    do {
      const { items, next } = await page(who, { page_size: 7, bookmarks })
      shown.push(...items.map(({ title }) => title))
      bookmarks = next ? [next] : []
    } while (bookmarks.length)
    expect(shown).toEqual(expect.arrayContaining(['met on a board', 'not in the pool']))
    expect(new Set(shown).size).toBe(shown.length)
    expect(shown).not.toContain('kept secret')
    expect(shown).not.toContain('removed story')
  }
})
