import { afterAll, beforeAll, expect, test } from 'vitest'
import { BoardResource } from '#domain/resources/boards.ts'
import { UserSessionResource } from '#domain/resources/session.ts'
import { UserResource } from '#domain/resources/users.ts'
import { type TestHouse, testHouse } from '../testing/test-house.ts'
import { viewerRecord } from './viewer-record.ts'

let world: TestHouse
beforeAll(async () => {
  world = await testHouse({ INTERNAL_CIDRS: '10.0.0.0/8' })
})
afterAll(() => world.end())

const get = UserSessionResource.get

test('viewer.5 without anything known: en-US, US, nobody', async () => {
  expect(await world.as(null)(get, {})).toMatchObject({
    is_auth: false,
    is_authenticated: false,
    id: null,
    locale: 'en-US',
    country: 'US',
    board_count: 0,
    is_bot: false,
    consent: null,
  })
})

test('viewer.1 the viewer gets their record, secret boards counted', async () => {
  const ada = await world.person({ username: 'ada', first_name: 'Ada', last_name: 'Lovelace' })
  await world.as(ada)(BoardResource.create, { name: 'Open' })
  await world.as(ada)(BoardResource.create, { name: 'Hidden', privacy: 'secret' })
  expect(await world.as(ada)(get, {})).toMatchObject({
    id: ada.id,
    user_id: ada.id,
    username: 'ada',
    first_name: 'Ada',
    full_name: 'Ada Lovelace',
    image_small_url: expect.stringContaining('/user/default_'),
    board_count: 2,
    secret_board_count: 1,
    has_quicksave_board: false,
    is_employee: false,
    email_verified: true,
    eligible_for_stl_tool: false,
    is_eligible_for_image_only_grid: false,
    weight_loss_ads_opted_out: false,
    blurs_sensitive: true,
    created_at: expect.stringMatching(/\+0000$/),
  })
})

test("viewer.6 nothing private of a person is in another's record of them", async () => {
  const [ada, eve] = [await world.person({ username: 'private_ada' }), await world.person()]
  await world.as(ada)(BoardResource.create, { name: 'Hidden', privacy: 'secret' })
  for (const seen of [
    await world.as(eve)(UserResource.get, { username: 'private_ada' }),
    await world.as(null)(UserResource.get, { username: 'private_ada' }),
  ]) {
    const text = JSON.stringify(seen)
    expect(text).not.toMatch(/secret_board_count|email|birth|consent|save_behavior|is_staff|is_employee|session/)
    expect(text).not.toContain('private_ada@example.test')
    expect(seen).toMatchObject({ board_count: 0 })
  }
})

test('viewer.2 bots are named so', async () =>
  expect(await world.as(null, { isBot: true })(get, {})).toMatchObject({ is_bot: true }))

test('ab.1 rows roll an experiment out and override it for one person', async () => {
  const [ada, eve] = [await world.person(), await world.person()]
  await world.house.db
    .insertInto('experiments')
    .values([
      { name: 'footer_navigation', rollout: JSON.stringify({ enabled: 100 }) },
      { name: 'quick_saves_board', overrides: JSON.stringify({ [ada.id]: 'enabled' }) },
      { name: 'anonymous_overflow_menu', rollout: JSON.stringify({ enabled: 100 }) },
    ])
    .execute()
  world.pass(10_000)
  const groups = async (who: typeof ada | null, more = {}) => (await world.as(who, more)(get, {})).experiments
  expect(await groups(ada)).toMatchObject({ footer_navigation: 'enabled', quick_saves_board: 'enabled' })
  expect(await groups(eve)).toMatchObject({ footer_navigation: 'enabled', quick_saves_board: 'control' })
  const yes = { analytics: true, marketing: false, personalization: false }
  expect(await groups(null, { visitorKey: 'v1', consent: yes })).toMatchObject({ anonymous_overflow_menu: 'enabled' })
  expect(await groups(null, { visitorKey: 'v1' })).toMatchObject({ anonymous_overflow_menu: 'control' })
  expect(await groups(ada, { isBot: true })).toMatchObject({ footer_navigation: 'control' })
})

test('ab.2 deb_ forces a group for employees and internal addresses only', async () => {
  const [staff, ada] = [await world.person({ is_staff: true }), await world.person()]
  const query = { deb_image_only_grid: 'enabled' }
  const group = async (who: typeof ada | null, ip: string) =>
    (await viewerRecord(await world.context(who, { ip }), query)).experiments.image_only_grid
  expect(await group(staff, '203.0.113.1')).toBe('enabled')
  expect(await group(null, '10.1.2.3')).toBe('enabled')
  expect(await group(ada, '203.0.113.1')).toBe('control')
  expect(await group(null, '203.0.113.1')).toBe('control')
})
