import { type Context, requireUnitOfWork } from '../context.ts'

export type ExperienceCounts = { viewed: number; completed: number; dismissed: number }

/** Adds to the daily counts of an experience. They name nobody. */
export function addToExperienceDay(ctx: Context, experience_id: number, counts: ExperienceCounts): void {
  const { viewed, completed, dismissed } = counts
  if (!viewed && !completed && !dismissed) return
  const day = ctx.now.toISOString().slice(0, 10)
  const insert = ctx.db.insertInto('experience_days').values({ experience_id, day: day as never, ...counts })
  requireUnitOfWork(ctx).insertsAtEnd.push(
    insert.onConflict((conflict) =>
      conflict.columns(['experience_id', 'day']).doUpdateSet(({ eb, ref }) => ({
        viewed: eb(ref('experience_days.viewed'), '+', viewed),
        completed: eb(ref('experience_days.completed'), '+', completed),
        dismissed: eb(ref('experience_days.dismissed'), '+', dismissed),
      })),
    ),
  )
}
