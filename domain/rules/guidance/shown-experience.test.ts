import { expect, test } from 'vitest'
import type { ShownExperience } from '../../entities/experience.ts'
import { type AcceptedExperiences, isAcceptedExperience, toTriggerContext } from './shown-experience.ts'

const experience = (experience_id: number, type: number): ShownExperience => ({
  type,
  id: `1:${experience_id}`,
  experience_id,
  placement_id: 1,
  status: 'eligible',
  display_data: {},
  triggerable_placed_exps: [],
  extraContext: null,
  metadata: {},
  advertiser_id: null,
})
const never = () => false
const always = () => true

test.each<[string, AcceptedExperiences, number, number, boolean]>([
  ['nothing', {}, 5, 27, true],
  ['ids with it', { ids: [5] }, 5, 27, true],
  ['ids without it', { ids: [6] }, 5, 27, false],
  ['ids with it, whatever the types and the test say', { ids: [5], types: [10], test: never }, 5, 27, true],
  ['ids without it, whatever the types and the test say', { ids: [6], types: [27], test: always }, 5, 27, false],
  ['types with its own, whatever the test says', { types: [27], test: never }, 5, 27, true],
  ['types without its own, whatever the test says', { types: [10], test: always }, 5, 27, false],
  ['a test that says yes', { test: always }, 5, 27, true],
  ['a test that says no', { test: never }, 5, 27, false],
])('exp.4 a placement with %s accepts it: %j, %i, %i, %j', (_, accepted, id, type, isAccepted) => {
  expect(isAcceptedExperience(experience(id, type), accepted)).toBe(isAccepted)
})

test('exp.37 1000075 is accepted only where it is named', () => {
  const education = experience(1000075, 27)
  expect([{}, { types: [27] }, { test: always }].map((one) => isAcceptedExperience(education, one))).toEqual([
    false,
    false,
    false,
  ])
  expect(isAcceptedExperience(education, { ids: [1000075] })).toBe(true)
})

test.each([
  [null, {}, undefined],
  [{ pin_id: '7' }, {}, { pin_id: '7' }],
  [null, { source: 'tip' }, { source: 'tip' }],
  [{ pin_id: '7', source: 'page' }, { source: 'tip' }, { pin_id: '7', source: 'tip' }],
])('exp.33 a trigger from context %j and metadata %j carries %j', (extraContext, metadata, context) => {
  expect(toTriggerContext({ extraContext, metadata })).toEqual(context)
})
