import type { Duplex } from 'node:stream'
import pg from 'pg'

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

type Statement = [text: string, values: unknown[], answer?: PromiseWithResolvers<unknown>]

/**
 * A statement that comes again and again has a name, so that each connection reads and plans it once. A transaction begins with
 * its first statement, and what nobody waits for travels with the next one: whoever asks that is told if it fails.
 */
export class PlannedClient extends pg.Client {
  #inTransaction = false
  #waiting: Statement[] = []

  // biome-ignore lint/suspicious/noExplicitAny: the driver's own signature has many forms, and all pass through.
  override query(first: any, values?: any, done?: any): any {
    if (first === BEGIN || (this.#inTransaction && String(first).startsWith(AHEAD))) {
      this.#inTransaction = true
      this.#waiting.push([first, values])
      return NOTHING
    }
    if (this.#inTransaction && String(first).startsWith(ALONG)) return this.#later(first, values)
    const waiting = this.#waiting.splice(0)
    if (first === 'commit' || first === 'rollback') return this.#end(first, waiting)
    return waiting.length ? this.#sendTogether([...waiting, [first, values]]) : this.#send(first, values, done)
  }

  #later(text: string, values: unknown[]): Promise<unknown> {
    const answer = Promise.withResolvers<unknown>()
    // Who asks the statement that follows is told of the error too.
    answer.promise.catch(() => {})
    const statement: Statement = [text, values, answer]
    this.#waiting.push(statement)
    // Nobody waits for ever for what has nothing to travel with.
    setImmediate(() => {
      if (this.#waiting.includes(statement)) this.#sendTogether(this.#waiting.splice(0)).catch(() => {})
    })
    return Promise.resolve({ rows: [answer.promise], rowCount: 1 })
  }

  #end(how: 'commit' | 'rollback', waiting: Statement[]): Promise<unknown> {
    const isUnsent = waiting[0]?.[0] === BEGIN && (how === 'rollback' || waiting.length === 1)
    const ended = isUnsent ? NOTHING : this.#sendTogether([...(how === 'commit' ? waiting : []), [how, []]])
    this.#inTransaction = false
    return ended
  }

  /** In one write: the first that fails is told, and those after it fail with it. */
  async #sendTogether(statements: Statement[]): Promise<unknown> {
    const { stream } = (this as unknown as { connection: { stream: Duplex } }).connection
    stream.cork()
    const asked = statements.map(([text, values, answer]) => {
      const sent = this.#send(text, values)
      if (answer) sent.then(answer.resolve, answer.reject)
      return sent
    })
    stream.uncork()
    return (await Promise.all(asked)).at(-1)
  }

  // biome-ignore lint/suspicious/noExplicitAny: as above.
  #send(first: any, values: any, done?: any): any {
    const name = typeof first === 'string' && Array.isArray(values) && values.length ? nameOf(first) : undefined
    if (!name) return super.query(first, values, done)
    const isAlone = !this.#inTransaction
    const asked = super.query({ name, text: first, values }, done) as unknown
    return asked instanceof Promise ? asked.catch((error) => this.#askAnew(error, isAlone, first, values)) : asked
  }

  /** What was part of a transaction is not: by now that may be over, and the whole work has to be repeated. */
  async #askAnew(error: unknown, isAlone: boolean, text: string, values: unknown[]): Promise<unknown> {
    if (!isOutdated(error)) throw error
    names.clear()
    if (!isAlone) throw error
    return super.query(text, values).catch(() => {
      throw error
    })
  }
}

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
