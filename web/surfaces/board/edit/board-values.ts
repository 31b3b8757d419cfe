import { BOARD_NAME_MAX, DESCRIPTION_MAX } from '#domain/constants/limits.ts'
import type { Board, Privacy } from '#domain/entities/board.ts'
import type { Id } from '#domain/id.ts'
import { FEED_SORTS, type FeedSort } from '#domain/resources/boards.ts'

export type BoardValues = ReturnType<typeof boardValues>

/** What can be changed of a board, as it stands in the form. */
export function boardValues(board: Board, chosenCover: string) {
  return {
    name: board.name,
    description: board.description,
    privacy: board.privacy as string,
    default_sort: (FEED_SORTS.find((sort) => sort === board.default_sort) ?? 'newest') as string,
    /** Empty: the newest pin. */
    cover_pin_id: chosenCover,
    collaborator_invites_enabled: board.collaborator_invites_enabled,
  }
}

export function boardProblems({ name, description }: Pick<BoardValues, 'name' | 'description'>) {
  const letters = [...name.trim()].length
  return {
    ...(letters === 0 && { name: 'board.nameMissing' as const }),
    ...(letters > BOARD_NAME_MAX && { name: 'board.nameTooLong' as const }),
    ...([...description.trim()].length > DESCRIPTION_MAX && { description: 'board.descriptionTooLong' as const }),
  }
}

/** Only what differs is sent. */
export function boardChanges({ cover_pin_id, privacy, default_sort, ...rest }: Partial<BoardValues>) {
  return {
    ...rest,
    ...(privacy !== undefined && { privacy: privacy as Privacy }),
    ...(default_sort !== undefined && { default_sort: default_sort as FeedSort }),
    ...(cover_pin_id !== undefined && { cover_pin_id: (cover_pin_id || null) as Id | null }),
  }
}

const OPENNESS: Record<string, number> = { secret: 0, protected: 1, public: 2 }

/** Whether more people would see the board than now. */
export const isMoreOpen = (before: string, after: string) => (OPENNESS[after] ?? 0) > (OPENNESS[before] ?? 0)
