import type { GridContextValue } from './grid-context.ts'

/** The board data that the favorites rule needs; null while it is unknown. */
export function toFavoriteBoard(board: GridContextValue['board']) {
  if (!board?.owner) return null
  const { owner, is_collaborative = false, collaborated_by_me = false, collaborator_permissions = [] } = board
  return { owner, is_collaborative, collaborated_by_me, collaborator_permissions }
}
