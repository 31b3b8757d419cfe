import { BOARD_FIELDS, boardFieldsIn, fieldsOfKind } from '#domain/constants/board-fields.ts'
import { BOARD_NAME_MAX } from '#domain/constants/limits.ts'
import type { Board } from '#domain/entities/board.ts'
import type { OptionsOf } from '#domain/resource.ts'
import type { BoardResource } from '#domain/resources/boards.ts'
import type { TextKey } from '#domain/text/say.ts'

export type BoardValues = ReturnType<typeof boardValues>

/** What can be changed of a board, as it stands in the form. */
export function boardValues(board: Board, chosenCover: string) {
  return {
    ...boardFieldsIn(board),
    name: board.name,
    privacy: board.privacy as string,
    /** Empty: the newest pin. */
    cover_pin_id: chosenCover,
  }
}

const lengthOf = (text: string) => [...text.trim()].length

export function boardProblems(values: Omit<BoardValues, 'privacy' | 'cover_pin_id'>): Record<string, TextKey> {
  const letters = lengthOf(values.name)
  const tooLong = fieldsOfKind('text').filter((name) => lengthOf(values[name]) > BOARD_FIELDS[name].max)
  return {
    ...(letters === 0 && { name: 'board.nameMissing' }),
    ...(letters > BOARD_NAME_MAX && { name: 'board.nameTooLong' }),
    ...Object.fromEntries(tooLong.map((name) => [name, `board.field.${name}.tooLong` as const])),
  }
}

/** Only what differs is sent. */
export function boardChanges({ cover_pin_id, ...rest }: Partial<BoardValues>) {
  const changes = { ...rest, ...(cover_pin_id !== undefined && { cover_pin_id: cover_pin_id || null }) }
  return changes as Omit<OptionsOf<typeof BoardResource.update>, 'board_id'>
}

const OPENNESS: Record<string, number> = { secret: 0, protected: 1, public: 2 }

/** Whether more people would see the board than now. */
export const isMoreOpen = (before: string, after: string) => (OPENNESS[after] ?? 0) > (OPENNESS[before] ?? 0)
