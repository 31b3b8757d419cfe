import { sql } from 'kysely'
import { PAGE_SIZE } from '#domain/constants/limits.ts'
import { UserProductsResource } from '#domain/resources/users.ts'
import { answer } from '../answer.ts'
import type { CursorKey } from '../cursor.ts'
import { mustSeePerson } from '../records/access.ts'
import { type ListedPin, listPins } from '../records/list-pins.ts'

/** D57. The Shop tab of a business: its listed products, newest first. Who is no business has no shop. */
export const productsOfPerson = answer(UserProductsResource, {
  async get(ctx, { username }) {
    const person = await mustSeePerson(ctx, { username })
    const read = async (after: CursorKey | null, limit: number): Promise<ListedPin[]> => {
      if (!person.is_partner) return []
      const { rows } = await sql<ListedPin>`
        SELECT pin_id, ARRAY[pin_id::text] AS cursor_key FROM shop_products
        WHERE owner_id = ${person.id} ${after ? sql`AND pin_id < ${after[0]}::bigint` : sql``}
        ORDER BY pin_id DESC LIMIT ${limit}`.execute(ctx.db)
      return rows
    }
    return listPins(ctx, PAGE_SIZE, read)
  },
})
