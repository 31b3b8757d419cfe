import type { KnownPin } from '../../state/entities.ts'

let pins: readonly KnownPin[] = []

/** Remembers the list in which a pin was opened, for navigation to its neighbors. */
export function rememberPinList(opened: readonly KnownPin[]) {
  pins = opened
}

export function findPinNeighbors(id: string): { before: KnownPin | undefined; after: KnownPin | undefined } {
  const index = pins.findIndex((pin) => pin.id === id)
  return index === -1 ? { before: undefined, after: undefined } : { before: pins[index - 1], after: pins[index + 1] }
}
