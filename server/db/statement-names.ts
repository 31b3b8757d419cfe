import type { CompiledQuery, QueryResult, RawBuilder } from 'kysely'
import type { Db } from './connect.ts'

/**
 * Executions before a statement gets a name, and the most names per process: each new list length is a new statement.
 */
const SEEN_BEFORE = 4
const MOST_NAMED = 300
const MOST_SEEN = 2_000

const plannedAnew = new WeakSet<object>()

/** Executes a statement without a name, so that PostgreSQL plans it for its values, such as a rare or a common word. */
export function executeUnprepared<R>(db: Db, statement: RawBuilder<R>): Promise<QueryResult<R>> {
  const compiled = statement.compile(db)
  plannedAnew.add(compiled)
  return db.executeQuery(compiled)
}

/** Names for repeated statements, so that each connection parses and plans them once. */
export class StatementNames {
  readonly #names = new Map<string, string>()
  readonly #seen = new Map<string, number>()
  #given = 0

  nameOf(statement: Pick<CompiledQuery, 'sql' | 'parameters'>): string | undefined {
    const { sql: text, parameters } = statement
    // A text without parameters may contain several statements, which can't be prepared.
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

  /**
   * After a migration, plans are outdated on every connection; new names make PostgreSQL parse the statements again.
   */
  forget(): void {
    this.#names.clear()
  }
}
