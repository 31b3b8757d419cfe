import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Question } from '#domain/resource.ts'
import {
  UserExperienceCompletedResource,
  UserExperiencePlatformResource,
  UserExperienceResource,
  UserExperienceTriggerResource,
  UserExperienceViewedResource,
} from '#domain/resources/experiences.ts'
import {
  type ExperienceEvent,
  type ExperienceFrequency,
  experienceState,
  nextExperienceState,
} from '#domain/rules/experiences/experience-state.ts'
import type { ExperienceTargeting } from '#domain/rules/experiences/is-eligible.ts'
import { openTestHouse, type TestHouse } from '../testing/test-house.ts'

let world: TestHouse
const everyone = JSON.stringify({ audience: 'everyone' })
beforeAll(async () => {
  world = await openTestHouse()
  await world.house.db
    .insertInto('placed_experiences')
    .values([
      {
        placement_id: 29,
        experience_id: 100,
        type: 10,
        display_data: JSON.stringify({ text: 'Hello' }),
        targeting: everyone,
      },
      { placement_id: 29, experience_id: 200, type: 10, targeting: everyone },
      {
        placement_id: 11,
        experience_id: 10105,
        type: 26,
        display_data: JSON.stringify({ text: 'Look', duration: 5, in: { de: { text: 'Schau' } } }),
        targeting: everyone,
      },
      { placement_id: 12, experience_id: 1, type: 0 },
    ])
    .execute()
})
afterAll(() => world.end())

test('wire.13, exp.6, exp.43 UserExperience get gives what is placed there, by placement', async () => {
  const ada = await world.person()
  const ask = world.as(ada)
  const there = await ask(UserExperienceResource.get, { placement_ids: [29], extra_context: { search_query: 'x' } })
  expect(there).toEqual({
    29: {
      type: 10,
      id: '29:100',
      experience_id: 100,
      placement_id: 29,
      status: 'eligible',
      display_data: { text: 'Hello' },
      triggerable_placed_exps: [],
      extraContext: { search_query: 'x' },
      metadata: {},
      advertiser_id: null,
    },
  })
  expect(Object.keys(await ask(UserExperienceResource.get, {}))).toEqual(['11', '29'])
  expect(await ask(UserExperienceResource.get, {})).toEqual(await ask(UserExperiencePlatformResource.get, {}))
})

test.each([['2026-13-45'], ['99999999999'], [2 ** 40], ['1.5']])(
  'wire.13 a placement that can’t be one, %j, is bad input',
  async (placement_ids) => {
    const asked = world.as(await world.person())(UserExperienceResource.get, { placement_ids } as never)
    await expect(asked).rejects.toMatchObject({ kind: 'bad_input' })
  },
)

test('wire.13 what is completed or dismissed, the colon plain or encoded, is gone for that person', async () => {
  const [ada, eve] = [await world.person(), await world.person()]
  await world.as(ada)(UserExperienceResource.delete, { placed_experience_id: '29%3A100' })
  await world.as(ada)(UserExperienceCompletedResource.update, { placed_experience_id: '11:10105' })
  await world.as(ada)(UserExperienceCompletedResource.update, { placed_experience_id: '77:77' })
  expect(await world.as(ada)(UserExperienceResource.get, {})).toEqual({ 29: expect.objectContaining({ id: '29:200' }) })
  expect(Object.keys(await world.as(eve)(UserExperienceResource.get, {}))).toEqual(['11', '29'])
})

test('wire.13 it speaks the language of whoever looks, as far as its words are kept in it', async () => {
  const ada = await world.person()
  const wordsIn = async (locale: string) =>
    (await world.as(ada, { locale })(UserExperienceResource.get, { placement_ids: [11] }))['11']?.display_data
  expect(await wordsIn('de-AT')).toEqual({ text: 'Schau', duration: 5 })
  expect(await wordsIn('en-US')).toEqual({ text: 'Look', duration: 5 })
})

test('exp.2 bots get no experiences, and nothing is stored for them', async () => {
  const ada = await world.person()
  const bot = world.as(null, { isBot: true, consent: agreed, visitorKey: 'bot' })
  expect(await bot(UserExperiencePlatformResource.get, {})).toEqual({})
  expect(await bot(UserExperienceResource.delete, { placed_experience_id: '29:200' })).toMatchObject({ kept: false })
  expect(await world.as(ada, { isBot: true })(UserExperienceResource.get, { placement_ids: [29] })).toEqual({})
})

const REPORTS = {
  trigger: UserExperienceTriggerResource.update,
  view: UserExperienceViewedResource.update,
  complete: UserExperienceCompletedResource.update,
  dismiss: UserExperienceResource.delete,
} as const satisfies Record<ExperienceEvent, Question>

const rowsOf = (table: 'seen_experiences' | 'visitor_experiences') =>
  world.house.db.selectFrom(table).selectAll().orderBy('placed_experience_id').execute()

type Rules = {
  type?: number
  targeting?: ExperienceTargeting
  frequency?: ExperienceFrequency
  [more: string]: unknown
}

/** Places an experience; the server learns of it when its cache has expired. */
async function place(placement_id: number, experience_id: number, { targeting, frequency, ...more }: Rules = {}) {
  const rules = { targeting: JSON.stringify(targeting ?? {}), frequency: frequency ? JSON.stringify(frequency) : null }
  await world.house.db
    .insertInto('placed_experiences')
    .values({ placement_id, experience_id, type: 27, ...rules, ...more })
    .execute()
  world.pass(6_000)
}

const agreed = { analytics: true, marketing: false, personalization: false }

test('exp.44 what a visitor with consent completes or dismisses is stored under their key, and only under it', async () => {
  const visitor = world.as(null, { consent: agreed, visitorKey: 'one' })
  const other = world.as(null, { consent: agreed, visitorKey: 'two' })
  expect(Object.keys(await visitor(UserExperienceResource.get, {}))).toEqual(['11', '29'])
  const told = await visitor(UserExperienceResource.delete, { placed_experience_id: '29:100' })
  expect(told).toEqual({ done: true, kept: true })
  await visitor(UserExperienceCompletedResource.update, { placed_experience_id: '29:100' })
  await visitor(UserExperienceCompletedResource.update, { placed_experience_id: '11:10105' })
  expect(await visitor(UserExperienceResource.get, {})).toEqual({ 29: expect.objectContaining({ id: '29:200' }) })
  expect(Object.keys(await other(UserExperienceResource.get, {}))).toEqual(['11', '29'])
  const rows = await world.house.db
    .selectFrom('visitor_experiences')
    .selectAll()
    .orderBy('placed_experience_id')
    .execute()
  expect(rows.map((row) => [row.placed_experience_id, row.completed_at !== null, row.dismissed_at !== null])).toEqual([
    ['11:10105', true, false],
    ['29:100', false, true],
  ])
})

test.each([
  ['said nothing', null, 'three'],
  ['said no', { analytics: false, marketing: true, personalization: true }, 'three'],
  ['has no key', agreed, null],
  ['has a key that is none of ours', agreed, 'x'.repeat(500)],
])(
  'exp.44 nothing is stored for a visitor who %s, and only a toast or callout is shown',
  async (_, consent, visitorKey) => {
    const ask = world.as(null, { consent, visitorKey })
    const before = await rowsOf('visitor_experiences')
    for (const question of Object.values(REPORTS))
      expect(await ask(question, { placed_experience_id: '29:100' })).toEqual({ done: true, kept: false })
    expect(await rowsOf('visitor_experiences')).toEqual(before)
    expect(await ask(UserExperienceResource.get, {})).toEqual({
      29: expect.objectContaining({ id: '29:100', type: 10 }),
    })
  },
)

test('search.3, search.5 at the search the delight whose words the query has stands there, also for visitors; the longer one wins', async () => {
  const place = 1000506
  const delight = (...search_query_list: string[]) =>
    JSON.stringify({
      component_type: 3,
      search_query_list,
      text_colors: ['#aa0000'],
      text_background_color: '#fff0f0',
    })
  await world.house.db
    .insertInto('placed_experiences')
    .values([
      { placement_id: place, experience_id: 1, type: 27, display_data: delight('art', 'dress') },
      { placement_id: place, experience_id: 2, type: 27, display_data: delight('red dress') },
    ])
    .execute()
  world.pass(6_000)
  const met = async (search_query: string, isBot = false) =>
    (
      await world.as(null, { isBot })(UserExperienceResource.get, {
        placement_ids: [place],
        extra_context: { search_query },
      })
    )[place]?.experience_id
  expect(await met('Modern ART')).toBe(1)
  expect(await met('party')).toBeUndefined()
  expect(await met('a Red dress')).toBe(2)
  expect(await met('a dress that is red')).toBe(1)
  expect(await met('art', true)).toBeUndefined()
})

test('exp.2 a viewer gets what is for them: their country, counts, account, platform, experiments and consent', async () => {
  const ada = await world.person()
  const setPinCount = (pin_count: number) =>
    world.house.db.updateTable('user_counts').set({ pin_count }).where('user_id', '=', ada.id).execute()
  await setPinCount(5)
  await place(301, 1, { targeting: { pins: { min: 5 }, boards: { max: 0 }, account_age_days: { max: 28 } } })
  await place(302, 1, { targeting: { countries: ['AT'], locales: ['de'], platforms: ['web_mobile'] } })
  await place(303, 1, { targeting: { experiments: { settings_notifications: ['enabled'] } } })
  await place(304, 1, { targeting: { consent: 'marketing' } })
  await place(305, 1, { starts_at: new Date(world.house.clock().getTime() + 3_600_000) })
  await place(306, 1, { status: 'paused' })
  const placements = async (more = {}) =>
    Object.keys(
      await world.as(ada, more)(UserExperienceResource.get, { placement_ids: [301, 302, 303, 304, 305, 306] }),
    )
  expect(await placements()).toEqual(['301', '303'])
  const phone = { country: 'AT', locale: 'de-AT', agent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)' }
  expect(await placements({ ...phone, consent: { ...agreed, marketing: true } })).toEqual(['301', '302', '303', '304'])
  world.pass(29 * 86_400_000)
  expect(await placements()).toEqual(['303', '305'])
  await setPinCount(0)
})

test('exp.6 an advertiser’s placement is answered when targeting names the advertiser', async () => {
  await place(310, 1, { targeting: { advertisers: ['549755885175'] } })
  const ask = world.as(await world.person())
  const at = async (targeting?: object) =>
    (await ask(UserExperienceResource.get, { placement_ids: [310], targeting } as never))['310']?.advertiser_id
  expect(await at({ advertiserId: '549755885175' })).toBe('549755885175')
  expect(await at({ advertiserId: 549755885175 })).toBe('549755885175')
  expect(await at({ advertiserId: '1' })).toBeUndefined()
  expect(await at()).toBeUndefined()
})

test('exp.38 with the multi-experience flag a placement holds a list; one completed leaves the others', async () => {
  for (const [id, priority] of [
    [1, 0],
    [2, 5],
    [3, 0],
  ] as const)
    await place(320, id, { priority })
  const ask = world.as(await world.person())
  const listed = async () => {
    const answer = await ask(UserExperiencePlatformResource.get, { multi_experience: true })
    return (answer as { experiencesMulti: Record<string, { id: string }[]> }).experiencesMulti['320']?.map(
      ({ id }) => id,
    )
  }
  expect(await listed()).toEqual(['320:2', '320:1', '320:3'])
  await ask(UserExperienceCompletedResource.update, { placed_experience_id: '320:1' })
  expect(await listed()).toEqual(['320:2', '320:3'])
  expect(await ask(UserExperiencePlatformResource.get, {})).toMatchObject({ 320: { id: '320:2' } })
})

test('exp.33 one that waits is eligible once it is triggered, also for a visitor; a trigger after its end does nothing', async () => {
  await place(330, 2, { targeting: { audience: 'everyone', on_trigger: true } })
  await place(330, 1, {
    priority: 1,
    targeting: { audience: 'everyone' },
    triggerable_placed_exps: ['330:2'],
    metadata: JSON.stringify({ source: 'tip' }),
  })
  for (const ask of [world.as(await world.person()), world.as(null, { consent: agreed, visitorKey: 'triggers' })]) {
    const there = async () => (await ask(UserExperienceResource.get, { placement_ids: [330] }))['330']
    expect(await there()).toMatchObject({
      id: '330:1',
      triggerable_placed_exps: ['330:2'],
      metadata: { source: 'tip' },
    })
    await ask(REPORTS.complete, { placed_experience_id: '330:1' })
    for (const early of ['view', 'complete', 'dismiss'] as const)
      await ask(REPORTS[early], { placed_experience_id: '330:2' })
    expect(await there()).toBeUndefined()
    expect(await ask(REPORTS.trigger, { placed_experience_id: '330:2' })).toEqual({ done: true, kept: true })
    expect(await there()).toMatchObject({ id: '330:2', status: 'eligible' })
    await ask(REPORTS.view, { placed_experience_id: '330:2' })
    expect(await there()).toMatchObject({ id: '330:2', status: 'viewed' })
    await ask(REPORTS.dismiss, { placed_experience_id: '330:2' })
    await ask(REPORTS.trigger, { placed_experience_id: '330:2' })
    expect(await there()).toBeUndefined()
  }
})

test('exp.34 an experience is named with a plain or encoded colon, or by its own id wherever it is placed', async () => {
  for (const placement of [340, 341]) await place(placement, 34034)
  for (const [placed_experience_id, left] of [
    ['340%3A34034', ['341']],
    ['340%3a34034', ['341']],
    ['340:34034', ['341']],
    ['34034', []],
    [34034, []],
  ] as const) {
    const ask = world.as(await world.person())
    await ask(UserExperienceResource.delete, { placed_experience_id })
    expect(Object.keys(await ask(UserExperienceResource.get, { placement_ids: [340, 341] }))).toEqual(left)
  }
})

test('exp.13 a dismissal of some experiences is stored as their completion', async () => {
  await place(350, 502321)
  await world.as(await world.person())(UserExperienceResource.delete, { placed_experience_id: '350:502321' })
  const rows = await world.house.db
    .selectFrom('seen_experiences')
    .selectAll()
    .where('placed_experience_id', '=', '350:502321')
    .execute()
  expect(rows).toMatchObject([{ completed_at: expect.any(Date), dismissed_at: null, view_count: 1 }])
})

test('exp.6 reports of several tabs at once and their repetitions are stored once', async () => {
  await place(360, 1)
  const ask = world.as(await world.person())
  const send = (event: ExperienceEvent) => ask(REPORTS[event], { placed_experience_id: '360:1' })
  const stored = async () =>
    (await rowsOf('seen_experiences')).filter(({ placed_experience_id }) => placed_experience_id === '360:1')
  await Promise.all([send('view'), send('view'), send('view')])
  const [first, ...more] = await stored()
  expect(first).toMatchObject({ view_count: 1, completed_at: null })
  expect(more).toEqual([])
  world.pass(1_000)
  await send('view')
  expect(await stored()).toEqual([first])
  await Promise.all([send('complete'), send('dismiss'), send('complete')])
  const [ended] = await stored()
  expect([ended?.completed_at, ended?.dismissed_at].filter(Boolean)).toHaveLength(1)
  world.pass(1_000)
  for (const event of ['view', 'dismiss', 'complete', 'trigger'] as const) await send(event)
  expect(await stored()).toEqual([ended])
})

test.each([
  ['a toast', { type: 10 }, 'vvdvcv'],
  ['a daily toast', { type: 10, frequency: { max_views: 3, days_between: 1 } }, 'v.vd..vc..c..vdc'],
  ['a daily modal', { type: 26, frequency: { max_views: 3, days_between: 1 } }, 'vc.v.d..v..v'],
  ['one that waits', { type: 27, targeting: { on_trigger: true } }, 'vcdttvtct'],
  [
    'one that waits, daily',
    { type: 27, targeting: { on_trigger: true }, frequency: { max_views: 2, days_between: 1 } },
    'ct.cvd.dt.v',
  ],
] as [string, Rules, string][])(
  'exp.3 what is stored of %s follows the state machine, report by report',
  async (name, rules, reports) => {
    const experience = name.length * 10 + reports.length
    await place(370, experience, rules)
    const ada = await world.person()
    const rule = { type: 10, display_data: {}, targeting: {}, frequency: null, ...rules }
    const state = async () => {
      const row = (await rowsOf('seen_experiences')).find(({ user_id }) => user_id === ada.id)
      return experienceState(row, rule, world.house.clock())
    }
    const events: Record<string, ExperienceEvent> = { t: 'trigger', v: 'view', c: 'complete', d: 'dismiss' }
    for (const letter of reports) {
      const event = events[letter]
      if (!event) world.pass(86_400_000)
      else {
        const before = await state()
        await world.as(ada)(REPORTS[event], { placed_experience_id: `370:${experience}` })
        expect([event, before, await state()]).toEqual([event, before, nextExperienceState(before, event)])
      }
    }
  },
)

test('exp.2 experiences are loaded in one statement while the placed ones are cached, and reports in three', async () => {
  const ada = await world.person()
  const ask = world.as(ada)
  await ask(UserExperienceResource.get, {})
  const spy = vi.spyOn(pg.Client.prototype, 'query')
  const statements = () =>
    spy.mock.calls
      .splice(0)
      .map(([query]) => (typeof query === 'string' ? query : ((query as { text?: string }).text ?? '')))
      .filter((text) => text.includes('experience'))
  try {
    await ask(UserExperienceResource.get, {})
    expect(statements()).toHaveLength(1)
    await ask(UserExperienceViewedResource.update, { placed_experience_id: '29:100' })
    expect(statements()).toHaveLength(3)
  } finally {
    spy.mockRestore()
  }
})

test('api.19 experiences are read all at once, as lists, and by placement, with a context or null', async () => {
  await place(9320, 1)
  await place(9320, 2)
  await place(9321, 3)
  const ask = world.as(await world.person())
  const context = { board_id: '7' }
  const all = await ask(UserExperiencePlatformResource.get, { extra_context: context })
  expect(all).toMatchObject({ 9320: { id: '9320:1', extraContext: context }, 9321: { extraContext: context } })
  const multi = await ask(UserExperiencePlatformResource.get, { multi_experience: true, extra_context: context })
  const lists = 'experiencesMulti' in multi ? (multi.experiencesMulti as Record<string, { id: string }[]>) : {}
  expect([lists[9320]?.map(({ id }) => id), lists[9321]?.length]).toEqual([['9320:1', '9320:2'], 1])
  const named = await ask(UserExperienceResource.get, { placement_ids: [9321], extra_context: null })
  expect(named).toEqual({ 9321: expect.objectContaining({ id: '9321:3', extraContext: null }) })
  expect(await ask(UserExperienceResource.get, { placement_ids: [] })).toEqual({})
})

test('api.19 a report about an experience for others, or that nobody placed, is not taken', async () => {
  await place(9330, 1)
  await place(9331, 2, { targeting: { audience: 'visitors' } })
  const [person, visitor] = [world.as(await world.person()), world.as(null, { consent: agreed, visitorKey: 'api19' })]
  for (const question of Object.values(REPORTS)) {
    expect(await visitor(question, { placed_experience_id: '9330:1' })).toEqual({ done: true, kept: false })
    expect(await person(question, { placed_experience_id: '9331:2' })).toEqual({ done: true, kept: false })
    expect(await person(question, { placed_experience_id: '999:9' })).toEqual({ done: true, kept: false })
  }
  const rows = [...(await rowsOf('seen_experiences')), ...(await rowsOf('visitor_experiences'))]
  expect(rows.filter(({ placed_experience_id: id }) => id && ['9330:1', '9331:2', '999:9'].includes(id))).toEqual([])
  expect(await person(UserExperienceResource.delete, { placed_experience_id: '9330:1' })).toMatchObject({ kept: true })
})
