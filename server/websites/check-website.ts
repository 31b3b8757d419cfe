import type { Id } from '#domain/id.ts'
import type { Context } from '../context.ts'
import { inUnitOfWork } from '../facts/in-unit-of-work.ts'
import type { House } from '../house.ts'
import { notifyPerson } from '../notifications/notify-people.ts'
import { updateWebsiteVerified } from '../users/update-website-verified.ts'
import { findWebsiteProof, type ProofLookupOptions, type ProofLookupResult } from './find-website-proof.ts'
import { makeProofToken } from './websites.ts'

/** Checks whether a claimed website is proven, stores the result, and notifies its owner of a change. */
export async function checkWebsite(
  house: House,
  userId: Id,
  host: string,
  looking?: ProofLookupOptions,
): Promise<void> {
  const row = await websiteOf(house, userId, host)
  if (!row) return
  const found = await findWebsiteProof(row.url, host, makeProofToken(house, userId, host), looking)
  await inUnitOfWork(house, 'house', (ctx) => keepFound(ctx, userId, host, found))
}

const websiteOf = ({ db }: Pick<House, 'db'>, userId: Id, host: string) =>
  db.selectFrom('websites').selectAll().where('user_id', '=', userId).where('host', '=', host).executeTakeFirst()

async function keepFound(ctx: Context, userId: Id, host: string, found: ProofLookupResult): Promise<void> {
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
  await notifyPerson(ctx, { user_id: userId, kind, actor_id: null, target_id: null, group_key: `website:${host}` })
}

/** Gives the website to its current prover; a former owner of the site loses it. */
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
