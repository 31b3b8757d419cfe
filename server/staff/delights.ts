import { sql } from 'kysely'
import { DELIGHT_PLACES } from '#domain/constants/surfaces.ts'
import { Refusal } from '#domain/refusal.ts'
import { type StaffDelight, StaffDelightsResource } from '#domain/resources/delights.ts'
import { DONE } from '#domain/resources/session.ts'
import { type Delight, delightData, delightIn, isReadable } from '#domain/rules/search/delight.ts'
import { answer } from '../answer.ts'
import { type SignedIn, signedIn } from '../context.ts'
import { noteAct } from '../facts/note-act.ts'

const CALLOUT = 27
const [FIRST_PLACE] = DELIGHT_PLACES

/** A delight is the same at each place of the search: a row there for each of them. */
async function listDelights(ctx: SignedIn): Promise<StaffDelight[]> {
  const rows = await ctx.db
    .selectFrom('placed_experiences')
    .select(['experience_id', 'display_data'])
    .where('placement_id', '=', FIRST_PLACE)
    .orderBy('experience_id')
    .execute()
  return rows.flatMap(({ experience_id, display_data }) => {
    const delight = delightIn(display_data)
    return delight ? [shown(experience_id, delight)] : []
  })
}

const shown = (id: number, delight: Delight): StaffDelight => ({ type: 'staff_delight', id: String(id), ...delight })

async function saveDelight(ctx: SignedIn, id: number | undefined, delight: Delight): Promise<StaffDelight> {
  if (!isReadable(delight)) throw new Refusal('bad_input', 'staff.delightPale', {}, { field: 'text_colors' })
  if (id !== undefined && !(await listDelights(ctx)).some((known) => known.id === String(id)))
    throw new Refusal('not_found', 'error.notFound')
  // The next number is taken by the row itself, so that two who add at once get one each.
  const { rows } = await sql<{ experience_id: number }>`
    INSERT INTO placed_experiences (placement_id, experience_id, type, display_data)
    SELECT place, ${id === undefined ? sql`(SELECT coalesce(max(experience_id), 0) + 1 FROM placed_experiences)` : sql`${id}::int`},
      ${CALLOUT}, ${JSON.stringify(delightData(delight))}::jsonb FROM unnest(${[...DELIGHT_PLACES]}::int[]) AS place
    ON CONFLICT (placement_id, experience_id) DO UPDATE SET display_data = excluded.display_data
    RETURNING experience_id`.execute(ctx.db)
  await noteAct(ctx, { act: 'delight', kind: 'search', target: delight.search_query_list[0] ?? '' })
  return shown(rows[0]?.experience_id as number, delight)
}

export const delightAnswers = answer(StaffDelightsResource, {
  get: async (ctx) => ({ items: await listDelights(signedIn(ctx)), next: null }),
  update: (ctx, { id, ...delight }) => saveDelight(signedIn(ctx), id, delight),
  async delete(ctx, { id }) {
    const known = (await listDelights(signedIn(ctx))).find((one) => one.id === String(id))
    if (!known) return DONE
    await ctx.db
      .deleteFrom('placed_experiences')
      .where('experience_id', '=', id)
      .where('placement_id', 'in', [...DELIGHT_PLACES])
      .execute()
    await noteAct(signedIn(ctx), { act: 'delight_gone', kind: 'search', target: known.search_query_list[0] ?? '' })
    return DONE
  },
})
