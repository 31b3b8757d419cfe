import { sql } from 'kysely'
import { Refusal } from '#domain/refusal.ts'
import type { Context } from '../context.ts'
import { booksOf } from '../db/reader.ts'
import type { House } from '../house.ts'
import { newToken, tokenHash } from './tokens.ts'

const KEY = 'setup'

/** Without the demo world, only this link makes the first staff account. Each start makes a new one until it is used. */
export async function setupLink(house: House): Promise<string | null> {
  if (house.settings.demo) return null
  const token = newToken()
  const value = JSON.stringify({ hash: tokenHash(token).toString('hex') })
  const kept = await booksOf(house)
    .insertInto('house')
    .values({ key: KEY, value })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ value }).where(sql<boolean>`house.value -> 'hash' IS NOT NULL`),
    )
    .returning('key')
    .executeTakeFirst()
  return kept ? `${house.settings.publicUrl}/signup?setup_token=${token}` : null
}

/** Uses the set-up link up. */
export async function takeSetupToken(ctx: Context, token: string): Promise<true> {
  const hash = JSON.stringify({ hash: tokenHash(token).toString('hex') })
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
