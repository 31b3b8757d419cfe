import { type RawBuilder, sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import { type Context, unitOf } from './context.ts'
import { send } from './db/send.ts'

/** Every maintained count: where it stands and by which column its row is found. The order is the order of locking. */
const COUNTERS = {
  'section.pins': ['sections', 'pin_count', 'id'],
  'board.pins': ['boards', 'pin_count', 'id'],
  'board.sections': ['boards', 'section_count', 'id'],
  'board.followers': ['boards', 'follower_count', 'id'],
  'board.collaborators': ['boards', 'collaborator_count', 'id'],
  'user.pins': ['user_counts', 'pin_count', 'user_id'],
  'user.publicPins': ['user_counts', 'public_pin_count', 'user_id'],
  'user.boards': ['user_counts', 'board_count', 'user_id'],
  'user.publicBoards': ['user_counts', 'public_board_count', 'user_id'],
  'user.secretBoards': ['user_counts', 'secret_board_count', 'user_id'],
  'user.followers': ['user_counts', 'follower_count', 'user_id'],
  'user.following': ['user_counts', 'following_count', 'user_id'],
  'user.uploadBytes': ['user_counts', 'upload_bytes', 'user_id'],
  'user.unreadNews': ['user_counts', 'unread_news_count', 'user_id'],
  'user.scheduledPins': ['user_counts', 'scheduled_pin_count', 'user_id'],
  'pin.favorites': ['pins', 'favorite_count', 'id'],
  'aggregate.comments': ['aggregates', 'comment_count', 'id'],
  'aggregate.saves': ['aggregates', 'saves', 'id'],
  'aggregate.shares': ['aggregates', 'share_count', 'id'],
  'interest.followers': ['interests', 'follower_count', 'id'],
} as const satisfies Record<string, readonly [string, string, string]>

export type Counter = keyof typeof COUNTERS
/** What is to be added, by table, row and column, until the end of the transaction. */
export type Counts = Map<string, Map<string, number | RawBuilder<unknown>>>

const ORDER = ['sections', 'boards', 'user_boards', 'user_counts', 'pins', 'aggregates', 'interests']

/** Notes that a count changes. The rows are touched last and in one order, so that no two writers wait for each other. */
export function count(ctx: Context, counter: Counter, id: Id | null | undefined, by: number): void {
  if (!id || !by) return
  const [table, column, key] = COUNTERS[counter]
  const columns = columnsOf(ctx, `${table} ${key} ${id}`)
  columns.set(column, Number(columns.get(column) ?? 0) + by)
}

/** Something else to write on a counted row in the same breath. */
export function alsoSet(ctx: Context, table: 'boards', id: Id, column: string, value: RawBuilder<unknown>): void {
  columnsOf(ctx, `${table} id ${id}`).set(column, value)
}

/**
 * A board to which something was added comes first in the lists of its people. Where it stands first already it stays as it is for
 * a minute: the row has six indexes, and people save one pin after the other to the same board.
 */
export function moveBoardToFront(ctx: Context, boardId: Id, people: Id[], at: Date): void {
  columnsOf(ctx, `user_boards board_id ${boardId} ${people.join()}`).set('last_pinned_at', sql`${at}`)
}

const isNotFirst = sql`AND (last_pinned_at < now() - interval '1 minute' OR EXISTS (SELECT 1 FROM user_boards other
  WHERE other.user_id = user_boards.user_id
    AND (other.last_pinned_at, other.board_id) > (user_boards.last_pinned_at, user_boards.board_id)))`

function columnsOf(ctx: Context, row: string): Map<string, number | RawBuilder<unknown>> {
  const { counts } = unitOf(ctx)
  const columns = counts.get(row) ?? new Map()
  counts.set(row, columns)
  return columns
}

type CountedRow = {
  table: string
  key: string
  id: string
  /** If given, only the rows of these people change. */
  people: string | undefined
  columns: Map<string, number | RawBuilder<unknown>>
}

const MANY = 16

/** Writes what is counted, after what was left for the end. */
export async function writeCounts(ctx: Context): Promise<void> {
  const { counts } = unitOf(ctx)
  const rows = [...counts].map(([row, columns]): CountedRow => {
    const [table, key, id, people] = row.split(' ') as [string, string, string, string | undefined]
    return { table, key, id, people, columns: new Map([...columns].filter(([, by]) => by !== 0)) }
  })
  counts.clear()
  const few: CountedRow[] = []
  for (const table of ORDER) {
    const here = rows.filter((row) => row.table === table && row.columns.size)
    here.sort((a, b) => (a.id < b.id ? -1 : 1))
    if (here.length <= MANY || table === 'user_boards') few.push(...here)
    else {
      await addInTurn(ctx, few.splice(0))
      await addToMany(ctx, table, here)
    }
  }
  await addInTurn(ctx, few)
}

/** A few rows, one after the other in the order of locking. Nobody waits for them before the commit. */
async function addInTurn(ctx: Context, rows: CountedRow[]): Promise<void> {
  for (const write of [...unitOf(ctx).insertsAtEnd.splice(0), ...rows.map(changeOf)]) await send(ctx.db, write)
}

function changeOf({ table, key, id, people, columns }: CountedRow): RawBuilder<unknown> {
  const changes = [...columns].map(([name, by]) => {
    const column = sql.ref(name)
    return typeof by === 'number' ? sql`${column} = ${column} + ${by}` : sql`${column} = ${by}`
  })
  const ofPeople = people === undefined ? sql`` : sql`AND user_id = ANY(${people.split(',')}::bigint[]) ${isNotFirst}`
  return sql`UPDATE ${sql.table(table)} SET ${sql.join(changes)} WHERE ${sql.ref(key)} = ${id} ${ofPeople}`
}

/** Many rows of one table, as after a bulk edit: locked in their order first, then one statement for all that change alike. */
async function addToMany(ctx: Context, table: string, rows: CountedRow[]): Promise<void> {
  const key = sql.ref(rows[0]?.key ?? 'id')
  const ids = rows.map((row) => row.id)
  await sql`SELECT 1 FROM ${sql.table(table)} WHERE ${key} = ANY(${ids}::bigint[]) ORDER BY ${key} FOR NO KEY UPDATE`.execute(
    ctx.db,
  )
  const alike = Map.groupBy(rows, ({ columns }) =>
    [...columns].every(([, by]) => typeof by === 'number') ? [...columns.keys()].join() : '',
  )
  await addInTurn(ctx, alike.get('') ?? [])
  alike.delete('')
  for (const [names, group] of alike) {
    const columns = names.split(',')
    const sums = columns.map((column) => sql`${group.map((row) => row.columns.get(column))}::bigint[]`)
    const changes = columns.map((column) => sql`${sql.ref(column)} = t.${sql.ref(column)} + n.${sql.ref(column)}`)
    await sql`UPDATE ${sql.table(table)} t SET ${sql.join(changes)}
      FROM unnest(${group.map((row) => row.id)}::bigint[], ${sql.join(sums)}) AS n(changed_id, ${sql.join(columns.map((column) => sql.ref(column)))})
      WHERE t.${key} = n.changed_id`.execute(ctx.db)
  }
}
