import type { Board } from '#domain/entities/board.ts'
import type { Viewer } from '#domain/entities/viewer.ts'
import type { BoardAction } from '#domain/rules/board/board-action.ts'
import type { PickedBoard, PickedSection, SavePlace } from '#domain/rules/save/save-place.ts'

type BoardForRights = Pick<Board, 'owner' | 'collaborator_permissions' | 'collaborator_invites_enabled' | 'layout'>

/** The actions a viewer gets on a board's page: only those that the server will allow. */
export function toBoardRights(board: BoardForRights, viewer: Pick<Viewer, 'id'>) {
  const isOwner = viewer.id !== null && viewer.id === board.owner.id
  const may = (action: BoardAction) => isOwner || board.collaborator_permissions.includes(action)
  return {
    isOwner,
    may,
    mayInvite: isOwner || (may('invite') && board.collaborator_invites_enabled),
    /** The quick-saves board can't be edited. */
    mayChange: isOwner && board.layout !== 'quick_saves',
  }
}

/** Where ideas for a board or section are saved; undefined when the viewer may not add pins to it. */
export function toIdeasSavePlace(
  board: BoardForRights & PickedBoard,
  section: PickedSection | undefined,
  viewer: Pick<Viewer, 'id'>,
): SavePlace | undefined {
  if (!toBoardRights(board, viewer).may('add_pins')) return undefined
  const { id, name, url, privacy } = board
  return {
    board: { id, name, url, privacy },
    section: section ? { id: section.id, title: section.title, slug: section.slug } : null,
  }
}
