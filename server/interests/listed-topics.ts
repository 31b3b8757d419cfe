import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import type { Context } from '../context.ts'
import { loadInterestTree } from '../records/interest-tree.ts'
import { loadTopicStats } from './topic-stats.ts'

/** Returns a filter for topics in lists: those with listed pins; staff see all (topic.10). */
export async function loadTopicFilter({ house, viewer }: Context): Promise<(topic: { id: Id }) => boolean> {
  if (viewer?.is_staff) return () => true
  const { pinCounts } = await loadTopicStats(house)
  return ({ id }) => pinCounts.has(id)
}

/**
 * Returns whether a topic has a page for the viewer (topic.10). The cached statistics may be a minute old, so a first
 * pin is looked up.
 */
export async function hasTopicPage(ctx: Context, id: Id): Promise<boolean> {
  const isOffered = await loadTopicFilter(ctx)
  if (isOffered({ id })) return true
  const ids = (await loadInterestTree(ctx.house)).withChildren(id)
  const { rows } = await sql`SELECT 1 FROM pin_search WHERE topics && ${ids}::bigint[] LIMIT 1`.execute(ctx.db)
  return rows.length > 0
}
