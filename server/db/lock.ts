import { sql } from 'kysely'
import type { Context } from '../context.ts'
import { ahead } from './ahead.ts'

/** One at a time for the same thing, until the transaction ends. */
export async function lock(ctx: Context, ...what: string[]): Promise<void> {
  await ahead(ctx.db, sql`SELECT pg_advisory_xact_lock(hashtextextended(${what.join(':')}, 0))`)
}
