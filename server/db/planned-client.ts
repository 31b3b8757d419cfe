import pg from 'pg'

/** How often a statement is seen before it is kept, and how many are kept: a list of a new length is a new statement. */
const SEEN_BEFORE = 4
const MOST_KEPT = 300
const MOST_SEEN = 2_000

const seen = new Map<string, number>()
const names = new Map<string, string>()
let named = 0

/** A statement that comes again and again has a name, so that each connection reads and plans it once. */
export class PlannedClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: the driver's own signature has many forms, and all pass through.
  override query(first: any, values?: any, done?: any): any {
    const name = typeof first === 'string' && Array.isArray(values) && values.length ? nameOf(first) : undefined
    if (!name) return super.query(first, values, done)
    const asked = super.query({ name, text: first, values }, done) as unknown
    return asked instanceof Promise ? asked.catch((error) => this.#askAnew(error, first, values)) : asked
  }

  /** In a transaction that has failed by it, the same error is told again: then the whole work is repeated. */
  async #askAnew(error: unknown, text: string, values: unknown[]): Promise<unknown> {
    if (!isOutdated(error)) throw error
    names.clear()
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
