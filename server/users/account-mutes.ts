import { sql } from 'kysely'
import { FOLLOWERS_PAGE_SIZE } from '#domain/constants/limits.ts'
import type { User, UserCard } from '#domain/entities/user.ts'
import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Page } from '#domain/resource.ts'
import type { SignedIn } from '../context.ts'
import type { CursorKey } from '../cursor.ts'
import { keyset } from '../keyset.ts'
import { loadListPage } from '../list-page.ts'
import { mustSeePerson } from '../records/access.ts'
import { loadPeople, loadUsers, toUserCard } from '../records/load-people.ts'

const NEWEST_FIRST = keyset('DESC', ['created_at', 'timestamptz'], ['target_id', 'bigint'])

/** Mutes or unmutes someone: no notifications about them, and none of their pins on home. */
export async function setPersonMuted(ctx: SignedIn, id: Id, isMuted: boolean): Promise<User> {
  const me = ctx.viewer.id
  if (id === me) throw new Refusal('bad_input', 'person.self', {}, { field: 'user_id' })
  await mustSeePerson(ctx, { id })
  if (isMuted)
    await ctx.db
      .insertInto('marks')
      .values({ user_id: me, kind: 'mute', target_id: id, created_at: ctx.now })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  else
    await ctx.db
      .deleteFrom('marks')
      .where('user_id', '=', me)
      .where('kind', '=', 'mute')
      .where('target_id', '=', id)
      .execute()
  const [user] = await loadUsers(ctx, [id])
  if (!user) throw new Refusal('no_user', 'person.none')
  return user
}

type Row = { id: Id; cursor_key: CursorKey }

/**
 * Lists people the viewer blocked or muted, latest first. This list also names people who are hidden from the viewer
 * elsewhere.
 */
export function listBlockedOrMuted(ctx: SignedIn, kind: 'block' | 'mute'): Promise<Page<UserCard>> {
  const read = async (after: CursorKey | null, limit: number): Promise<Row[]> => {
    const { rows } = await sql<Row>`
      SELECT target_id AS id, ${NEWEST_FIRST.key} AS cursor_key FROM marks
      WHERE user_id = ${ctx.viewer.id} AND kind = ${kind}
        AND ${NEWEST_FIRST.isAfter(after)}
      ORDER BY ${NEWEST_FIRST.order} LIMIT ${limit}`.execute(ctx.db)
    return rows
  }
  return loadListPage(ctx, FOLLOWERS_PAGE_SIZE, read, async (rows) => {
    const people = await loadPeople(
      ctx,
      rows.map((row) => row.id),
    )
    return rows.map(({ id }) => {
      const person = people.get(id)
      return person && (person.state === 'active' || person.state === 'private') ? toUserCard(ctx, person) : null
    })
  })
}
