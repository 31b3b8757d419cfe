import type { Id } from '#domain/id.ts'
import type { Context } from '../context.ts'
import { interestTree } from '../records/interest-tree.ts'

type Mark = { kind: string; target_id: Id }

/** feed.9: who turns off a topic turns off those below it, too. Marks with these added, as "kind id". */
export async function markedWithBelow({ house }: Pick<Context, 'house'>, marks: readonly Mark[]): Promise<Set<string>> {
  const tree = await interestTree(house)
  const all = marks.flatMap(({ kind, target_id }) =>
    (kind === 'off_interest' ? tree.withChildren(target_id) : [target_id]).map((id) => `${kind} ${id}`),
  )
  return new Set(all)
}
