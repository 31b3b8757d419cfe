import type { QuestionTiming } from '#domain/question-timing.ts'
import { REFUSALS, type RefusalKind } from '#domain/refusal.ts'
import type { AnswerOf, OptionsOf, Question } from '#domain/resource.ts'
import type { Say } from '#domain/text/say.ts'
import { isBrowserOffline } from './state/connection.ts'
import { debugTimings } from './state/debug-timings.ts'
import { type LoginReason, openLoginPrompt } from './state/login-prompt.ts'
import type { QuestionIdentity, Store } from './state/store.ts'
import { recordServerVersion } from './state/version.ts'

/**
 * The error that a question throws in the browser. `offline`: the server could not be reached. `dismissed`: the visitor
 * closed the login prompt.
 */
export type AskRefusal = {
  isRefused: true
  kind: RefusalKind | 'offline'
  code: number
  message: string
  field: string | undefined
  http_status: number
  /** URL of a page that offers a way forward. */
  way?: string | undefined
  dismissed?: boolean
}

export const isAskRefusal = (thrown: unknown): thrown is AskRefusal =>
  typeof thrown === 'object' && thrown !== null && (thrown as AskRefusal).isRefused === true

type More = {
  /** Retries of one intent send the same idempotency key, so that it takes effect once. */
  key?: string
  signal?: AbortSignal
  /** The request continues when the page closes. Short writes always do. */
  keepalive?: boolean
  /** The reason shown in the login prompt when the viewer is signed out. */
  reason?: LoginReason
  pin_id?: string
  board_id?: string
}

/**
 * Browsers allow 64 kB in total for requests that outlive a page; this limit lets dozens of short writes fit beside a
 * long one.
 */
const SHORT = 1_000

/** Asks the server a question from the browser. Entities in the answer are merged into the store. */
export type BrowserAsk = <Q extends Question>(question: Q, options: OptionsOf<Q>, more?: More) => Promise<AnswerOf<Q>>

type Surroundings = { store: Store; say: Say; fetch?: typeof fetch; cookie?: () => string }

export function makeBrowserAsk({
  store,
  say,
  fetch: send = fetch,
  cookie = () => document.cookie,
}: Surroundings): BrowserAsk {
  return async (question, options, more = {}) => {
    const isWrite = question.verb !== 'get'
    if (isWrite && more.reason && !store.get().viewer.is_auth) await login(more, say)
    const key = more.key ?? makeIdempotencyKey()
    const once = () => call(question, options as object, { ...more, key })
    try {
      return (await once()) as never
    } catch (thrown) {
      if (!isWrite || !isAskRefusal(thrown) || thrown.kind !== 'not_signed_in') throw thrown
      await login(more, say)
      return (await once()) as never
    }
  }

  async function call(question: QuestionIdentity, options: object, { key, signal, keepalive }: More): Promise<unknown> {
    const { viewer, config } = store.get()
    const own = { ...makeRequestHeaders(viewer.id), ...(config.debug && { 'X-Debug': config.debug.query }) }
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
      throw makeAskRefusal('offline', say(isBrowserOffline() ? 'shell.isOffline' : 'shell.notSent'), 0)
    })
    recordServerVersion(response.headers.get('x-version'), store.get().config.version)
    const envelope: Envelope | undefined = await response.json().catch(() => undefined)
    if (envelope?.debug) debugTimings.push(...envelope.debug.timings)
    const answer = envelope?.resource_response
    if (!response.ok || !answer || answer.status !== 'success') {
      const error = answer?.error
      const code = error?.code ?? answer?.code
      throw makeAskRefusal(kindOf(code, response.status), error?.message ?? say('error.broken'), response.status, error)
    }
    const items = itemsIn(answer.data)
    const whole = items ? { items, next: answer.bookmark ?? null, ...extraIn(answer.data) } : answer.data
    if (question.verb === 'get') store.mergeRead(whole, changes)
    else store.merge(whole)
    return whole
  }
}

type Envelope = {
  debug?: { timings: QuestionTiming[] }
  resource_response?: {
    status: string
    code: number
    data: unknown
    bookmark?: string
    error?: { code?: number; message?: string; field?: string; way?: string }
  }
}

/** A plain feed's answer is an array; a search's answer is an object with the results and the guides. */
function itemsIn(data: unknown): unknown[] | undefined {
  const list = Array.isArray(data) ? data : (data as { results?: unknown } | null)?.results
  return Array.isArray(list) ? list : undefined
}

/** Everything in a search answer except the results. */
function extraIn(data: unknown): { extra?: object } {
  if (Array.isArray(data)) return {}
  const { results: _, ...extra } = data as { results: unknown }
  return { extra }
}

const addressOf = ({ name, verb }: QuestionIdentity) => `/resource/${name}/${verb}/`
const here = () => location.pathname + location.search

/**
 * Headers of our own pages. `X-Page` asks for null instead of the placeholder values that external API clients get;
 * `X-Viewer` makes the server refuse the request if another tab has switched accounts.
 */
export const makeRequestHeaders = (viewer: string | null): Record<string, string> => ({
  Accept: 'application/json',
  'X-Page': '1',
  ...(viewer && { 'X-Viewer': viewer }),
})

function reading(question: QuestionIdentity, options: object, headers: Record<string, string>) {
  return { url: `${addressOf(question)}?${formOf(options)}`, headers }
}

const formOf = (options: object) =>
  new URLSearchParams({ source_url: here(), data: JSON.stringify({ options, context: {} }) }).toString()

function writing(
  question: QuestionIdentity,
  options: object,
  own: Record<string, string>,
  cookies: string,
  key: string,
) {
  return {
    url: addressOf(question),
    method: 'POST',
    headers: {
      ...own,
      'Content-Type': 'application/x-www-form-urlencoded',
      'X-CSRFToken': parseCsrfToken(cookies),
      'Idempotency-Key': key,
    },
    body: formOf(options),
  }
}

export function parseCsrfToken(cookies: string): string {
  return /(?:^|;\s*)csrftoken=([^;]*)/.exec(cookies)?.[1] ?? ''
}

/** Makes a new key for each intent. `crypto.randomUUID` exists only on secure pages. */
export function makeIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function login({ reason = 'continue', pin_id, board_id }: More, say: Say): Promise<void> {
  return new Promise((finish, reject) => {
    const subject = { ...(pin_id && { pin_id }), ...(board_id && { board_id }) }
    const giveUp = () => reject({ ...makeAskRefusal('not_signed_in', say('error.signIn'), 401), dismissed: true })
    openLoginPrompt({ reason, ...subject, finish, giveUp })
  })
}

function kindOf(code: number | undefined, status: number): RefusalKind {
  const rows = Object.entries(REFUSALS) as [RefusalKind, { status: number; code: number }][]
  const row =
    rows.find(([, no]) => no.code === code && no.status === status) ?? rows.find(([, no]) => no.status === status)
  return row?.[0] ?? 'broken'
}

export function makeAskRefusal(
  kind: AskRefusal['kind'],
  message: string,
  status: number,
  error: { code?: number; field?: string; way?: string } = {},
) {
  const { code = 0, field, way } = error
  return { isRefused: true, kind, code, message, field, http_status: status, way } as AskRefusal
}
