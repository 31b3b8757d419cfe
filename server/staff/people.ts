import { sql } from 'kysely'
import { PAGE_SIZE } from '#domain/constants/limits.ts'
import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Page } from '#domain/resource.ts'
import type { StaffPerson } from '#domain/resources/staff.ts'
import { rfc2822 } from '#domain/rules/format/rfc2822.ts'
import { type StaffActOnPerson, staffActsOn } from '#domain/rules/moderation/staff-acts.ts'
import { endAllSessions } from '../auth/sessions.ts'
import type { SignedIn } from '../context.ts'
import type { CursorKey } from '../cursor.ts'
import { noteAct } from '../facts/note-act.ts'
import { loadPage } from '../list-page.ts'
import { letBackIn } from '../moderation/consequences.ts'
import { suspendByHand } from '../moderation/suspend-by-hand.ts'
import { avatarUrls } from '../records/avatar-urls.ts'
import { fullName, loadPeople } from '../records/load-people.ts'

type Wish = { query?: string | undefined; state?: string | undefined }
type Row = { id: Id; cursor_key: CursorKey }

/** People by the beginning of their name or address, or by id; newest first. */
export function listPeople(ctx: SignedIn, { query = '', state }: Wish): Promise<Page<StaffPerson>> {
  const typed = query.trim().toLowerCase().replace(/^@/, '')
  const beginning = `${typed.replace(/[\\%_]/g, '\\$&')}%`
  const read = async (after: CursorKey | null, limit: number) => {
    const behind = after ? sql`AND id < ${after[0]}::bigint` : sql``
    const { rows } = typed
      ? await sql<Row>`SELECT id, ARRAY[id::text] AS cursor_key FROM (
          SELECT user_id AS id FROM handles WHERE handle LIKE ${beginning}
          UNION SELECT user_id FROM emails WHERE email_key LIKE ${beginning}
          UNION SELECT id FROM users WHERE id::text = ${typed} AND id = ${/^\d{1,19}$/.test(typed) ? typed : '0'}::bigint
        ) found WHERE true ${behind} ORDER BY id DESC LIMIT ${limit}`.execute(ctx.db)
      : await sql<Row>`SELECT id, ARRAY[id::text] AS cursor_key FROM users
          WHERE ${state === 'suspended' ? sql`state = 'suspended'` : sql`true`} ${behind}
          ORDER BY id DESC LIMIT ${limit}`.execute(ctx.db)
    return rows
  }
  return loadPage(ctx, PAGE_SIZE, read, (rows) =>
    showPeople(
      ctx,
      rows.map((row) => row.id),
    ),
  )
}

type Counted = { id: Id; email: string | null; pins: number | null; violations: string; sessions: string }

async function showPeople(ctx: SignedIn, ids: Id[]): Promise<(StaffPerson | null)[]> {
  if (!ids.length) return []
  const people = await loadPeople(ctx, ids)
  const { rows } = await sql<Counted>`
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
      full_name: fullName(person),
      email: numbers?.email ?? null,
      state: person.state,
      is_staff: person.is_staff,
      is_partner: person.is_partner,
      is_verified_merchant: person.is_verified_merchant,
      is_verified_identity: person.is_verified_identity,
      image_url: person.avatar_signature ? avatarUrls(ctx.house.settings, person).medium : null,
      avatar_color_index: person.avatar_color_index,
      created_at: rfc2822(person.created_at),
      pin_count: numbers?.pins ?? 0,
      violation_count: Number(numbers?.violations ?? 0),
      session_count: Number(numbers?.sessions ?? 0),
    }
  })
}

type Act = { user_id: Id; act: StaffActOnPerson; reason: string }

/** What is set on an account by an act alone. */
const MARKS: Partial<Record<StaffActOnPerson, object>> = {
  make_staff: { is_staff: true },
  end_staff: { is_staff: false },
  verify_merchant: { is_verified_merchant: true },
  end_merchant: { is_verified_merchant: false },
  verify_identity: { is_verified_identity: true },
  end_identity: { is_verified_identity: false },
}

export async function actOnPerson(ctx: SignedIn, { user_id, act, reason }: Act): Promise<StaffPerson> {
  const person = (await loadPeople(ctx, [user_id])).get(user_id)
  if (!person) throw new Refusal('no_user', 'person.none')
  if (!staffActsOn(person, ctx.viewer.id).includes(act)) throw new Refusal('forbidden', 'staff.notThem')
  if (act === 'suspend') await suspendByHand(ctx, person, reason)
  if (act === 'restore') await letBackIn(ctx, user_id)
  if (act === 'reset_password') ctx.emit('password.resetAsked', { user_id })
  if (act === 'end_sessions') await endAllSessions(ctx, user_id)
  const mark = MARKS[act]
  if (mark) await ctx.db.updateTable('users').set(mark).where('id', '=', user_id).execute()
  await noteAct(ctx, { act, kind: 'person', target: user_id, reason })
  ctx.rows.clear()
  const [shown] = await showPeople(ctx, [user_id])
  if (!shown) throw new Refusal('no_user', 'person.none')
  return shown
}
