import { sql } from 'kysely'
import { DEFAULT_PAGE_SIZE } from '#domain/constants/limits.ts'
import { type BoardInvite, INVITE_STATUSES } from '#domain/entities/board.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Page, ParsedOptionsOf } from '#domain/resource.ts'
import type { BoardInvitesResource } from '#domain/resources/board-people.ts'
import type { Context } from '../context.ts'
import type { CursorKey } from '../cursor.ts'
import { keyset } from '../keyset.ts'
import { loadListPage } from '../list-page.ts'
import { mustSeeBoard } from '../records/access.ts'
import { findBoardMember } from '../records/load-boards.ts'
import { type BoardInviteKey, showBoardInvites } from './show-invites.ts'

const NEWEST_FIRST = keyset('DESC', ['created_at', 'timestamptz'], ['board_id', 'bigint'])

type ListInvitesOptions = ParsedOptionsOf<typeof BoardInvitesResource.get>
type Row = BoardInviteKey & { cursor_key: CursorKey }

/**
 * Lists the people on a board (its own people also see pending invitations) or, without a board, the viewer's own
 * invitations.
 */
export function listBoardInvites(ctx: Context, options: ListInvitesOptions): Promise<Page<BoardInvite>> {
  if (options.board_id) return ofBoard(ctx, options)
  if (!ctx.actor) throw new Refusal('not_signed_in', 'error.signIn')
  return ofActor(ctx)
}

function ofActor(ctx: Context): Promise<Page<BoardInvite>> {
  const read = async (after: CursorKey | null, limit: number): Promise<Row[]> => {
    const { rows } = await sql<Row>`
      SELECT board_id, user_id, ${NEWEST_FIRST.key} AS cursor_key FROM user_boards
      WHERE user_id = ${ctx.actor?.id} AND state = 'invited'
        AND ${NEWEST_FIRST.isAfter(after)}
      ORDER BY ${NEWEST_FIRST.order} LIMIT ${limit}`.execute(ctx.db)
    return rows
  }
  return loadListPage(ctx, DEFAULT_PAGE_SIZE, read, (rows) => showBoardInvites(ctx, rows))
}

async function ofBoard(ctx: Context, options: ListInvitesOptions): Promise<Page<BoardInvite>> {
  const board = await mustSeeBoard(ctx, { id: options.board_id as Exclude<ListInvitesOptions['board_id'], undefined> })
  const place = findBoardMember(board, ctx.actor)?.state
  const isOnBoard = place === 'owner' || place === 'member'
  const open = ['member', ...(isOnBoard ? ['invited'] : [])]
  const allowed = [...open, ...(place === 'owner' && options.include_inactive ? ['declined', 'banned'] : [])]
  const wished = options.status_filters
  const states = allowed.filter(
    (state) => !wished?.length || wished.includes(statusOf(state)) || wished.includes(state),
  )
  const me = options.sort === 'viewer_first' ? (ctx.actor?.id ?? null) : null
  const isOther = sql`user_id IS DISTINCT FROM ${me}::bigint`
  const order = keyset('ASC', [isOther, 'boolean'], ['created_at', 'timestamptz'], ['user_id', 'bigint'])
  const read = async (after: CursorKey | null, limit: number): Promise<Row[]> => {
    const { rows } = await sql<Row>`
      SELECT board_id, user_id, ${order.key} AS cursor_key
      FROM board_people WHERE board_id = ${board.id} AND state = ANY(${states}::text[])
        AND ${order.isAfter(after)}
      ORDER BY ${order.order} LIMIT ${limit}`.execute(ctx.db)
    return rows
  }
  return loadListPage(ctx, DEFAULT_PAGE_SIZE, read, (rows) => showBoardInvites(ctx, rows))
}

const statusOf = (state: string): string => INVITE_STATUSES[state as keyof typeof INVITE_STATUSES]
