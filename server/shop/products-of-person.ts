import { sql } from 'kysely'
import { DEFAULT_PAGE_SIZE } from '#domain/constants/limits.ts'
import { UserProductsResource } from '#domain/resources/users.ts'
import { defineAnswers } from '../answer.ts'
import type { CursorKey } from '../cursor.ts'
import { keyset } from '../keyset.ts'
import { mustSeePerson } from '../records/access.ts'
import { type ListedPin, listPins } from '../records/list-pins.ts'

const NEWEST_FIRST = keyset('DESC', ['pin_id', 'bigint'])

/** The Shop tab of a business: its listed products, newest first; empty for other accounts. */
export const userProductsAnswers = defineAnswers(UserProductsResource, {
  async get(ctx, { username }) {
    const person = await mustSeePerson(ctx, { username })
    const read = async (after: CursorKey | null, limit: number): Promise<ListedPin[]> => {
      if (!person.is_partner) return []
      const { rows } = await sql<ListedPin>`
        SELECT pin_id, ${NEWEST_FIRST.key} AS cursor_key FROM shop_products
        WHERE owner_id = ${person.id} AND ${NEWEST_FIRST.isAfter(after)}
        ORDER BY ${NEWEST_FIRST.order} LIMIT ${limit}`.execute(ctx.db)
      return rows
    }
    return listPins(ctx, DEFAULT_PAGE_SIZE, read)
  },
})
