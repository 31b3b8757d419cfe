import type { Person, SignedIn } from '../context.ts'
import { carryOut } from './consequences.ts'
import type { CaseRow } from './own-cases.ts'
import { snapshotOfPerson } from './reported.ts'

/** A suspension that nobody asked for is a case all the same: the person is told why, and may contradict it. */
export async function suspendByHand(ctx: SignedIn, person: Person, reason: string): Promise<void> {
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
  const snapshot = snapshotOfPerson(person)
  await ctx.db
    .insertInto('cases')
    .values({ ...decided, looked: JSON.stringify(snapshot) })
    .execute()
  await carryOut(ctx, { ...decided, looked: snapshot } satisfies CaseRow as CaseRow & { decision: 'suspend' })
  ctx.emit('case.decided', { case_id: decided.id })
}
