import type { AnswerOf } from '#domain/resource.ts'
import type { StaffEventsResource } from '#domain/resources/staff.ts'
import type { SignedIn } from '../context.ts'
import { loadEventTypeCounts } from '../events/event-counts.ts'
import { toActorKey } from '../events/store-events.ts'

const OWN_EVENTS = 50

/** Counts by type of all events, and the last events of the viewer's own account; nobody sees those of others. */
export async function showStaffEvents(ctx: SignedIn): Promise<AnswerOf<typeof StaffEventsResource.get>> {
  const own = await ctx.db
    .selectFrom('events')
    .selectAll()
    .where('actor_key', '=', toActorKey(ctx))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(OWN_EVENTS)
    .execute()
  return {
    counts: await loadEventTypeCounts(ctx),
    own: own.map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      event_type: row.type,
      view_type: row.view_type,
      view_parameter: row.view_parameter,
      component: row.component,
      element: row.element,
      object_id_str: row.object_id,
      aux_data: row.aux,
      event_data: row.data,
    })),
  }
}
