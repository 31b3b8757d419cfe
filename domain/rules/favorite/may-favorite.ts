import { type SurfaceName, surfaceRules } from '../../constants/surfaces.ts'
import type { Board } from '../../entities/board.ts'
import type { Viewer } from '../../entities/viewer.ts'
import type { Id } from '../../id.ts'

type Place = Pick<Board, 'is_collaborative' | 'collaborated_by_me' | 'collaborator_permissions'> & { owner: { id: Id } }

/** Spec 6 and D46. On a board's grid favorites are its people's; elsewhere everyone who is signed in has the control. */
export function mayFavorite(
  viewer: Pick<Viewer, 'is_auth' | 'id'>,
  surface: SurfaceName,
  board: Place | null,
): boolean {
  if (!viewer.is_auth) return false
  if (surfaceRules(surface).favorite === 'all') return true
  if (!board) return false
  if (board.owner.id === viewer.id) return true
  return board.is_collaborative && board.collaborated_by_me && board.collaborator_permissions.includes('favorite')
}
