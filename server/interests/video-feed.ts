import { sql } from 'kysely'
import { PAGE_SIZE } from '#domain/constants/limits.ts'
import { VideoFeedResource } from '#domain/resources/videos.ts'
import { answer } from '../answer.ts'
import type { CursorKey } from '../cursor.ts'
import { notHidden } from '../feedback/hidden.ts'
import { interestTree } from '../records/interest-tree.ts'
import { type ListedPin, listPins } from '../records/list-pins.ts'
import { findInterest } from './find-interest.ts'

/** Video.14. Videos only, the best first, each once: of everything, or of a topic and those below it. */
export const videoFeedAnswers = answer(VideoFeedResource, {
  async get(ctx, { category }) {
    const tree = await interestTree(ctx.house)
    const topics = category ? tree.withChildren(await findInterest(ctx, category)) : null
    const read = async (after: CursorKey | null, limit: number): Promise<ListedPin[]> => {
      const { rows } = await sql<ListedPin>`
        SELECT pin_id, ARRAY[score::text, pin_id::text] AS cursor_key FROM pin_search
        WHERE kind = 'video' AND ${notHidden(ctx, sql`pin_search.aggregate_id`)}
          ${topics ? sql`AND topics && ${topics}::bigint[]` : sql``}
          ${after ? sql`AND (score, pin_id) < (${after[0]}::real, ${after[1]}::bigint)` : sql``}
        ORDER BY score DESC, pin_id DESC LIMIT ${limit}`.execute(ctx.db)
      return rows
    }
    return listPins(ctx, PAGE_SIZE, read, 'list')
  },
})
