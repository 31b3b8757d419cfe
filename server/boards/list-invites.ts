import { sql } from 'kysely'
import { PAGE_SIZE } from '#domain/constants/limits.ts'
import { type BoardInvite, INVITE_STATUSES } from '#domain/entities/board.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Page, TakenOf } from '#domain/resource.ts'
import type { BoardInvitesResource } from '#domain/resources/board-people.ts'
import type { Context } from '../context.ts'
import type { CursorKey } from '../cursor.ts'
import { loadPage } from '../list-page.ts'
import { mustSeeBoard } from '../records/access.ts'
import { placeOf } from '../records/load-boards.ts'
import { type InviteKey, showInvites } from './show-invites.ts'

type Taken = TakenOf<typeof BoardInvitesResource.get>
type Row = InviteKey & { cursor_key: CursorKey }

/** Who is on a board; its own people also see who is asked to join. Or what the viewer is asked to join. */
export function listInvites(ctx: Context, options: Taken): Promise<Page<BoardInvite>> {
  if (options.board_id) return ofBoard(ctx, options)
  if (!ctx.actor) throw new Refusal('not_signed_in', 'error.signIn')
  return ofActor(ctx)
}

function ofActor(ctx: Context): Promise<Page<BoardInvite>> {
  const read = async (after: CursorKey | null, limit: number): Promise<Row[]> => {
    const { rows } = await sql<Row>`
      SELECT board_id, user_id, ARRAY[created_at::text, board_id::text] AS cursor_key FROM user_boards
      WHERE user_id = ${ctx.actor?.id} AND state = 'invited'
        ${after ? sql`AND (created_at, board_id) < (${after[0]}::timestamptz, ${after[1]}::bigint)` : sql``}
      ORDER BY created_at DESC, board_id DESC LIMIT ${limit}`.execute(ctx.db)
    return rows
  }
  return loadPage(ctx, PAGE_SIZE, read, (rows) => showInvites(ctx, rows))
}

async function ofBoard(ctx: Context, options: Taken): Promise<Page<BoardInvite>> {
  const board = await mustSeeBoard(ctx, { id: options.board_id as Exclude<Taken['board_id'], undefined> })
  const place = placeOf(board, ctx.actor)?.state
  const isOnBoard = place === 'owner' || place === 'member'
  const open = ['member', ...(isOnBoard ? ['invited'] : [])]
  const allowed = [...open, ...(place === 'owner' && options.include_inactive ? ['declined', 'banned'] : [])]
  const wished = options.status_filters
  const states = allowed.filter(
    (state) => !wished?.length || wished.includes(statusOf(state)) || wished.includes(state),
  )
  const me = options.sort === 'viewer_first' ? (ctx.actor?.id ?? null) : null
  const read = async (after: CursorKey | null, limit: number): Promise<Row[]> => {
    const { rows } = await sql<Row>`
      SELECT board_id, user_id, ARRAY[(user_id IS DISTINCT FROM ${me}::bigint)::text, created_at::text, user_id::text] AS cursor_key
      FROM board_people WHERE board_id = ${board.id} AND state = ANY(${states}::text[])
        ${
          after
            ? sql`AND (user_id IS DISTINCT FROM ${me}::bigint, created_at, user_id)
                > (${after[0]}::boolean, ${after[1]}::timestamptz, ${after[2]}::bigint)`
            : sql``
        }
      ORDER BY user_id IS DISTINCT FROM ${me}::bigint, created_at, user_id LIMIT ${limit}`.execute(ctx.db)
    return rows
  }
  return loadPage(ctx, PAGE_SIZE, read, (rows) => showInvites(ctx, rows))
}

const statusOf = (state: string): string => INVITE_STATUSES[state as keyof typeof INVITE_STATUSES]
