import { type BoardInvite, INVITE_STATUSES, type InvitedBoard } from '#domain/entities/board.ts'
import type { Id } from '#domain/id.ts'
import { toBoardActions } from '#domain/rules/board/board-action.ts'
import { formatRfc2822 } from '#domain/rules/format/dates.ts'
import { imagePath } from '#domain/rules/media/image-url.ts'
import { AUDIENCE } from '#domain/rules/viewer/audience.ts'
import type { Context } from '../context.ts'
import { mediaBaseUrl } from '../records/avatar-urls.ts'
import { loadBoardRows, toBoardAudience, toBoardUrl } from '../records/load-boards.ts'
import { loadPeople, mayBeNamed, toNamedUserCard, toUserCard } from '../records/load-people.ts'

export type BoardInviteKey = { board_id: Id; user_id: Id }
type Status = keyof typeof INVITE_STATUSES

/** Shows members and invitations, in the order of the keys; null for those which the viewer may not see. */
export async function showBoardInvites(ctx: Context, keys: BoardInviteKey[]): Promise<(BoardInvite | null)[]> {
  if (!keys.length) return []
  const rows = await ctx.db
    .selectFrom('board_people')
    .selectAll()
    .where('board_id', 'in', [...new Set(keys.map((key) => key.board_id))])
    .where('user_id', 'in', [...new Set(keys.map((key) => key.user_id))])
    .execute()
  const boards = await loadBoardRows(
    ctx,
    keys.map((key) => key.board_id),
  )
  const owners = [...boards.values()].map((board) => board.owner_id)
  const people = await loadPeople(ctx, [...owners, ...rows.flatMap((row) => [row.user_id, row.invited_by])])
  return keys.map(({ board_id, user_id }) => {
    const row = rows.find((one) => one.board_id === board_id && one.user_id === user_id)
    const board = boards.get(board_id)
    const owner = board && people.get(board.owner_id)
    const person = row && people.get(row.user_id)
    if (!row || !(row.state in INVITE_STATUSES) || !board || !owner || !person) return null
    const isSelf = ctx.actor?.id === person.id
    if (!isSelf && !mayBeNamed(ctx, person)) return null
    if (ctx.blocked.has(owner.id) || toBoardAudience(board, owner) === AUDIENCE.nobody) return null
    const cover = board.covers[0]
    const lean: InvitedBoard = {
      type: 'board',
      id: board.id,
      name: board.name,
      url: toBoardUrl(board, owner),
      owner: toUserCard(ctx, owner),
      image_cover_url: cover
        ? mediaBaseUrl(ctx.house.settings) + imagePath('400x300', cover.signature, cover.ext)
        : null,
    }
    return {
      type: 'boardinvite',
      id: `${board.id}:${person.id}`,
      status: INVITE_STATUSES[row.state as Status],
      board: lean,
      invited_user: toUserCard(ctx, person),
      invited_by_user: row.invited_by ? toNamedUserCard(ctx, people.get(row.invited_by)) : null,
      collaborator_permissions: row.state === 'member' ? toBoardActions(row.permissions) : [],
      is_acceptable: isSelf && row.state === 'invited',
      created_at: formatRfc2822(row.created_at),
    }
  })
}
