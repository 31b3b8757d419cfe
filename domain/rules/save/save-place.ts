import type { BoardCard, Section } from '../../entities/board.ts'
import type { SavedInfo } from '../../entities/pin.ts'

export type PickedBoard = Pick<BoardCard, 'id' | 'name' | 'url' | 'privacy'>
export type PickedSection = Pick<Section, 'id' | 'title' | 'slug'>

/** Where a pin is saved: a board, a section of it, or without a board the profile. */
export type SavePlace = { board: PickedBoard | null; section: PickedSection | null }

export const PROFILE: SavePlace = { board: null, section: null }

/** Spec 4, Save flow. What a pin says of itself once it is saved to a place. */
export function savedInfoAt(
  { board, section }: SavePlace,
  localPinId: SavedInfo['local_pin_id'],
  username: string,
): SavedInfo {
  const url = board?.url ?? `/${username}/_saved/`
  return {
    local_pin_id: localPinId,
    board_id: board?.id ?? null,
    title: board?.name ?? null,
    type: section ? 'section' : board ? 'board' : 'profile',
    url: board && section ? `${url}${encodeURIComponent(section.slug)}/` : url,
    section: section && { id: section.id, title: section.title, slug: section.slug },
    ...(board?.privacy === 'secret' && { is_secret: true }),
  }
}

/** Decisions, Saving twice: the same board and the same section of it; without a board, the profile. */
export function isSavedThere(info: SavedInfo | null, { board, section }: SavePlace): boolean {
  if (!info) return false
  return info.board_id === (board?.id ?? null) && (info.section?.id ?? null) === (section?.id ?? null)
}
