import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseDebugSwitches } from '#domain/debugging.ts'
import {
  UserExperienceCompletedResource,
  UserExperienceResource,
  UserExperienceViewedResource,
} from '#domain/resources/experiences.ts'
import { StaffActsResource } from '#domain/resources/staff.ts'
import {
  type ExperienceDefinition,
  StaffExperienceResource,
  StaffExperiencesResource,
} from '#domain/resources/staff-experiences.ts'
import type { Person } from '../context.ts'
import { openTestHouse, type TestHouse } from '../testing/test-house.ts'

const HOME = 1000503
const SEARCH = 1000506

const TIP: ExperienceDefinition = {
  name: 'Boards tip',
  form: 'neutral_callout',
  display_data: {
    message: 'Boards keep your ideas together.',
    in: { de: { message: 'Pinnwände halten Ideen zusammen.' } },
  },
  placements: [HOME],
  targeting: {},
  priority: 0,
  starts_at: null,
  ends_at: null,
  frequency: null,
  exclusion_group: null,
  status: 'live',
  triggerable_placed_exps: [],
}

let world: TestHouse
let staff: Person
let ada: Person
beforeAll(async () => {
  world = await openTestHouse()
  staff = await world.person({ is_staff: true })
  ada = await world.person()
})
afterAll(() => world.end())

const write = (change: Partial<ExperienceDefinition> = {}) =>
  world.as(staff)(StaffExperienceResource.create, { definition: { ...TIP, ...change } })
const shownTo = async (person: Person | null, placement = HOME, more: object = {}) =>
  (await world.as(person, more)(UserExperienceResource.get, { placement_ids: [placement] }))[placement]
const remove = (id: string) => world.as(staff)(StaffExperienceResource.delete, { experience_id: Number(id) })

test('exp.16 what staff write is shown without a release, in the language of whoever sees it', async () => {
  const saved = await write()
  expect(saved).toMatchObject({ name: 'Boards tip', form: 'neutral_callout', state: 'live', version: 1 })
  expect(await shownTo(ada)).toMatchObject({ type: 27, display_data: { message: 'Boards keep your ideas together.' } })
  expect(await shownTo(ada, HOME, { locale: 'de-AT' })).toMatchObject({
    display_data: { message: 'Pinnwände halten Ideen zusammen.' },
  })
  const listed = (await world.as(staff)(StaffExperiencesResource.get, {})).items
  expect(listed).toMatchObject([{ id: saved.id, name: 'Boards tip', placements: [HOME], state: 'live' }])
  await remove(saved.id)
  expect(await shownTo(ada)).toBeUndefined()
})

test('exp.16 it is targeted, scheduled, paused, and moved to other placements', async () => {
  const { id } = await write({ targeting: { countries: ['JP'] } })
  const change = async (changed: Partial<ExperienceDefinition>) => {
    const { version, definition } = await world.as(staff)(StaffExperienceResource.get, { experience_id: Number(id) })
    const sent = { ...(definition as ExperienceDefinition), ...changed }
    return world.as(staff)(StaffExperienceResource.update, {
      experience_id: Number(id),
      based_on: version,
      definition: sent,
    })
  }
  expect(await shownTo(ada)).toBeUndefined()
  expect(await shownTo(ada, HOME, { country: 'JP' })).toBeDefined()
  await change({ targeting: {} })
  expect(await shownTo(ada)).toBeDefined()
  const soon = new Date(world.house.clock().getTime() + 60_000).toJSON()
  expect(await change({ starts_at: soon })).toMatchObject({ state: 'scheduled' })
  expect(await shownTo(ada)).toBeUndefined()
  world.pass(61_000)
  expect(await shownTo(ada)).toBeDefined()
  expect(await change({ starts_at: null, status: 'paused' })).toMatchObject({ state: 'paused' })
  expect(await shownTo(ada)).toBeUndefined()
  await change({ status: 'live', placements: [SEARCH] })
  expect([await shownTo(ada), await shownTo(ada, SEARCH)]).toMatchObject([undefined, { placement_id: SEARCH }])
  await remove(id)
})

test('exp.16 every change is a version with its author; an earlier one, and what was deleted, can be restored', async () => {
  const { id } = await write({ name: 'First' })
  const experience_id = Number(id)
  const other = await world.person({ is_staff: true, username: 'second_keeper' })
  const definition = { ...TIP, name: 'Second', display_data: { message: 'Something else.' } }
  await world.as(other)(StaffExperienceResource.update, { experience_id, based_on: 1, definition })
  const late = world.as(staff)(StaffExperienceResource.update, { experience_id, based_on: 1, definition })
  await expect(late).rejects.toMatchObject({ kind: 'conflict' })
  await remove(id)
  const gone = await world.as(staff)(StaffExperienceResource.get, { experience_id })
  expect(gone).toMatchObject({ state: 'deleted', version: 3, definition: null })
  expect(gone.versions.map(({ version, by, is_deletion }) => [version, by, is_deletion])).toEqual([
    [3, staff.username, true],
    [2, 'second_keeper', false],
    [1, staff.username, false],
  ])
  const first = await world.as(staff)(StaffExperienceResource.get, { experience_id, version: 1 })
  const restored = await world.as(staff)(StaffExperienceResource.update, {
    experience_id,
    based_on: 3,
    definition: first.definition as ExperienceDefinition,
  })
  expect(restored).toMatchObject({ name: 'First', version: 4, state: 'live' })
  expect(await shownTo(ada)).toMatchObject({ display_data: TIP.display_data && { message: TIP.display_data.message } })
  const acts = (await world.as(staff)(StaffActsResource.get, {})).items
    .slice(0, 2)
    .map(({ act, target }) => [act, target])
  expect(acts).toEqual([
    ['experience', id],
    ['experience_deleted', id],
  ])
  await remove(id)
})

test('exp.16 what was placed before staff changed it can be restored, too', async () => {
  await world.house.db
    .insertInto('placed_experiences')
    .values({ placement_id: HOME, experience_id: 4711, type: 27, display_data: JSON.stringify({ message: 'Old' }) })
    .execute()
  const before = await world.as(staff)(StaffExperienceResource.get, { experience_id: 4711 })
  expect(before).toMatchObject({
    version: 0,
    definition: { form: 'neutral_callout', display_data: { message: 'Old' } },
  })
  const changed = { ...TIP, display_data: { message: 'New' } }
  const sent = { experience_id: 4711, based_on: 0, definition: changed }
  const after = await world.as(staff)(StaffExperienceResource.update, sent)
  expect(after.versions.map(({ version, by }) => [version, by])).toEqual([
    [2, staff.username],
    [1, null],
  ])
  const first = await world.as(staff)(StaffExperienceResource.get, { experience_id: 4711, version: 1 })
  expect(first.definition?.display_data).toEqual({ message: 'Old' })
  await remove('4711')
})

test.each([
  ['a form without what it needs', { display_data: { title: 'Only a title' } }, 'display_data.message'],
  ['a value that is too long', { display_data: { message: 'x'.repeat(501) } }, 'display_data.message'],
  ['a field that the form lacks', { display_data: { message: 'a', nonsense: 1 } }, 'display_data.nonsense'],
  ['no place', { placements: [] }, 'definition'],
  ['no name', { name: ' ' }, 'definition'],
  ['a country of nowhere', { targeting: { countries: [] } }, 'definition'],
  ['a condition that does not exist', { targeting: { moon: 'full' } }, 'definition'],
  ['a group that no experiment has', { targeting: { experiments: { image_only_grid: ['best'] } } }, 'definition'],
  ['an end before the start', { starts_at: '2026-02-01T00:00:00Z', ends_at: '2026-01-01T00:00:00Z' }, 'ends_at'],
])('exp.16 %s is refused and changes nothing', async (_, wrong, field) => {
  await expect(write(wrong as never)).rejects.toMatchObject({
    kind: 'bad_input',
    field: expect.stringContaining(field),
  })
  expect((await world.as(staff)(StaffExperiencesResource.get, {})).items).toEqual([])
})

test('exp.16 only its author sees a preview on pages, whatever it is limited to, and nothing is counted', async () => {
  const { id, preview_query } = await write({ status: 'paused', targeting: { countries: ['JP'] } })
  expect(preview_query).toBe(`deb_experience=${id}`)
  const other = await world.person({ is_staff: true })
  const experience_id = Number(id)
  expect(await world.as(other)(StaffExperienceResource.get, { experience_id })).toMatchObject({ preview_query: null })
  const switches = parseDebugSwitches(Object.fromEntries(new URLSearchParams(preview_query as string)))
  const debug = { switches, timings: null, signals: null } as never
  expect(await shownTo(staff, HOME, { debug })).toMatchObject({ experience_id, status: 'eligible' })
  expect(await shownTo(other, HOME, { debug })).toBeUndefined()
  expect(await shownTo(staff)).toBeUndefined()
  const live = await write()
  expect(await shownTo(staff, HOME, { debug })).toMatchObject({ experience_id })
  await remove(live.id)
  await world.as(staff, { debug })(UserExperienceViewedResource.update, { placed_experience_id: `${HOME}:${id}` })
  expect((await world.as(staff)(StaffExperienceResource.get, { experience_id })).days).toEqual([])
  await remove(id)
})

test('exp.16 results count each view, completion and dismissal once, by day', async () => {
  const { id } = await write({ frequency: { max_views: 5, days_between: 1 }, placements: [HOME, SEARCH] })
  const experience_id = Number(id)
  const ben = await world.person()
  const view = (person: Person) =>
    world.as(person)(UserExperienceViewedResource.update, { placed_experience_id: `${HOME}:${id}` })
  const results = async () => {
    const { days, totals } = await world.as(staff)(StaffExperienceResource.get, { experience_id })
    return { days: days.map(({ day: _, ...counts }) => counts), totals }
  }
  await view(ada)
  await view(ada)
  await view(ben)
  await world.as(ben)(UserExperienceResource.delete, { placed_experience_id: `${HOME}:${id}` })
  // By its own id it is reported for both placements at once.
  await world.as(ada)(UserExperienceCompletedResource.update, { placed_experience_id: id })
  const first = { viewed: 2, completed: 1, dismissed: 1 }
  expect((await results()).days).toEqual([first])
  world.pass(25 * 3600_000)
  await view(ada)
  expect(await results()).toEqual({
    days: [first, { viewed: 1, completed: 0, dismissed: 0 }],
    totals: { viewed: 3, completed: 1, dismissed: 1 },
  })
  const listed = (await world.as(staff)(StaffExperiencesResource.get, {})).items
  expect(listed[0]?.totals).toEqual({ viewed: 3, completed: 1, dismissed: 1 })
  await remove(id)
})
