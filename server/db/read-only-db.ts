import type { Db } from './connect.ts'

/** A database handle without insert, update and delete. The house has one; writes go through a unit of work. */
export type ReadOnlyDb = Pick<Db, 'selectFrom' | 'getExecutor' | 'isTransaction'>

/**
 * The same database for writes outside a unit of work: internal data such as indexes and caches, which affects no
 * count and no fact. server/facts/one-way-to-write.test.ts lists every use, and the list only shrinks.
 */
export const maintenanceDb = ({ db }: { db: ReadOnlyDb }): Db => db as Db

/** Overrides of the database handle of read-only contexts: tests register one that refuses writes. */
export const contextDbOverrides = new WeakMap<ReadOnlyDb, Db>()

/**
 * The database handle for a context without a unit of work. Its type allows writes because answers that write share
 * the type of context; tests refuse them.
 */
export const readOnlyContextDb = ({ db }: { db: ReadOnlyDb }): Db => contextDbOverrides.get(db) ?? maintenanceDb({ db })
