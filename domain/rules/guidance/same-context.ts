/** How many levels of a context are compared (exp.5). */
const CONTEXT_DEPTH = 3

/** Whether two contexts are equal down to the third level; what lies deeper is not compared (exp.39). */
export function isSameContext(one: unknown, other: unknown, depth = CONTEXT_DEPTH): boolean {
  if (Object.is(one, other)) return true
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) return false
  if (depth === 0) return true
  const keys = definedKeys(one)
  return (
    keys.length === definedKeys(other).length && keys.every((key) => isSameContext(one[key], other[key], depth - 1))
  )
}

type Fields = Record<string, unknown>
const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null
const definedKeys = (value: Fields) => Object.keys(value).filter((key) => value[key] !== undefined)

/** The context in which a placement is mounted: what its page is about, and for whom it asks. */
export type PlacementContext = {
  extra_context?: Readonly<Record<string, unknown>> | undefined
  targeting?: { advertiserId?: string } | undefined
}

export type HeldExperience = {
  extraContext: unknown
  /** Whether a form exists that can show it. */
  isRenderable: boolean
  /** The context with which it was fetched. */
  context: PlacementContext
}

/**
 * Whether mounting a placement fetches it: not if it holds an experience that can be shown and was fetched with the
 * same context, or any experience with the same extra context (exp.5).
 */
export function needsFetch(held: HeldExperience | undefined, wanted: PlacementContext): boolean {
  if (!held) return true
  if (held.isRenderable && isSameContext(held.context, wanted)) return false
  return !isSameContext(held.extraContext ?? null, wanted.extra_context ?? null)
}
