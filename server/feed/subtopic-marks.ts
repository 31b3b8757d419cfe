import type { Id } from '#domain/id.ts'
import type { Context } from '../context.ts'
import { loadInterestTree } from '../records/interest-tree.ts'

type Mark = { kind: string; target_id: Id }

/** Returns marks as "kind id", with the subtopics of every turned-off topic added (feed.9). */
export async function loadMarkKeysWithSubtopics(
  { house }: Pick<Context, 'house'>,
  marks: readonly Mark[],
): Promise<Set<string>> {
  const tree = await loadInterestTree(house)
  const all = marks.flatMap(({ kind, target_id }) =>
    (kind === 'off_interest' ? tree.withChildren(target_id) : [target_id]).map((id) => `${kind} ${id}`),
  )
  return new Set(all)
}
