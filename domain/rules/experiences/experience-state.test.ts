import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type ExperienceEvent,
  type ExperienceHistory,
  type ExperienceState,
  eventForReport,
  experienceState,
  nextExperienceState,
  type RepeatableExperience,
  statesChangedBy,
} from './experience-state.ts'

const EVENTS = ['trigger', 'view', 'complete', 'dismiss'] as const

test.each<[ExperienceState, ...ExperienceState[]]>([
  ['waiting', 'eligible', 'waiting', 'waiting', 'waiting'],
  ['eligible', 'eligible', 'viewed', 'completed', 'dismissed'],
  ['viewed', 'viewed', 'viewed', 'completed', 'dismissed'],
  ['completed', 'completed', 'completed', 'completed', 'completed'],
  ['dismissed', 'dismissed', 'dismissed', 'dismissed', 'dismissed'],
])('exp.3 from %s a trigger, view, completion and dismissal lead to %s, %s, %s and %s', (state, ...next) => {
  expect(EVENTS.map((event) => nextExperienceState(state, event))).toEqual(next)
})

test('exp.3 the states that an event changes', () => {
  expect(EVENTS.map(statesChangedBy)).toEqual([
    ['waiting'],
    ['eligible'],
    ['eligible', 'viewed'],
    ['eligible', 'viewed'],
  ])
})

test.each([
  [502312, 'dismiss', 'complete'],
  [502320, 'dismiss', 'complete'],
  [502321, 'dismiss', 'complete'],
  [502322, 'dismiss', 'complete'],
  [502322, 'view', 'view'],
  [502323, 'dismiss', 'dismiss'],
] as const)('exp.13 of %i the report %s stands for %s', (id, reported, event) => {
  expect(eventForReport(id, reported)).toBe(event)
})

const DAY = 86_400_000
const now = new Date('2026-05-10T12:00:00Z')
const ago = (days: number) => new Date(now.getTime() - days * DAY)
const modal: RepeatableExperience = { type: 26, display_data: {}, targeting: {}, frequency: null }
const weekly = { ...modal, frequency: { max_views: 2, days_between: 7 } }
const toast = { ...weekly, type: 10 }
const survey = { ...weekly, type: 5, display_data: { anket: true } }
const nothing: ExperienceHistory = {
  triggered_at: null,
  last_viewed_at: null,
  view_count: 0,
  completed_at: null,
  dismissed_at: null,
}
const viewed = (days: number, view_count = 1) => ({ ...nothing, last_viewed_at: ago(days), view_count })

test.each<[string, RepeatableExperience, ExperienceHistory | undefined, ExperienceState]>([
  ['nothing', modal, undefined, 'eligible'],
  ['a view', modal, viewed(400), 'viewed'],
  ['a completion', modal, { ...viewed(400), completed_at: ago(399) }, 'completed'],
  ['a completion of former times, without a view', modal, { ...nothing, completed_at: ago(399) }, 'completed'],
  ['a dismissal', modal, { ...viewed(400), dismissed_at: ago(399) }, 'dismissed'],
  ['a view within the days of its frequency', weekly, viewed(6), 'viewed'],
  ['a view before them', weekly, viewed(7), 'eligible'],
  ['as many views as its frequency has', weekly, viewed(7, 2), 'viewed'],
  ['a completion within the days', weekly, { ...viewed(20), completed_at: ago(6) }, 'completed'],
  ['a completion before them', weekly, { ...viewed(20), completed_at: ago(8) }, 'eligible'],
  ['a modal’s dismissal before them', weekly, { ...viewed(20), dismissed_at: ago(8) }, 'dismissed'],
  ['a survey’s dismissal before them', survey, { ...viewed(20), dismissed_at: ago(8) }, 'dismissed'],
  [
    'a nag’s dismissal before them',
    { ...survey, display_data: {} },
    { ...viewed(20), dismissed_at: ago(8) },
    'eligible',
  ],
  ['a toast’s dismissal before them', toast, { ...viewed(20), dismissed_at: ago(8) }, 'eligible'],
  ['no trigger', { ...modal, targeting: { on_trigger: true } }, undefined, 'waiting'],
  ['a trigger', { ...modal, targeting: { on_trigger: true } }, { ...nothing, triggered_at: ago(1) }, 'eligible'],
])('exp.3 after %s the state of %j with %j is %s', (_, experience, history, state) => {
  expect(experienceState(history, experience, now)).toBe(state)
})

/** What a report stores, as the server does it. */
function afterEvent(
  history: ExperienceHistory,
  was: ExperienceState,
  event: ExperienceEvent,
  at: Date,
): ExperienceHistory {
  if (nextExperienceState(was, event) === was) return history
  if (event === 'trigger') return { ...history, triggered_at: at }
  const begins = was === 'eligible'
  return {
    ...history,
    last_viewed_at: begins ? at : history.last_viewed_at,
    view_count: history.view_count + (begins ? 1 : 0),
    completed_at: event === 'complete' ? at : null,
    dismissed_at: event === 'dismiss' ? at : null,
  }
}

const visit = fc.record({ event: fc.constantFrom(...EVENTS), hours: fc.nat(40) })
const someExperience: fc.Arbitrary<RepeatableExperience> = fc.record({
  type: fc.constantFrom(5, 8, 10, 26, 27, 28, 29),
  display_data: fc.constantFrom({}, { anket: true }),
  targeting: fc.constantFrom({}, { on_trigger: true }),
  frequency: fc.option(
    fc.record({ max_views: fc.integer({ min: 1, max: 4 }), days_between: fc.integer({ min: 1, max: 3 }) }),
  ),
})

test('exp.3 in any sequence nothing is reported twice in an instance, and only a frequency begins another', () => {
  fc.assert(
    fc.property(someExperience, fc.array(visit, { maxLength: 60 }), (experience, visits) => {
      const { type, display_data, targeting, frequency } = experience
      let [history, at] = [nothing, now.getTime()]
      /** The reports that changed something, by instance. */
      const instances: { at: number; events: ExperienceEvent[] }[] = []
      for (const { event, hours } of visits) {
        at += hours * 3_600_000
        const was = experienceState(history, experience, new Date(at))
        const next = nextExperienceState(was, event)
        history = afterEvent(history, was, event, new Date(at))
        if (next === was || event === 'trigger') continue
        if (was === 'eligible') instances.push({ at, events: [] })
        instances.at(-1)?.events.push(event)
        expect(experienceState(history, experience, new Date(at))).toBe(next)
      }
      for (const { events } of instances)
        expect(['view', 'complete', 'dismiss', 'view complete', 'view dismiss']).toContain(events.join(' '))
      expect(instances.length).toBeLessThanOrEqual(frequency?.max_views ?? 1)
      for (const [index, instance] of instances.slice(1).entries())
        expect(instance.at - (instances[index]?.at ?? 0)).toBeGreaterThanOrEqual((frequency?.days_between ?? 0) * DAY)
      const interrupts = [26, 28, 29].includes(type) || (type === 5 && Object.hasOwn(display_data as object, 'anket'))
      const dismissed = instances.findIndex(({ events }) => events.includes('dismiss'))
      if (interrupts && dismissed >= 0) expect(dismissed).toBe(instances.length - 1)
      if (targeting.on_trigger && instances.length) expect(history.triggered_at).not.toBeNull()
    }),
  )
})
