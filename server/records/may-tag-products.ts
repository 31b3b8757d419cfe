import type { Context, Person } from '../context.ts'

/** Returns whether a business has at least one listed product. */
export async function hasShop(
  { db }: Pick<Context, 'db'>,
  { id, is_partner }: Pick<Person, 'id' | 'is_partner'>,
): Promise<boolean> {
  if (!is_partner) return false
  const one = await db
    .selectFrom('shop_products')
    .select('pin_id')
    .where('owner_id', '=', id)
    .limit(1)
    .executeTakeFirst()
  return one !== undefined
}

/**
 * Business accounts with a verified website and at least one listed product may tag products in their pictures
 * (shop.10).
 */
export const mayTagProducts = async (ctx: Pick<Context, 'db'>, person: Person): Promise<boolean> =>
  person.website_verified_at !== null && hasShop(ctx, person)
