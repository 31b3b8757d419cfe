import type * as z from 'zod'
import type { Id } from './id.ts'
import type { BoardAction } from './rules/board/board-action.ts'

export type Verb = 'get' | 'create' | 'update' | 'delete'

/** Who may ask. Each question names one of these; the server applies it before the answer runs. */
export type Access<O = never> =
  | { policy: 'open' }
  | { policy: 'signed-in' }
  | { policy: 'staff' }
  | { policy: 'see-pin'; of: (options: O) => Id }
  /** The pin is used on a board, which is read with it when it is named. */
  | { policy: 'use-pin'; of: (options: O) => Id; board?: (options: O) => Id | undefined }
  | { policy: 'change-pin'; of: (options: O) => Id }
  | { policy: 'see-board'; of: (options: O) => BoardAddress }
  | { policy: 'act-on-board'; action: BoardAction; of: (options: O) => Id | OfSection | undefined }
  | { policy: 'see-person'; of: (options: O) => PersonAddress }

/** The board that has this section. */
export type OfSection = { section: Id }
export type BoardAddress = { id: Id } | { username: string; slug: string } | OfSection
export type PersonAddress = { id: Id } | { username: string }

export type Question<O extends z.ZodType = z.ZodType, D extends z.ZodType = z.ZodType, L extends boolean = boolean> = {
  readonly name: string
  readonly verb: Verb
  readonly options: O
  /** What the answer is; for a list, what one item of it is. */
  readonly data: D
  /** The same with what a card reads only, for `field_set_key: "card"`. */
  readonly card: z.ZodType | undefined
  readonly list: L
  /** Where the items of a list stand in `data`, when not directly: `data.results`. */
  readonly within: string | undefined
  /** The name of the list that its bookmarks belong to: two questions that give the same list take each other's. */
  readonly bookmarks: string
  readonly access: Access<z.output<O>>
  /** The REST-style address: `POST /v3/pins/:pin_id/favorite/`. */
  readonly path: string | undefined
  readonly endpoint: string
  /** Which limit of an account a call counts against, besides the general one. */
  readonly costs: Cost
  /** Whether the answer to an idempotency key is stored and given again. What signs in or out is carried out each time. */
  readonly isStored: boolean
  /** Whether all visitors get the same, so that they may share an answer for a moment. */
  readonly shared: boolean
  /** What its options need besides the name of the pin, board or person that its access is about. Tests ask with it. */
  readonly example: Readonly<Record<string, unknown>>
}

export type Cost = 'read' | 'write' | 'upload' | 'message' | 'login' | 'signup' | 'mail'
/** A page of a list; `extra` is what `data` carries next to the items, such as the guides of a search. */
export type Page<T> = { items: T[]; next: string | null; extra?: Record<string, unknown> }
export type OptionsOf<Q> = Q extends Question<infer O, z.ZodType> ? z.input<O> : never
export type TakenOf<Q> = Q extends Question<infer O, z.ZodType> ? z.output<O> : never
export type AnswerOf<Q> =
  Q extends Question<z.ZodType, infer D, infer L> ? (L extends true ? Page<z.output<D>> : z.output<D>) : never

/** One function type asks everywhere: browser, server rendering, tests, jobs. */
export type Ask = <Q extends Question>(question: Q, options: OptionsOf<Q>) => Promise<AnswerOf<Q>>

type Declared<O extends z.ZodType, D extends z.ZodType> = {
  options: O
  data: D
  access: Access<z.output<O>>
  card?: z.ZodType
  list?: boolean
  within?: string
  bookmarks?: string
  path?: string
  costs?: Cost
  isStored?: boolean
  shared?: boolean
  example?: NoInfer<Partial<z.input<O>>>
}
type Made<V> = {
  [K in keyof V]: V[K] extends { options: infer O extends z.ZodType; data: infer D extends z.ZodType }
    ? Question<O, D, V[K] extends { list: true } ? true : false>
    : never
}

/** Types one question's options into its access rule. */
export function question<O extends z.ZodType, D extends z.ZodType, L extends boolean = false>(
  declared: Omit<Declared<O, D>, 'list'> & { list?: L },
): Declared<O, D> & { list: L } {
  return { list: false as L, ...declared }
}

/** A thing that may be asked about: its name and, by verb, its questions. */
export function resource<V extends { [K in Verb]?: unknown }>(name: string, verbs: V): Made<V> {
  const made = Object.entries(verbs).map(([verb, declared]) => {
    const d = declared as Declared<z.ZodType, z.ZodType>
    const value: Question = {
      name: `${name}Resource`,
      verb: verb as Verb,
      options: d.options,
      data: d.data,
      card: d.card,
      list: d.list ?? false,
      within: d.within,
      bookmarks: d.bookmarks ?? `${name}Resource`,
      access: d.access as Access<unknown>,
      path: d.path,
      endpoint: `v3_${verb}_${name.replace(/([a-z])([A-Z])/g, '$1_$2').toLowerCase()}`,
      costs: d.costs ?? (verb === 'get' ? 'read' : 'write'),
      isStored: d.isStored ?? true,
      shared: d.shared ?? false,
      example: (d.example ?? {}) as Record<string, unknown>,
    }
    return [verb, value]
  })
  return Object.fromEntries(made) as Made<V>
}
