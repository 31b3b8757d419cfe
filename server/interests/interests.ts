import { sql } from 'kysely'
import { FOLLOWERS_PAGE_SIZE, PAGE_SIZE } from '#domain/constants/limits.ts'
import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import { InterestsResource, TopicFeedResource, TopicResource } from '#domain/resources/interests.ts'
import { answer } from '../answer.ts'
import type { Context } from '../context.ts'
import type { CursorKey } from '../cursor.ts'
import { loadPage } from '../list-page.ts'
import { loadPins } from '../records/load-pins.ts'
import { find } from '../search/find.ts'
import { loadInterests } from './load-interests.ts'

async function mustFindInterest(ctx: Context, which: string): Promise<{ id: Id; name: string }> {
  const isId = /^\d{1,18}$|^[1-8]\d{18}$/.test(which)
  const { rows } = await sql<{ id: Id; name: string }>`SELECT id, name FROM interests
    WHERE ${isId ? sql`id = ${which}::bigint` : sql`url_name = lower(${which}) OR lower(name) = lower(${which})`}
    ORDER BY url_name = lower(${which}) DESC LIMIT 1`.execute(ctx.db)
  if (!rows[0]) throw new Refusal('not_found', 'interest.none')
  return rows[0]
}

export const interestAnswers = [
  ...answer(InterestsResource, {
    async get(ctx) {
      const read = async (after: CursorKey | null, limit: number) => {
        const { rows } = await sql<{
          id: Id
          cursor_key: CursorKey
        }>`SELECT id, ARRAY[url_name] AS cursor_key FROM interests
          ${after ? sql`WHERE url_name > ${after[0]}` : sql``} ORDER BY url_name LIMIT ${limit}`.execute(ctx.db)
        return rows
      }
      return loadPage(ctx, FOLLOWERS_PAGE_SIZE, read, (rows) =>
        loadInterests(
          ctx,
          rows.map((row) => row.id),
        ),
      )
    },
  }),
  ...answer(TopicResource, {
    async get(ctx, { interest }) {
      const { id } = await mustFindInterest(ctx, interest)
      const [found] = await loadInterests(ctx, [id])
      if (!found) throw new Refusal('not_found', 'interest.none')
      return found
    },
  }),
  ...answer(TopicFeedResource, {
    async get(ctx, { interest }) {
      const { name } = await mustFindInterest(ctx, interest)
      return loadPage(ctx, PAGE_SIZE, find(ctx, name, 'pins'), (rows) =>
        loadPins(
          ctx,
          rows.map((row) => row.id),
        ),
      )
    },
  }),
]
