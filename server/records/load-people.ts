import { sql } from 'kysely'
import type { User, UserCard } from '#domain/entities/user.ts'
import type { Id } from '#domain/id.ts'
import { formatRfc2822 } from '#domain/rules/format/dates.ts'
import type { PersonState } from '#domain/rules/viewer/audience.ts'
import { type Context, isViewer, type Person } from '../context.ts'
import { cacheRow, loadUncachedRows } from '../db/row-cache.ts'
import { sqlInIds } from '../db/sql-in-ids.ts'
import { toAvatarUrls } from './avatar-urls.ts'

/** A person with their follower count, if it was loaded. */
type Followed = Person & { follower_count?: number | null }

/** Loads people by id, each once per request. */
export function loadPeople(ctx: Context, ids: Iterable<Id | null | undefined>): Promise<Map<Id, Person>> {
  return loadUncachedRows(ctx.rows, 'people', ids, async (missing) => {
    const { rows } = await sql<Followed>`SELECT u.*, c.follower_count FROM users u
      LEFT JOIN user_counts c ON c.user_id = u.id WHERE u.id ${sqlInIds(missing)}`.execute(ctx.db)
    return new Map(rows.map((row) => [row.id, row]))
  })
}

/** A person without a row counts as deactivated. */
export const toPersonState = (person: Person | undefined): PersonState =>
  (person?.state as PersonState | undefined) ?? 'deactivated'

/** Returns whether a person may be named: not if they left, were suspended, or are blocked either way. */
export function mayBeNamed(ctx: Context, person: Person | undefined): person is Person {
  if (!person || ctx.blocked.has(person.id)) return false
  return person.state === 'active' || (person.state === 'private' && isViewer(ctx, person.id))
}

export function toUserCard(ctx: Context, person: Followed): UserCard {
  const { follower_count } = person
  return {
    type: 'user',
    id: person.id,
    username: person.username,
    full_name: toFullName(person),
    first_name: person.first_name,
    image_medium_url: toAvatarUrls(ctx.house.settings, person).medium,
    avatar_color_index: person.avatar_color_index,
    is_verified_merchant: person.is_verified_merchant,
    verified_identity: { verified: person.is_verified_identity },
    ...(ctx.fields === 'full' && typeof follower_count === 'number' && { follower_count }),
  }
}

export const toNamedUserCard = (ctx: Context, person: Person | undefined): UserCard | null =>
  mayBeNamed(ctx, person) ? toUserCard(ctx, person) : null

export const toFullName = (person: Person): string =>
  person.business_name ?? [person.first_name, person.last_name].filter(Boolean).join(' ')

/** Loads the complete public records of people in the order of the ids; null for those hidden from the viewer. */
export async function loadUsers(ctx: Context, ids: Id[]): Promise<(User | null)[]> {
  const people = await loadPeople(ctx, ids)
  if (!people.size) return ids.map(() => null)
  const counts = await ctx.db.selectFrom('user_counts').selectAll().where('user_id', 'in', ids).execute()
  const countsOf = new Map(counts.map((row) => [row.user_id, row]))
  const { followed, muted } = await chosenByViewer(ctx, ids)
  return ids.map((id) => {
    const person = people.get(id)
    if (!mayBeNamed(ctx, person)) return null
    const count = countsOf.get(id)
    const own = isViewer(ctx, id)
    const avatar = toAvatarUrls(ctx.house.settings, person)
    const site = person.website_url
    return {
      ...toUserCard(ctx, person),
      last_name: person.last_name,
      about: person.about,
      pronouns: person.pronouns,
      location: person.location,
      country: person.country,
      website_url: site,
      domain_url: site ? new URL(site).hostname : null,
      is_primary_website_verified: person.website_verified_at !== null,
      is_ads_only_profile: person.ads_only_site !== null,
      ads_only_profile_site: person.ads_only_site,
      is_partner: person.is_partner,
      is_private_profile: person.state === 'private',
      is_default_image: person.avatar_signature === null,
      image_small_url: avatar.small,
      image_large_url: avatar.large,
      image_xlarge_url: avatar.xlarge,
      created_at: formatRfc2822(person.created_at),
      pin_count: (own ? count?.pin_count : count?.public_pin_count) ?? 0,
      board_count: (own ? count?.board_count : count?.public_board_count) ?? 0,
      follower_count: count?.follower_count ?? 0,
      following_count: count?.following_count ?? 0,
      explicitly_followed_by_me: followed.has(id),
      muted_by_me: muted.has(id),
    }
  })
}

/** Returns which of these people the viewer follows and which they muted, in one query. */
async function chosenByViewer(ctx: Context, ids: Id[]): Promise<{ followed: Set<Id>; muted: Set<Id> }> {
  if (!ctx.viewer) return { followed: new Set(), muted: new Set() }
  const { rows } = await sql<{ target_id: Id; kind: string }>`
    SELECT target_id, 'follow' AS kind FROM follows
      WHERE follower_id = ${ctx.viewer.id} AND kind = 'user' AND target_id = ANY(${ids})
    UNION ALL
    SELECT target_id, kind FROM marks WHERE user_id = ${ctx.viewer.id} AND kind = 'mute' AND target_id = ANY(${ids})`.execute(
    ctx.db,
  )
  const of = (kind: string) => new Set(rows.filter((row) => row.kind === kind).map((row) => row.target_id))
  return { followed: of('follow'), muted: of('mute') }
}

type Found = { id: Id; isCurrent: boolean }

/** Finds a person by username, former usernames included; for a former one, `isCurrent` is false. */
export async function findPerson(ctx: Context, username: string): Promise<Found | null> {
  const handle = username.toLowerCase()
  const known = await loadUncachedRows(ctx.rows, 'handles', [handle as Id], async () => {
    const row = await ctx.db
      .with('named', (db) => db.selectFrom('handles').selectAll().where('handle', '=', handle))
      .selectFrom('named')
      .innerJoin('users', 'users.id', 'named.user_id')
      .leftJoin('user_counts', 'user_counts.user_id', 'users.id')
      .selectAll('users')
      .select(['named.is_current', 'named.kept_until', 'user_counts.follower_count'])
      .executeTakeFirst()
    if (!row) return new Map<Id, Found>()
    const { is_current, kept_until, ...person } = row
    cacheRow(ctx.rows, 'people', person.id, person)
    const isOver = kept_until && kept_until < ctx.now
    return new Map(isOver ? [] : [[handle as Id, { id: person.id, isCurrent: is_current }]])
  })
  return known.get(handle as Id) ?? null
}
