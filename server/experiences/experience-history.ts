import { sql } from 'kysely'
import { placedExperienceId } from '#domain/rules/experiences/choose-experiences.ts'
import {
  type ExperienceEvent,
  type ExperienceHistory,
  eventForReport,
  repeatRule,
  statesChangedBy,
} from '#domain/rules/experiences/experience-state.ts'
import { mayStoreData } from '#domain/rules/viewer/consent.ts'
import type { Context } from '../context.ts'
import { addToExperienceDay } from './experience-days.ts'
import type { StoredExperience } from './placed-experiences.ts'

const VISITOR_KEY_MAX = 64

/** Where a viewer's reports are stored: under a person's id, or under a visitor's key if they consented (exp.44). */
export type HistoryOwner = { table: 'seen_experiences' | 'visitor_experiences'; column: string; key: string }

/** Null for visitors whose reports may not be stored, bots among them. A signed-in person's API client may report. */
export function historyOwner({ viewer, visitorKey, consent, isBot }: Context): HistoryOwner | null {
  if (viewer) return { table: 'seen_experiences', column: 'user_id', key: viewer.id }
  if (isBot || !visitorKey || visitorKey.length > VISITOR_KEY_MAX || !mayStoreData('seen_experiences', consent))
    return null
  return { table: 'visitor_experiences', column: 'visitor_key', key: visitorKey }
}

type HistoryRow = ExperienceHistory & { placed_experience_id: string | null }
type ViewerHistory = {
  history: Map<string, ExperienceHistory>
  pinCount: number | null
  boardCount: number | null
}

const HISTORY = sql.raw(
  ['placed_experience_id', 'triggered_at', 'last_viewed_at', 'view_count', 'completed_at', 'dismissed_at']
    .map((column) => `seen.${column}`)
    .join(', '),
)

/** Loads what a viewer has done with experiences, by placed id, and their counts, in one statement. */
export async function loadViewerHistory({ db }: Context, owner: HistoryOwner | null): Promise<ViewerHistory> {
  if (!owner) return { history: new Map(), pinCount: null, boardCount: null }
  const query =
    owner.table === 'seen_experiences'
      ? sql<HistoryRow & { pin_count: number; board_count: number }>`
        SELECT ${HISTORY}, counts.pin_count, counts.board_count FROM user_counts counts
          LEFT JOIN seen_experiences seen ON seen.user_id = counts.user_id WHERE counts.user_id = ${owner.key}`
      : sql<HistoryRow & { pin_count: null; board_count: null }>`
        SELECT ${HISTORY}, NULL AS pin_count, NULL AS board_count FROM visitor_experiences seen
          WHERE visitor_key = ${owner.key}`
  const { rows } = await query.execute(db)
  return {
    history: new Map(rows.flatMap((row) => (row.placed_experience_id ? [[row.placed_experience_id, row]] : []))),
    pinCount: rows[0]?.pin_count ?? null,
    boardCount: rows[0]?.board_count ?? null,
  }
}

/**
 * Stores a report, if the state of the experience allows it: a repeated report, also of another tab or device, changes
 * nothing (exp.3). The placements of one experience share its rules. A report that begins an instance counts as its
 * view, whatever it says.
 */
export async function storeReport(
  ctx: Context,
  owner: HistoryOwner,
  experiences: readonly [StoredExperience, ...StoredExperience[]],
  reported: ExperienceEvent,
): Promise<void> {
  const { table, column, key } = owner
  const [experience] = experiences
  const ids = experiences.map(placedExperienceId)
  const event = eventForReport(experience.experience_id, reported)
  const isTrigger = event === 'trigger'
  const waits = experience.targeting.on_trigger ?? false
  if (isTrigger && !waits) return
  const now = sql`${ctx.now}::timestamptz`
  const [completed, dismissed] = [event === 'complete', event === 'dismiss'].map((is) => (is ? now : sql`NULL`))
  const state = sqlState(experience, ctx.now)
  const change = isTrigger
    ? sql`triggered_at = ${now}`
    : sql`first_viewed_at = coalesce(known.first_viewed_at, ${now}),
        last_viewed_at = CASE WHEN ${state} = 'eligible' THEN ${now} ELSE known.last_viewed_at END,
        view_count = known.view_count + CASE WHEN ${state} = 'eligible' THEN 1 ELSE 0 END,
        completed_at = ${completed}, dismissed_at = ${dismissed}`
  const isAllowed = sql`${state} = ANY(${statesChangedBy(event)}::text[])`
  const ownColumn = sql.ref(column)
  // Before its trigger there is nothing to report of an experience that waits, so no row is made for it.
  if (waits && !isTrigger) {
    const { rows } = await sql<Changed>`UPDATE ${sql.table(table)} AS known SET ${change}
      WHERE known.${ownColumn} = ${key} AND known.placed_experience_id = ANY(${ids}::text[]) AND ${isAllowed}
      RETURNING known.last_viewed_at = ${now} AS began`.execute(ctx.db)
    countReport(ctx, experience, event, rows)
    return
  }
  const isVisitor = table === 'visitor_experiences'
  const { rows } = await sql<Changed>`
    INSERT INTO ${sql.table(table)} AS known (${ownColumn}, placed_experience_id, triggered_at, first_viewed_at,
      last_viewed_at, view_count, completed_at, dismissed_at ${isVisitor ? sql`, kept_at` : sql``})
    SELECT ${key}, id, ${isTrigger ? sql`${now}, NULL, NULL, 0` : sql`NULL, ${now}, ${now}, 1`},
      ${completed}, ${dismissed} ${isVisitor ? sql`, ${now}` : sql``} FROM unnest(${ids}::text[]) AS id
    ON CONFLICT (${ownColumn}, placed_experience_id) DO UPDATE SET ${change}
      ${isVisitor ? sql`, kept_at = ${now}` : sql``} WHERE ${isAllowed}
    RETURNING known.last_viewed_at = ${now} AS began`.execute(ctx.db)
  countReport(ctx, experience, event, rows)
}

/** A changed row of the history; `began` if the report began an instance. */
type Changed = { began: boolean | null }

/** Counts a report once, in however many placements the experience is. */
function countReport(
  ctx: Context,
  { experience_id }: StoredExperience,
  event: ExperienceEvent,
  changed: readonly Changed[],
): void {
  if (event === 'trigger' || !changed.length) return
  addToExperienceDay(ctx, experience_id, {
    viewed: changed.every(({ began }) => began) ? 1 : 0,
    completed: event === 'complete' ? 1 : 0,
    dismissed: event === 'dismiss' ? 1 : 0,
  })
}

/** `experienceState` in SQL, of the row `known`. */
function sqlState(experience: StoredExperience, now: Date) {
  const repeat = repeatRule(experience, now)
  const mayRepeat = repeat
    ? sql`known.view_count < ${repeat.maxViews}::int
        AND coalesce(greatest(known.last_viewed_at, known.completed_at, known.dismissed_at), '-infinity')
          <= ${repeat.lastReport}::timestamptz
        AND (${repeat.afterDismissal}::boolean OR known.dismissed_at IS NULL)`
    : sql`false`
  return sql`(CASE
    WHEN ${experience.targeting.on_trigger ?? false}::boolean AND known.triggered_at IS NULL THEN 'waiting'
    WHEN ${mayRepeat} THEN 'eligible'
    WHEN known.completed_at IS NOT NULL THEN 'completed'
    WHEN known.dismissed_at IS NOT NULL THEN 'dismissed'
    WHEN known.last_viewed_at IS NOT NULL THEN 'viewed'
    ELSE 'eligible' END)`
}
