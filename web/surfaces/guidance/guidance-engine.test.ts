import { beforeEach, expect, test, vi } from 'vitest'
import type { ShownExperience } from '#domain/entities/experience.ts'
import type { Viewer } from '#domain/entities/viewer.ts'
import type { Id } from '#domain/id.ts'
import type { QuestionIdentity } from '../../state/store.ts'
import { type GuidanceChannel, makeGuidance } from './guidance-engine.ts'

type Call = { name: string; options: Record<string, unknown>; key: string | undefined }
type Options = { placement_ids?: number[]; missed_calls?: number }
const experience = (placement_id: number, experience_id: number, more: Partial<ShownExperience> = {}) =>
  ({
    type: 10,
    id: `${placement_id}:${experience_id}`,
    experience_id,
    placement_id,
    status: 'eligible',
    display_data: { text: 'Hello' },
    triggerable_placed_exps: [],
    extraContext: null,
    metadata: {},
    advertiser_id: null,
    ...more,
  }) satisfies ShownExperience

const offline = { isRefused: true, kind: 'offline', http_status: 0 }
const broken = { isRefused: true, kind: 'broken', http_status: 500 }
const refused = { isRefused: true, kind: 'bad_input', http_status: 400 }

let calls: Call[]
let placed: ShownExperience[]
/** Thrown by the next calls, in order. */
let failures: object[]
let viewer: Partial<Viewer>
const log = vi.fn()
const pause = vi.fn(async () => {})

beforeEach(() => {
  calls = []
  placed = []
  failures = []
  viewer = { id: '1' as Id, is_auth: true, consent: null }
  log.mockClear()
  pause.mockClear()
})

function open(channel: GuidanceChannel = { tell: () => {}, listen: () => {} }) {
  const ask = async (question: QuestionIdentity, options: Options, more: { key?: string } = {}) => {
    const [name, verb] = [question.name.replace('Resource', ''), question.verb]
    calls.push({ name: `${name} ${verb}`, options: options as never, key: more.key })
    const failure = failures.shift()
    if (failure) throw failure
    if (name === 'UserExperiencePlatform')
      return { experiencesMulti: Object.fromEntries(Map.groupBy(placed, (one) => String(one.placement_id))) }
    if (name === 'UserExperience' && verb === 'get')
      return Object.fromEntries(
        placed.filter((one) => options.placement_ids?.includes(one.placement_id)).map((one) => [one.placement_id, one]),
      )
    return { done: true, kept: true }
  }
  const app = { ask, store: { get: () => ({ viewer }) } } as unknown as Parameters<typeof makeGuidance>[0]
  return makeGuidance(app, { log, pause, channel })
}

const settle = () => new Promise((resolve) => setTimeout(resolve))
const named = (name: string) => calls.filter((call) => call.name.startsWith(name))

test('exp.5 exp.6 placements mounted at once share a call for each context; what they hold is not fetched again', async () => {
  const guidance = open()
  placed = [experience(11, 1), experience(12, 2)]
  const leave = guidance.mount(11, {})
  guidance.mount(12, {})
  guidance.mount(13, { extra_context: { pin_id: '7' } })
  await settle()
  expect(calls.map(({ options }) => options)).toEqual([
    { placement_ids: [11, 12], missed_calls: undefined },
    { placement_ids: [13], extra_context: { pin_id: '7' }, missed_calls: undefined },
  ])
  expect(Object.keys(guidance.placements.get().experiences)).toEqual(['11', '12'])
  leave()
  guidance.mount(11, {})
  await settle()
  expect(calls).toHaveLength(2)
})

test('exp.39 a placement unmounted before the call is not fetched, nor refreshed', async () => {
  const guidance = open()
  guidance.mount(11, {})()
  guidance.refresh()
  await settle()
  expect(calls).toEqual([])
})

test('exp.38 a list is fetched as one', async () => {
  const guidance = open()
  placed = [experience(11, 1), experience(11, 2)]
  guidance.mount(11, {}, true)
  await settle()
  expect(calls[0]).toMatchObject({ name: 'UserExperiencePlatform get', options: { multi_experience: true } })
  expect(guidance.placements.get().experiencesMulti[11]).toHaveLength(2)
})

test('exp.3 exp.40 each report is sent and logged once', async () => {
  const guidance = open()
  const tip = experience(11, 1)
  for (const _ of [1, 2, 3]) guidance.view(tip)
  for (const _ of [1, 2]) guidance.end(tip, 'complete')
  guidance.end(tip, 'dismiss')
  guidance.view(tip)
  await settle()
  expect(calls.map(({ name }) => name)).toEqual(['UserExperienceViewed update', 'UserExperienceCompleted update'])
  const other = experience(11, 2)
  guidance.end(other, 'dismiss')
  await settle()
  expect(calls.at(-1)).toMatchObject({ name: 'UserExperience delete', options: { placed_experience_id: '11:2' } })
  const aux_data = { placed_experience_id: '11:1', placement_id: 11, experience_id: 1 }
  expect(log.mock.calls.map(([event]) => event)).toEqual([
    { event_type: 4503, object_id_str: '1', aux_data },
    { event_type: 6567, object_id_str: '1', aux_data },
    {
      event_type: 6568,
      object_id_str: '2',
      aux_data: { placed_experience_id: '11:2', placement_id: 11, experience_id: 2 },
    },
  ])
})

test('exp.3 what the server knows as viewed is not reported as viewed again', async () => {
  open().view(experience(11, 1, { status: 'viewed' }))
  await settle()
  expect([calls, log.mock.calls]).toEqual([[], []])
})

test('exp.6 reports carry the context, and the advertiser in targeting', async () => {
  open().view(experience(11, 1, { extraContext: { pin_id: '7' }, advertiser_id: '9' }))
  await settle()
  expect(calls[0]?.options).toEqual({
    placed_experience_id: '11:1',
    extra_context: { pin_id: '7' },
    targeting: { advertiserId: '9' },
  })
})

test('exp.3 an end removes it and looks for the next one, unless told otherwise', async () => {
  for (const [options, isHeld, fetches] of [
    [{}, false, 2],
    [{ skipRefetch: true }, false, 1],
    [{ preventRemoval: true }, true, 1],
  ] as const) {
    calls = []
    const guidance = open()
    placed = [experience(11, 1)]
    guidance.mount(11, {})
    await settle()
    placed = []
    guidance.end(experience(11, 1), 'complete', options)
    await settle()
    expect([options, 11 in guidance.placements.get().experiences]).toEqual([options, isHeld])
    expect(named('UserExperience get')).toHaveLength(fetches)
  }
})

test('exp.13 always-complete is completed by a dismissal; 500500 is viewed as it begins; 1000162 refreshes all on view', async () => {
  const guidance = open()
  guidance.end(experience(11, 502321), 'dismiss')
  guidance.begin(experience(11, 500500))
  guidance.begin(experience(11, 5))
  await settle()
  expect(calls.map(({ name, options }) => [name, options.placed_experience_id])).toEqual([
    ['UserExperienceCompleted update', '11:502321'],
    ['UserExperienceViewed update', '11:500500'],
  ])
  guidance.mount(11, {})
  guidance.mount(1000162, {})
  await settle()
  calls = []
  guidance.view(experience(1000162, 5))
  await settle()
  expect(calls.map(({ name, options }) => [name, options.placement_ids])).toEqual([
    ['UserExperienceViewed update', undefined],
    ['UserExperience get', [11, 1000162]],
  ])
})

test('exp.33 each triggered experience gets one call, with the context or without', async () => {
  const guidance = open()
  const tip = experience(11, 1, { triggerable_placed_exps: ['12:2', '12:3'], metadata: { source: 'tip' } })
  guidance.begin(tip)
  guidance.view(tip)
  guidance.begin(tip)
  guidance.begin(experience(11, 4, { triggerable_placed_exps: ['12:5'] }))
  await settle()
  expect(named('UserExperienceTrigger').map(({ options }) => options)).toEqual([
    { placed_experience_id: '12:2', extra_context: { source: 'tip' } },
    { placed_experience_id: '12:3', extra_context: { source: 'tip' } },
    { placed_experience_id: '12:5', extra_context: undefined },
  ])
})

test('exp.33 the placement of a triggered experience looks for it, once the server knows, if it is mounted', async () => {
  const guidance = open()
  guidance.mount(12, {})
  await settle()
  calls = []
  guidance.begin(experience(11, 1, { triggerable_placed_exps: ['12:2', '13:3'] }))
  await settle()
  expect(calls.map(({ name, options }) => [name, options.placement_ids ?? options.placed_experience_id])).toEqual([
    ['UserExperienceTrigger update', '12:2'],
    ['UserExperienceTrigger update', '13:3'],
    ['UserExperience get', [12]],
  ])
})

test('exp.15 api.23 a failed fetch leaves the state; calls that did not reach the server are told with the next one', async () => {
  const guidance = open()
  placed = [experience(11, 1)]
  guidance.mount(11, {})
  await settle()
  for (const failure of [offline, broken, refused, offline]) {
    failures = [failure]
    guidance.refresh()
    await settle()
    expect(guidance.placements.get().experiences[11]?.id).toBe('11:1')
  }
  guidance.refresh()
  await settle()
  guidance.refresh()
  await settle()
  expect(calls.map(({ options }) => options.missed_calls)).toEqual([undefined, undefined, 1, 1, 1, 2, undefined])
})

test('exp.6 a report that fails is sent again with the same key, a refused one is not; it gives up in the end', async () => {
  const guidance = open()
  failures = [offline, broken]
  guidance.end(experience(11, 1), 'dismiss')
  await settle()
  expect(calls.map(({ name }) => name)).toEqual(Array(3).fill('UserExperience delete'))
  expect(new Set(calls.map(({ key }) => key)).size).toBe(1)
  expect(log).toHaveBeenCalledTimes(1)
  calls = []
  failures = [refused]
  guidance.view(experience(11, 2))
  await settle()
  expect(calls).toHaveLength(1)
  calls = []
  failures = Array(9).fill(offline)
  guidance.view(experience(11, 3))
  await settle()
  expect(calls).toHaveLength(4)
})

test('exp.44 for a visitor without consent nothing is sent, and what ended does not return', async () => {
  viewer = { id: null, is_auth: false, consent: null }
  const guidance = open()
  placed = [experience(11, 1, { triggerable_placed_exps: ['12:2'] })]
  guidance.mount(11, {})
  await settle()
  guidance.begin(placed[0] as ShownExperience)
  guidance.view(placed[0] as ShownExperience)
  guidance.end(placed[0] as ShownExperience, 'dismiss')
  guidance.refresh()
  await settle()
  expect(new Set(calls.map(({ name }) => name))).toEqual(new Set(['UserExperience get']))
  expect(guidance.placements.get().experiences).toEqual({})
  viewer = { ...viewer, consent: { analytics: true, marketing: false, personalization: false } }
  guidance.view(experience(11, 2))
  await settle()
  expect(calls.at(-1)?.name).toBe('UserExperienceViewed update')
})

test('exp.3 what another tab reports is not reported again, and what ended there goes here too', async () => {
  const listeners: Parameters<GuidanceChannel['listen']>[0][] = []
  const tabs = [0, 1].map((own) =>
    open({
      tell: (message) => {
        for (const [at, listener] of listeners.entries()) if (at !== own) listener(message)
      },
      listen: (listener) => void listeners.push(listener),
    }),
  )
  const [one, other] = tabs as [ReturnType<typeof open>, ReturnType<typeof open>]
  placed = [experience(11, 1)]
  for (const tab of tabs) tab.mount(11, {})
  await settle()
  one.view(experience(11, 1))
  other.view(experience(11, 1))
  one.end(experience(11, 1), 'dismiss')
  other.end(experience(11, 1), 'complete')
  await settle()
  expect(other.placements.get().experiences).toEqual({})
  expect(calls.filter(({ name }) => !name.endsWith('get')).map(({ name }) => name)).toEqual([
    'UserExperienceViewed update',
    'UserExperience delete',
  ])
  expect(log).toHaveBeenCalledTimes(2)
  listeners[1]?.({ viewer: '2', event: 'view', id: '11:9', placement_id: 11, status: 'eligible' })
  other.view(experience(11, 9))
  await settle()
  expect(calls.at(-1)?.options.placed_experience_id).toBe('11:9')
})
