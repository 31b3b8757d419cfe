import type { TextBlanks, TextKey } from './text/say.ts'

/** All expected errors, with their HTTP status and their code on the wire. */
export const REFUSALS = {
  bad_input: { status: 400, code: 1 },
  not_signed_in: { status: 401, code: 2 },
  wrong_login: { status: 401, code: 78 },
  forbidden: { status: 403, code: 7 },
  csrf: { status: 403, code: 29 },
  not_found: { status: 404, code: 4 },
  no_user: { status: 404, code: 30 },
  no_board: { status: 404, code: 40 },
  no_pin: { status: 404, code: 50 },
  no_section: { status: 404, code: 2031 },
  conflict: { status: 409, code: 9 },
  too_large: { status: 413, code: 13 },
  too_fast: { status: 429, code: 8 },
  broken: { status: 500, code: 11 },
  away: { status: 503, code: 12 },
  no_space: { status: 507, code: 14 },
} as const

export type RefusalKind = keyof typeof REFUSALS

type More = { field?: string; retryAfter?: number; way?: string }

/**
 * An expected error with a message for the user, which is translated into the viewer's language when the response is
 * written.
 */
export class Refusal<K extends TextKey = TextKey> extends Error {
  readonly isRefusal = true
  readonly kind: RefusalKind
  readonly key: K
  readonly values: Record<string, string | number>
  readonly field: string | undefined
  readonly retryAfter: number | undefined
  /** A page where the user can continue instead. */
  readonly way: string | undefined

  constructor(kind: RefusalKind, key: K, values?: TextBlanks<K>, more: More = {}) {
    super(`${kind}: ${key}`)
    this.kind = kind
    this.key = key
    this.values = (values ?? {}) as Record<string, string | number>
    this.field = more.field
    this.retryAfter = more.retryAfter
    this.way = more.way
  }
}

/** `domain` may exist twice in one process (source and built), so never `instanceof`. */
export function isRefusal(thrown: unknown): thrown is Refusal {
  return typeof thrown === 'object' && thrown !== null && (thrown as { isRefusal?: unknown }).isRefusal === true
}
