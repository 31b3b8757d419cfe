import { sql } from 'kysely'
import { maintenanceDb } from '#server/db/read-only-db.ts'
import { hashUrl } from '#server/links/hash-url.ts'
import { FAMILIES_LINKING_OUT, GONE_PAGES, LINK_HOSTS, SUSPICIOUS_LINKS } from '../words/links.ts'
import type { DemoPin } from './pins.ts'
import { type DemoWorld, type Inhabitant, insertAll } from './world.ts'

/** Adds hosts of every verdict, pins that link to them, and dead links. */
export async function fillLinks(world: DemoWorld, people: Map<string, Inhabitant>, pins: DemoPin[]): Promise<void> {
  const set_by = (people.get('emery_stone') as Inhabitant).id
  await insertAll(
    world,
    'hosts',
    LINK_HOSTS.map((row, at) => ({ ...row, set_by, updated_at: world.ago(at + 1) })),
  )
  const pinOf = (family: string, at = 0) =>
    pins
      .filter((pin) => !pin.source && pin.audience === 0 && pin.picture.family === family)
      .sort((a, b) => b.picture.seed - a.picture.seed)[at]
  for (const { family, link } of [...SUSPICIOUS_LINKS, ...GONE_PAGES]) await setLink(world, pinOf(family), link)
  await insertAll(
    world,
    'link_health',
    GONE_PAGES.map(({ link, title, description }) => goneRow(world, link, title, description)),
  )
  for (const family of FAMILIES_LINKING_OUT) await sendStraightOut(world, pinOf(family, 1))
}

async function setLink({ house }: DemoWorld, pin: DemoPin | undefined, link: string): Promise<void> {
  if (pin) await maintenanceDb(house).updateTable('pins').set({ link }).where('id', '=', pin.id).execute()
}

function goneRow(world: DemoWorld, url: string, title: string, description: string) {
  return {
    url_hash: hashUrl(url),
    url,
    host: new URL(url).host,
    state: 'gone',
    status: 404,
    failures: 2,
    failing_since: world.ago(20),
    title,
    description,
    seen_at: title ? world.ago(40) : null,
    checked_at: world.ago(2),
    // The host is invented, so it must not be checked.
    next_check_at: world.ago(-3650),
  }
}

async function sendStraightOut(world: DemoWorld, pin: DemoPin | undefined): Promise<void> {
  if (!pin) return
  await setLink(world, pin, 'https://slow-film-club.example/paper')
  await maintenanceDb(world.house)
    .updateTable('aggregates')
    .set({ rich: sql`coalesce(rich, '{}'::jsonb) || '{"is_eligible_for_web_closeup": false}'::jsonb` })
    .where('id', '=', pin.aggregate_id)
    .execute()
}
