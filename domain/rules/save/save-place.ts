import type { BoardCard, Section } from '../../entities/board.ts'
import type { SavedInfo } from '../../entities/pin.ts'

export type PickedBoard = Pick<BoardCard, 'id' | 'name' | 'url' | 'privacy'>
export type PickedSection = Pick<Section, 'id' | 'title' | 'slug'>

/** Target of a save: a board, a section of it, or, without a board, the profile. */
export type SavePlace = { board: PickedBoard | null; section: PickedSection | null }

export const PROFILE_SAVE_PLACE: SavePlace = { board: null, section: null }

/** The `saved_info` of a pin after saving it to a place. */
export function savedInfoForPlace(
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

/** Whether it was saved to the same board and section; without a board, to the profile. */
export function isSavedToPlace(info: SavedInfo | null, { board, section }: SavePlace): boolean {
  if (!info) return false
  return info.board_id === (board?.id ?? null) && (info.section?.id ?? null) === (section?.id ?? null)
}

type NamedPlace = { name: string }

/** Boards whose names contain the typed text, those that begin with it first; accents are ignored. */
export function filterBoardsByName<T extends NamedPlace>(boards: readonly T[], typed: string): readonly T[] {
  const wanted = plain(typed)
  if (wanted === '') return boards
  const found = boards.filter(({ name }) => plain(name).includes(wanted))
  const begins = (board: T) => plain(board.name).startsWith(wanted)
  return [...found.filter(begins), ...found.filter((board) => !begins(board))]
}

/** Whether the picker may offer to create a board with exactly this name, because there is none yet. */
export function isNewBoardName(boards: readonly NamedPlace[], typed: string): boolean {
  const wanted = typed.trim().toLowerCase()
  return wanted !== '' && boards.every(({ name }) => name.toLowerCase() !== wanted)
}

const plain = (text: string) => text.trim().normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
