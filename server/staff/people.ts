import { sql } from 'kysely'
import { DEFAULT_PAGE_SIZE } from '#domain/constants/limits.ts'
import type { Id } from '#domain/id.ts'
import { parseId } from '#domain/parse-id.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Page } from '#domain/resource.ts'
import type { StaffPerson } from '#domain/resources/staff.ts'
import { formatRfc2822 } from '#domain/rules/format/dates.ts'
import { allowedStaffActs, type StaffActOnPerson } from '#domain/rules/moderation/staff-acts.ts'
import { endAllSessions } from '../auth/sessions.ts'
import type { SignedIn } from '../context.ts'
import type { CursorKey } from '../cursor.ts'
import { recordStaffAct } from '../facts/record-staff-act.ts'
import { keyset } from '../keyset.ts'
import { loadListPage } from '../list-page.ts'
import { reinstatePerson } from '../moderation/apply-decision.ts'
import { suspendWithoutReport } from '../moderation/suspend-without-report.ts'
import { toAvatarUrls } from '../records/avatar-urls.ts'
import { loadPeople, toFullName } from '../records/load-people.ts'

const NEWEST_FIRST = keyset('DESC', ['id', 'bigint'])

type PeopleFilter = { query?: string | undefined; state?: string | undefined }
type Row = { id: Id; cursor_key: CursorKey }

/** Lists people by the beginning of their name or email address, or by id; newest first. */
export function listPeople(ctx: SignedIn, { query = '', state }: PeopleFilter): Promise<Page<StaffPerson>> {
  const typed = query.trim().toLowerCase().replace(/^@/, '')
  const beginning = `${typed.replace(/[\\%_]/g, '\\$&')}%`
  const read = async (after: CursorKey | null, limit: number) => {
    const { rows } = typed
      ? await sql<Row>`SELECT id, ${NEWEST_FIRST.key} AS cursor_key FROM (
          SELECT user_id AS id FROM handles WHERE handle LIKE ${beginning}
          UNION SELECT user_id FROM emails WHERE email_key LIKE ${beginning}
          UNION SELECT id FROM users WHERE id::text = ${typed} AND id = ${parseId(typed) ?? '0'}::bigint
        ) found WHERE ${NEWEST_FIRST.isAfter(after)} ORDER BY ${NEWEST_FIRST.order} LIMIT ${limit}`.execute(ctx.db)
      : await sql<Row>`SELECT id, ${NEWEST_FIRST.key} AS cursor_key FROM users
          WHERE ${state === 'suspended' ? sql`state = 'suspended'` : sql`true`} AND ${NEWEST_FIRST.isAfter(after)}
          ORDER BY ${NEWEST_FIRST.order} LIMIT ${limit}`.execute(ctx.db)
    return rows
  }
  return loadListPage(ctx, DEFAULT_PAGE_SIZE, read, (rows) =>
    showPeople(
      ctx,
      rows.map((row) => row.id),
    ),
  )
}

type PersonCounts = { id: Id; email: string | null; pins: number | null; violations: string; sessions: string }

async function showPeople(ctx: SignedIn, ids: Id[]): Promise<(StaffPerson | null)[]> {
  if (!ids.length) return []
  const people = await loadPeople(ctx, ids)
  const { rows } = await sql<PersonCounts>`
    SELECT p.id, (SELECT email FROM user_secrets WHERE user_id = p.id) AS email,
      (SELECT pin_count FROM user_counts WHERE user_id = p.id) AS pins,
      (SELECT count(*) FROM violations WHERE user_id = p.id AND taken_back_at IS NULL) AS violations,
      (SELECT count(*) FROM sessions WHERE user_id = p.id) AS sessions
    FROM unnest(${ids}::bigint[]) AS p(id)`.execute(ctx.db)
  const counted = new Map(rows.map((row) => [row.id, row]))
  return ids.map((id) => {
    const person = people.get(id)
    if (!person) return null
    const numbers = counted.get(id)
    return {
      type: 'staff_person',
      id,
      username: person.username,
      full_name: toFullName(person),
      email: numbers?.email ?? null,
      state: person.state,
      is_staff: person.is_staff,
      is_partner: person.is_partner,
      is_verified_merchant: person.is_verified_merchant,
      is_verified_identity: person.is_verified_identity,
      image_url: person.avatar_signature ? toAvatarUrls(ctx.house.settings, person).medium : null,
      avatar_color_index: person.avatar_color_index,
      created_at: formatRfc2822(person.created_at),
      pin_count: numbers?.pins ?? 0,
      violation_count: Number(numbers?.violations ?? 0),
      session_count: Number(numbers?.sessions ?? 0),
    }
  })
}

type StaffActOptions = { user_id: Id; act: StaffActOnPerson; reason: string }

/** Columns that an act sets on the account, without further effects. */
const MARKS: Partial<Record<StaffActOnPerson, object>> = {
  make_staff: { is_staff: true },
  end_staff: { is_staff: false },
  verify_merchant: { is_verified_merchant: true },
  end_merchant: { is_verified_merchant: false },
  verify_identity: { is_verified_identity: true },
  end_identity: { is_verified_identity: false },
}

export async function actOnPerson(ctx: SignedIn, { user_id, act, reason }: StaffActOptions): Promise<StaffPerson> {
  const person = (await loadPeople(ctx, [user_id])).get(user_id)
  if (!person) throw new Refusal('no_user', 'person.none')
  if (!allowedStaffActs(person, ctx.viewer.id).includes(act)) throw new Refusal('forbidden', 'staff.notThem')
  if (act === 'suspend') await suspendWithoutReport(ctx, person, reason)
  if (act === 'restore') await reinstatePerson(ctx, user_id)
  if (act === 'reset_password') ctx.emit('password.resetAsked', { user_id })
  if (act === 'end_sessions') await endAllSessions(ctx, user_id)
  const mark = MARKS[act]
  if (mark) await ctx.db.updateTable('users').set(mark).where('id', '=', user_id).execute()
  await recordStaffAct(ctx, { act, kind: 'person', target: user_id, reason })
  ctx.rows.clear()
  const [shown] = await showPeople(ctx, [user_id])
  if (!shown) throw new Refusal('no_user', 'person.none')
  return shown
}
