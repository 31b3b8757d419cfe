import type { SignedIn } from '../context.ts'

type StaffActEntry = { act: string; kind: string; target: string; reason?: string }

/** Records every act of staff in the log, including views of hidden content. */
export async function recordStaffAct(ctx: SignedIn, { act, kind, target, reason = '' }: StaffActEntry): Promise<void> {
  await ctx.db
    .insertInto('staff_acts')
    .values({ id: ctx.house.newId(), staff_id: ctx.viewer.id, act, kind, target, reason, at: ctx.now })
    .execute()
}
