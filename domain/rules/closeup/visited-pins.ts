/** Recently viewed pins and their pictures, the newest first. */
export type VisitedPins = { pins: readonly string[]; signatures: readonly string[]; latest: string | null }

export const VISITED_PINS_MAX = 10

/** Adds a pin at the front: a known one moves there, and an eleventh drops the oldest. */
export function addVisitedPin(kept: VisitedPins, pin: { id: string; image_signature: string | null }): VisitedPins {
  return {
    pins: newest(kept.pins, pin.id),
    signatures: pin.image_signature ? newest(kept.signatures, pin.image_signature) : kept.signatures,
    latest: pin.id,
  }
}

const newest = (kept: readonly string[], one: string) =>
  [one, ...kept.filter((other) => other !== one)].slice(0, VISITED_PINS_MAX)

/** Parses the stored list and ignores invalid parts, since anyone may have changed the browser's storage. */
export function parseVisitedPins(stored: unknown): VisitedPins {
  const { pins, signatures, latest } = (stored ?? {}) as Partial<Record<keyof VisitedPins, unknown>>
  const texts = (list: unknown) =>
    Array.isArray(list) ? list.filter((one): one is string => typeof one === 'string').slice(0, VISITED_PINS_MAX) : []
  return { pins: texts(pins), signatures: texts(signatures), latest: typeof latest === 'string' ? latest : null }
}
