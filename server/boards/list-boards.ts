import { type RawBuilder, sql } from 'kysely'
import { PAGE_SIZE } from '#domain/constants/limits.ts'
import type { Board } from '#domain/entities/board.ts'
import type { Id } from '#domain/id.ts'
import type { Page, TakenOf } from '#domain/resource.ts'
import type { BoardSort, BoardsResource } from '#domain/resources/boards.ts'
import { mustSeePerson } from '../access.ts'
import type { Mark } from '../bookmarks.ts'
import { type Context, isViewer } from '../context.ts'
import { fillPage } from '../pages-of-lists.ts'
import { loadBoards } from './load-boards.ts'

type Order = { keys: string[]; direction: 'asc' | 'desc' }

/** Each order has an index; the last key is the board's id. */
const ORDERS: Record<BoardSort, Order> = {
  alphabetical: { keys: ['name_key'], direction: 'asc' },
  last_pinned_to: { keys: ['last_pinned_at'], direction: 'desc' },
  newest: { keys: ['created_at'], direction: 'desc' },
  oldest: { keys: ['created_at'], direction: 'asc' },
  custom: { keys: ['position'], direction: 'asc' },
  group_boards_at_top: { keys: ['is_collaborative', 'last_pinned_at'], direction: 'desc' },
}

type Row = { board_id: Id; mark: Mark }

/** A person's boards in the order asked for: all of one's own, of others those which are listed. */
export async function listBoards(ctx: Context, options: TakenOf<typeof BoardsResource.get>): Promise<Page<Board>> {
  const person = await mustSeePerson(ctx, { username: options.username })
  const isOwn = isViewer(ctx, person.id) || ctx.actor?.id === person.id
  const { keys, direction } = ORDERS[options.sort ?? 'last_pinned_to']
  const names = [...keys, 'board_id']
  const read = async (after: Mark | null, limit: number): Promise<Row[]> => {
    const where = [
      sql`user_id = ${person.id}`,
      sql`state IN ('owner', 'member')`,
      isOwn ? sql`true` : sql`audience = 0`,
      isOwn && !options.include_archived ? sql`NOT archived` : sql`true`,
      options.privacy_filter && options.privacy_filter !== 'all' ? sql`privacy = ${options.privacy_filter}` : sql`true`,
      after ? beyond(names, direction, after) : sql`true`,
    ]
    const order = names.map((name) => sql`${sql.ref(name)} ${sql.raw(direction)}`)
    const marks = names.map((name) => sql`${sql.ref(name)}::text`)
    const { rows } = await sql<{ board_id: Id; mark: string[] }>`
      SELECT board_id, ARRAY[${sql.join(marks)}] AS mark FROM user_boards
      WHERE ${sql.join(where, sql` AND `)} ORDER BY ${sql.join(order)} LIMIT ${limit}`.execute(ctx.db)
    return rows
  }
  return fillPage(ctx, PAGE_SIZE, read, (rows) =>
    loadBoards(
      ctx,
      rows.map((row) => row.board_id),
    ),
  )
}

const TYPES: Record<string, string> = {
  name_key: 'text',
  position: 'text',
  is_collaborative: 'boolean',
  board_id: 'bigint',
}

/** Rows behind a mark. Each value is taken as what its column holds, whatever a name may look like. */
function beyond(names: string[], direction: 'asc' | 'desc', after: Mark): RawBuilder<unknown> {
  const sign = sql.raw(direction === 'asc' ? '>' : '<')
  const typed = names.map((name, at) => sql`${after[at]}::${sql.raw(TYPES[name] ?? 'timestamptz')}`)
  return sql`(${sql.join(names.map((name) => sql.ref(name)))}) ${sign} (${sql.join(typed)})`
}
