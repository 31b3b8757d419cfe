import { sql } from 'kysely'
import { booksOf } from '#server/db/reader.ts'
import { urlHash } from '#server/links/url-hash.ts'
import { GONE, HOSTS, ODD_LINKS, STRAIGHT_OUT } from '../words/links.ts'
import type { DemoPin } from './pins.ts'
import { type Inhabitant, insertAll, type World } from './world.ts'

/** Hosts of every verdict, pins that link to them, and sources that are gone. */
export async function fillLinks(world: World, people: Map<string, Inhabitant>, pins: DemoPin[]): Promise<void> {
  const set_by = (people.get('emery_stone') as Inhabitant).id
  await insertAll(
    world,
    'hosts',
    HOSTS.map((row, at) => ({ ...row, set_by, updated_at: world.ago(at + 1) })),
  )
  const pinOf = (family: string, at = 0) =>
    pins
      .filter((pin) => !pin.source && pin.audience === 0 && pin.picture.family === family)
      .sort((a, b) => b.picture.seed - a.picture.seed)[at]
  for (const { family, link } of [...ODD_LINKS, ...GONE]) await setLink(world, pinOf(family), link)
  await insertAll(
    world,
    'link_health',
    GONE.map(({ link, title, description }) => goneRow(world, link, title, description)),
  )
  for (const family of STRAIGHT_OUT) await sendStraightOut(world, pinOf(family, 1))
}

async function setLink({ house }: World, pin: DemoPin | undefined, link: string): Promise<void> {
  if (pin) await booksOf(house).updateTable('pins').set({ link }).where('id', '=', pin.id).execute()
}

function goneRow(world: World, url: string, title: string, description: string) {
  return {
    url_hash: urlHash(url),
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
    // The host is an invented one, so nobody looks again.
    next_check_at: world.ago(-3650),
  }
}

async function sendStraightOut(world: World, pin: DemoPin | undefined): Promise<void> {
  if (!pin) return
  await setLink(world, pin, 'https://slow-film-club.example/paper')
  await booksOf(world.house)
    .updateTable('aggregates')
    .set({ rich: sql`coalesce(rich, '{}'::jsonb) || '{"is_eligible_for_web_closeup": false}'::jsonb` })
    .where('id', '=', pin.aggregate_id)
    .execute()
}
