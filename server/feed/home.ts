import type { Id } from '#domain/id.ts'
import type { Context } from '../context.ts'
import type { CursorKey } from '../cursor.ts'
import type { ListedPin } from '../records/list-pins.ts'
import { type HomeRow, homeRows, olderRows, type Visit } from './home-rows.ts'

/** Every third place is for what the people one follows pinned lately, every fifth for what stands beside one's own saves. */
const FOLLOWED_EVERY = 3
const BESIDE_EVERY = 5

const visitAt = (cursorKey: CursorKey | null, now: Date): Visit => {
  const [version, rank, at, followedId, place, began, times, besideId, olderId] = cursorKey ?? []
  return {
    version: version === undefined ? null : Number(version),
    rank: Number(rank ?? 0),
    at: (at as string | null | undefined) ?? null,
    followedId: (followedId as Id | null | undefined) ?? null,
    place: Number(place ?? 0),
    began: Number(began ?? now.getTime()),
    times: times === undefined || times === null ? null : Number(times),
    besideId: (besideId as Id | null | undefined) ?? null,
    olderId: (olderId as Id | null | undefined) ?? null,
  }
}
const cursorKeyOf = ({ version, rank, at, followedId, place, began, times, besideId, olderId }: Visit): CursorKey => [
  version,
  rank,
  at,
  followedId,
  place,
  began,
  times,
  besideId,
  olderId,
]

/**
 * Home until discovery: the scored pool in its order, woven with new pins of people and boards one follows and with what
 * others keep beside one's last saves, both of which the pool then leaves out. Then come all other things, from the newest
 * back. The bookmark says how far each is read, so a visit never repeats.
 */
export async function readHome(ctx: Context, after: CursorKey | null, limit: number): Promise<ListedPin[]> {
  let visit = visitAt(after, ctx.now)
  const rows = await homeRows(ctx, visit, limit)
  visit = { ...visit, version: visit.version ?? rows.pool[0]?.version ?? 0 }
  if (rows.pool.length < limit) rows.older = await olderRows(ctx, visit, limit)
  const woven: ListedPin[] = []
  while (woven.length < limit) {
    const source = sourceFor(visit.place, rows)
    const row = source && rows[source].shift()
    if (!row) break
    visit = { ...visit, place: visit.place + 1, ...readTo(row) }
    woven.push({ pin_id: row.pin_id, cursor_key: cursorKeyOf(visit) })
  }
  return woven
}

type Rows = Record<HomeRow['source'], HomeRow[]>

function sourceFor(place: number, { pool, followed, beside, older }: Rows): HomeRow['source'] | null {
  if (followed.length && ((place + 1) % FOLLOWED_EVERY === 0 || !(pool.length || beside.length))) return 'followed'
  if (beside.length && ((place + 1) % BESIDE_EVERY === 0 || !pool.length)) return 'beside'
  if (pool.length) return 'pool'
  return older.length ? 'older' : null
}

function readTo(row: HomeRow): Partial<Visit> {
  if (row.source === 'older') return { olderId: row.aggregate_id ?? null }
  if (row.source === 'followed') return { at: row.at, followedId: row.pin_id }
  return row.source === 'beside' ? { times: row.rank, besideId: row.pin_id } : { rank: row.rank }
}
