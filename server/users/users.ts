import { sql } from 'kysely'
import { DEFAULT_PAGE_SIZE } from '#domain/constants/limits.ts'
import { Refusal } from '#domain/refusal.ts'
import {
  UnknownListResource,
  UserActivityPinsResource,
  UserLikesResource,
  UserPinsResource,
  UserResource,
} from '#domain/resources/users.ts'
import { parseOwnPinFilter } from '#domain/rules/pin/own-pin-filter.ts'
import { defineAnswers } from '../answer.ts'
import { findQuickSavesBoard } from '../boards/quick-saves-board.ts'
import { type Context, isViewer, type Person } from '../context.ts'
import type { CursorKey } from '../cursor.ts'
import { keyset } from '../keyset.ts'
import { mustSeePerson } from '../records/access.ts'
import { type ListedPin, listPins } from '../records/list-pins.ts'
import { loadUsers } from '../records/load-people.ts'
import { hasShop } from '../records/may-tag-products.ts'
import { listOwnPins } from './own-pins.ts'

const NEWEST_SAVES = keyset('DESC', ['saved_at', 'timestamptz'], ['pin_id', 'bigint'])
const NEWEST_LIKES = keyset('DESC', ['created_at', 'timestamptz'], ['pin_id', 'bigint'])

/** Lists a person's pins, newest first: all of them for their owner, listed ones for others. */
function pinsOf(ctx: Context, person: Person, which: 'all' | 'created' | 'boardless') {
  const scope = [isViewer(ctx, person.id) || ctx.actor?.id === person.id ? sql`true` : sql`audience = 0`, SCOPES[which]]
  return async (after: CursorKey | null, limit: number): Promise<ListedPin[]> => {
    const { rows } = await sql<ListedPin>`
      SELECT pin_id, ${NEWEST_SAVES.key} AS cursor_key FROM user_pins
      WHERE user_id = ${person.id} AND ${sql.join(scope, sql` AND `)}
        AND ${NEWEST_SAVES.isAfter(after)}
      ORDER BY ${NEWEST_SAVES.order} LIMIT ${limit}`.execute(ctx.db)
    return rows
  }
}

const SCOPES = { all: sql`true`, created: sql`is_created`, boardless: sql`board_id IS NULL` }

/** The person's save behavior, which is shown to them only. */
async function howTheySave(ctx: Context, { id, save_behavior }: Person) {
  return { save_behavior, has_quicksave_board: (await findQuickSavesBoard(ctx, id)) !== null }
}

export const userAnswers = [
  ...defineAnswers(UserResource, {
    async get(ctx, { who }) {
      const person = await mustSeePerson(ctx, who)
      const [user] = await loadUsers(ctx, [person.id])
      if (!user) throw new Refusal('no_user', 'person.none')
      const shown = (await hasShop(ctx, person)) ? { ...user, has_shop: true } : user
      return isViewer(ctx, person.id) ? { ...shown, ...(await howTheySave(ctx, person)) } : shown
    },
  }),
  ...defineAnswers(UserPinsResource, {
    async get(ctx, { username, pin_filter, color, interest_id, without_board }) {
      const person = await mustSeePerson(ctx, { username })
      const filter = parseOwnPinFilter(pin_filter, isViewer(ctx, person.id) || ctx.actor?.id === person.id)
      const read = filter
        ? listOwnPins(ctx, person.id, { filter, color, interestId: interest_id })
        : pinsOf(ctx, person, without_board ? 'boardless' : 'all')
      return listPins(ctx, DEFAULT_PAGE_SIZE, read, filter ? 'place' : 'list')
    },
  }),
  ...defineAnswers(UserActivityPinsResource, {
    async get(ctx, { username }) {
      return listPins(ctx, DEFAULT_PAGE_SIZE, pinsOf(ctx, await mustSeePerson(ctx, { username }), 'created'))
    },
  }),
  ...defineAnswers(UnknownListResource, { get: async () => ({ items: [], next: null }) }),
  ...defineAnswers(UserLikesResource, {
    async get(ctx, { username }) {
      const person = await mustSeePerson(ctx, { username })
      return listPins(ctx, DEFAULT_PAGE_SIZE, async (after, limit) => {
        const { rows } = await sql<ListedPin>`
          SELECT pin_id, ${NEWEST_LIKES.key} AS cursor_key FROM favorites
          WHERE user_id = ${person.id}
            AND ${NEWEST_LIKES.isAfter(after)}
          ORDER BY ${NEWEST_LIKES.order} LIMIT ${limit}`.execute(ctx.db)
        return rows
      })
    },
  }),
]
