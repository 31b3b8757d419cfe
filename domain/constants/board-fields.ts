import { BOARD_FEED_SORTS } from './kinds.ts'
import { DESCRIPTION_MAX } from './limits.ts'

/** `empty` is the default of a new board; an "editor" is anyone who may edit the board, including its owner. */
type BoardField = { changedBy: 'editor' | 'owner' } & (
  | { kind: 'text'; max: number; empty: string }
  | { kind: 'choice'; of: readonly string[]; empty: string }
  | { kind: 'flag'; empty: boolean }
)

/**
 * The plain fields of a board. Each is a column of the same name, visible to everyone who sees the board, accepted by
 * create and update, and a row of the form. Its label is the text `board.field.<name>`; text fields also have
 * `.tooLong`, flags `.hint`, and choices one text for each value.
 */
export const BOARD_FIELDS = {
  description: { kind: 'text', max: DESCRIPTION_MAX, empty: '', changedBy: 'editor' },
  default_sort: { kind: 'choice', of: BOARD_FEED_SORTS, empty: 'newest', changedBy: 'editor' },
  collaborator_invites_enabled: { kind: 'flag', empty: true, changedBy: 'owner' },
} as const satisfies Record<string, BoardField>

type Fields = typeof BOARD_FIELDS
export type BoardFieldName = keyof Fields
export type BoardFieldNameOfKind<K extends BoardField['kind']> = {
  [N in BoardFieldName]: Fields[N]['kind'] extends K ? N : never
}[BoardFieldName]
export type BoardFieldChoice<N extends BoardFieldNameOfKind<'choice'>> = Fields[N]['of'][number]
/** Values of the plain fields, as database rows and forms hold them. */
export type BoardFieldValues = { [N in BoardFieldName]: Fields[N]['kind'] extends 'flag' ? boolean : string }

export const BOARD_FIELD_NAMES = Object.keys(BOARD_FIELDS) as BoardFieldName[]

/** Default values of a new board. */
export const EMPTY_BOARD_FIELDS = Object.fromEntries(
  BOARD_FIELD_NAMES.map((name) => [name, BOARD_FIELDS[name].empty]),
) as BoardFieldValues

export const boardFieldNamesOfKind = <K extends BoardField['kind']>(kind: K) =>
  BOARD_FIELD_NAMES.filter((name) => BOARD_FIELDS[name].kind === kind) as BoardFieldNameOfKind<K>[]

/** Picks the plain board fields out of an object, skipping those that are undefined. */
export function pickBoardFields(values: BoardFieldValues): BoardFieldValues
export function pickBoardFields(values: GivenFields): Partial<BoardFieldValues>
export function pickBoardFields(values: GivenFields) {
  const given = BOARD_FIELD_NAMES.filter((name) => values[name] !== undefined)
  return Object.fromEntries(given.map((name) => [name, values[name]]))
}
type GivenFields = { [N in BoardFieldName]?: BoardFieldValues[N] | undefined }
