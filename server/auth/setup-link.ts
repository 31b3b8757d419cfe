import { sql } from 'kysely'
import { Refusal } from '#domain/refusal.ts'
import type { Context } from '../context.ts'
import { maintenanceDb } from '../db/read-only-db.ts'
import type { House } from '../house.ts'
import { hashToken, makeToken } from './tokens.ts'

const KEY = 'setup'

/**
 * Creates the link that makes the first staff account; without the demo world there is no other way. Each start
 * creates a new one until it is used.
 */
export async function makeSetupLink(house: House): Promise<string | null> {
  if (house.settings.demo) return null
  const token = makeToken()
  const value = JSON.stringify({ hash: hashToken(token).toString('hex') })
  const kept = await maintenanceDb(house)
    .insertInto('house')
    .values({ key: KEY, value })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ value }).where(sql<boolean>`house.value -> 'hash' IS NOT NULL`),
    )
    .returning('key')
    .executeTakeFirst()
  return kept ? `${house.settings.publicUrl}/signup?setup_token=${token}` : null
}

/** Uses up the setup token, or throws. */
export async function consumeSetupToken(ctx: Context, token: string): Promise<true> {
  const hash = JSON.stringify({ hash: hashToken(token).toString('hex') })
  const used = await ctx.db
    .updateTable('house')
    .set({ value: JSON.stringify({ used_at: ctx.now.toISOString() }) })
    .where('key', '=', KEY)
    .where('value', '@>', hash)
    .returning('key')
    .executeTakeFirst()
  if (!used) throw new Refusal('bad_input', 'setup.invalid', {}, { field: 'setup_token' })
  return true
}
