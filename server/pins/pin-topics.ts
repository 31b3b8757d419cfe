import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import { TOPICS_MOST } from '#domain/rules/interests/kept-topics.ts'
import type { SignedIn } from '../context.ts'
import { interestTree } from '../records/interest-tree.ts'

/** D61: what its creator says a pin is about; only what is known, and not what staff alone may say. */
export async function knownTopics(ctx: SignedIn, sent: readonly Id[]): Promise<Id[]> {
  const ids = [...new Set(sent)]
  const field = 'interest_ids'
  if (ids.length > TOPICS_MOST) throw new Refusal('bad_input', 'interest.tooMany', { count: TOPICS_MOST }, { field })
  if (!ids.length) return []
  const { byId } = await interestTree(ctx.house)
  for (const id of ids) {
    const interest = byId.get(id)
    if (!interest || (interest.is_sensitive && !ctx.viewer.is_staff))
      throw new Refusal('bad_input', 'interest.none', {}, { field })
  }
  return ids
}

/** Stores the topics that the creator chose. The others are found after the pin is created. */
export async function tagTopics(ctx: SignedIn, aggregate_id: Id, topics: readonly Id[]): Promise<void> {
  if (!topics.length) return
  const rows = topics.map((interest_id) => ({ aggregate_id, interest_id, confidence: 1, source: 'creator' }))
  await ctx.db.insertInto('aggregate_topics').values(rows).execute()
}
