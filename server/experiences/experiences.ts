import type * as z from 'zod'
import {
  type Experience,
  UserExperienceCompletedResource,
  UserExperienceResource,
} from '#domain/resources/experiences.ts'
import { DONE } from '#domain/resources/session.ts'
import { type AnyAnswer, answer } from '../answer.ts'
import type { Context } from '../context.ts'

type Shown = z.output<typeof Experience>

/** Spec 3, Experience: what is placed for this viewer and neither completed nor dismissed; one a placement. */
export async function experiencesFor(ctx: Context, placements?: number[]): Promise<Record<string, Shown>> {
  // Bots get none; a visitor's dismissal could not be kept, so a visitor gets none either.
  if (ctx.isBot || !ctx.viewer || placements?.length === 0) return {}
  let placed = ctx.db.selectFrom('placed_experiences').selectAll().where('type', '!=', 0)
  if (placements) placed = placed.where('placement_id', 'in', placements)
  const rows = await placed.orderBy('placement_id').orderBy('experience_id').execute()
  if (!rows.length) return {}
  const over = await idsOver(ctx, ctx.viewer.id)
  const open = rows
    .map((row) => ({ ...row, id: `${row.placement_id}:${row.experience_id}` }))
    .filter(({ id }) => !over.has(id))
  const firsts = open.filter((row, at) => open.findIndex((other) => other.placement_id === row.placement_id) === at)
  return Object.fromEntries(
    firsts.map((row) => [row.placement_id, { ...row, status: 'eligible', triggerable_placed_exps: [] }]),
  )
}

async function idsOver(ctx: Context, userId: string): Promise<Set<string>> {
  const rows = await ctx.db
    .selectFrom('seen_experiences')
    .select('placed_experience_id')
    .where('user_id', '=', userId as never)
    .where((row) => row.or([row('completed_at', 'is not', null), row('dismissed_at', 'is not', null)]))
    .execute()
  return new Set(rows.map((row) => row.placed_experience_id))
}

/** Completed or dismissed at most once: the first time counts. Of what was never placed nothing is kept. */
async function end(ctx: Context, placedId: string, how: 'completed_at' | 'dismissed_at') {
  if (!ctx.viewer || !(await isPlaced(ctx, placedId))) return DONE
  await ctx.db
    .insertInto('seen_experiences')
    .values({ user_id: ctx.viewer.id, placed_experience_id: placedId, [how]: ctx.now })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'placed_experience_id'])
        .doUpdateSet({ [how]: ctx.now })
        .where('seen_experiences.completed_at', 'is', null)
        .where('seen_experiences.dismissed_at', 'is', null),
    )
    .execute()
  return DONE
}

async function isPlaced(ctx: Context, placedId: string): Promise<boolean> {
  const [, placement, experience] = /^(\d{1,9}):(\d{1,9})$/.exec(placedId) ?? []
  if (!placement || !experience) return false
  const row = await ctx.db
    .selectFrom('placed_experiences')
    .select('type')
    .where('placement_id', '=', Number(placement))
    .where('experience_id', '=', Number(experience))
    .executeTakeFirst()
  return row !== undefined
}

export const experienceAnswers: AnyAnswer[] = [
  ...answer(UserExperienceResource, {
    get: (ctx, { placement_ids }) => experiencesFor(ctx, placement_ids),
    delete: (ctx, { placed_experience_id }) => end(ctx, placed_experience_id, 'dismissed_at'),
  }),
  ...answer(UserExperienceCompletedResource, {
    update: (ctx, { placed_experience_id }) => end(ctx, placed_experience_id, 'completed_at'),
  }),
]
