import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Ask, Page, Question } from '#domain/resource.ts'
import { toBadInputRefusal } from '../bad-input.ts'
import type { Context } from '../context.ts'
import { END_BOOKMARK, openCursor, toCursorBinding } from '../cursor.ts'
import { timeQuestion } from '../debugging.ts'
import { assertDiskSpace, isDiskFullError, makeNoSpaceRefusal } from '../disk-space.ts'
import { inUnitOfWork } from '../facts/in-unit-of-work.ts'
import { loadStoredAnswer, runIdempotently } from '../idempotency.ts'
import { assertAccess } from '../records/access.ts'
import { answerFromSharedCache } from '../shared-answers.ts'
import { requireAnswer } from './answers.ts'
import { resolveActor } from './resolve-actor.ts'

/** Returns a function that asks questions in this context, for server rendering, tests and jobs. */
export function askAs(ctx: Context): Ask {
  return (question, options) => askOne(ctx, question, options) as never
}

/** Like `askAs`, for all questions of one page: they share a cache of the rows that were read. */
export function askForPage(ctx: Context): Ask {
  const rows: Context['rows'] = new Map()
  return (question, options) => askOne(ctx, question, options, { rows }) as never
}

type More = { idempotencyKey?: string | undefined; rows?: Context['rows'] }

export async function askOne(ctx: Context, named: Pick<Question, 'name' | 'verb'>, sent: unknown, more: More = {}) {
  try {
    return await timeQuestion(ctx.debug, named, () => answerOne(ctx, named, sent, more))
  } catch (error) {
    if (isDiskFullError(error)) throw makeNoSpaceRefusal()
    if (!isUnkeepable(error as { code?: string; message?: string })) throw error
    throw new Refusal('bad_input', 'input.invalid', { field: 'options' }, { field: 'options' })
  }
}

/** PostgreSQL's error codes for a number too large for an id, and for a NUL character in text or JSON. */
const UNKEEPABLE = ['22003', '22021', '22P05']
/**
 * The server always writes valid JSON, so a JSON error can only come from half a surrogate pair in what a client sent.
 */
const isUnkeepable = ({ code = '', message = '' }: { code?: string; message?: string }) =>
  UNKEEPABLE.includes(code) || (code === '22P02' && message.endsWith('type json'))

/** Finds out who asks, validates the options, checks access and runs the answer, in a transaction when it writes. */
async function answerOne(ctx: Context, named: Pick<Question, 'name' | 'verb'>, sent: unknown, more: More) {
  const { question, run, first, before } = requireAnswer(named.name, named.verb)
  if (question.access.policy !== 'open' && needsSomeone(question) && !ctx.viewer)
    throw new Refusal('not_signed_in', 'error.signIn')
  const options = takeOptions(question, sent)
  const asking: Context = {
    ...ctx,
    ...(await resolveActor(ctx, options)),
    rows: more.rows ?? new Map(),
    fields: options.field_set_key === 'card' ? 'card' : 'full',
  }
  if (question.list) {
    if (options.bookmarks === END_BOOKMARK) return { items: [], next: null }
    const binding = toCursorBinding(question, options)
    const after =
      typeof options.bookmarks === 'string' ? openCursor(ctx.house.secrets.bookmark, binding, options.bookmarks) : null
    asking.page = { size: options.page_size as number | undefined, after, binding }
  }
  if (question.verb === 'get') {
    await assertAccess(asking, question.access, options)
    const answer = async () => shape(question, asking, await run(asking, options as never))
    if (!question.shared || ctx.viewer || ctx.debug) return answer()
    const key = JSON.stringify([asking.page, asking.fields, ctx.locale, ctx.country])
    return answerFromSharedCache(asking, key, answer as () => Promise<Page<never>>)
  }
  await assertDiskSpace(ctx.house, question)
  const key = more.idempotencyKey ?? (typeof options.guid === 'string' ? options.guid : undefined)
  // A repeated request gets its stored answer even when the disk is full.
  const known = before && (await loadStoredAnswer(asking, question, options, key))
  if (known) return known.answer
  const ready = before ? await before(asking, options as never) : options
  return inUnitOfWork(ctx.house, asking, async (writing) => {
    return runIdempotently(writing, question, options, key, async () => {
      await first?.(writing, options as never)
      await assertAccess(writing, question.access, options)
      return shape(question, writing, await run(writing, ready as never))
    })
  })
}

const needsSomeone = ({ access }: Question) =>
  ['signed-in', 'staff', 'use-pin', 'change-pin', 'act-on-board'].includes(access.policy)

type UnparsedOptions = Record<string, unknown>

/** Validates options: top-level names become snake_case, and unknown names are ignored. */
function takeOptions(question: Question, sent: unknown): UnparsedOptions {
  const plain = typeof sent === 'object' && sent !== null && !Array.isArray(sent) ? sent : {}
  const named = Object.fromEntries(Object.entries(plain).map(([key, value]) => [snakeCase(key), value]))
  const taken = question.options.safeParse(named)
  if (taken.success) return taken.data as UnparsedOptions
  // Some clients send an empty string for "no value" where another type is expected.
  const empty = taken.error.issues.map(({ path }) => String(path[0])).filter((name) => named[name] === '')
  const rest = Object.entries(named).filter(([name]) => !empty.includes(name))
  const again = empty.length ? question.options.safeParse(Object.fromEntries(rest)) : taken
  if (again.success) return again.data as UnparsedOptions
  throw toBadInputRefusal(taken.error)
}

const snakeCase = (name: string) =>
  name.replace(/([a-z0-9])([A-Z])/g, (_, a: string, b: string) => `${a}_${b.toLowerCase()}`)

/** Only fields named by the schema are sent, so a column that no schema names can't leak. */
function shape(question: Question, ctx: Context, answer: unknown): unknown {
  const schema = ctx.fields === 'card' && question.card ? question.card : question.data
  if (!question.list) return schema.parse(answer)
  const { items, ...rest } = answer as Page<unknown>
  return { items: items.map((item) => withSignals(ctx, schema.parse(item))), ...rest }
}

/** Adds to a Pin why it is in the list, for an employee who debugs the page (viewer.8). */
function withSignals({ debug }: Context, item: unknown): unknown {
  const { type, id } = item as { type?: unknown; id?: Id }
  const signals = type === 'pin' && id ? debug?.signals?.get(id) : undefined
  return signals ? { ...(item as object), debug: signals } : item
}
