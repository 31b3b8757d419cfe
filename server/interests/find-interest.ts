import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import { parseId } from '#domain/parse-id.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Context } from '../context.ts'
import { interestShownSql } from '../interest-shown.ts'
import { hasTopicPage } from './listed-topics.ts'

type Found = { id: Id; is_shown: boolean; merged_into_id: Id | null }

/**
 * Finds a topic by id, by its current or former URL name, or by its name in any language. A merged topic leads to the
 * other one. Hidden topics and those without listed pins are not found.
 */
export async function findInterestId(ctx: Context, which: string): Promise<Id> {
  const id = parseId(which)
  let found = id ? await byId(ctx, id) : await byName(ctx, which)
  if (found?.merged_into_id) found = await byId(ctx, found.merged_into_id)
  if (!found?.is_shown || !(await hasTopicPage(ctx, found.id))) throw new Refusal('not_found', 'interest.none')
  return found.id
}

const byId = ({ db }: Context, id: Id): Promise<Found | undefined> =>
  db
    .selectFrom('interests')
    .select(['id', interestShownSql.as('is_shown'), 'merged_into_id'])
    .where('id', '=', id)
    .executeTakeFirst()

async function byName({ db }: Context, which: string): Promise<Found | undefined> {
  const { rows } = await sql<Found>`SELECT id, ${interestShownSql} AS is_shown, merged_into_id FROM interests
    WHERE url_name = lower(${which}) OR lower(name) = lower(${which})
      OR id = (SELECT interest_id FROM interest_addresses a WHERE a.url_name = lower(${which}))
      OR EXISTS (SELECT 1 FROM jsonb_each_text(names) n WHERE lower(n.value) = lower(${which}))
    ORDER BY url_name = lower(${which}) DESC, is_hidden LIMIT 1`.execute(db)
  return rows[0]
}
