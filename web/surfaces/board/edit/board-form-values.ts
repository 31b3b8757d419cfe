import { BOARD_FIELDS, boardFieldNamesOfKind, pickBoardFields } from '#domain/constants/board-fields.ts'
import { BOARD_NAME_MAX } from '#domain/constants/limits.ts'
import type { Board } from '#domain/entities/board.ts'
import type { OptionsOf } from '#domain/resource.ts'
import type { BoardResource } from '#domain/resources/boards.ts'
import { GIFT_GUIDE_LAYOUT } from '#domain/rules/board/gift-guide.ts'
import type { TextKey } from '#domain/text/say.ts'

export type BoardFormValues = ReturnType<typeof toBoardFormValues>

/** The editable values of a board, in the shape of the form. */
export function toBoardFormValues(board: Board, chosenCover: string) {
  return {
    ...pickBoardFields(board),
    name: board.name,
    privacy: board.privacy as string,
    is_gift_guide: board.layout === GIFT_GUIDE_LAYOUT,
    /** Empty for the newest pin. */
    cover_pin_id: chosenCover,
  }
}

const lengthOf = (text: string) => [...text.trim()].length

export function findBoardProblems(
  values: Omit<BoardFormValues, 'privacy' | 'is_gift_guide' | 'cover_pin_id'>,
): Record<string, TextKey> {
  const letters = lengthOf(values.name)
  const tooLong = boardFieldNamesOfKind('text').filter((name) => lengthOf(values[name]) > BOARD_FIELDS[name].max)
  return {
    ...(letters === 0 && { name: 'board.nameMissing' }),
    ...(letters > BOARD_NAME_MAX && { name: 'board.nameTooLong' }),
    ...Object.fromEntries(tooLong.map((name) => [name, `board.field.${name}.tooLong` as const])),
  }
}

/** Converts changed form values to the options of the update question. */
export function toBoardChanges({ cover_pin_id, is_gift_guide, ...rest }: Partial<BoardFormValues>) {
  const changes = {
    ...rest,
    ...(cover_pin_id !== undefined && { cover_pin_id: cover_pin_id || null }),
    ...(is_gift_guide !== undefined && { layout: is_gift_guide ? GIFT_GUIDE_LAYOUT : 'default' }),
  }
  return changes as Omit<OptionsOf<typeof BoardResource.update>, 'board_id'>
}

const OPENNESS: Record<string, number> = { secret: 0, protected: 1, public: 2 }

/** Whether more people would see the board than before. */
export const isLessPrivate = (before: string, after: string) => (OPENNESS[after] ?? 0) > (OPENNESS[before] ?? 0)
