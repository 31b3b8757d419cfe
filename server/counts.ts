import { type RawBuilder, sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import { type Context, requireUnitOfWork } from './context.ts'
import { sendStatement } from './db/send-statement.ts'

/** All maintained counts, with their table, column and key column. Rows are locked in this order. */
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

export type CounterName = keyof typeof COUNTERS
/** Pending additions by table, row and column, until the end of the transaction. */
export type PendingCounts = Map<string, Map<string, number | RawBuilder<unknown>>>

const ORDER = ['sections', 'boards', 'user_boards', 'user_counts', 'pins', 'aggregates', 'interests']

/**
 * Adds to a count at the end of the transaction. Rows are updated last and in a fixed order, so that no two writers
 * deadlock.
 */
export function addToCount(ctx: Context, counter: CounterName, id: Id | null | undefined, by: number): void {
  if (!id || !by) return
  const [table, column, key] = COUNTERS[counter]
  const columns = columnsOf(ctx, `${table} ${key} ${id}`)
  columns.set(column, Number(columns.get(column) ?? 0) + by)
}

/** Sets another column of a counted row in the same UPDATE. */
export function setOnCountedRow(
  ctx: Context,
  table: 'boards',
  id: Id,
  column: string,
  value: RawBuilder<unknown>,
): void {
  columnsOf(ctx, `${table} id ${id}`).set(column, value)
}

/**
 * Moves a board to the front of its people's lists when something is added to it. A board that is already first is not
 * updated again for a minute: the row has six indexes, and people save many pins in a row to the same board.
 */
export function moveBoardToFront(ctx: Context, boardId: Id, people: Id[], at: Date): void {
  columnsOf(ctx, `user_boards board_id ${boardId} ${people.join()}`).set('last_pinned_at', sql`${at}`)
}

const isNotFirst = sql`AND (last_pinned_at < now() - interval '1 minute' OR EXISTS (SELECT 1 FROM user_boards other
  WHERE other.user_id = user_boards.user_id
    AND (other.last_pinned_at, other.board_id) > (user_boards.last_pinned_at, user_boards.board_id)))`

function columnsOf(ctx: Context, row: string): Map<string, number | RawBuilder<unknown>> {
  const { counts } = requireUnitOfWork(ctx)
  const columns = counts.get(row) ?? new Map()
  counts.set(row, columns)
  return columns
}

type CountedRow = {
  table: string
  key: string
  id: string
  /** If given, only the rows of these people are updated. */
  people: string | undefined
  columns: Map<string, number | RawBuilder<unknown>>
}

const MANY = 16

/** Sends the collected inserts, then writes the collected counts. */
export async function writeCounts(ctx: Context): Promise<void> {
  const { counts } = requireUnitOfWork(ctx)
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

/** Updates a few rows one by one in locking order. Nobody waits for the results before the commit. */
async function addInTurn(ctx: Context, rows: CountedRow[]): Promise<void> {
  for (const write of [...requireUnitOfWork(ctx).insertsAtEnd.splice(0), ...rows.map(changeOf)])
    await sendStatement(ctx.db, write)
}

function changeOf({ table, key, id, people, columns }: CountedRow): RawBuilder<unknown> {
  const changes = [...columns].map(([name, by]) => {
    const column = sql.ref(name)
    return typeof by === 'number' ? sql`${column} = ${column} + ${by}` : sql`${column} = ${by}`
  })
  const ofPeople = people === undefined ? sql`` : sql`AND user_id = ANY(${people.split(',')}::bigint[]) ${isNotFirst}`
  return sql`UPDATE ${sql.table(table)} SET ${sql.join(changes)} WHERE ${sql.ref(key)} = ${id} ${ofPeople}`
}

/**
 * Updates many rows of one table, as after a bulk edit: locks them in order, then runs one statement for all rows with
 * the same change.
 */
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
