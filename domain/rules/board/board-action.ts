/** Permissions of a board collaborator; the numbers are codes on the wire. */
export const BOARD_ACTIONS = {
  add_pins: 1,
  move_pins: 2,
  delete_pins: 3,
  edit: 4,
  sections: 5,
  invite: 6,
  favorite: 7,
  comment: 8,
} as const

export type BoardAction = keyof typeof BOARD_ACTIONS

/** Permissions granted when an invitation is accepted. */
export const DEFAULT_COLLABORATOR_ACTIONS: readonly BoardAction[] = ['add_pins', 'sections', 'favorite', 'comment']

const bitOf = (action: BoardAction) => 1 << BOARD_ACTIONS[action]

export function toPermissionBits(actions: readonly BoardAction[]): number {
  return actions.reduce((bits, action) => bits | bitOf(action), 0)
}

export function toBoardActions(bits: number): BoardAction[] {
  return (Object.keys(BOARD_ACTIONS) as BoardAction[]).filter((action) => (bits & bitOf(action)) !== 0)
}

type Place = { state: string; permissions: number } | undefined

/** Board actions are allowed for the owner, and for collaborators with that permission. */
export function mayActOnBoard(place: Place, action: BoardAction): boolean {
  if (place?.state === 'owner') return true
  return place?.state === 'member' && toBoardActions(place.permissions).includes(action)
}
