import { type RawBuilder, type Selectable, sql } from 'kysely'
import { boardFieldsIn } from '#domain/constants/board-fields.ts'
import type { Board, BoardCard, Privacy } from '#domain/entities/board.ts'
import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import { actionsOf } from '#domain/rules/board/board-action.ts'
import { rfc2822 } from '#domain/rules/format/rfc2822.ts'
import { imagePath } from '#domain/rules/media/image-url.ts'
import { renditionSize } from '#domain/rules/media/rendition-size.ts'
import { type Audience, type BoardState, boardAudience, mayOpen } from '#domain/rules/viewer/audience.ts'
import { type Context, isViewer, type Person } from '../context.ts'
import { idIn } from '../db/id-in.ts'
import { cacheRow, readThrough } from '../db/row-cache.ts'
import type { Boards } from '../db/tables.ts'
import { mediaUrl } from './avatar-urls.ts'
import { loadPeople, stateOf, userCard } from './load-people.ts'

/** The layout of someone's one board of quick saves. */
export const QUICK_SAVES = 'quick_saves'

export type Cover = { pin_id: Id; signature: string; ext: string; color: string; width: number; height: number }
export type Member = { user_id: Id; state: string; permissions: number }

export type SectionName = { id: Id; title: string; slug: string }

/** A board's row with its people and the names of its sections, which live in the same place. */
export type BoardRow = Selectable<Boards> & { people: Member[]; sections: SectionName[]; covers: Cover[] }

type Owner = Omit<Person, 'created_at'> & { created_at: string }

/** Boards by id. Who owns one that is asked for alone comes along, since nothing can be said of it without them. */
export function loadBoardRows(ctx: Context, ids: Iterable<Id | null | undefined>): Promise<Map<Id, BoardRow>> {
  return readThrough(ctx.rows, 'boards', ids, async (missing) => {
    const which = sql`id ${idIn(missing)}`
    if (missing.length > 1) return byId((await boardsWhere(which).execute(ctx.db)).rows)
    const { rows } = await boardsWhere<{ owner: Owner | null }>(which, ownerBut(ctx.actor)).execute(ctx.db)
    return byId(rows.map((row) => withoutOwner(ctx, row)))
  })
}

const byId = (rows: BoardRow[]) => new Map(rows.map((row) => [row.id, row]))

export const boardsWhere = <More>(which: RawBuilder<unknown>, more = sql``) => sql<BoardRow & More>`
  SELECT boards.*,
    (SELECT coalesce(json_agg(json_build_object('user_id', p.user_id::text, 'state', p.state,
      'permissions', p.permissions)), '[]') FROM board_people p WHERE p.board_id = boards.id) AS people,
    (SELECT coalesce(json_agg(json_build_object('id', s.id::text, 'title', s.title, 'slug', s.slug)), '[]')
      FROM sections s WHERE s.board_id = boards.id) AS sections
    ${more}
  FROM boards WHERE ${which}`

/** Who acts is known already. */
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

/** A person's row that came as JSON. */
const asPerson = (row: Owner): Person => ({
  ...row,
  created_at: new Date(row.created_at),
  deletion_at: dateOf(row.deletion_at),
  website_verified_at: dateOf(row.website_verified_at),
})

export const placeOf = (board: BoardRow, person: Person | null): Member | undefined =>
  person ? board.people.find((member) => member.user_id === person.id) : undefined

const isOnBoard = (member: Member | undefined) => member?.state === 'owner' || member?.state === 'member'

export const boardFacts = (board: BoardRow, owner: Person | undefined) => ({
  privacy: board.privacy as Privacy,
  state: board.state as BoardState,
  ownerState: stateOf(owner),
})

export const audienceOfBoard = (board: BoardRow, owner: Person | undefined): Audience =>
  boardAudience(boardFacts(board, owner))

/** Asks the rule whether the viewer may open a board by its address. */
export function maySeeBoard(ctx: Context, board: BoardRow, owner: Person | undefined): boolean {
  return mayOpen(audienceOfBoard(board, owner), boardOnlooker(ctx, board))
}

export const boardOnlooker = (ctx: Context, board: BoardRow) => ({
  isOwner: isViewer(ctx, board.owner_id) || ctx.actor?.id === board.owner_id,
  isBoardPerson: isOnBoard(placeOf(board, ctx.actor)),
  isBlocked: ctx.blocked.has(board.owner_id),
})

export const boardUrl = (board: Pick<BoardRow, 'slug'>, owner: Person | undefined): string =>
  `/${owner?.username ?? '_'}/${encodeURIComponent(board.slug)}/`

export function boardCard(ctx: Context, board: BoardRow, owner: Person): BoardCard {
  return {
    type: 'board',
    id: board.id,
    name: board.name,
    url: boardUrl(board, owner),
    layout: board.layout,
    privacy: board.privacy as Privacy,
    owner: userCard(ctx, owner),
    pin_count: board.pin_count,
    section_count: board.section_count,
    is_collaborative: board.collaborator_count > 0,
    archived: board.state === 'archived',
    cover_images: board.covers.map(({ signature, ext, color }) => ({ signature, ext, dominant_color: color })),
  }
}

const COVER_SIZES = ['222x', '400x300', '216x146', '170x'] as const

/** The whole record of a board, as this viewer sees it. */
export function showBoard(ctx: Context, board: BoardRow, owner: Person, followed: boolean): Board {
  const media = mediaUrl(ctx.house.settings)
  const place = placeOf(board, ctx.actor)
  const at = (cover: Cover, size: (typeof COVER_SIZES)[number] | '474x' | '136x136' | '736x') =>
    media + imagePath(size, cover.signature, cover.ext)
  const cover = board.covers.find((one) => one.pin_id === board.cover_pin_id) ?? board.covers[0]
  return {
    ...boardCard(ctx, board, owner),
    ...boardFieldsIn(board),
    slug: board.slug,
    category: board.category,
    collaborated_by_me: place?.state === 'member',
    invited_by_me: false,
    collaborator_count: board.collaborator_count,
    collaborator_permissions: place?.state === 'member' ? actionsOf(place.permissions) : [],
    followed_by_me: followed,
    follower_count: board.follower_count,
    board_order_modified_at: board.order_modified_at ? rfc2822(board.order_modified_at) : null,
    created_at: rfc2822(board.created_at),
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

/** Boards in the order of the ids; null for those which the viewer may not open. */
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

/** A board by its owner's id and slug, old slugs included. */
export async function findBoard(ctx: Context, ownerId: Id, slug: string): Promise<Id | null> {
  const row = await ctx.db
    .selectFrom('board_slugs')
    .select('board_id')
    .where('owner_id', '=', ownerId)
    .where('slug', '=', slug)
    .executeTakeFirst()
  return row?.board_id ?? null
}

export async function boardOfSection(ctx: Context, sectionId: Id): Promise<Id | null> {
  const row = await ctx.db.selectFrom('sections').select('board_id').where('id', '=', sectionId).executeTakeFirst()
  return row?.board_id ?? null
}

/** Loads one board, and refuses if the viewer may not see it. */
export async function mustLoadBoard(ctx: Context, id: Id): Promise<Board> {
  const [board] = await loadBoards(ctx, [id])
  if (!board) throw new Refusal('no_board', 'board.none')
  return board
}
