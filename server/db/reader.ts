import type { Db } from './connect.ts'

/** A database that is only asked. The house has one: what is written is written in a unit of work, which has its own. */
export type Reader = Pick<Db, 'selectFrom' | 'getExecutor' | 'isTransaction'>

/**
 * The same database to write to without a unit of work: the house's own books, which count nothing and tell nobody anything.
 * server/facts/one-way-to-write.test.ts lists who does, and the list only shrinks.
 */
export const booksOf = ({ db }: { db: Reader }): Db => db as Db

/** Readers in whose place a context that only reads has another: in tests, one that refuses to write. */
export const inContexts = new WeakMap<Reader, Db>()

/** The same database for a context without a unit. Answers that write have the same type of context; this one is only asked. */
export const onlyAsked = ({ db }: { db: Reader }): Db => inContexts.get(db) ?? booksOf({ db })
