import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Context } from '../context.ts'
import { loadPeople } from '../records/load-people.ts'

/** Returns the actor: the viewer, or the business named by `orbac_subject_id` when the viewer may act for it. */
export async function resolveActor(ctx: Context, options: Record<string, unknown>): Promise<Pick<Context, 'actor'>> {
  const subject = options.orbac_subject_id as Id | undefined
  if (!subject || !ctx.viewer || subject === ctx.viewer.id) return { actor: ctx.viewer }
  const role = await ctx.db
    .selectFrom('business_members')
    .select('role')
    .where('business_id', '=', subject)
    .where('user_id', '=', ctx.viewer.id)
    .where('role', 'in', ['owner', 'admin'])
    .executeTakeFirst()
  const business = role && (await loadPeople(ctx, [subject])).get(subject)
  if (!business) throw new Refusal('forbidden', 'error.notYourBusiness')
  return { actor: business }
}
