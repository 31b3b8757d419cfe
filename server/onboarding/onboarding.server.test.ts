import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Id } from '#domain/id.ts'
import { LocalesResource, UserSettingsResource } from '#domain/resources/account.ts'
import { BoardResource } from '#domain/resources/boards.ts'
import { InterestFollowResource } from '#domain/resources/follows.ts'
import { InterestsResource, TopicResource } from '#domain/resources/interests.ts'
import { OnboardingResource } from '#domain/resources/onboarding.ts'
import { PinResource, RepinResource, UserHomefeedResource } from '#domain/resources/pins.ts'
import { UserRegisterResource, UserSessionResource } from '#domain/resources/session.ts'
import { InterestFollowingResource, UserPinsResource } from '#domain/resources/users.ts'
import { FEED_REASON } from '#domain/rules/feed/reasons.ts'
import type { Context, Person } from '../context.ts'
import { updateFeedPool } from '../feed/pool.ts'
import { seedInterests } from '../interests/seed-interests.ts'
import { invalidateInterestTree } from '../records/interest-tree.ts'
import { openTestHouse, type TestHouse } from '../testing/test-house.ts'
import { makeTestPicture } from '../testing/test-picture.ts'

let world: TestHouse
beforeAll(async () => {
  world = await openTestHouse()
  await seedInterests(world.house)
})
afterAll(() => world.end())

let made = 0
/** Signs up like the form does. */
async function newcomer(more: object = {}, context: Partial<Context> = {}) {
  const form = {
    first_name: 'New',
    email: `new${++made}@example.test`,
    password: 'feathers and twigs',
    birthday: '1990-05-17',
  }
  const data = await world.as(null, context)(UserRegisterResource.create, { ...form, onboarding: true, ...more })
  const person = await world.house.db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', data.id as Id)
    .executeTakeFirstOrThrow()
  return { person, viewer: data, as: world.as(person) }
}

test('onboard.1 onboard.2 onboard.4 it begins after sign-up, keeps its step for every device and never returns', async () => {
  const { viewer, person, as } = await newcomer()
  expect(viewer.onboarding).toEqual({ step: 'gender' })
  const go = (step: string, more: object = {}) => as(OnboardingResource.update, { step, ...more } as never)
  await expect(go('gender', { gender: 'other' })).rejects.toMatchObject({ kind: 'bad_input' })
  expect(await go('gender', { gender: 'female' })).toMatchObject({ step: 'country_locale', gender: 'female' })
  // An outdated tab changes nothing.
  expect(await go('gender', { gender: 'male' })).toMatchObject({ step: 'country_locale', gender: 'female' })
  await expect(go('country_locale', { country: 'XX' })).rejects.toMatchObject({ kind: 'bad_input' })
  await expect(go('country_locale', { locale: 'tlh' })).rejects.toMatchObject({ kind: 'bad_input' })
  expect(await go('country_locale', { country: 'DE', locale: 'de' })).toMatchObject({
    step: 'interest_picker',
    country: 'DE',
  })
  expect((await world.as(person)(UserSessionResource.get, {})).onboarding).toEqual({ step: 'interest_picker' })
  expect(await go('interest_picker')).toMatchObject({ step: 'use_case' })
  expect(await go('use_case', { use_cases: ['cook', 'for_my_business'] })).toMatchObject({ step: 'pin_picker' })
  expect(await as(OnboardingResource.update, { step: 'pin_picker', leave: true })).toMatchObject({
    step: null,
    use_cases: ['cook', 'for_my_business'],
  })
  expect((await world.as(person)(UserSessionResource.get, {})).onboarding).toBeUndefined()
  expect((await world.as(person)(UserSessionResource.get, {})).use_case_id).toBe('cook')
  expect(await go('gender')).toMatchObject({ step: null })
  await expect(go('dance')).rejects.toMatchObject({ kind: 'bad_input' })
})

test('onboard.6 country and language are filled from the browser, told in their own names, and are the same as in the settings', async () => {
  const { as } = await newcomer({}, { locale: 'de-AT', country: 'AT' })
  const start = await as(OnboardingResource.get, {})
  expect([start.country, start.locale.split('-')[0]]).toEqual(['AT', 'de'])
  const locales = await as(LocalesResource.get, {})
  expect([locales.de, locales['en-US']]).toEqual(['Deutsch', expect.stringContaining('English')])
  const go = (more: object) => as(OnboardingResource.update, { step: 'country_locale', ...more } as never)
  await as(OnboardingResource.update, { step: 'gender' })
  // A language applies immediately, before the step is finished.
  expect(await go({ locale: 'en-US', stay: true })).toMatchObject({ step: 'country_locale', locale: 'en-US' })
  expect(await go({ country: 'CH' })).toMatchObject({ step: 'interest_picker', country: 'CH' })
  expect(await as(UserSettingsResource.get, {})).toMatchObject({ country: 'CH', locale: 'en-US' })
  await as(UserSettingsResource.update, { country: 'DE' } as never)
  expect(await as(OnboardingResource.get, {})).toMatchObject({ country: 'DE' })
})

test('onboard.7 each choice follows the topic and unchoosing unfollows it; topics are found by their names and by words that speak for them', async () => {
  const { as, person } = await newcomer()
  const { items } = await as(InterestsResource.get, { query: 'cat', to_tag: true, page_size: 100 })
  const cats = items.find(({ url_name }) => url_name === 'cats')
  const followed = async () =>
    (await as(InterestFollowingResource.get, { username: person.username })).items.map(({ url_name }) => url_name)
  await as(InterestFollowResource.create, { interest_id: cats?.id as Id })
  expect(await followed()).toEqual(['cats'])
  await as(InterestFollowResource.delete, { interest_id: cats?.id as Id })
  expect(await followed()).toEqual([])
  expect((await as(InterestsResource.get, { query: 'zzz', to_tag: true })).items).toEqual([])
  const found = async (query: string, context: Partial<Context> = {}) =>
    (await world.as(person, context)(InterestsResource.get, { query, to_tag: true, page_size: 100 })).items.map(
      (one) => one.url_name,
    )
  expect((await found('kitten'))[0]).toBe('cats')
  expect((await found('Kittens'))[0]).toBe('cats')
  expect(await found('sneakers')).toContain('shoes')
  expect(await found('socc')).toContain('ball-sports')
  expect(await found('kätzchen', { locale: 'de' })).toContain('cats')
  expect(await found('kätzchen')).toEqual([])
  // Topics with that name come before topics implied by the word.
  const cat = await found('cat')
  expect(cat.indexOf('cats')).toBeLessThan(cat.indexOf('pet-care'))
  expect(cat[0]).toBe('cats')
  expect(cat).not.toContain('beach-vacation')
  const art = await found('art')
  expect(art[0]).toBe('art')
  expect(art).not.toContain('picnics')
  expect(await found('')).toHaveLength(100)
})

test('onboard.4 accounts that programs make, business sign-ups and accounts of more than 28 days never get it', async () => {
  expect((await newcomer({ onboarding: undefined })).viewer.onboarding).toBeUndefined()
  expect((await newcomer({ business_name: 'Nest' })).viewer.onboarding).toBeUndefined()
  const { person, as } = await newcomer()
  await world.house.db
    .updateTable('users')
    .set({ created_at: new Date(Date.now() - 29 * 86_400_000) })
    .where('id', '=', person.id)
    .execute()
  expect(await as(OnboardingResource.get, {})).toMatchObject({ step: null })
})

test('onboard.9 up to 60 pins of the chosen topics are shown without repeats; picked ones are kept and saved nowhere', async () => {
  const maker = await world.person()
  const { person, as } = await newcomer()
  const titles = ['A tabby cat', 'Kitten asleep', 'Sourdough loaf', 'A bare stone']
  const pins: Id[] = []
  for (const title of titles)
    pins.push((await world.as(maker)(PinResource.create, { title, image_base64: await makeTestPicture() })).id)
  const { image_signature } = await world.as(maker)(PinResource.get, { id: pins[2] as Id })
  await world.as(await world.person())(PinResource.create, {
    title: 'Another sourdough loaf',
    image_signature,
  } as never)
  await world.actOnFacts()
  for (const interest of ['cats', 'baking']) {
    const { id } = await world.as(null)(TopicResource.get, { interest })
    await as(InterestFollowResource.create, { interest_id: id })
  }
  const { items, next } = await as(UserHomefeedResource.get, { in_nux: true, page_size: 60 })
  const shown = items.map(({ title }) => title.replace('Another sourdough', 'Sourdough'))
  expect([shown.toSorted(), next]).toEqual([titles.slice(0, 3).toSorted(), null])
  // The wall behind the steps doesn't depend on the choice.
  const wall = await as(UserHomefeedResource.get, { in_wall: true, page_size: 60 })
  expect(wall.items.map(({ title }) => title)).toContain('A bare stone')
  for (const step of ['gender', 'country_locale', 'interest_picker', 'use_case'] as const)
    await as(OnboardingResource.update, { step })
  const done = await as(OnboardingResource.update, { step: 'pin_picker', pin_ids: [pins[0] as Id, '12' as Id] })
  expect(done).toMatchObject({ step: 'loading', picked_count: 1 })
  expect((await as(UserPinsResource.get, { username: person.username })).items).toEqual([])
})

test('onboard.9 60 pins are shown where there are as many pictures, however many of the best repeat one', async () => {
  const { db } = world.house
  const { id } = await world.as(await world.person())(PinResource.create, {
    title: 'A kite',
    image_base64: await makeTestPicture(),
  })
  await world.actOnFacts()
  const topic = world.house.newId()
  await db.insertInto('interests').values({ id: topic, name: 'Kites', url_name: 'kites' }).execute()
  invalidateInterestTree(world.house)
  // The 200 best pins have its picture, 70 after them one of their own each.
  const copies = sql`generate_series(1, 270) n`
  const idOf = sql`5000 + n`
  await sql`INSERT INTO aggregates SELECT (jsonb_populate_record(a, jsonb_build_object('id', ${idOf}, 'first_pin_id', ${idOf},
      'image_signature', CASE WHEN n > 200 THEN md5(n::text) ELSE a.image_signature END))).*
    FROM aggregates a, ${copies} WHERE a.first_pin_id = ${id}`.execute(db)
  await sql`INSERT INTO pins SELECT (jsonb_populate_record(p, jsonb_build_object('id', ${idOf}, 'aggregate_id', ${idOf}))).*
    FROM pins p, ${copies} WHERE p.id = ${id}`.execute(db)
  await sql`INSERT INTO pin_search (pin_id, aggregate_id, text, score, topics)
    SELECT ${idOf}, ${idOf}, 'kite', 1000 - n, ARRAY[${topic}::bigint] FROM ${copies}`.execute(db)
  const as = world.as(await world.person())
  await as(InterestFollowResource.create, { interest_id: topic })
  const { items } = await as(UserHomefeedResource.get, { in_nux: true, page_size: 60 })
  expect(items).toHaveLength(60)
  expect(new Set(items.map(({ image_signature }) => image_signature)).size).toBe(60)
})

test('onboard.9 feed.14 the first page of home has pins alike to the picked ones, with and without consent; without picks it has others', async () => {
  const consent = { analytics: false, marketing: false, personalization: true }
  const [maker, ...savers] = await Promise.all(Array.from({ length: 13 }, () => world.person()))
  const make = async (title: string, more: object = {}) =>
    (
      await world.as(maker as Person)(PinResource.create, {
        title,
        image_base64: await makeTestPicture(),
        ...more,
      } as never)
    ).id
  const shelf = await world.as(maker as Person)(BoardResource.create, { name: 'Kites' })
  const kites: Id[] = []
  for (const title of ['First kite', 'Second kite', 'Third kite']) kites.push(await make(title, { board_id: shelf.id }))
  // Other pins are newer and have more saves, by enough people for a page: popularity alone doesn't offer the kites.
  for (const by of savers)
    for (let n = 0; n < 2; n++) {
      const { id } = await world.as(by)(PinResource.create, {
        title: `Plain ${n}`,
        image_base64: await makeTestPicture(),
      })
      for (const saver of savers.filter((one) => one !== by).slice(0, 2))
        await world.as(saver)(RepinResource.create, { pin_id: id })
    }
  await world.actOnFacts()
  await updateFeedPool(world.house)

  const firstPage = async (pin_ids: Id[], more: Partial<Context>) => {
    const { person } = await newcomer()
    const as = world.as(person, more)
    for (const step of ['gender', 'country_locale', 'interest_picker', 'use_case'] as const)
      await as(OnboardingResource.update, { step })
    await as(OnboardingResource.update, { step: 'pin_picker', pin_ids })
    const { items } = await as(UserHomefeedResource.get, { page_size: 8 })
    return items.map(({ id, recommendation_reason }) => ({ id, reason: recommendation_reason?.reason_id }))
  }
  for (const said of [consent, { ...consent, personalization: false }]) {
    const picked = await firstPage(kites.slice(0, 1), { consent: said })
    const alike = picked.filter(({ reason }) => reason === FEED_REASON.chosen).map(({ id }) => id)
    expect(alike.toSorted()).toEqual(kites.slice(1).toSorted())
  }
  const other = await firstPage([], { consent })
  expect(other).toHaveLength(8)
  expect(other.filter(({ reason }) => reason === FEED_REASON.chosen)).toEqual([])
  expect(other.filter(({ id }) => kites.includes(id))).toEqual([])
}, 60_000)
