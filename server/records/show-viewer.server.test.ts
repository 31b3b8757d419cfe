import { afterAll, beforeAll, expect, test } from 'vitest'
import { PartnerResource, UserSettingsResource } from '#domain/resources/account.ts'
import { BoardResource } from '#domain/resources/boards.ts'
import { PinHideResource } from '#domain/resources/feedback.ts'
import { PinResource, RepinResource } from '#domain/resources/pins.ts'
import { UserSessionResource } from '#domain/resources/session.ts'
import { StaffActsResource, StaffExperimentsResource } from '#domain/resources/staff.ts'
import { UserResource } from '#domain/resources/users.ts'
import { readDebugging } from '../debugging.ts'
import { openTestHouse, type TestHouse } from '../testing/test-house.ts'
import { makeTestPicture } from '../testing/test-picture.ts'
import { showViewer } from './show-viewer.ts'

let world: TestHouse
beforeAll(async () => {
  world = await openTestHouse({ INTERNAL_CIDRS: '10.0.0.0/8' })
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

test('viewer.5 every field of the record is given, to whoever has just come too', async () => {
  const kim = await world.person({ username: 'kim', first_name: 'Kim', last_name: 'Oss' })
  await world.as(kim)(PinResource.create, { image_base64: await makeTestPicture() })
  const told = await world.as(kim)(get, {})
  expect(told).toMatchObject({
    first_name: 'Kim',
    full_name: 'Kim Oss',
    image_small_url: expect.stringContaining('/user/default_'),
    image_medium_url: expect.stringContaining('/user/default_'),
    image_large_url: expect.stringContaining('/user/default_'),
    avatar_color_index: expect.any(Number),
    board_count: 0,
    secret_board_count: 0,
    pin_count: 1,
    has_quicksave_board: false,
    is_partner: false,
    is_employee: false,
    is_bot: false,
    is_eligible_for_image_only_grid: false,
    weight_loss_ads_opted_out: false,
    created_at: expect.stringMatching(/\+0000$/),
  })
  const staff = await world.person({ is_staff: true })
  expect((await world.as(staff)(get, {})).is_employee).toBe(true)
  // The shop-the-look tool does not exist yet, so nobody is eligible.
  expect(told.eligible_for_stl_tool).toBe(false)
})

test('viewer.5 every field follows what its person did', async () => {
  const [lea, maker] = [await world.person({ username: 'lea' }), await world.person()]
  const told = () => world.as(lea)(get, {})
  const overrides = JSON.stringify({ [lea.id]: 'enabled' })
  const rows = ['quick_saves_board', 'image_only_grid'].map((name) => ({ name, overrides }))
  await world.house.db.insertInto('experiments').values(rows).execute()
  world.pass(10_000)
  expect(await told()).toMatchObject({ is_eligible_for_image_only_grid: true, has_quicksave_board: false })
  const pin = await world.as(maker)(PinResource.create, { image_base64: await makeTestPicture(300, 300) })
  await world.as(lea)(RepinResource.create, { pin_id: pin.id })
  const promotion = { promoter_id: maker.id, ad_data: { is_weight_loss_ad: true } }
  await world.house.db
    .updateTable('aggregates')
    .set({ rich: JSON.stringify({ promotion }) })
    .where('id', '=', pin.aggregated_pin_data.id)
    .execute()
  await world.as(lea)(PinHideResource.update, { pin_id: pin.id })
  await world.as(lea)(UserSettingsResource.update, {
    profile_image_url: pin.images.orig?.url,
    country: 'DE',
    locale: 'de',
  })
  await world.as(lea)(PartnerResource.update, { business_name: 'Lea & Co', account_type: 'other' })
  const signature = pin.image_signature as string
  expect(await told()).toMatchObject({
    full_name: 'Lea & Co',
    image_small_url: expect.stringContaining(`/75x75_RS/${signature.slice(0, 2)}/`),
    image_large_url: expect.stringContaining(`/280x280_RS/${signature.slice(0, 2)}/`),
    pin_count: 1,
    has_quicksave_board: true,
    is_partner: true,
    is_eligible_for_image_only_grid: false,
    weight_loss_ads_opted_out: true,
    country: 'DE',
    locale: 'de',
  })
  await world.house.db.deleteFrom('experiments').execute()
  world.pass(10_000)
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

test('route.37 the day of the settings opens the choices about notifications, before it the experiment alone', async () => {
  const early = await openTestHouse({ NOTIFICATION_SETTINGS_FROM: '2999-01-01' })
  const [ada, ben] = [await early.person(), await early.person()]
  const overrides = JSON.stringify({ [ada.id]: 'control', [ben.id]: 'enabled' })
  await early.house.db.insertInto('experiments').values({ name: 'settings_notifications', overrides }).execute()
  const has = async (house: TestHouse, who: typeof ada) => (await house.as(who)(get, {})).has_notification_settings
  expect([await has(early, ada), await has(early, ben), await has(world, await world.person())]).toEqual([
    false,
    true,
    true,
  ])
  await early.end()
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

test('ab.1 a group stays the same over reloads and devices for a person, and over reloads for a visitor', async () => {
  const rollout = JSON.stringify({ enabled: 50 })
  const names = ['mobile_web_carousel', 'ad_destination_fetch', 'pin_page_graph_query']
  const rows = names.map((name) => ({ name, rollout: name === 'mobile_web_carousel' ? '{"control":50}' : rollout }))
  await world.house.db.insertInto('experiments').values(rows).execute()
  world.pass(10_000)
  const consent = { analytics: true, marketing: false, personalization: false }
  const groups = async (who: Parameters<typeof world.as>[0], visitorKey: string) =>
    JSON.stringify((await world.as(who, { visitorKey, consent })(get, {})).experiments)
  const [people, visitors] = [new Set<string>(), new Set<string>()]
  for (let n = 0; n < 12; n++) {
    const person = await world.person()
    const first = await groups(person, `laptop ${n}`)
    expect(await groups(person, `phone ${n}`)).toBe(first)
    people.add(first)
    const visitor = await groups(null, `visitor ${n}`)
    expect(await groups(null, `visitor ${n}`)).toBe(visitor)
    visitors.add(visitor)
  }
  expect(people.size).toBeGreaterThan(1)
  expect(visitors.size).toBeGreaterThan(1)
  await world.house.db.deleteFrom('experiments').where('name', 'in', names).execute()
  world.pass(10_000)
})

test('ab.1 staff set an experiment by a call, and pages follow without a release', async () => {
  const [staff, ada] = [await world.person({ is_staff: true }), await world.person()]
  const group = async () => {
    world.pass(10_000)
    return (await world.as(ada)(get, {})).experiments.image_only_grid
  }
  const set = (rollout: Record<string, number>, more: object = {}) =>
    world.as(staff)(StaffExperimentsResource.update, { name: 'image_only_grid', rollout, ...more })
  const listed = async () =>
    (await world.as(staff)(StaffExperimentsResource.get, {})).items.find(({ id }) => id === 'image_only_grid')
  expect([await group(), (await listed())?.rollout]).toEqual(['control', {}])
  await set({ enabled: 100 })
  expect([await group(), (await listed())?.rollout]).toEqual(['enabled', { enabled: 100 }])
  await set({ enabled: 0 }, { override: { username: `@${ada.username}`, group: 'enabled' } })
  expect((await listed())?.overrides).toEqual([{ id: ada.id, username: ada.username, group: 'enabled' }])
  expect(await group()).toBe('enabled')
  for (const wrong of [{ enabled: 60, control: 60 }, { nobody: 10 }, { enabled: -1 }])
    await expect(set(wrong as never)).rejects.toMatchObject({ kind: 'bad_input' })
  for (const [override, field] of [
    [{ username: ada.username, group: 'nobody' }, 'group'],
    [{ username: 'nobody_of_that_name', group: 'enabled' }, 'username'],
  ] as const)
    await expect(set({}, { override })).rejects.toMatchObject({ field })
  const [act] = (await world.as(staff)(StaffActsResource.get, {})).items
  expect(act).toMatchObject({ act: 'experiment', target: 'image_only_grid' })
  await set({}, { override: { username: ada.username, group: null } })
  expect(await group()).toBe('control')
})

test('ab.2 deb_ forces a group for employees and internal addresses only', async () => {
  const [staff, ada] = [await world.person({ is_staff: true }), await world.person()]
  const query = { deb_image_only_grid: 'enabled' }
  const group = async (who: typeof ada | null, ip: string) => {
    const debug = readDebugging(world.house, who, { ip, query, headers: {} })
    return (await showViewer(await world.context(who, { ip, debug }))).experiments.image_only_grid
  }
  expect(await group(staff, '203.0.113.1')).toBe('enabled')
  expect(await group(null, '10.1.2.3')).toBe('enabled')
  expect(await group(ada, '203.0.113.1')).toBe('control')
  expect(await group(null, '203.0.113.1')).toBe('control')
})
