import { sql } from 'kysely'
import { DEFAULT_PAGE_SIZE } from '#domain/constants/limits.ts'
import { VideoFeedResource } from '#domain/resources/videos.ts'
import { defineAnswers } from '../answer.ts'
import type { CursorKey } from '../cursor.ts'
import { notHiddenCondition } from '../feedback/hide-aggregate.ts'
import { keyset } from '../keyset.ts'
import { loadInterestTree } from '../records/interest-tree.ts'
import { type ListedPin, listPins } from '../records/list-pins.ts'
import { findInterestId } from './find-interest.ts'

const BEST_FIRST = keyset('DESC', ['score', 'real'], ['pin_id', 'bigint'])

/** Lists videos, best first, each once; of all topics, or of one and its subtopics (video.14). */
export const videoFeedAnswers = defineAnswers(VideoFeedResource, {
  async get(ctx, { category }) {
    const tree = await loadInterestTree(ctx.house)
    const topics = category ? tree.withChildren(await findInterestId(ctx, category)) : null
    const read = async (after: CursorKey | null, limit: number): Promise<ListedPin[]> => {
      const { rows } = await sql<ListedPin>`
        SELECT pin_id, ${BEST_FIRST.key} AS cursor_key FROM pin_search
        WHERE kind = 'video' AND ${notHiddenCondition(ctx, sql`pin_search.aggregate_id`)}
          ${topics ? sql`AND topics && ${topics}::bigint[]` : sql``}
          AND ${BEST_FIRST.isAfter(after)}
        ORDER BY ${BEST_FIRST.order} LIMIT ${limit}`.execute(ctx.db)
      return rows
    }
    return listPins(ctx, DEFAULT_PAGE_SIZE, read, 'list')
  },
})
