import { sql } from 'kysely'
import { SEARCH_DELIGHT_PLACEMENTS } from '#domain/constants/surfaces.ts'
import { Refusal } from '#domain/refusal.ts'
import { type StaffDelight, StaffDelightsResource } from '#domain/resources/delights.ts'
import { DONE } from '#domain/resources/session.ts'
import { isDelightReadable, parseDelight, type SearchDelight, toDelightData } from '#domain/rules/search/delight.ts'
import { defineAnswers } from '../answer.ts'
import { requireSignedIn, type SignedIn } from '../context.ts'
import { invalidatePlacedExperiences } from '../experiences/placed-experiences.ts'
import { recordStaffAct } from '../facts/record-staff-act.ts'

const CALLOUT = 27
const [FIRST_PLACE] = SEARCH_DELIGHT_PLACEMENTS

/** Lists delights. A delight is stored as one row for each placement in search. */
async function listDelights(ctx: SignedIn): Promise<StaffDelight[]> {
  const rows = await ctx.db
    .selectFrom('placed_experiences')
    .select(['experience_id', 'display_data'])
    .where('placement_id', '=', FIRST_PLACE)
    .orderBy('experience_id')
    .execute()
  return rows.flatMap(({ experience_id, display_data }) => {
    const delight = parseDelight(display_data)
    return delight ? [shown(experience_id, delight)] : []
  })
}

const shown = (id: number, delight: SearchDelight): StaffDelight => ({
  type: 'staff_delight',
  id: String(id),
  ...delight,
})

async function saveDelight(ctx: SignedIn, id: number | undefined, delight: SearchDelight): Promise<StaffDelight> {
  if (!isDelightReadable(delight)) throw new Refusal('bad_input', 'staff.delightPale', {}, { field: 'text_colors' })
  if (id !== undefined && !(await listDelights(ctx)).some((known) => known.id === String(id)))
    throw new Refusal('not_found', 'error.notFound')
  // The row takes the next number in the same statement, so that two simultaneous inserts get different numbers.
  const { rows } = await sql<{ experience_id: number }>`
    INSERT INTO placed_experiences (placement_id, experience_id, type, display_data)
    SELECT place, ${id === undefined ? sql`(SELECT coalesce(max(experience_id), 0) + 1 FROM placed_experiences)` : sql`${id}::int`},
      ${CALLOUT}, ${JSON.stringify(toDelightData(delight))}::jsonb FROM unnest(${[...SEARCH_DELIGHT_PLACEMENTS]}::int[]) AS place
    ON CONFLICT (placement_id, experience_id) DO UPDATE SET display_data = excluded.display_data
    RETURNING experience_id`.execute(ctx.db)
  invalidatePlacedExperiences(ctx.house)
  await recordStaffAct(ctx, { act: 'delight', kind: 'search', target: delight.search_query_list[0] ?? '' })
  return shown(rows[0]?.experience_id as number, delight)
}

export const delightAnswers = defineAnswers(StaffDelightsResource, {
  get: async (ctx) => ({ items: await listDelights(requireSignedIn(ctx)), next: null }),
  update: (ctx, { id, ...delight }) => saveDelight(requireSignedIn(ctx), id, delight),
  async delete(ctx, { id }) {
    const known = (await listDelights(requireSignedIn(ctx))).find((one) => one.id === String(id))
    if (!known) return DONE
    await ctx.db
      .deleteFrom('placed_experiences')
      .where('experience_id', '=', id)
      .where('placement_id', 'in', [...SEARCH_DELIGHT_PLACEMENTS])
      .execute()
    invalidatePlacedExperiences(ctx.house)
    await recordStaffAct(requireSignedIn(ctx), {
      act: 'delight_gone',
      kind: 'search',
      target: known.search_query_list[0] ?? '',
    })
    return DONE
  },
})
