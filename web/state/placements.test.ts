import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ShownExperience } from '#domain/entities/experience.ts'
import type { ExperienceEvent } from '#domain/rules/experiences/experience-state.ts'
import { makePlacementStore } from './placements.ts'

const experience = (placement_id: number, experience_id: number, more: Partial<ShownExperience> = {}) =>
  ({
    type: 27,
    id: `${placement_id}:${experience_id}`,
    experience_id,
    placement_id,
    status: 'eligible',
    display_data: {},
    triggerable_placed_exps: [],
    extraContext: null,
    metadata: {},
    advertiser_id: null,
    ...more,
  }) satisfies ShownExperience

const shown = (store: ReturnType<typeof makePlacementStore>, placement: number, context = {}) =>
  [store.select(placement, context, false) ?? []].flat().map(({ id }) => id)

describe('exp.5 a placement', () => {
  test('is fetched when it is mounted, and not again while it holds something of the same context', () => {
    const store = makePlacementStore()
    const dogs = { extra_context: { search_query: 'dogs' } }
    expect(store.mount(1, dogs)).toBe(true)
    store.take([1], dogs, { 1: experience(1, 5, { extraContext: dogs.extra_context }) })
    store.unmount(1)
    expect(store.mount(1, { extra_context: { search_query: 'dogs' } })).toBe(false)
    expect(shown(store, 1, dogs)).toEqual(['1:5'])
    expect(store.mount(1, { extra_context: { search_query: 'cats' } })).toBe(true)
    expect(shown(store, 1, { extra_context: { search_query: 'cats' } })).toEqual([])
  })

  test('of one that can not be shown is fetched again only for another extra context', () => {
    const store = makePlacementStore(() => false)
    store.mount(1, {})
    store.take([1], {}, { 1: experience(1, 5) })
    store.unmount(1)
    expect(store.mount(1, {})).toBe(false)
    expect(store.mount(1, { extra_context: { pin_id: '7' } })).toBe(true)
  })
})

test('exp.39 an unmounted placement takes and shows nothing; mounted twice it stays until both are gone', () => {
  const store = makePlacementStore()
  store.mount(1, {})
  store.mount(1, {})
  store.unmount(1)
  store.take([1, 2], {}, { 1: experience(1, 5), 2: experience(2, 6) })
  expect([shown(store, 1), store.get().experiences[2]]).toEqual([['1:5'], undefined])
  store.unmount(1)
  expect(shown(store, 1)).toEqual([])
  store.unmount(1)
  expect(store.isMounted(1)).toBe(false)
})

test('exp.38 one of a list that ends leaves the others, also after the next answer', () => {
  const store = makePlacementStore()
  const all = [experience(1, 5), experience(1, 6), experience(1, 7)]
  store.mount(1, {}, true)
  store.take([1], {}, { 1: all })
  const [first] = all as [ShownExperience]
  store.advance(first, 'complete')
  store.remove(first)
  const list = () => [store.select(1, {}, true) ?? []].flat().map(({ id }) => id)
  expect(list()).toEqual(['1:6', '1:7'])
  store.take([1], {}, { 1: all })
  expect(list()).toEqual(['1:6', '1:7'])
})

test('exp.3 what is kept in place after its completion goes with the placement', () => {
  const store = makePlacementStore()
  const tip = experience(1, 5)
  store.mount(1, {})
  store.take([1], {}, { 1: tip })
  expect([store.advance(tip, 'complete'), shown(store, 1)]).toEqual([true, ['1:5']])
  store.unmount(1)
  store.mount(1, {})
  store.take([1], {}, { 1: tip })
  expect(shown(store, 1)).toEqual([])
})

test('exp.15 a refresh leaves what somebody looks at, until the page is about something else', () => {
  const store = makePlacementStore()
  store.mount(1, {})
  store.take([1], {}, { 1: experience(1, 5) })
  store.advance(experience(1, 5), 'view')
  store.take([1], {}, { 1: experience(1, 6) })
  expect(shown(store, 1)).toEqual(['1:5'])
  const pin = { extra_context: { pin_id: '7' } }
  store.take([1], pin, { 1: experience(1, 6, { extraContext: pin.extra_context }) })
  expect(shown(store, 1, pin)).toEqual(['1:6'])
})

test('exp.36 placements of actions are known before they are mounted', () => {
  const store = makePlacementStore()
  const unregister = store.registerAfterAction(1000578, 'save')
  expect([store.get().afterAction, store.isMounted(1000578)]).toEqual([{ 1000578: 'save' }, false])
  unregister()
  expect(store.get().afterAction).toEqual({})
})

const placement = fc.integer({ min: 1, max: 3 })
const anyExperience = fc.record({
  placement,
  id: fc.integer({ min: 1, max: 3 }),
  status: fc.constantFrom('eligible', 'viewed'),
})
const step = fc.oneof(
  fc.record({ kind: fc.constant('mount' as const), placement }),
  fc.record({ kind: fc.constant('unmount' as const), placement }),
  fc.record({ kind: fc.constant('answer' as const), found: fc.array(anyExperience, { maxLength: 4 }) }),
  fc.record({
    kind: fc.constant('report' as const),
    placement,
    event: fc.constantFrom<ExperienceEvent>('view', 'complete', 'dismiss'),
    keeps: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('otherTab' as const),
    experience: anyExperience,
    event: fc.constantFrom<ExperienceEvent>('view', 'complete', 'dismiss'),
  }),
)

test('exp.3 in any sequence of mounts, answers, reports and other tabs nothing is reported twice, nor shown again after it ended', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
      const store = makePlacementStore()
      const reported: string[] = []
      const ended = new Set<string>()
      /** Completed with `preventRemoval`, and still where it was. */
      const kept = new Set<string>()
      for (const one of steps) {
        if (one.kind === 'mount') store.mount(one.placement, {})
        if (one.kind === 'unmount') store.unmount(one.placement)
        if (one.kind === 'answer')
          store.take(
            [1, 2, 3],
            {},
            Object.fromEntries(
              one.found.map((e) => [e.placement, experience(e.placement, e.id, { status: e.status })]),
            ),
          )
        if (one.kind === 'otherTab') {
          const other = experience(one.experience.placement, one.experience.id, { status: one.experience.status })
          if (store.advance(other, one.event) && one.event !== 'view') {
            store.remove(other)
            ended.add(other.id)
          }
        }
        const held = one.kind === 'report' ? [store.select(one.placement, {}, false) ?? []].flat()[0] : undefined
        if (one.kind === 'report' && held && store.advance(held, one.event)) {
          reported.push(`${held.id} ${one.event}`)
          if (one.event !== 'view') {
            ended.add(held.id)
            if (one.keeps) kept.add(held.id)
            else store.remove(held)
          }
        }
        const visible = [1, 2, 3].flatMap((at) => shown(store, at))
        for (const id of kept) if (!visible.includes(id)) kept.delete(id)
        expect(visible.filter((id) => ended.has(id) && !kept.has(id))).toEqual([])
      }
      expect(new Set(reported).size).toBe(reported.length)
      for (const id of ended)
        expect(
          reported.filter((report) => new RegExp(`^${id} (complete|dismiss)$`).test(report)).length,
        ).toBeLessThanOrEqual(1)
    }),
  )
})
