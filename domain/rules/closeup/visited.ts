/** Spec 7: the pins someone looked at lately, and the pictures, the newest first. */
export type Visited = { pins: readonly string[]; signatures: readonly string[]; latest: string | null }

export const VISITED_KEPT = 10

/** The eleventh pushes out the oldest; one that is visited again comes first again. */
export function withVisited(kept: Visited, pin: { id: string; image_signature: string | null }): Visited {
  return {
    pins: newest(kept.pins, pin.id),
    signatures: pin.image_signature ? newest(kept.signatures, pin.image_signature) : kept.signatures,
    latest: pin.id,
  }
}

const newest = (kept: readonly string[], one: string) =>
  [one, ...kept.filter((other) => other !== one)].slice(0, VISITED_KEPT)

/** What was kept, as far as it is of use: anyone may have written into the browser's store. */
export function readVisited(stored: unknown): Visited {
  const { pins, signatures, latest } = (stored ?? {}) as Partial<Record<keyof Visited, unknown>>
  const texts = (list: unknown) =>
    Array.isArray(list) ? list.filter((one): one is string => typeof one === 'string').slice(0, VISITED_KEPT) : []
  return { pins: texts(pins), signatures: texts(signatures), latest: typeof latest === 'string' ? latest : null }
}
