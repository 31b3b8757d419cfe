import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import { maintenanceDb } from '#server/db/read-only-db.ts'
import { MERCHANT } from './merchant.ts'
import { type DemoWorld, type Inhabitant, insertAll } from './world.ts'

/** Hosts that pins of the demo world link to, by the state of their claim. */
export const CLAIMED_SITES = {
  proven: 'salt-and-pear.example',
  open: 'blue-things.example',
  failed: 'old-balcony.example',
}
const OWNED: Record<string, string> = {
  robin_vale: CLAIMED_SITES.proven,
  nest_pottery: 'kiln-and-loom.example',
  [MERCHANT.username]: MERCHANT.site,
}
const SHOP = { username: 'lumen_supply', name: 'Lumen Supply', site: 'lumen-supply.example' }

/** Adds verified websites, an unverified claim, a failed one, and a shop that only has ads. */
export async function fillWebsites(world: DemoWorld, people: Map<string, Inhabitant>): Promise<void> {
  const at = world.ago(12)
  for (const [username, host] of Object.entries(OWNED)) {
    const user_id = people.get(username)?.id
    if (!user_id) continue
    const url = `https://${host}/`
    await insertAll(world, 'websites', [
      {
        user_id,
        host,
        url,
        state: 'verified',
        method: 'meta',
        checked_at: world.today,
        verified_at: at,
        created_at: at,
      },
    ])
    await insertAll(world, 'website_owners', [{ host, user_id, verified_at: at }])
    await maintenanceDb(world.house)
      .updateTable('users')
      .set({ website_url: url, website_verified_at: at })
      .where('id', '=', user_id)
      .execute()
  }
  const robin = people.get('robin_vale')
  const claim = (host: string) => ({ user_id: robin?.id as Id, host, url: `https://${host}/`, created_at: at })
  const failed = { ...claim(CLAIMED_SITES.failed), state: 'failed', problem: 'missing', checked_at: world.ago(1) }
  if (robin) await insertAll(world, 'websites', [claim(CLAIMED_SITES.open)])
  if (robin) await insertAll(world, 'websites', [failed])
  await fillShop(world, at)
}

/** A shop without a login, for one of the ads. */
async function fillShop(world: DemoWorld, created_at: Date): Promise<void> {
  const id = world.id(created_at)
  const email = `${SHOP.username}@bowerbird.test`
  await insertAll(world, 'users', [
    {
      id,
      username: SHOP.username,
      first_name: SHOP.name,
      business_name: SHOP.name,
      account_type: 'retailer',
      is_partner: true,
      is_demo: true,
      avatar_color_index: 4,
      ads_only_site: SHOP.site,
      created_at,
    },
  ])
  await insertAll(world, 'handles', [{ handle: SHOP.username, user_id: id }])
  await insertAll(world, 'emails', [{ email_key: email, user_id: id, verified_at: created_at }])
  await insertAll(world, 'user_secrets', [{ user_id: id, email, birth: '1990-05-17', password_hash: null }])
  await insertAll(world, 'user_counts', [{ user_id: id }])
  await sql`UPDATE aggregates SET rich = jsonb_set(rich, '{promotion,promoter_id}', to_jsonb(${id}::text))
    WHERE id = (SELECT min(id) FROM aggregates WHERE rich #> '{promotion,promoter_id}' IS NOT NULL)`.execute(
    maintenanceDb(world.house),
  )
}
