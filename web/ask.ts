import { REFUSALS, type RefusalKind } from '#domain/refusal.ts'
import type { AnswerOf, OptionsOf, Question } from '#domain/resource.ts'
import type { Say } from '#domain/text/say.ts'
import { type LoginReason, requireLogin } from './state/login-prompt.ts'
import { isOffline } from './state/reachable.ts'
import type { Named, Store } from './state/store.ts'
import { noteVersion } from './state/version.ts'

/** A no, as the browser knows it. `offline`: the server could not be reached. `dismissed`: they did not want to log in. */
export type Refused = {
  isRefused: true
  kind: RefusalKind | 'offline'
  code: number
  message: string
  field: string | undefined
  http_status: number
  /** A page where they can go on all the same. */
  way?: string | undefined
  dismissed?: boolean
}

export const isRefused = (thrown: unknown): thrown is Refused =>
  typeof thrown === 'object' && thrown !== null && (thrown as Refused).isRefused === true

type More = {
  /** The same intent keeps the same key, so that a repetition happens once. */
  key?: string
  signal?: AbortSignal
  /** The request goes on when the page closes. A short write always does. */
  keepalive?: boolean
  /** Why someone signed out is asked to log in first. */
  reason?: LoginReason
  pin_id?: string
  board_id?: string
}

/** What a browser sends for closed pages is 64 kB in all, so that dozens of short writes fit beside a long one. */
const SHORT = 1_000

/** The browser's ask. The things that are answered are merged into the store. */
export type BrowserAsk = <Q extends Question>(question: Q, options: OptionsOf<Q>, more?: More) => Promise<AnswerOf<Q>>

type Surroundings = { store: Store; say: Say; fetch?: typeof fetch; cookie?: () => string }

export function makeAsk({ store, say, fetch: send = fetch, cookie = () => document.cookie }: Surroundings): BrowserAsk {
  return async (question, options, more = {}) => {
    const isWrite = question.verb !== 'get'
    if (isWrite && more.reason && !store.get().viewer.is_auth) await login(more, say)
    const key = more.key ?? newKey()
    const once = () => call(question, options as object, { ...more, key })
    try {
      return (await once()) as never
    } catch (thrown) {
      if (!isWrite || !isRefused(thrown) || thrown.kind !== 'not_signed_in') throw thrown
      await login(more, say)
      return (await once()) as never
    }
  }

  async function call(question: Named, options: object, { key, signal, keepalive }: More): Promise<unknown> {
    const own = ownHeaders(store.get().viewer.id)
    const changes = store.changes()
    const request =
      question.verb === 'get' ? reading(question, options, own) : writing(question, options, own, cookie(), key ?? '')
    const response = await send(request.url, {
      ...request,
      credentials: 'same-origin',
      keepalive: keepalive ?? ('body' in request && request.body.length < SHORT),
      signal: signal ?? null,
    }).catch((thrown: unknown) => {
      if (signal?.aborted) throw thrown
      throw refused('offline', say(isOffline() ? 'shell.isOffline' : 'shell.notSent'), 0)
    })
    noteVersion(response.headers.get('x-version'), store.get().config.version)
    const envelope: Envelope | undefined = await response.json().catch(() => undefined)
    const answer = envelope?.resource_response
    if (!response.ok || !answer || answer.status !== 'success') {
      const error = answer?.error
      const code = error?.code ?? answer?.code
      throw refused(kindOf(code, response.status), error?.message ?? say('error.broken'), response.status, error)
    }
    const items = itemsIn(answer.data)
    const whole = items ? { items, next: answer.bookmark ?? null, ...extraIn(answer.data) } : answer.data
    if (question.verb === 'get') store.mergeRead(whole, changes)
    else store.merge(whole)
    return whole
  }
}

type Envelope = {
  resource_response?: {
    status: string
    code: number
    data: unknown
    bookmark?: string
    error?: { code?: number; message?: string; field?: string; way?: string }
  }
}

/** Plain feeds are an array; a search has its results beside its guides. */
function itemsIn(data: unknown): unknown[] | undefined {
  const list = Array.isArray(data) ? data : (data as { results?: unknown } | null)?.results
  return Array.isArray(list) ? list : undefined
}

/** What stands beside the results of a search. */
function extraIn(data: unknown): { extra?: object } {
  if (Array.isArray(data)) return {}
  const { results: _, ...extra } = data as { results: unknown }
  return { extra }
}

const addressOf = ({ name, verb }: Named) => `/resource/${name}/${verb}/`
const here = () => location.pathname + location.search

/**
 * Programs that others wrote get stand-ins for what is none; these pages don't need them. They say whose they are, so that
 * nothing is asked or done as another account, which another tab switched to.
 */
export const ownHeaders = (viewer: string | null): Record<string, string> => ({
  Accept: 'application/json',
  'X-Page': '1',
  ...(viewer && { 'X-Viewer': viewer }),
})

function reading(question: Named, options: object, headers: Record<string, string>) {
  return { url: `${addressOf(question)}?${formOf(options)}`, headers }
}

const formOf = (options: object) =>
  new URLSearchParams({ source_url: here(), data: JSON.stringify({ options, context: {} }) }).toString()

function writing(question: Named, options: object, own: Record<string, string>, cookies: string, key: string) {
  return {
    url: addressOf(question),
    method: 'POST',
    headers: {
      ...own,
      'Content-Type': 'application/x-www-form-urlencoded',
      'X-CSRFToken': csrfToken(cookies),
      'Idempotency-Key': key,
    },
    body: formOf(options),
  }
}

export function csrfToken(cookies: string): string {
  return /(?:^|;\s*)csrftoken=([^;]*)/.exec(cookies)?.[1] ?? ''
}

/** One for each intent. `crypto.randomUUID` exists on secure pages only. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function login({ reason = 'continue', pin_id, board_id }: More, say: Say): Promise<void> {
  return new Promise((finish, reject) => {
    const subject = { ...(pin_id && { pin_id }), ...(board_id && { board_id }) }
    const giveUp = () => reject({ ...refused('not_signed_in', say('error.signIn'), 401), dismissed: true })
    requireLogin({ reason, ...subject, finish, giveUp })
  })
}

function kindOf(code: number | undefined, status: number): RefusalKind {
  const rows = Object.entries(REFUSALS) as [RefusalKind, { status: number; code: number }][]
  const row =
    rows.find(([, no]) => no.code === code && no.status === status) ?? rows.find(([, no]) => no.status === status)
  return row?.[0] ?? 'broken'
}

export function refused(
  kind: Refused['kind'],
  message: string,
  status: number,
  error: { code?: number; field?: string; way?: string } = {},
) {
  const { code = 0, field, way } = error
  return { isRefused: true, kind, code, message, field, http_status: status, way } as Refused
}
