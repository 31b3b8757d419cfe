import { createHmac } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import { DONE } from '#domain/resources/session.ts'
import { type Website, WebsiteResource } from '#domain/resources/websites.ts'
import { makeWebsiteProofs, parseWebsiteUrl, toHostWithoutWww } from '#domain/rules/account/website.ts'
import { defineAnswers } from '../answer.ts'
import { requireSignedIn, type SignedIn } from '../context.ts'
import type { Websites } from '../db/tables.ts'
import type { House } from '../house.ts'
import { loadListPage } from '../list-page.ts'
import { updateWebsiteVerified } from '../users/update-website-verified.ts'

const MOST = 10
const A_PAGE = 25

/** The token that an owner publishes as proof: different for each person and host, and always the same. */
export const makeProofToken = ({ secrets }: Pick<House, 'secrets'>, userId: Id, host: string): string =>
  createHmac('sha256', secrets.token).update(`website ${userId} ${host}`).digest('hex').slice(0, 32)

const shown = (ctx: SignedIn, row: Selectable<Websites>): Website => ({
  type: 'website',
  id: row.host,
  host: row.host,
  url: row.url,
  state: row.state as Website['state'],
  method: row.method as Website['method'],
  problem: row.problem as Website['problem'],
  verified_at: row.verified_at?.toISOString() ?? null,
  proof: makeWebsiteProofs(makeProofToken(ctx.house, ctx.viewer.id, row.host)),
})

async function claim(ctx: SignedIn, sent: string): Promise<Website> {
  const url = parseWebsiteUrl(sent)
  if (!url) throw new Refusal('bad_input', 'link.invalid', {}, { field: 'website_url' })
  const host = toHostWithoutWww(url)
  const own = ctx.db.selectFrom('websites').select('host').where('user_id', '=', ctx.viewer.id)
  const hosts = (await own.execute()).map((row) => row.host)
  if (!hosts.includes(host) && hosts.length >= MOST)
    throw new Refusal('bad_input', 'website.tooMany', { count: MOST }, { field: 'website_url' })
  const row = await ctx.db
    .insertInto('websites')
    .values({ user_id: ctx.viewer.id, host, url, created_at: ctx.now })
    .onConflict((conflict) => conflict.columns(['user_id', 'host']).doUpdateSet({ host }))
    .returningAll()
    .executeTakeFirstOrThrow()
  return shown(ctx, row)
}

async function askForCheck(ctx: SignedIn, host: string): Promise<Website> {
  const row = await ctx.db
    .updateTable('websites')
    .set({ state: sql`CASE WHEN state = 'verified' THEN state ELSE 'checking' END`, problem: null })
    .where('user_id', '=', ctx.viewer.id)
    .where('host', '=', host)
    .returningAll()
    .executeTakeFirst()
  if (!row) throw new Refusal('not_found', 'website.none')
  ctx.emit('website.checkAsked', { user_id: ctx.viewer.id, host })
  return shown(ctx, row)
}

async function remove(ctx: SignedIn, host: string): Promise<void> {
  const mine = { user_id: ctx.viewer.id, host }
  const { db } = ctx
  await db.deleteFrom('websites').where('user_id', '=', mine.user_id).where('host', '=', host).execute()
  await db.deleteFrom('website_owners').where('user_id', '=', mine.user_id).where('host', '=', host).execute()
  await updateWebsiteVerified({ db }, mine.user_id)
  ctx.emit('user.changed', { user_id: mine.user_id })
}

export const websiteAnswers = defineAnswers(WebsiteResource, {
  get: (asked) => {
    const ctx = requireSignedIn(asked)
    const read = async (after: readonly unknown[] | null, limit: number) => {
      const rows = await ctx.db
        .selectFrom('websites')
        .selectAll()
        .where('user_id', '=', ctx.viewer.id)
        .where('host', '>', String(after?.[0] ?? ''))
        .orderBy('host')
        .limit(limit)
        .execute()
      return rows.map((row) => ({ ...row, cursor_key: [row.host] }))
    }
    return loadListPage(ctx, A_PAGE, read, async (rows) => rows.map((row) => shown(ctx, row)))
  },
  create: (ctx, { website_url }) => claim(requireSignedIn(ctx), website_url),
  update: (ctx, { host }) => askForCheck(requireSignedIn(ctx), host),
  async delete(ctx, { host }) {
    await remove(requireSignedIn(ctx), host)
    return DONE
  },
})
