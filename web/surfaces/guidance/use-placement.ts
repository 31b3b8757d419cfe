import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { ShownExperience } from '#domain/entities/experience.ts'
import { isSameContext, type PlacementContext } from '#domain/rules/guidance/same-context.ts'
import { type AcceptedExperiences, isAcceptedExperience } from '#domain/rules/guidance/shown-experience.ts'
import { useApp } from '../../app-context.tsx'
import { type Guidance, guidanceOf } from './guidance-engine.ts'

type Options = AcceptedExperiences & {
  context?: PlacementContext | undefined
  /** The placement shows a list. */
  isMulti?: boolean
  /** Whether an accepted experience counts as viewed as soon as it is here. Forms tell it themselves, by `onView`. */
  autoView?: boolean
}

const NO_CONTEXT: PlacementContext = {}
const NONE: readonly ShownExperience[] = []

/**
 * Mounts a placement as long as the component is; null mounts nothing. Returns the experiences that it holds and
 * accepts: at most one, unless it shows a list.
 */
export function usePlacement(
  placement: number | null,
  { context = NO_CONTEXT, isMulti = false, autoView = true, ids, types, test }: Options = {},
): { experiences: readonly ShownExperience[]; guidance: Guidance } {
  const guidance = guidanceOf(useApp())
  const stable = useStableContext(context)
  const { placements } = guidance
  const read = () => (placement === null ? undefined : placements.select(placement, stable, isMulti))
  const held = useSyncExternalStore(placements.watch, read, () => undefined)
  const accepted = useMemo(
    () => (held ? [held].flat().filter((one) => isAcceptedExperience(one, { ids, types, test })) : NONE),
    [held, ids, types, test],
  )
  useEffect(
    () => (placement === null ? undefined : guidance.mount(placement, stable, isMulti)),
    [guidance, placement, stable, isMulti],
  )
  useEffect(() => {
    for (const experience of accepted) {
      guidance.begin(experience)
      if (autoView) guidance.view(experience)
    }
  }, [guidance, accepted, autoView])
  return { experiences: accepted, guidance }
}

/** The same object as long as the context is the same down to its third level (exp.39). */
function useStableContext(context: PlacementContext): PlacementContext {
  const [stable, setStable] = useState(context)
  if (isSameContext(stable, context)) return stable
  setStable(context)
  return context
}
