import type { SignedIn } from '../context.ts'
import type { CaseRow } from '../moderation/own-cases.ts'
import { loadPeople } from '../records/load-people.ts'
import { loadPinParts } from '../records/load-pins.ts'
import { makeSystemContext } from '../system-context.ts'

/** Returns the public URL of the item of a case; null when not everyone can see it. */
export async function findCaseUrl(ctx: SignedIn, { kind, target_id, within_id }: CaseRow): Promise<string | null> {
  const visitor = { ...makeSystemContext(ctx.house), db: ctx.db }
  if (kind === 'pin') {
    const [pin] = await loadPinParts(visitor, [target_id], { for: 'url', withMarks: false })
    return pin ? `/pin/${target_id}/` : null
  }
  if (kind === 'comment' && within_id) {
    const aggregate = await ctx.db
      .selectFrom('aggregates')
      .select('first_pin_id')
      .where('id', '=', within_id)
      .executeTakeFirst()
    const [pin] = aggregate
      ? await loadPinParts(visitor, [aggregate.first_pin_id], { for: 'url', withMarks: false })
      : []
    return pin ? `/pin/${pin.pin.id}/comments/` : null
  }
  if (kind === 'user') {
    const person = (await loadPeople(ctx, [target_id])).get(target_id)
    return person?.state === 'active' ? `/${person.username}/` : null
  }
  return null
}
