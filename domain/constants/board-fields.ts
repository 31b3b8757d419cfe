import { FEED_SORTS } from './kinds.ts'
import { DESCRIPTION_MAX } from './limits.ts'

/** `empty` is what a board has until someone says otherwise; editors are those who may edit the board, its owner among them. */
type BoardField = { changedBy: 'editor' | 'owner' } & (
  | { kind: 'text'; max: number; empty: string }
  | { kind: 'choice'; of: readonly string[]; empty: string }
  | { kind: 'flag'; empty: boolean }
)

/**
 * The plain fields of a board. Each is a column of the same name, shown to whoever sees the board, taken by create and update,
 * and a row of the form. Its label is the text `board.field.<name>`; a text also has `.tooLong`, a flag `.hint`, and a choice
 * one for each of its values.
 */
export const BOARD_FIELDS = {
  description: { kind: 'text', max: DESCRIPTION_MAX, empty: '', changedBy: 'editor' },
  default_sort: { kind: 'choice', of: FEED_SORTS, empty: 'newest', changedBy: 'editor' },
  collaborator_invites_enabled: { kind: 'flag', empty: true, changedBy: 'owner' },
} as const satisfies Record<string, BoardField>

type Fields = typeof BOARD_FIELDS
export type BoardFieldName = keyof Fields
export type FieldsOfKind<K extends BoardField['kind']> = {
  [N in BoardFieldName]: Fields[N]['kind'] extends K ? N : never
}[BoardFieldName]
export type ChoicesOf<N extends FieldsOfKind<'choice'>> = Fields[N]['of'][number]
/** The fields with their values, as rows and forms hold them. */
export type BoardFieldValues = { [N in BoardFieldName]: Fields[N]['kind'] extends 'flag' ? boolean : string }

export const BOARD_FIELD_NAMES = Object.keys(BOARD_FIELDS) as BoardFieldName[]

/** What a new board has. */
export const EMPTY_FIELDS = Object.fromEntries(
  BOARD_FIELD_NAMES.map((name) => [name, BOARD_FIELDS[name].empty]),
) as BoardFieldValues

export const fieldsOfKind = <K extends BoardField['kind']>(kind: K) =>
  BOARD_FIELD_NAMES.filter((name) => BOARD_FIELDS[name].kind === kind) as FieldsOfKind<K>[]

/** The plain fields among some values, where they are given. */
export function boardFieldsIn(values: BoardFieldValues): BoardFieldValues
export function boardFieldsIn(values: GivenFields): Partial<BoardFieldValues>
export function boardFieldsIn(values: GivenFields) {
  const given = BOARD_FIELD_NAMES.filter((name) => values[name] !== undefined)
  return Object.fromEntries(given.map((name) => [name, values[name]]))
}
type GivenFields = { [N in BoardFieldName]?: BoardFieldValues[N] | undefined }
