import type { GridPlace } from './grid-place.ts'

/** What the rule of favorites needs of the board whose grid it is; null while that is not known. */
export function favoriteBoard(board: GridPlace['board']) {
  if (!board?.owner) return null
  const { owner, is_collaborative = false, collaborated_by_me = false, collaborator_permissions = [] } = board
  return { owner, is_collaborative, collaborated_by_me, collaborator_permissions }
}
