import { afterAll, beforeAll, expect, test } from 'vitest'
import { UserExperienceCompletedResource, UserExperienceResource } from '#domain/resources/experiences.ts'
import { type TestHouse, testHouse } from '../testing/test-house.ts'

let world: TestHouse
beforeAll(async () => {
  world = await testHouse()
  await world.house.db
    .insertInto('placed_experiences')
    .values([
      { placement_id: 29, experience_id: 100, type: 10, display_data: JSON.stringify({ text: 'Hello' }) },
      { placement_id: 29, experience_id: 200, type: 10 },
      {
        placement_id: 11,
        experience_id: 10105,
        type: 26,
        display_data: JSON.stringify({ text: 'Look', duration: 5, in: { de: { text: 'Schau' } } }),
      },
      { placement_id: 12, experience_id: 1, type: 0 },
    ])
    .execute()
})
afterAll(() => world.end())

test('wire.13 UserExperience get gives what is placed there, by placement', async () => {
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
    },
  })
  expect(Object.keys(await ask(UserExperienceResource.get, {}))).toEqual(['11', '29'])
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

test('bots get none', async () => {
  const ada = await world.person()
  expect(await world.as(ada, { isBot: true })(UserExperienceResource.get, { placement_ids: [29] })).toEqual({})
})

const agreed = { analytics: true, marketing: false, personalization: false }

test('D100 what a visitor who agreed completes or dismisses is kept by their key, and by it alone', async () => {
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
])('D100 of a visitor who %s nothing is kept, and the answer says so', async (_, consent, visitorKey) => {
  const ask = world.as(null, { consent, visitorKey })
  for (const question of [UserExperienceResource.delete, UserExperienceCompletedResource.update])
    expect(await ask(question, { placed_experience_id: '29:200' })).toEqual({ done: true, kept: false })
  expect(await ask(UserExperienceResource.get, {})).toEqual({})
})

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
