import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Context } from '../context.ts'
import { isInterestShown } from '../interest-shown.ts'

type Found = { id: Id; is_shown: boolean; merged_into_id: Id | null }

/** By id, by the name in its address or one it had before, or by its name in any language. What was merged leads on; hidden is none. */
export async function findInterest(ctx: Context, which: string): Promise<Id> {
  const isId = /^\d{1,18}$|^[1-8]\d{18}$/.test(which)
  let found = isId ? await byId(ctx, which as Id) : await byName(ctx, which)
  if (found?.merged_into_id) found = await byId(ctx, found.merged_into_id)
  if (!found?.is_shown) throw new Refusal('not_found', 'interest.none')
  return found.id
}

const byId = ({ db }: Context, id: Id): Promise<Found | undefined> =>
  db
    .selectFrom('interests')
    .select(['id', isInterestShown.as('is_shown'), 'merged_into_id'])
    .where('id', '=', id)
    .executeTakeFirst()

async function byName({ db }: Context, which: string): Promise<Found | undefined> {
  const { rows } = await sql<Found>`SELECT id, ${isInterestShown} AS is_shown, merged_into_id FROM interests
    WHERE url_name = lower(${which}) OR lower(name) = lower(${which})
      OR id = (SELECT interest_id FROM interest_addresses a WHERE a.url_name = lower(${which}))
      OR EXISTS (SELECT 1 FROM jsonb_each_text(names) n WHERE lower(n.value) = lower(${which}))
    ORDER BY url_name = lower(${which}) DESC, is_hidden LIMIT 1`.execute(db)
  return rows[0]
}
