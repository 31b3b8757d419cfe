import { type KyselyPlugin, PostgresQueryCompiler } from 'kysely'
import type { Db } from '../db/connect.ts'
import { contextDbOverrides } from '../db/read-only-db.ts'

const WRITES = /\binsert into\b|(?<!\bfor |\bkey )\bupdate\b|\bdelete from\b|\bmerge into\b|\btruncate\b/i

const refusesWrites: KyselyPlugin = {
  transformQuery({ node, queryId }) {
    const { sql } = new PostgresQueryCompiler().compileQuery(node, queryId)
    if (WRITES.test(sql)) throw new Error(`Written by the context of a question that only reads: ${sql}`)
    return node
  },
  transformResult: async ({ result }) => result,
}

/** Makes writes fail in contexts without a unit of work, in every server test; `maintenanceDb` still writes. */
export function forbidWritesInContexts(db: Db): void {
  contextDbOverrides.set(db, db.withPlugin(refusesWrites))
}
