import { sql } from 'kysely'
import { PAGE_SIZE } from '#domain/constants/limits.ts'
import { Refusal } from '#domain/refusal.ts'
import { UserActivityPinsResource, UserLikesResource, UserPinsResource, UserResource } from '#domain/resources/users.ts'
import { ownPinFilter } from '#domain/rules/pin/own-pin-filter.ts'
import { answer } from '../answer.ts'
import { findQuickSavesBoard } from '../boards/quick-saves-board.ts'
import { type Context, isViewer, type Person } from '../context.ts'
import type { CursorKey } from '../cursor.ts'
import { mustSeePerson } from '../records/access.ts'
import { type ListedPin, listPins } from '../records/list-pins.ts'
import { loadUsers } from '../records/load-people.ts'
import { hasShop } from '../records/may-tag-products.ts'
import { ownPins } from './own-pins.ts'

/** A person's pins, newest first: all of one's own, of others those which are listed. */
function pinsOf(ctx: Context, person: Person, which: 'all' | 'created' | 'boardless') {
  const scope = [isViewer(ctx, person.id) || ctx.actor?.id === person.id ? sql`true` : sql`audience = 0`, SCOPES[which]]
  return async (after: CursorKey | null, limit: number): Promise<ListedPin[]> => {
    const { rows } = await sql<ListedPin>`
      SELECT pin_id, ARRAY[saved_at::text, pin_id::text] AS cursor_key FROM user_pins
      WHERE user_id = ${person.id} AND ${sql.join(scope, sql` AND `)}
        ${after ? sql`AND (saved_at, pin_id) < (${after[0]}::timestamptz, ${after[1]}::bigint)` : sql``}
      ORDER BY saved_at DESC, pin_id DESC LIMIT ${limit}`.execute(ctx.db)
    return rows
  }
}

const SCOPES = { all: sql`true`, created: sql`is_created`, boardless: sql`board_id IS NULL` }

/** How someone saves, which only they are told. */
async function howTheySave(ctx: Context, { id, save_behavior }: Person) {
  return { save_behavior, has_quicksave_board: (await findQuickSavesBoard(ctx, id)) !== null }
}

export const userAnswers = [
  ...answer(UserResource, {
    async get(ctx, { who }) {
      const person = await mustSeePerson(ctx, who)
      const [user] = await loadUsers(ctx, [person.id])
      if (!user) throw new Refusal('no_user', 'person.none')
      const shown = (await hasShop(ctx, person)) ? { ...user, has_shop: true } : user
      return isViewer(ctx, person.id) ? { ...shown, ...(await howTheySave(ctx, person)) } : shown
    },
  }),
  ...answer(UserPinsResource, {
    async get(ctx, { username, pin_filter, color, interest_id, without_board }) {
      const person = await mustSeePerson(ctx, { username })
      const filter = ownPinFilter(pin_filter, isViewer(ctx, person.id) || ctx.actor?.id === person.id)
      const read = filter
        ? ownPins(ctx, person.id, { filter, color, interestId: interest_id })
        : pinsOf(ctx, person, without_board ? 'boardless' : 'all')
      return listPins(ctx, PAGE_SIZE, read, filter ? 'place' : 'list')
    },
  }),
  ...answer(UserActivityPinsResource, {
    async get(ctx, { username }) {
      return listPins(ctx, PAGE_SIZE, pinsOf(ctx, await mustSeePerson(ctx, { username }), 'created'))
    },
  }),
  ...answer(UserLikesResource, {
    async get(ctx, { username }) {
      const person = await mustSeePerson(ctx, { username })
      return listPins(ctx, PAGE_SIZE, async (after, limit) => {
        const { rows } = await sql<ListedPin>`
          SELECT pin_id, ARRAY[created_at::text, pin_id::text] AS cursor_key FROM favorites
          WHERE user_id = ${person.id}
            ${after ? sql`AND (created_at, pin_id) < (${after[0]}::timestamptz, ${after[1]}::bigint)` : sql``}
          ORDER BY created_at DESC, pin_id DESC LIMIT ${limit}`.execute(ctx.db)
        return rows
      })
    },
  }),
]
