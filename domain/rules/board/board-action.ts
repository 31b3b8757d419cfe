/** Spec 3 and D6. What a collaborator may be allowed to do on a board; the numbers are the wire's codes. */
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

/** What accepting an invitation gives. */
export const ON_ACCEPTING: readonly BoardAction[] = ['add_pins', 'sections', 'favorite', 'comment']

const bitOf = (action: BoardAction) => 1 << BOARD_ACTIONS[action]

export function permissionBits(actions: readonly BoardAction[]): number {
  return actions.reduce((bits, action) => bits | bitOf(action), 0)
}

export function actionsOf(bits: number): BoardAction[] {
  return (Object.keys(BOARD_ACTIONS) as BoardAction[]).filter((action) => (bits & bitOf(action)) !== 0)
}
