import { TOPICS_PER_PIN_MAX } from '#domain/constants/limits.ts'
import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import type { SignedIn } from '../context.ts'
import { loadInterestTree } from '../records/interest-tree.ts'

/** Returns the topics that the creator chose; refuses unknown topics and those which only staff may assign. */
export async function requireKnownTopics(ctx: SignedIn, sent: readonly Id[]): Promise<Id[]> {
  const ids = [...new Set(sent)]
  const field = 'interest_ids'
  if (ids.length > TOPICS_PER_PIN_MAX)
    throw new Refusal('bad_input', 'interest.tooMany', { count: TOPICS_PER_PIN_MAX }, { field })
  if (!ids.length) return []
  const { byId } = await loadInterestTree(ctx.house)
  for (const id of ids) {
    const interest = byId.get(id)
    if (!interest || (interest.is_sensitive && !ctx.viewer.is_staff))
      throw new Refusal('bad_input', 'interest.none', {}, { field })
  }
  return ids
}

/** Stores the topics that the creator chose. The others are found after the pin is created. */
export async function saveCreatorTopics(ctx: SignedIn, aggregate_id: Id, topics: readonly Id[]): Promise<void> {
  if (!topics.length) return
  const rows = topics.map((interest_id) => ({ aggregate_id, interest_id, confidence: 1, source: 'creator' }))
  await ctx.db.insertInto('aggregate_topics').values(rows).execute()
}
