import type { Selectable } from 'kysely'
import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import { type Catalogue, CatalogueResource } from '#domain/resources/catalogues.ts'
import { DONE } from '#domain/resources/session.ts'
import { cleanUrl } from '#domain/rules/link/clean-url.ts'
import { answer } from '../answer.ts'
import { type Context, type SignedIn, signedIn } from '../context.ts'
import { count } from '../counts.ts'
import type { Catalogues } from '../db/tables.ts'
import { inSteps } from '../facts/in-steps.ts'
import { inUnitOfWork } from '../facts/in-unit-of-work.ts'
import type { House } from '../house.ts'
import { judgeUrl } from '../links/judge-url.ts'
import { countUpload } from '../media/room.ts'
import { sellOut } from './keep-product.ts'

const MOST = 20
const ISSUES_SHOWN = 100

/** Lists of products are for business accounts. */
export function merchant(ctx: Context): SignedIn {
  const one = signedIn(ctx)
  if (!one.actor.is_partner) throw new Refusal('forbidden', 'catalogue.partnersOnly')
  return one
}

export async function own(ctx: Context, id: Id): Promise<Selectable<Catalogues>> {
  const { actor } = merchant(ctx)
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

/** A list with an address, or one whose file is kept, is added and read at once. */
export async function addCatalogue(ctx: SignedIn, added: New): Promise<Catalogue> {
  const known = await ctx.db.selectFrom('catalogues').select('id').where('user_id', '=', ctx.actor.id).execute()
  if (known.length >= MOST) throw new Refusal('conflict', 'catalogue.tooMany', { count: MOST })
  if (added.bytes) await countUpload(ctx, ctx.actor.id, added.bytes)
  const row = { ...added, user_id: ctx.actor.id, created_at: ctx.now, next_run_at: ctx.now }
  await ctx.db.insertInto('catalogues').values(row).execute()
  ctx.emit('catalogue.runAsked', { catalogue_id: added.id })
  return one(ctx, added.id)
}

const one = async (ctx: Context, id: Id): Promise<Catalogue> => (await shown(ctx, [await own(ctx, id)]))[0] as Catalogue

/** Shop.14. A merchant's lists, newest first. */
export const catalogueAnswers = answer(CatalogueResource, {
  async get(ctx) {
    const { actor } = signedIn(ctx)
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
    const ctx = merchant(asked)
    const url = cleanUrl(typed)
    if (!url || judgeUrl(url, []).verdict === 'blocked')
      throw new Refusal('bad_input', 'link.invalid', {}, { field: 'url' })
    return addCatalogue(ctx, { id: ctx.house.newId(), name, format, url, uploaded: null })
  },

  async update(ctx, { id }) {
    const { state } = await own(ctx, id)
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
    const { user_id, bytes } = await own(ctx, id)
    count(ctx, 'user.uploadBytes', user_id, -bytes)
    ctx.emit('catalogue.deleted', { catalogue_id: id })
    await ctx.db
      .updateTable('catalogues')
      .set({ user_id: '0' as Id, next_run_at: null, bytes: 0 })
      .where('id', '=', id)
      .execute()
    return DONE
  },
})

const AT_ONCE = 200

/**
 * Sells out what a deleted list named, a few at a time, and forgets the list. Its file goes before its row: whoever begins again
 * finds it by the row.
 */
export async function forgetCatalogue(house: House, id: Id): Promise<void> {
  await inSteps(house, async (ctx) => {
    const items = await ctx.db
      .selectFrom('catalogue_items')
      .select(['item_key', 'aggregate_id'])
      .where('catalogue_id', '=', id)
      .limit(AT_ONCE)
      .execute()
    for (const { aggregate_id } of items) if (aggregate_id) await sellOut(ctx, aggregate_id)
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

/** The lists of a merchant who is gone. */
export async function forgetCataloguesOf(house: House, userId: Id): Promise<void> {
  const lists = await house.db.selectFrom('catalogues').select('id').where('user_id', '=', userId).execute()
  for (const { id } of lists) await forgetCatalogue(house, id)
}
