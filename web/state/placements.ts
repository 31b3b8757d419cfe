import { createStore } from 'zustand/vanilla'
import type { ShownExperience } from '#domain/entities/experience.ts'
import {
  type ExperienceEvent,
  type ExperienceState,
  nextExperienceState,
} from '#domain/rules/experiences/experience-state.ts'
import type { GuidanceAction } from '#domain/rules/guidance/placements.ts'
import {
  type HeldExperience,
  isSameContext,
  needsFetch,
  type PlacementContext,
} from '#domain/rules/guidance/same-context.ts'

type ByPlacement<T> = Readonly<Record<number, T>>
type MountedPlacement = { count: number; context: PlacementContext; isMulti: boolean }

type PlacementsState = {
  /** The experience in each placement. */
  experiences: ByPlacement<ShownExperience>
  /** The experiences of placements that show a list. */
  experiencesMulti: ByPlacement<readonly ShownExperience[]>
  mounted: ByPlacement<MountedPlacement>
  /** Placements that are mounted only once their action happens. */
  afterAction: ByPlacement<GuidanceAction>
  /** The context with which each placement was fetched last. */
  contexts: ByPlacement<PlacementContext>
  /** The state of each experience in this page, by placed id; it outlives the experience's removal. */
  states: Readonly<Record<string, ExperienceState>>
}

const EMPTY: PlacementsState = {
  experiences: {},
  experiencesMulti: {},
  mounted: {},
  afterAction: {},
  contexts: {},
  states: {},
}

export type PlacementStore = ReturnType<typeof makePlacementStore>

/** The experiences that the page's placements hold, and how far each of them is. Kept as long as the page. */
export function makePlacementStore(isRenderable: (experience: ShownExperience) => boolean = () => true) {
  const api = createStore<PlacementsState>(() => EMPTY)
  const { getState: get, setState: set } = api

  /** The state in this page, else the one that the server told. */
  const stateOf = ({ id, status }: ShownExperience): ExperienceState =>
    get().states[id] ?? (status === 'viewed' ? 'viewed' : 'eligible')

  const hasEnded = (experience: ShownExperience) => ENDED.includes(stateOf(experience))
  /** What somebody is looking at stays until it ends, unless the page is now about something else. */
  function isOnScreen(placement: number, context: PlacementContext): boolean {
    const { experiences, states, contexts } = get()
    const one = experiences[placement]
    return one !== undefined && states[one.id] === 'viewed' && isSameContext(contexts[placement], context)
  }

  function isMounted(placement: number): boolean {
    return (get().mounted[placement]?.count ?? 0) > 0
  }

  /** Mounts a placement; returns whether it has to be fetched (exp.5). */
  function mount(placement: number, context: PlacementContext, isMulti = false): boolean {
    const { mounted } = get()
    set({ mounted: { ...mounted, [placement]: { count: (mounted[placement]?.count ?? 0) + 1, context, isMulti } } })
    return !isHeldFor(placement, context, isMulti)
  }

  /** Whether the placement holds something that fits the context, so that it need not be fetched. */
  function isHeldFor(placement: number, context: PlacementContext, isMulti: boolean): boolean {
    const { experiences, experiencesMulti, contexts } = get()
    const one = isMulti ? experiencesMulti[placement]?.[0] : experiences[placement]
    const held: HeldExperience | undefined = one && {
      extraContext: one.extraContext,
      isRenderable: isRenderable(one),
      context: contexts[placement] ?? {},
    }
    return !needsFetch(held, context)
  }

  /** What a mounted placement holds for this context. */
  function select(placement: number, context: PlacementContext, isMulti: boolean) {
    if (!isMounted(placement) || !isHeldFor(placement, context, isMulti)) return undefined
    return isMulti ? get().experiencesMulti[placement] : get().experiences[placement]
  }

  /** What was completed but kept in place goes with its placement. */
  function unmount(placement: number): void {
    const { mounted, experiences } = get()
    const { [placement]: one, ...others } = mounted
    if (!one) return
    set({ mounted: one.count > 1 ? { ...others, [placement]: { ...one, count: one.count - 1 } } : others })
    const held = experiences[placement]
    if (!isMounted(placement) && held && hasEnded(held)) remove(held)
  }

  /** Takes the answer for placements that are still mounted. What ended in this page does not return. */
  function take(
    placements: readonly number[],
    context: PlacementContext,
    answer: Readonly<Record<string, ShownExperience | readonly ShownExperience[]>>,
  ): void {
    const { experiences, experiencesMulti, contexts } = get()
    const [single, multi, asked] = [{ ...experiences }, { ...experiencesMulti }, { ...contexts }]
    for (const placement of placements.filter(isMounted)) {
      asked[placement] = context
      const found = answer[placement]
      if (get().mounted[placement]?.isMulti) {
        const list = [found ?? []].flat() as ShownExperience[]
        multi[placement] = list.filter((one) => !hasEnded(one))
        continue
      }
      if (isOnScreen(placement, context)) continue
      const one = ([found ?? []].flat() as ShownExperience[])[0]
      if (one && !hasEnded(one)) single[placement] = one
      else delete single[placement]
    }
    set({ experiences: single, experiencesMulti: multi, contexts: asked })
  }

  /** Records what happened to an experience; returns whether that changed its state, and so has to be reported. */
  function advance(experience: Pick<ShownExperience, 'id' | 'status'>, event: ExperienceEvent): boolean {
    const state = stateOf(experience as ShownExperience)
    const next = nextExperienceState(state, event)
    if (next === state) return false
    set({ states: { ...get().states, [experience.id]: next } })
    return true
  }

  /** Removes an experience; the others of a list stay (exp.38). */
  function remove({ id, placement_id }: Pick<ShownExperience, 'id' | 'placement_id'>): void {
    const { experiences, experiencesMulti } = get()
    const { [placement_id]: one, ...others } = experiences
    const list = experiencesMulti[placement_id]
    set({
      experiences: one?.id === id ? others : experiences,
      ...(list && {
        experiencesMulti: { ...experiencesMulti, [placement_id]: list.filter((other) => other.id !== id) },
      }),
    })
  }

  function registerAfterAction(placement: number, action: GuidanceAction): () => void {
    set({ afterAction: { ...get().afterAction, [placement]: action } })
    return () => {
      const { [placement]: _, ...others } = get().afterAction
      set({ afterAction: others })
    }
  }

  /** Forgets what the placements hold, as after a login; experiences that ended stay ended. */
  const clear = () => set({ experiences: {}, experiencesMulti: {}, contexts: {} })

  return {
    get,
    watch: api.subscribe,
    isMounted,
    select,
    mount,
    unmount,
    take,
    advance,
    remove,
    registerAfterAction,
    clear,
  }
}

const ENDED: readonly ExperienceState[] = ['completed', 'dismissed']
