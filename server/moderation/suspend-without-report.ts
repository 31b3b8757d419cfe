import type { Person, SignedIn } from '../context.ts'
import { applyDecision } from './apply-decision.ts'
import type { CaseRow } from './own-cases.ts'
import { toPersonSnapshot } from './report-targets.ts'

/**
 * Suspends someone without a report. A decided case is stored nevertheless, so that the person learns the reason and
 * may appeal.
 */
export async function suspendWithoutReport(ctx: SignedIn, person: Person, reason: string): Promise<void> {
  if (person.state === 'suspended') return
  const decided = {
    id: ctx.house.newId(),
    kind: 'user',
    target_id: person.id,
    against_id: person.id,
    within_id: null,
    state: 'decided',
    decision: 'suspend' as const,
    decision_reason: reason,
    decided_by: ctx.viewer.id,
    decided_at: ctx.now,
    created_at: ctx.now,
  }
  const snapshot = toPersonSnapshot(person)
  await ctx.db
    .insertInto('cases')
    .values({ ...decided, looked: JSON.stringify(snapshot) })
    .execute()
  await applyDecision(ctx, { ...decided, looked: snapshot } satisfies CaseRow as CaseRow & { decision: 'suspend' })
  ctx.emit('case.decided', { case_id: decided.id })
}
