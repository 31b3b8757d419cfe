import type { Id } from '#domain/id.ts'
import type { Context } from '../context.ts'
import { inUnitOfWork } from '../facts/in-unit-of-work.ts'
import type { House } from '../house.ts'
import { notify } from '../notifications/notify.ts'
import { updateWebsiteVerified } from '../users/update-website-verified.ts'
import { type Found, type Looking, lookForProof } from './look-for-proof.ts'
import { proofToken } from './websites.ts'

/** Looks whether a claimed website is proven, writes down what was found, and tells its owner when that is new. */
export async function checkWebsite(house: House, userId: Id, host: string, looking?: Looking): Promise<void> {
  const row = await websiteOf(house, userId, host)
  if (!row) return
  const found = await lookForProof(row.url, host, proofToken(house, userId, host), looking)
  await inUnitOfWork(house, 'house', (ctx) => keepFound(ctx, userId, host, found))
}

const websiteOf = ({ db }: Pick<House, 'db'>, userId: Id, host: string) =>
  db.selectFrom('websites').selectAll().where('user_id', '=', userId).where('host', '=', host).executeTakeFirst()

async function keepFound(ctx: Context, userId: Id, host: string, found: Found): Promise<void> {
  const { db, now: at } = ctx
  const row = await websiteOf(ctx, userId, host)
  if (!row) return
  const isProven = 'method' in found
  await db
    .updateTable('websites')
    .set(
      isProven
        ? { state: 'verified', method: found.method, problem: null, checked_at: at, verified_at: row.verified_at ?? at }
        : { state: 'failed', method: null, problem: found.problem, checked_at: at, verified_at: null },
    )
    .where('user_id', '=', userId)
    .where('host', '=', host)
    .execute()
  if (isProven) await take(ctx, userId, host)
  else await db.deleteFrom('website_owners').where('host', '=', host).where('user_id', '=', userId).execute()
  await updateWebsiteVerified(ctx, userId)
  const wasProven = row.state === 'verified'
  if (isProven === wasProven && row.state !== 'checking') return
  const kind = isProven ? 'website_verified' : 'website_failed'
  await notify(ctx, { user_id: userId, kind, actor_id: null, target_id: null, group_key: `website:${host}` })
}

/** Who proves it now has it: a site that changed hands is no longer the former owner's. */
async function take({ db, now }: Context, userId: Id, host: string): Promise<void> {
  const former = await db.selectFrom('website_owners').select('user_id').where('host', '=', host).executeTakeFirst()
  await db
    .insertInto('website_owners')
    .values({ host, user_id: userId, verified_at: now })
    .onConflict((conflict) => conflict.column('host').doUpdateSet({ user_id: userId, verified_at: now }))
    .execute()
  if (!former || former.user_id === userId) return
  await db
    .updateTable('websites')
    .set({ state: 'failed', method: null, problem: 'lost', verified_at: null })
    .where('user_id', '=', former.user_id)
    .where('host', '=', host)
    .execute()
  await updateWebsiteVerified({ db }, former.user_id)
}
