import type { GuidanceAction } from '#domain/rules/guidance/placements.ts'

type PageAction = Exclude<GuidanceAction, 'noAction'>
const listeners = new Set<(action: PageAction) => void>()

/** Tells guidance that the viewer saved or downloaded a pin, or clicked through to its source (exp.36). */
export function announceGuidanceAction(action: PageAction): void {
  for (const listener of listeners) listener(action)
}

export function watchGuidanceActions(listener: (action: PageAction) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
