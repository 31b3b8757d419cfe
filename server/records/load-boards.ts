import { type RawBuilder, type Selectable, sql } from 'kysely'
import { pickBoardFields } from '#domain/constants/board-fields.ts'
import type { Board, BoardCard, BoardPrivacy, CoverImage } from '#domain/entities/board.ts'
import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import { toBoardActions } from '#domain/rules/board/board-action.ts'
import { formatRfc2822 } from '#domain/rules/format/dates.ts'
import { imagePath, renditionSize } from '#domain/rules/media/image-url.ts'
import { type Audience, type BoardState, boardAudience, mayOpenByUrl } from '#domain/rules/viewer/audience.ts'
import type { PictureFocus } from '#domain/rules/visual/picture-focus.ts'
import { type Context, isViewer, type Person } from '../context.ts'
import { cacheRow, loadUncachedRows } from '../db/row-cache.ts'
import { sqlInIds } from '../db/sql-in-ids.ts'
import type { Boards } from '../db/tables.ts'
import { mediaBaseUrl } from './avatar-urls.ts'
import { loadPeople, toPersonState, toUserCard } from './load-people.ts'

/** The layout of the quick saves board, of which a person has at most one. */
export const QUICK_SAVES_LAYOUT = 'quick_saves'

export type StoredBoardCover = {
  pin_id: Id
  signature: string
  ext: string
  color: string
  width: number
  height: number
  focus?: PictureFocus
}
export type BoardMember = { user_id: Id; state: string; permissions: number }

export type SectionName = { id: Id; title: string; slug: string }

/** A board's row with its people, section names and covers. */
export type BoardRow = Selectable<Boards> & {
  people: BoardMember[]
  sections: SectionName[]
  covers: StoredBoardCover[]
}

type Owner = Omit<Person, 'created_at'> & { created_at: string }

/**
 * Loads boards by id. The owner of a single board is loaded along with it, because every use of the board needs them.
 */
export function loadBoardRows(ctx: Context, ids: Iterable<Id | null | undefined>): Promise<Map<Id, BoardRow>> {
  return loadUncachedRows(ctx.rows, 'boards', ids, async (missing) => {
    const which = sql`id ${sqlInIds(missing)}`
    if (missing.length > 1) return byId((await boardRowsSql(which).execute(ctx.db)).rows)
    const { rows } = await boardRowsSql<{ owner: Owner | null }>(which, ownerBut(ctx.actor)).execute(ctx.db)
    return byId(rows.map((row) => withoutOwner(ctx, row)))
  })
}

const byId = (rows: BoardRow[]) => new Map(rows.map((row) => [row.id, row]))

export const boardRowsSql = <More>(which: RawBuilder<unknown>, more = sql``) => sql<BoardRow & More>`
  SELECT boards.*,
    (SELECT coalesce(json_agg(json_build_object('user_id', p.user_id::text, 'state', p.state,
      'permissions', p.permissions)), '[]') FROM board_people p WHERE p.board_id = boards.id) AS people,
    (SELECT coalesce(json_agg(json_build_object('id', s.id::text, 'title', s.title, 'slug', s.slug)), '[]')
      FROM sections s WHERE s.board_id = boards.id) AS sections
    ${more}
  FROM boards WHERE ${which}`

/** Owners to load along with a board, except the actor and viewer, who are known already. */
const ownerBut = (
  actor: Person | null,
) => sql`, (SELECT to_jsonb(u) || jsonb_build_object('id', u.id::text, 'follower_count', c.follower_count)
  FROM users u LEFT JOIN user_counts c ON c.user_id = u.id WHERE u.id = boards.owner_id AND u.id <> ${actor?.id ?? '0'}) AS owner`

function withoutOwner(ctx: Context, { owner, ...row }: BoardRow & { owner: Owner | null }): BoardRow {
  const known = owner ? asPerson(owner) : ctx.actor
  if (known?.id === row.owner_id) cacheRow(ctx.rows, 'people', known.id, known)
  return row
}

const dateOf = (text: unknown): Date | null => (text ? new Date(text as string) : null)

/** Converts a user row that was read as JSON. */
const asPerson = (row: Owner): Person => ({
  ...row,
  created_at: new Date(row.created_at),
  deletion_at: dateOf(row.deletion_at),
  website_verified_at: dateOf(row.website_verified_at),
})

export const findBoardMember = (board: BoardRow, person: Person | null): BoardMember | undefined =>
  person ? board.people.find((member) => member.user_id === person.id) : undefined

const isOnBoard = (member: BoardMember | undefined) => member?.state === 'owner' || member?.state === 'member'

export const toBoardAudienceInput = (board: BoardRow, owner: Person | undefined) => ({
  privacy: board.privacy as BoardPrivacy,
  state: board.state as BoardState,
  ownerState: toPersonState(owner),
})

export const toBoardAudience = (board: BoardRow, owner: Person | undefined): Audience =>
  boardAudience(toBoardAudienceInput(board, owner))

/** Returns whether the viewer may open the board by its URL. */
export function maySeeBoard(ctx: Context, board: BoardRow, owner: Person | undefined): boolean {
  return mayOpenByUrl(toBoardAudience(board, owner), toBoardOnlooker(ctx, board))
}

export const toBoardOnlooker = (ctx: Context, board: BoardRow) => ({
  isOwner: isViewer(ctx, board.owner_id) || ctx.actor?.id === board.owner_id,
  isBoardPerson: isOnBoard(findBoardMember(board, ctx.actor)),
  isBlocked: ctx.blocked.has(board.owner_id),
})

export const toBoardUrl = (board: Pick<BoardRow, 'slug'>, owner: Person | undefined): string =>
  `/${owner?.username ?? '_'}/${encodeURIComponent(board.slug)}/`

export const showBoardCovers = ({ covers }: Pick<BoardRow, 'covers'>): CoverImage[] =>
  covers.map(({ signature, ext, color, focus }) => ({
    signature,
    ext,
    dominant_color: color,
    ...(focus && { focus }),
  }))

export function toBoardCard(ctx: Context, board: BoardRow, owner: Person): BoardCard {
  return {
    type: 'board',
    id: board.id,
    name: board.name,
    url: toBoardUrl(board, owner),
    layout: board.layout,
    privacy: board.privacy as BoardPrivacy,
    owner: toUserCard(ctx, owner),
    pin_count: board.pin_count,
    section_count: board.section_count,
    is_collaborative: board.collaborator_count > 0,
    archived: board.state === 'archived',
    cover_images: showBoardCovers(board),
  }
}

const COVER_SIZES = ['222x', '400x300', '216x146', '170x'] as const

/** Shows the complete record of a board to this viewer. */
export function showBoard(ctx: Context, board: BoardRow, owner: Person, followed: boolean): Board {
  const media = mediaBaseUrl(ctx.house.settings)
  const place = findBoardMember(board, ctx.actor)
  const at = (cover: StoredBoardCover, size: (typeof COVER_SIZES)[number] | '474x' | '136x136' | '736x') =>
    media + imagePath(size, cover.signature, cover.ext)
  const cover = board.covers.find((one) => one.pin_id === board.cover_pin_id) ?? board.covers[0]
  return {
    ...toBoardCard(ctx, board, owner),
    ...pickBoardFields(board),
    slug: board.slug,
    category: board.category,
    collaborated_by_me: place?.state === 'member',
    invited_by_me: false,
    collaborator_count: board.collaborator_count,
    collaborator_permissions: place?.state === 'member' ? toBoardActions(place.permissions) : [],
    followed_by_me: followed,
    follower_count: board.follower_count,
    board_order_modified_at: board.order_modified_at ? formatRfc2822(board.order_modified_at) : null,
    created_at: formatRfc2822(board.created_at),
    images: Object.fromEntries(
      COVER_SIZES.map((size) => [
        size,
        board.covers.map((one) => ({ url: at(one, size), ...renditionSize(size, one.width, one.height) })),
      ]),
    ),
    cover_pin: cover ? { pin_id: cover.pin_id, image_signature: cover.signature, image_url: at(cover, '736x') } : null,
    image_cover_url: cover ? at(cover, '400x300') : null,
    image_cover_hd_url: cover ? at(cover, '474x') : null,
    image_thumbnail_url: cover ? at(cover, '136x136') : null,
    pin_thumbnail_urls: board.covers.map((one) => at(one, '136x136')),
  }
}

/** Loads boards in the order of the ids; null for those which the viewer may not open. */
export async function loadBoards(ctx: Context, ids: Id[]): Promise<(Board | null)[]> {
  const rows = await loadBoardRows(ctx, ids)
  const people = await loadPeople(
    ctx,
    [...rows.values()].map((board) => board.owner_id),
  )
  const followed = ctx.fields === 'card' ? new Set<Id>() : await followedBoards(ctx, ids)
  return ids.map((id) => {
    const board = rows.get(id)
    const owner = board && people.get(board.owner_id)
    if (!board || !owner || !maySeeBoard(ctx, board, owner)) return null
    return showBoard(ctx, board, owner, followed.has(id))
  })
}

async function followedBoards(ctx: Context, ids: Id[]): Promise<Set<Id>> {
  if (!ctx.viewer || !ids.length) return new Set()
  const rows = await ctx.db
    .selectFrom('follows')
    .select('target_id')
    .where('follower_id', '=', ctx.viewer.id)
    .where('kind', '=', 'board')
    .where('target_id', 'in', ids)
    .execute()
  return new Set(rows.map((row) => row.target_id))
}

/** Finds a board by its owner's id and its slug; former slugs included. */
export async function findBoardId(ctx: Context, ownerId: Id, slug: string): Promise<Id | null> {
  const row = await ctx.db
    .selectFrom('board_slugs')
    .select('board_id')
    .where('owner_id', '=', ownerId)
    .where('slug', '=', slug)
    .executeTakeFirst()
  return row?.board_id ?? null
}

export async function findBoardIdOfSection(ctx: Context, sectionId: Id): Promise<Id | null> {
  const row = await ctx.db.selectFrom('sections').select('board_id').where('id', '=', sectionId).executeTakeFirst()
  return row?.board_id ?? null
}

/** Loads one board, and refuses if the viewer may not see it. */
export async function mustLoadBoard(ctx: Context, id: Id): Promise<Board> {
  const [board] = await loadBoards(ctx, [id])
  if (!board) throw new Refusal('no_board', 'board.none')
  return board
}
