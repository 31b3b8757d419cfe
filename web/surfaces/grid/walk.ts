import type { KnownPin } from '../../state/entities.ts'

let pins: readonly KnownPin[] = []

/** The list in which a pin was opened, so that arrow keys go on in it. */
export function rememberWalk(opened: readonly KnownPin[]) {
  pins = opened
}

export function neighborsOf(id: string): { before: KnownPin | undefined; after: KnownPin | undefined } {
  const index = pins.findIndex((pin) => pin.id === id)
  return index === -1 ? { before: undefined, after: undefined } : { before: pins[index - 1], after: pins[index + 1] }
}
