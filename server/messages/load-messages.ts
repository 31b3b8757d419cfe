import type { Selectable } from 'kysely'
import type { Message } from '#domain/entities/message.ts'
import type { UserCard } from '#domain/entities/user.ts'
import type { Id } from '#domain/id.ts'
import { formatRfc2822 } from '#domain/rules/format/dates.ts'
import type { Context, Person } from '../context.ts'
import type { Messages } from '../db/tables.ts'
import { findBoardMember, loadBoardRows, loadBoards } from '../records/load-boards.ts'
import { loadPeople, toUserCard } from '../records/load-people.ts'
import { loadPins } from '../records/load-pins.ts'
import { toMessageInviteCode } from './invite-code.ts'

export type MessageRow = Selectable<Messages>

/**
 * Shows a participant even if their profile is private; null for people who left the site or are blocked either way.
 */
export function toParticipantCard(ctx: Context, person: Person | undefined): UserCard | null {
  const isThere = person && (person.state === 'active' || person.state === 'private') && !ctx.blocked.has(person.id)
  return isThere ? toUserCard(ctx, person) : null
}

/**
 * Shows messages as the viewer may see them; null for those of blocked people. Attached pins and boards are checked
 * again.
 */
export async function loadMessages(ctx: Context, rows: MessageRow[]): Promise<(Message | null)[]> {
  if (!rows.length) return []
  const shown = rows.filter((row) => !row.deleted_at)
  const pins = await byId(
    shown.flatMap(({ pin_id }) => pin_id ?? []),
    (ids) => loadPins(ctx, ids, 'url'),
  )
  const boardIds = shown.flatMap(({ board_id }) => board_id ?? [])
  const boards = await byId(boardIds, (ids) => loadBoards(ctx, ids))
  const boardRows = await loadBoardRows(ctx, boardIds)
  const people = await loadPeople(
    ctx,
    rows.flatMap((row) => [row.user_id, ...row.user_ids]),
  )
  const isInvited = (id: Id | null) => {
    const board = id ? boardRows.get(id) : undefined
    return board?.state !== 'trashed' && !!board && findBoardMember(board, ctx.actor)?.state === 'invited'
  }
  return rows.map((row) => {
    if (ctx.blocked.has(row.user_id)) return null
    const isUnsent = row.deleted_at !== null
    const pin = (!isUnsent && row.pin_id && pins.get(row.pin_id)) || null
    const board = (!isUnsent && row.board_id && boards.get(row.board_id)) || null
    const isBoardInvite = !isUnsent && isInvited(row.board_id)
    return {
      type: 'message',
      id: row.id,
      conversation_id: row.conversation_id,
      kind: row.kind as Message['kind'],
      sender: toParticipantCard(ctx, people.get(row.user_id)),
      text: isUnsent ? '' : row.text,
      pin,
      board,
      is_board_invite: isBoardInvite,
      is_unavailable: !isUnsent && ((row.pin_id !== null && !pin) || (row.board_id !== null && !board)),
      is_unsent: isUnsent,
      invite_code: pin && toMessageInviteCode(ctx.house, row.id),
      users: row.user_ids.flatMap((id) => toParticipantCard(ctx, people.get(id as Id)) ?? []),
      created_at: formatRfc2822(row.created_at),
    }
  })
}

async function byId<T extends { id: Id }>(ids: Id[], load: (ids: Id[]) => Promise<(T | null)[]>): Promise<Map<Id, T>> {
  const wanted = [...new Set(ids)]
  const loaded = wanted.length ? await load(wanted) : []
  return new Map(loaded.flatMap((one) => (one ? [[one.id, one] as const] : [])))
}
