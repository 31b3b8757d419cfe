import { sql } from 'kysely'
import { FOLLOWERS_PAGE_SIZE } from '#domain/constants/limits.ts'
import type { User, UserCard } from '#domain/entities/user.ts'
import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Page } from '#domain/resource.ts'
import type { SignedIn } from '../context.ts'
import type { CursorKey } from '../cursor.ts'
import { loadPage } from '../list-page.ts'
import { mustSeePerson } from '../records/access.ts'
import { loadPeople, loadUsers, userCard } from '../records/load-people.ts'

/** Someone one does not want to hear of: no notifications of what they do, and none of their pins on home. */
export async function setMute(ctx: SignedIn, id: Id, isMuted: boolean): Promise<User> {
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

/** Whom the viewer blocked or muted, the latest first. One's own list names those whom one sees nowhere else. */
export function listMarked(ctx: SignedIn, kind: 'block' | 'mute'): Promise<Page<UserCard>> {
  const read = async (after: CursorKey | null, limit: number): Promise<Row[]> => {
    const { rows } = await sql<Row>`
      SELECT target_id AS id, ARRAY[created_at::text, target_id::text] AS cursor_key FROM marks
      WHERE user_id = ${ctx.viewer.id} AND kind = ${kind}
        ${after ? sql`AND (created_at, target_id) < (${after[0]}::timestamptz, ${after[1]}::bigint)` : sql``}
      ORDER BY created_at DESC, target_id DESC LIMIT ${limit}`.execute(ctx.db)
    return rows
  }
  return loadPage(ctx, FOLLOWERS_PAGE_SIZE, read, async (rows) => {
    const people = await loadPeople(
      ctx,
      rows.map((row) => row.id),
    )
    return rows.map(({ id }) => {
      const person = people.get(id)
      return person && (person.state === 'active' || person.state === 'private') ? userCard(ctx, person) : null
    })
  })
}
