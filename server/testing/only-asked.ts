import { type KyselyPlugin, PostgresQueryCompiler } from 'kysely'
import type { Db } from '../db/connect.ts'
import { inContexts } from '../db/reader.ts'

const WRITES = /\binsert into\b|(?<!\bfor |\bkey )\bupdate\b|\bdelete from\b|\bmerge into\b|\btruncate\b/i

const refusesWrites: KyselyPlugin = {
  transformQuery({ node, queryId }) {
    const { sql } = new PostgresQueryCompiler().compileQuery(node, queryId)
    if (WRITES.test(sql)) throw new Error(`Written by the context of a question that only reads: ${sql}`)
    return node
  },
  transformResult: async ({ result }) => result,
}

/** Contexts of this house that have no unit of work can only ask, in every test of the server; its own books are written as ever. */
export function onlyAskedInContexts(db: Db): void {
  inContexts.set(db, db.withPlugin(refusesWrites))
}
