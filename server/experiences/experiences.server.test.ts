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
      { placement_id: 11, experience_id: 10105, type: 26 },
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

test('wire.13 what is completed or dismissed, the colon plain or encoded, is gone for that person', async () => {
  const [ada, eve] = [await world.person(), await world.person()]
  await world.as(ada)(UserExperienceResource.delete, { placed_experience_id: '29%3A100' })
  await world.as(ada)(UserExperienceCompletedResource.update, { placed_experience_id: '11:10105' })
  await world.as(ada)(UserExperienceCompletedResource.update, { placed_experience_id: '77:77' })
  expect(await world.as(ada)(UserExperienceResource.get, {})).toEqual({ 29: expect.objectContaining({ id: '29:200' }) })
  expect(Object.keys(await world.as(eve)(UserExperienceResource.get, {}))).toEqual(['11', '29'])
})

test('bots get none', async () => {
  const ada = await world.person()
  expect(await world.as(ada, { isBot: true })(UserExperienceResource.get, { placement_ids: [29] })).toEqual({})
})
