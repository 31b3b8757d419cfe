import type { CompiledQuery, QueryResult, RawBuilder } from 'kysely'
import type { Db } from './connect.ts'

/** How often a statement is seen before it gets a name, and how many have one: a list of a new length is a new statement. */
const SEEN_BEFORE = 4
const MOST_NAMED = 300
const MOST_SEEN = 2_000

const plannedAnew = new WeakSet<object>()

/** Carries out a statement whose best plan depends on its values, such as a rare and a common word: it gets no name. */
export function executeAnew<R>(db: Db, statement: RawBuilder<R>): Promise<QueryResult<R>> {
  const compiled = statement.compile(db)
  plannedAnew.add(compiled)
  return db.executeQuery(compiled)
}

/** Names for statements that come again and again, so that each connection parses and plans them once. */
export class StatementNames {
  readonly #names = new Map<string, string>()
  readonly #seen = new Map<string, number>()
  #given = 0

  nameOf(statement: Pick<CompiledQuery, 'sql' | 'parameters'>): string | undefined {
    const { sql: text, parameters } = statement
    // A text without values may be several statements, which can't have a name.
    if (!parameters.length || plannedAnew.has(statement)) return undefined
    const known = this.#names.get(text)
    if (known || this.#names.size >= MOST_NAMED) return known
    const times = (this.#seen.get(text) ?? 0) + 1
    if (this.#seen.size >= MOST_SEEN) this.#seen.clear()
    this.#seen.set(text, times)
    if (times <= SEEN_BEFORE) return undefined
    this.#seen.delete(text)
    const name = `prepared${this.#given++}`
    this.#names.set(text, name)
    return name
  }

  /** After a migration plans are outdated on every connection: under a new name a statement is parsed anew. */
  forget(): void {
    this.#names.clear()
  }
}
