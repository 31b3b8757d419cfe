import { sql } from 'kysely'
import type { LiveTopic } from '#domain/live.ts'
import type { Context } from '../context.ts'

export const LIVE_CHANNEL = 'live'

/** Tells whoever listens, in any process, once the transaction is committed. Ids only: nothing private travels here. */
export async function announce(ctx: Pick<Context, 'db'>, topic: LiveTopic, kind: string, id: string): Promise<void> {
  await sql`SELECT pg_notify(${LIVE_CHANNEL}, ${JSON.stringify({ topic, kind, id })})`.execute(ctx.db)
}
