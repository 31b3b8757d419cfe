import { Refusal } from '#domain/refusal.ts'
import type { Ask, Page, Question } from '#domain/resource.ts'
import { badInput } from '../bad-input.ts'
import type { Context } from '../context.ts'
import { bindingOf, END, openCursor } from '../cursor.ts'
import { isDiskFull, mayBeWritten, noSpace } from '../disk-space.ts'
import { inUnitOfWork } from '../facts/in-unit-of-work.ts'
import { answeredBefore, asIdempotent } from '../idempotency.ts'
import { checkAccess } from '../records/access.ts'
import { sharedAnswer } from '../shared-answers.ts'
import { actorFor } from './actor.ts'
import { answerTo } from './answers.ts'

/** Asks one question as this context: in server rendering, tests and jobs. */
export function askAs(ctx: Context): Ask {
  return (question, options) => askOne(ctx, question, options) as never
}

/** Asks the questions of one page: a row that one of them has read is known to the others. */
export function askForPage(ctx: Context): Ask {
  const rows: Context['rows'] = new Map()
  return (question, options) => askOne(ctx, question, options, { rows }) as never
}

type More = { idempotencyKey?: string | undefined; rows?: Context['rows'] }

export async function askOne(ctx: Context, named: Pick<Question, 'name' | 'verb'>, sent: unknown, more: More = {}) {
  try {
    return await answerOne(ctx, named, sent, more)
  } catch (error) {
    if (isDiskFull(error)) throw noSpace()
    if (!isUnkeepable(error as { code?: string; message?: string })) throw error
    throw new Refusal('bad_input', 'input.invalid', { field: 'options' }, { field: 'options' })
  }
}

/** What PostgreSQL says of a number too large for an id, and of the letter NUL in text and in JSON. */
const UNKEEPABLE = ['22003', '22021', '22P05']
/** JSON is always written by the house: what can't be read of it is half a letter that someone sent. */
const isUnkeepable = ({ code = '', message = '' }: { code?: string; message?: string }) =>
  UNKEEPABLE.includes(code) || (code === '22P02' && message.endsWith('type json'))

/** Who is it, are the options valid, may they ask; then the answer, in a transaction when it writes. */
async function answerOne(ctx: Context, named: Pick<Question, 'name' | 'verb'>, sent: unknown, more: More) {
  const { question, run, first, before } = answerTo(named.name, named.verb)
  if (question.access.policy !== 'open' && needsSomeone(question) && !ctx.viewer)
    throw new Refusal('not_signed_in', 'error.signIn')
  const options = takeOptions(question, sent)
  const asking: Context = {
    ...ctx,
    ...(await actorFor(ctx, options)),
    rows: more.rows ?? new Map(),
    fields: options.field_set_key === 'card' ? 'card' : 'full',
  }
  if (question.list) {
    if (options.bookmarks === END) return { items: [], next: null }
    const binding = bindingOf(question, options)
    const after =
      typeof options.bookmarks === 'string' ? openCursor(ctx.house.secrets.bookmark, binding, options.bookmarks) : null
    asking.page = { size: options.page_size as number | undefined, after, binding }
  }
  if (question.verb === 'get') {
    await checkAccess(asking, question.access, options)
    const answer = async () => shape(question, asking, await run(asking, options as never))
    if (!question.shared || ctx.viewer) return answer()
    const key = JSON.stringify([asking.page, asking.fields, ctx.locale, ctx.country])
    return sharedAnswer(asking, key, answer as () => Promise<Page<never>>)
  }
  await mayBeWritten(ctx.house, question)
  const key = more.idempotencyKey ?? (typeof options.guid === 'string' ? options.guid : undefined)
  // What was answered is answered again, also when there would be no room for it now.
  const known = before && (await answeredBefore(asking, question, options, key))
  if (known) return known.answer
  const ready = before ? await before(asking, options as never) : options
  return inUnitOfWork(ctx.house, asking, async (writing) => {
    return asIdempotent(writing, question, options, key, async () => {
      await first?.(writing, options as never)
      await checkAccess(writing, question.access, options)
      return shape(question, writing, await run(writing, ready as never))
    })
  })
}

const needsSomeone = ({ access }: Question) =>
  ['signed-in', 'staff', 'use-pin', 'change-pin', 'act-on-board'].includes(access.policy)

type Taken = Record<string, unknown>

/** Options as the question wants them: names in snake_case at the top level, unknown ones ignored. */
function takeOptions(question: Question, sent: unknown): Taken {
  const plain = typeof sent === 'object' && sent !== null && !Array.isArray(sent) ? sent : {}
  const named = Object.fromEntries(Object.entries(plain).map(([key, value]) => [snakeCase(key), value]))
  const taken = question.options.safeParse(named)
  if (taken.success) return taken.data as Taken
  // An empty text where something else is wanted is how some clients say that there is nothing.
  const empty = taken.error.issues.map(({ path }) => String(path[0])).filter((name) => named[name] === '')
  const rest = Object.entries(named).filter(([name]) => !empty.includes(name))
  const again = empty.length ? question.options.safeParse(Object.fromEntries(rest)) : taken
  if (again.success) return again.data as Taken
  throw badInput(taken.error)
}

const snakeCase = (name: string) =>
  name.replace(/([a-z0-9])([A-Z])/g, (_, a: string, b: string) => `${a}_${b.toLowerCase()}`)

/** What leaves is what the schema names: a column that no schema names can't leak. */
function shape(question: Question, ctx: Context, answer: unknown): unknown {
  const schema = ctx.fields === 'card' && question.card ? question.card : question.data
  if (!question.list) return schema.parse(answer)
  const { items, ...rest } = answer as Page<unknown>
  return { items: items.map((item) => schema.parse(item)), ...rest }
}
