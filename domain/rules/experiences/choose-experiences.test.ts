import { describe, expect, test } from 'vitest'
import { chooseExperiences, type PlacedExperience, placedExperienceId } from './choose-experiences.ts'
import type { ExperienceHistory } from './experience-state.ts'
import type { ExperienceViewer } from './is-eligible.ts'

const now = new Date('2026-05-10T12:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)

const person: ExperienceViewer = {
  isSignedIn: true,
  isRemembered: true,
  country: 'US',
  locale: 'en-US',
  platform: 'web',
  accountAgeDays: 10,
  pinCount: 0,
  boardCount: 0,
  experiments: {},
  consent: null,
  searchQuery: null,
  advertiserId: null,
}
const visitor: ExperienceViewer = { ...person, isSignedIn: false }
const newVisitor: ExperienceViewer = { ...visitor, isRemembered: false }

const placed = (placement_id: number, experience_id: number, more: Partial<PlacedExperience> = {}) => ({
  placement_id,
  experience_id,
  type: 26,
  display_data: {},
  targeting: {},
  frequency: null,
  priority: 0,
  starts_at: null,
  ends_at: null,
  exclusion_group: null,
  status: 'live',
  ...more,
})
const seen = (more: Partial<ExperienceHistory>): ExperienceHistory => ({
  triggered_at: null,
  last_viewed_at: daysAgo(0),
  view_count: 1,
  completed_at: null,
  dismissed_at: null,
  ...more,
})
const delight = (...search_query_list: string[]) => ({
  type: 27,
  display_data: { component_type: 3, search_query_list, text_colors: ['#aa0000'], text_background_color: '#fff0f0' },
})

type More = {
  viewer?: ExperienceViewer
  history?: Record<string, ExperienceHistory>
  isMulti?: boolean
  placements?: number[]
}
const choose = (experiences: PlacedExperience[], { viewer = person, history = {}, ...more }: More = {}) =>
  chooseExperiences(experiences, viewer, new Map(Object.entries(history)), { now, ...more }).map((choice) =>
    placedExperienceId(choice.placed),
  )

test('exp.2 a placement gets the one of highest priority, then of lowest id', () => {
  const rows = [placed(1, 9), placed(1, 5), placed(1, 7, { priority: 2 }), placed(2, 3)]
  expect(choose(rows)).toEqual(['1:7', '2:3'])
  expect(choose(rows, { history: { '1:7': seen({ completed_at: now }) } })).toEqual(['2:3', '1:5'])
  expect(choose(rows, { placements: [2] })).toEqual(['2:3'])
})

test('exp.38 as lists a placement gets all of them, and one that ended leaves the others', () => {
  const rows = [placed(1, 9), placed(1, 5), placed(1, 7, { priority: 2 })]
  expect(choose(rows, { isMulti: true })).toEqual(['1:7', '1:5', '1:9'])
  const history = { '1:5': seen({ completed_at: now }) }
  expect(choose(rows, { isMulti: true, history })).toEqual(['1:7', '1:9'])
})

test.each<[string, Partial<PlacedExperience>, boolean]>([
  ['of type 0', { type: 0 }, false],
  ['that is paused', { status: 'paused' }, false],
  ['that has not begun', { starts_at: new Date(now.getTime() + 1) }, false],
  ['that begins now', { starts_at: now }, true],
  ['that ends now', { ends_at: now }, false],
  ['that has not ended', { ends_at: new Date(now.getTime() + 1) }, true],
  ['for others', { targeting: { audience: 'visitors' } }, false],
  ['that waits for a trigger', { targeting: { on_trigger: true } }, false],
])('exp.2 an experience %s: %j is chosen: %j', (_, more, isChosen) => {
  expect(choose([placed(1, 1, more)])).toEqual(isChosen ? ['1:1'] : [])
})

test('exp.2 one that was viewed stays until it ends; with a frequency, the view already uses it up', () => {
  const history = { '1:1': seen({}) }
  expect(choose([placed(1, 1)], { history })).toEqual(['1:1'])
  expect(choose([placed(1, 1, { frequency: { max_views: 3, days_between: 2 } })], { history })).toEqual([])
})

describe('exp.2 of an exclusion group a viewer gets one a day', () => {
  const group = { exclusion_group: 'upsell' }
  const rows = [placed(1, 1, group), placed(2, 2, group), placed(2, 3), placed(3, 1, group)]
  test('also across the placements of one answer; the same experience may have several placements', () => {
    expect(choose(rows)).toEqual(['1:1', '3:1', '2:3'])
    expect(choose(rows, { isMulti: true })).toEqual(['1:1', '3:1', '2:3'])
  })
  test('also when the other one was seen earlier, in a placement that is not asked for', () => {
    const history = { '1:1': seen({ last_viewed_at: daysAgo(0.9), completed_at: daysAgo(0.9) }) }
    expect(choose(rows, { history, placements: [2] })).toEqual(['2:3'])
    const yesterday = { '1:1': seen({ last_viewed_at: daysAgo(1), completed_at: daysAgo(1) }) }
    expect(choose(rows, { history: yesterday, placements: [2] })).toEqual(['2:2'])
  })
})

test.each([[5], [8], [10], [26], [27], [28], [29]])(
  'exp.44 type %i is for visitors whose reports can be stored, and without that only if it is 10, 27 or 28',
  (type) => {
    const rows = [placed(1, 1, { type, targeting: { audience: 'everyone' } })]
    expect(choose(rows, { viewer: visitor })).toEqual(['1:1'])
    expect(choose(rows, { viewer: newVisitor })).toEqual([10, 27, 28].includes(type) ? ['1:1'] : [])
  },
)

test('search.3 the delight with the longest match comes first, for everyone unless its targeting says otherwise', () => {
  const rows = [placed(1, 1, { priority: 9 }), placed(1, 2, delight('dress')), placed(1, 3, delight('red dress'))]
  const viewer = { ...newVisitor, searchQuery: 'a red dress' }
  expect(choose(rows, { viewer })).toEqual(['1:3'])
  expect(choose(rows, { viewer: { ...person, searchQuery: 'dress' }, isMulti: true })).toEqual(['1:2', '1:1'])
  expect(choose([placed(1, 2, { ...delight('dress'), targeting: { audience: 'people' } })], { viewer })).toEqual([])
})
