import type * as z from 'zod'
import type { Id } from './id.ts'
import type { BoardAction } from './rules/board/board-action.ts'

export type Verb = 'get' | 'create' | 'update' | 'delete'

/** Access policy of a question. The server applies it before the answer runs. */
export type Access<O = never> =
  | { policy: 'open' }
  | { policy: 'signed-in' }
  | { policy: 'staff' }
  | { policy: 'see-pin'; of: (options: O) => Id }
  /** The pin is used on a board, which is read with it when it is named. */
  | { policy: 'use-pin'; of: (options: O) => Id; board?: (options: O) => Id | undefined }
  | { policy: 'change-pin'; of: (options: O) => Id }
  | { policy: 'see-board'; of: (options: O) => BoardRef }
  | { policy: 'act-on-board'; action: BoardAction; of: (options: O) => Id | SectionRef | undefined }
  | { policy: 'see-person'; of: (options: O) => PersonRef }

/** Refers to a board by one of its sections. */
export type SectionRef = { section: Id }
export type BoardRef = { id: Id } | { username: string; slug: string } | SectionRef
export type PersonRef = { id: Id } | { username: string }

export type Question<O extends z.ZodType = z.ZodType, D extends z.ZodType = z.ZodType, L extends boolean = boolean> = {
  readonly name: string
  readonly verb: Verb
  readonly options: O
  /** Schema of the answer; for a list, of one item. */
  readonly data: D
  /** Schema with only the fields that a card reads, for `field_set_key: "card"`. */
  readonly card: z.ZodType | undefined
  readonly list: L
  /** Key in `data` that holds the items of a list, when `data` is not the list itself: `data.results`. */
  readonly within: string | undefined
  /** Name of the list that its bookmarks belong to: two questions with the same list accept each other's bookmarks. */
  readonly bookmarks: string
  readonly access: Access<z.output<O>>
  /** The REST-style path: `POST /v3/pins/:pin_id/favorite/`. */
  readonly path: string | undefined
  readonly endpoint: string
  /** The rate limit that a call counts against, besides the general one. */
  readonly costs: RateLimitKind
  /** Whether the answer for an idempotency key is stored and replayed. Calls that sign in or out run each time. */
  readonly isStored: boolean
  /** Whether all visitors get the same answer, so that it may be cached for a moment. */
  readonly shared: boolean
  /** Example options besides the id of the pin, board or person that the access policy checks. Tests use them. */
  readonly example: Readonly<Record<string, unknown>>
}

export type RateLimitKind = 'read' | 'search' | 'write' | 'upload' | 'message' | 'login' | 'signup' | 'mail'
/** One page of a list; `extra` is sent in `data` next to the items, such as the guides of a search. */
export type Page<T> = { items: T[]; next: string | null; extra?: Record<string, unknown> }
export type OptionsOf<Q> = Q extends Question<infer O, z.ZodType> ? z.input<O> : never
export type ParsedOptionsOf<Q> = Q extends Question<infer O, z.ZodType> ? z.output<O> : never
export type AnswerOf<Q> =
  Q extends Question<z.ZodType, infer D, infer L> ? (L extends true ? Page<z.output<D>> : z.output<D>) : never

/** Asks a question; the browser, server rendering, tests and jobs share this function type. */
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
  costs?: RateLimitKind
  isStored?: boolean
  shared?: boolean
  example?: NoInfer<Partial<z.input<O>>>
}
type QuestionsOf<V> = {
  [K in keyof V]: V[K] extends { options: infer O extends z.ZodType; data: infer D extends z.ZodType }
    ? Question<O, D, V[K] extends { list: true } ? true : false>
    : never
}

/** Declares a question; its access rule is typed by its options. */
export function question<O extends z.ZodType, D extends z.ZodType, L extends boolean = false>(
  declared: Omit<Declared<O, D>, 'list'> & { list?: L },
): Declared<O, D> & { list: L } {
  return { list: false as L, ...declared }
}

/** Declares a resource: its name and its questions by verb. */
export function resource<V extends { [K in Verb]?: unknown }>(name: string, verbs: V): QuestionsOf<V> {
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
  return Object.fromEntries(made) as QuestionsOf<V>
}
