import type { Selectable } from 'kysely'
import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import { type Catalogue, CatalogueResource } from '#domain/resources/catalogues.ts'
import { DONE } from '#domain/resources/session.ts'
import { parseOutboundUrl } from '#domain/rules/link/urls.ts'
import { defineAnswers } from '../answer.ts'
import { type Context, requireSignedIn, type SignedIn } from '../context.ts'
import { addToCount } from '../counts.ts'
import type { Catalogues } from '../db/tables.ts'
import { inUnitOfWork } from '../facts/in-unit-of-work.ts'
import { runInSteps } from '../facts/run-in-steps.ts'
import type { House } from '../house.ts'
import { judgeUrl } from '../links/judge-url.ts'
import { addToUploadBytes } from '../media/upload-space.ts'
import { markProductSoldOut } from './save-product.ts'

/** Owner id of a deleted catalogue whose products are being marked as sold out. */
export const DELETED_OWNER_ID = '0' as Id
const MOST = 20
const ISSUES_SHOWN = 100

/** Refuses unless the actor has a business account, which catalogues require. */
export function requireMerchant(ctx: Context): SignedIn {
  const one = requireSignedIn(ctx)
  if (!one.actor.is_partner) throw new Refusal('forbidden', 'catalogue.partnersOnly')
  return one
}

export async function requireOwnCatalogue(ctx: Context, id: Id): Promise<Selectable<Catalogues>> {
  const { actor } = requireMerchant(ctx)
  const row = await ctx.db
    .selectFrom('catalogues')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', actor.id)
    .executeTakeFirst()
  if (!row) throw new Refusal('not_found', 'catalogue.none')
  return row
}

async function shown({ db }: Context, rows: Selectable<Catalogues>[]): Promise<Catalogue[]> {
  const issues = await Promise.all(
    rows.map(({ id }) =>
      db
        .selectFrom('catalogue_issues')
        .select(['line', 'field', 'code'])
        .where('catalogue_id', '=', id)
        .orderBy('line')
        .orderBy('field')
        .limit(ISSUES_SHOWN)
        .execute(),
    ),
  )
  return rows.map(
    ({ id, name, format, url, state, problem, rows_good, rows_bad, run_ended_at, next_run_at }, at) =>
      ({
        type: 'catalogue',
        id,
        name,
        format,
        url,
        state,
        problem,
        rows_good,
        rows_bad,
        run_ended_at: run_ended_at?.toISOString() ?? null,
        next_run_at: state === 'running' ? null : (next_run_at?.toISOString() ?? null),
        issues: issues[at] ?? [],
      }) as Catalogue,
  )
}

type New = Pick<Selectable<Catalogues>, 'id' | 'name' | 'format' | 'url' | 'uploaded'> & { bytes?: number }

/** Adds a catalogue, with a URL or an uploaded file, and starts importing it. */
export async function addCatalogue(ctx: SignedIn, added: New): Promise<Catalogue> {
  const known = await ctx.db.selectFrom('catalogues').select('id').where('user_id', '=', ctx.actor.id).execute()
  if (known.length >= MOST) throw new Refusal('conflict', 'catalogue.tooMany', { count: MOST })
  if (added.bytes) await addToUploadBytes(ctx, ctx.actor.id, added.bytes)
  const row = { ...added, user_id: ctx.actor.id, created_at: ctx.now, next_run_at: ctx.now }
  await ctx.db.insertInto('catalogues').values(row).execute()
  ctx.emit('catalogue.runAsked', { catalogue_id: added.id })
  return one(ctx, added.id)
}

const one = async (ctx: Context, id: Id): Promise<Catalogue> =>
  (await shown(ctx, [await requireOwnCatalogue(ctx, id)]))[0] as Catalogue

/** A merchant's catalogues, newest first (shop.14). */
export const catalogueAnswers = defineAnswers(CatalogueResource, {
  async get(ctx) {
    const { actor } = requireSignedIn(ctx)
    const rows = await ctx.db
      .selectFrom('catalogues')
      .selectAll()
      .where('user_id', '=', actor.id)
      .orderBy('id', 'desc')
      .limit(MOST)
      .execute()
    return { items: await shown(ctx, rows), next: null }
  },

  async create(asked, { name, format, url: typed }) {
    const ctx = requireMerchant(asked)
    const url = parseOutboundUrl(typed)
    if (!url || judgeUrl(url, []).verdict === 'blocked')
      throw new Refusal('bad_input', 'link.invalid', {}, { field: 'url' })
    return addCatalogue(ctx, { id: ctx.house.newId(), name, format, url, uploaded: null })
  },

  async update(ctx, { id }) {
    const { state } = await requireOwnCatalogue(ctx, id)
    if (state !== 'running') {
      await ctx.db
        .updateTable('catalogues')
        .set({ state: 'waiting', next_run_at: ctx.now })
        .where('id', '=', id)
        .execute()
      ctx.emit('catalogue.runAsked', { catalogue_id: id })
    }
    return one(ctx, id)
  },

  async delete(ctx, { id }) {
    const { user_id, bytes } = await requireOwnCatalogue(ctx, id)
    addToCount(ctx, 'user.uploadBytes', user_id, -bytes)
    ctx.emit('catalogue.deleted', { catalogue_id: id })
    // A new run number ends the run in progress.
    await ctx.db
      .updateTable('catalogues')
      .set((row) => ({ user_id: DELETED_OWNER_ID, next_run_at: null, bytes: 0, run: row('run', '+', 1) }))
      .where('id', '=', id)
      .execute()
    return DONE
  },
})

const AT_ONCE = 200

/**
 * Marks the products of a deleted catalogue as sold out in batches, then erases it. Its file is deleted before its row,
 * so that a restarted job still finds it.
 */
export async function eraseCatalogue(house: House, id: Id): Promise<void> {
  await runInSteps(house, async (ctx) => {
    const items = await ctx.db
      .selectFrom('catalogue_items')
      .select(['item_key', 'aggregate_id'])
      .where('catalogue_id', '=', id)
      .limit(AT_ONCE)
      .execute()
    for (const { aggregate_id } of items) if (aggregate_id) await markProductSoldOut(ctx, aggregate_id)
    const keys = items.map(({ item_key }) => item_key)
    if (keys.length)
      await ctx.db.deleteFrom('catalogue_items').where('catalogue_id', '=', id).where('item_key', 'in', keys).execute()
    return keys.length === AT_ONCE
  })
  const list = await house.db.selectFrom('catalogues').select('uploaded').where('id', '=', id).executeTakeFirst()
  if (list?.uploaded) await house.files.remove([list.uploaded])
  await inUnitOfWork(house, 'house', async ({ db }) => {
    await db.deleteFrom('catalogue_issues').where('catalogue_id', '=', id).execute()
    await db.deleteFrom('catalogues').where('id', '=', id).execute()
  })
}

/** Erases the catalogues of a deleted account. */
export async function eraseCataloguesOfPerson(house: House, userId: Id): Promise<void> {
  const lists = await house.db.selectFrom('catalogues').select('id').where('user_id', '=', userId).execute()
  for (const { id } of lists) await eraseCatalogue(house, id)
}
