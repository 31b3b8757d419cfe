import type { SignedIn } from '../context.ts'

type Act = { act: string; kind: string; target: string; reason?: string }

/** Whatever staff do is written down, looks into hidden things included. */
export async function noteAct(ctx: SignedIn, { act, kind, target, reason = '' }: Act): Promise<void> {
  await ctx.db
    .insertInto('staff_acts')
    .values({ id: ctx.house.newId(), staff_id: ctx.viewer.id, act, kind, target, reason, at: ctx.now })
    .execute()
}
