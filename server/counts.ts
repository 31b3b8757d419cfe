import { type RawBuilder, sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import type { Context } from './context.ts'

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
  'pin.favorites': ['pins', 'favorite_count', 'id'],
  'aggregate.comments': ['aggregates', 'comment_count', 'id'],
  'aggregate.saves': ['aggregates', 'saves', 'id'],
} as const satisfies Record<string, readonly [string, string, string]>

export type Counter = keyof typeof COUNTERS
/** What is to be added, by table, row and column, until the end of the transaction. */
export type Counts = Map<string, Map<string, number | RawBuilder<unknown>>>

const ORDER = ['sections', 'boards', 'user_counts', 'pins', 'aggregates']

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

function columnsOf(ctx: Context, row: string): Map<string, number | RawBuilder<unknown>> {
  const columns = ctx.counts.get(row) ?? new Map()
  ctx.counts.set(row, columns)
  return columns
}

export async function flushCounts(ctx: Context): Promise<void> {
  const rows = [...ctx.counts].map(([row, columns]) => ({ at: row.split(' ') as [string, string, string], columns }))
  ctx.counts.clear()
  rows.sort((a, b) => ORDER.indexOf(a.at[0]) - ORDER.indexOf(b.at[0]) || (a.at[2] < b.at[2] ? -1 : 1))
  for (const {
    at: [table, key, id],
    columns,
  } of rows) {
    const changes = [...columns].map(([column, by]) =>
      typeof by === 'number' ? sql`${sql.ref(column)} = ${sql.ref(column)} + ${by}` : sql`${sql.ref(column)} = ${by}`,
    )
    await sql`UPDATE ${sql.table(table)} SET ${sql.join(changes)} WHERE ${sql.ref(key)} = ${id}`.execute(ctx.db)
  }
}
