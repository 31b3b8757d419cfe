import pg from 'pg'
import { type Answer, type RowMakers, type Statement, Together } from './together.ts'

/** How often a statement is seen before it is kept, and how many are kept: a list of a new length is a new statement. */
const SEEN_BEFORE = 4
const MOST_KEPT = 300
const MOST_SEEN = 2_000

const seen = new Map<string, number>()
const names = new Map<string, string>()
let named = 0

/** Before a statement whose answer nobody reads: in a transaction it is sent with the one that follows. */
export const AHEAD = '/* ahead */'
/** The same for one whose answer is read later: the only row is a promise of it. */
export const ALONG = '/* along */'
const BEGIN = 'begin'
const NOTHING = Promise.resolve({ rows: [], rowCount: 0 })

/**
 * A statement that comes again and again has a name, so that each connection reads and plans it once. A transaction begins with
 * its first statement, and what nobody waits for travels with the next one: whoever asks that is told if it fails.
 */
export class PlannedClient extends pg.Client {
  #inTransaction = false
  #waiting: Statement[] = []
  readonly #makers: RowMakers = new Map()

  // biome-ignore lint/suspicious/noExplicitAny: the driver's own signature has many forms, and all pass through.
  override query(first: any, values?: any, done?: any): any {
    if (first === BEGIN || (this.#inTransaction && String(first).startsWith(AHEAD))) {
      this.#inTransaction = true
      this.#waiting.push(statement(first, values))
      return NOTHING
    }
    if (this.#inTransaction && String(first).startsWith(ALONG)) return this.#later(statement(first, values))
    const waiting = this.#waiting.splice(0)
    if (first === 'commit' || first === 'rollback') return this.#end(first, waiting)
    if (typeof first === 'string' && values?.length) {
      const answer = this.#ask([...waiting, statement(first, values)])
      return done ? answer.then((result) => done(null, result), done) : answer
    }
    // One without values may be several at once, which only the driver's plain way takes.
    const sent = waiting.length ? this.#send(waiting) : undefined
    sent?.catch(() => {})
    const asked = super.query(first, values, done) as unknown
    return sent && asked instanceof Promise ? Promise.all([sent, asked]).then(() => asked) : asked
  }

  #later(asked: Statement): Promise<unknown> {
    const answer = Promise.withResolvers<Answer>()
    // Who asks the statement that follows is told of the error too.
    answer.promise.catch(() => {})
    const waits = { ...asked, answer }
    this.#waiting.push(waits)
    // Nobody waits for ever for what has nothing to travel with.
    setImmediate(() => {
      if (this.#waiting.includes(waits)) this.#send(this.#waiting.splice(0)).catch(() => {})
    })
    return Promise.resolve({ rows: [answer.promise], rowCount: 1 })
  }

  async #end(how: 'commit' | 'rollback', waiting: Statement[]): Promise<unknown> {
    const isUnsent = waiting[0]?.text === BEGIN && (how === 'rollback' || waiting.length === 1)
    this.#inTransaction = false
    if (isUnsent) return NOTHING
    const sent = this.#ask([...(how === 'commit' ? waiting : []), statement(how)])
    // The end that stood behind a failed statement was not carried out.
    return sent.catch(async (error) => {
      await super.query('rollback')
      throw error
    })
  }

  #ask(statements: Statement[]): Promise<unknown> {
    const isAlone = !this.#inTransaction && statements.length === 1
    return this.#send(statements).then(
      (answers) => answers.at(-1),
      (error) => this.#askAnew(error, isAlone, statements[0] as Statement),
    )
  }

  #send(statements: Statement[]): Promise<Answer[]> {
    const together = new Together(statements, this.#makers)
    super.query(together as unknown as pg.Submittable)
    return together.answers
  }

  /** What was part of a transaction is not: by now that may be over, and the whole work has to be repeated. */
  async #askAnew(error: unknown, isAlone: boolean, { text, values }: Statement): Promise<unknown> {
    if (!isOutdated(error)) throw error
    names.clear()
    if (!isAlone) throw error
    return super.query(text, [...values]).catch(() => {
      throw error
    })
  }
}

const statement = (text: string, values: readonly unknown[] = []): Statement => ({ text, values, name: nameOf(text) })

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known || names.size >= MOST_KEPT) return known
  const times = (seen.get(text) ?? 0) + 1
  if (seen.size >= MOST_SEEN) seen.clear()
  seen.set(text, times)
  if (times <= SEEN_BEFORE) return undefined
  seen.delete(text)
  const name = `kept${named++}`
  names.set(text, name)
  return name
}

/** True when a migration changed a table under a kept statement, which has to be read anew. */
export function isOutdated(error: unknown): boolean {
  const { code, routine } = error as { code?: string; routine?: string }
  return code === '0A000' && routine === 'RevalidateCachedQuery'
}
