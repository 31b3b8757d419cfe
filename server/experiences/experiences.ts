import { sql } from 'kysely'
import type * as z from 'zod'
import {
  type Experience,
  UserExperienceCompletedResource,
  UserExperienceResource,
} from '#domain/resources/experiences.ts'
import { DONE } from '#domain/resources/session.ts'
import { delightFor, delightIn } from '#domain/rules/search/delight.ts'
import { mayKeep } from '#domain/rules/viewer/may-keep.ts'
import { type AnyAnswer, answer } from '../answer.ts'
import type { Context } from '../context.ts'

type Shown = z.output<typeof Experience>

const VISITOR_KEY_MAX = 64

/** Who may complete or dismiss something: a member, or a visitor who agreed to be known again. */
type Keeper = { table: 'seen_experiences' | 'visitor_experiences'; column: 'user_id' | 'visitor_key'; key: string }

function keeperOf({ viewer, visitorKey, consent }: Context): Keeper | null {
  if (viewer) return { table: 'seen_experiences', column: 'user_id', key: viewer.id }
  if (!visitorKey || visitorKey.length > VISITOR_KEY_MAX || !mayKeep('seen_experiences', consent)) return null
  return { table: 'visitor_experiences', column: 'visitor_key', key: visitorKey }
}

type Placed = { placement_id: number; experience_id: number; type: number; display_data: unknown }

/** Its words are kept in the house's language, and beside it in others: `in: { de: { … } }`. */
function wordsFor({ locale }: Context, display_data: unknown): unknown {
  const { in: others, ...words } = (display_data ?? {}) as { in?: Record<string, object> }
  return others ? { ...words, ...others[locale.split('-')[0] ?? ''] } : display_data
}

const asShown = (ctx: Context, row: Placed): Shown => ({
  ...row,
  display_data: wordsFor(ctx, row.display_data),
  id: `${row.placement_id}:${row.experience_id}`,
  status: 'eligible',
  triggerable_placed_exps: [],
})

/** Spec 3, Experience: what is placed for this viewer and neither completed nor dismissed; one a placement. */
export async function experiencesFor(
  ctx: Context,
  placements?: number[],
  query: string | null = null,
): Promise<Record<string, Shown>> {
  const keeper = keeperOf(ctx)
  // Bots get none.
  if (ctx.isBot || placements?.length === 0) return {}
  let placed = ctx.db.selectFrom('placed_experiences').selectAll().where('type', '!=', 0)
  if (placements) placed = placed.where('placement_id', 'in', placements)
  const rows = await placed.orderBy('placement_id').orderBy('experience_id').execute()
  const delights = delightsOf(ctx, rows, query)
  const others = rows.filter(({ display_data }) => !delightIn(display_data))
  // Nor does a visitor whose dismissal could not be kept. A delight is never over.
  if (!keeper || !others.length) return delights
  const over = await idsOver(ctx, keeper)
  const open = others.map((row) => asShown(ctx, row)).filter(({ id }) => !over.has(id))
  const firsts = open.filter((row, at) => open.findIndex((other) => other.placement_id === row.placement_id) === at)
  return { ...Object.fromEntries(firsts.map((row) => [row.placement_id, row])), ...delights }
}

/** Spec 5: at each place the delight that the words of a search meet best. */
function delightsOf(ctx: Context, rows: readonly Placed[], query: string | null): Record<string, Shown> {
  if (!query) return {}
  const places = [...new Set(rows.map(({ placement_id }) => placement_id))]
  return Object.fromEntries(
    places.flatMap((place) => {
      const there = rows.flatMap((row) => {
        const delight = row.placement_id === place ? delightIn(row.display_data) : null
        return delight ? [{ ...delight, row }] : []
      })
      const met = delightFor(query, there)
      return met ? [[place, asShown(ctx, met.row)]] : []
    }),
  )
}

/** What is searched for where the experience would stand. */
function searchedIn(extra_context: unknown): string | null {
  const { search_query } = (extra_context ?? {}) as { search_query?: unknown }
  return typeof search_query === 'string' ? search_query.slice(0, QUERY_MAX) : null
}
const QUERY_MAX = 300

async function idsOver(ctx: Context, { table, column, key }: Keeper): Promise<Set<string>> {
  const { rows } = await sql<{ placed_experience_id: string }>`
    SELECT placed_experience_id FROM ${sql.table(table)} WHERE ${sql.ref(column)} = ${key}
      AND (completed_at IS NOT NULL OR dismissed_at IS NOT NULL)`.execute(ctx.db)
  return new Set(rows.map((row) => row.placed_experience_id))
}

/** Completed or dismissed at most once: the first time counts. Of what was never placed nothing is kept, and that is said. */
async function end(ctx: Context, placedId: string, how: 'completed_at' | 'dismissed_at') {
  const keeper = keeperOf(ctx)
  if (!keeper || !(await isPlaced(ctx, placedId))) return { ...DONE, kept: false }
  const { table, column, key } = keeper
  const since = table === 'visitor_experiences' ? { name: sql`, kept_at`, value: sql`, ${ctx.now}` } : null
  await sql`
    INSERT INTO ${sql.table(table)} AS known (${sql.ref(column)}, placed_experience_id, ${sql.ref(how)} ${since?.name ?? sql``})
    VALUES (${key}, ${placedId}, ${ctx.now} ${since?.value ?? sql``})
    ON CONFLICT (${sql.ref(column)}, placed_experience_id) DO UPDATE SET ${sql.ref(how)} = excluded.${sql.ref(how)}
      WHERE known.completed_at IS NULL AND known.dismissed_at IS NULL`.execute(ctx.db)
  return { ...DONE, kept: true }
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
    get: (ctx, { placement_ids, extra_context }) => experiencesFor(ctx, placement_ids, searchedIn(extra_context)),
    delete: (ctx, { placed_experience_id }) => end(ctx, placed_experience_id, 'dismissed_at'),
  }),
  ...answer(UserExperienceCompletedResource, {
    update: (ctx, { placed_experience_id }) => end(ctx, placed_experience_id, 'completed_at'),
  }),
]
