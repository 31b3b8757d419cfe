import * as z from 'zod'
import {
  BOARD_FIELDS,
  type BoardFieldChoice,
  type BoardFieldName,
  type BoardFieldNameOfKind,
  type BoardFieldValues,
  boardFieldNamesOfKind,
} from '../constants/board-fields.ts'
import { BOARD_FEED_SORTS } from '../constants/kinds.ts'
import { BOARD_NAME_MAX } from '../constants/limits.ts'
import { BOARD_PRIVACIES, Board, BoardCard, Section } from '../entities/board.ts'
import { Pin, PinCard } from '../entities/pin.ts'
import { Id } from '../id.ts'
import { boundedText, Flag, fieldSetOptions, optional, pagedOptions } from '../option-schemas.ts'
import { question, resource } from '../resource.ts'
import { GIFT_GUIDE_LAYOUT } from '../rules/board/gift-guide.ts'
import { BulkJob } from './bulk.ts'
import { Done } from './session.ts'

export const BOARD_SORTS = [
  'alphabetical',
  'last_pinned_to',
  'oldest',
  'newest',
  'group_boards_at_top',
  'custom',
] as const
export type BoardSort = (typeof BOARD_SORTS)[number]

const BoardWhich = z
  .object({ board_id: optional(Id), username: optional(z.string()), slug: optional(z.string()), ...fieldSetOptions })
  .transform(({ board_id, username, slug, ...rest }) => ({
    ...rest,
    board: board_id ? { id: board_id } : { username: username ?? '', slug: slug ?? '' },
  }))

/** `currentFilter` of a board's feed; any other value means no filter. */
export const FAVORITES_FILTER = 1

const edits = { policy: 'act-on-board', action: 'edit', of: (o: { board_id: Id }) => o.board_id } as const
const owns = { policy: 'signed-in' } as const

export const BoardName = boundedText(BOARD_NAME_MAX, 'board.nameTooLong').pipe(z.string().min(1, 'board.nameMissing'))

type BoardFieldInput<N extends BoardFieldName> =
  N extends BoardFieldNameOfKind<'flag'>
    ? z.input<typeof Flag>
    : N extends BoardFieldNameOfKind<'choice'>
      ? BoardFieldChoice<N>
      : string
type PlainFields = {
  [N in BoardFieldName]: ReturnType<typeof optional<z.ZodType<BoardFieldValues[N], BoardFieldInput<N>>>>
}

/** The plain fields, as clients send them. */
const plainFields = Object.fromEntries([
  ...boardFieldNamesOfKind('text').map((name) => [
    name,
    optional(boundedText(BOARD_FIELDS[name].max, `board.field.${name}.tooLong`)),
  ]),
  ...boardFieldNamesOfKind('choice').map((name) => [name, optional(z.enum(BOARD_FIELDS[name].of))]),
  ...boardFieldNamesOfKind('flag').map((name) => [name, optional(Flag)]),
]) as PlainFields

export const BoardResource = resource('Board', {
  get: question({ options: BoardWhich, data: Board, access: { policy: 'see-board', of: (o) => o.board } }),
  create: question({
    options: z.object({
      ...plainFields,
      name: BoardName,
      privacy: optional(z.enum(BOARD_PRIVACIES)),
      category: optional(z.string().max(40)),
      layout: optional(z.string().max(40)),
      orbac_subject_id: optional(Id),
    }),
    data: Board,
    access: { policy: 'signed-in' },
  }),
  update: question({
    options: z.object({
      ...plainFields,
      board_id: Id,
      name: optional(BoardName),
      privacy: optional(z.enum(BOARD_PRIVACIES)),
      category: z.string().max(40).nullish(),
      layout: optional(z.enum(['default', GIFT_GUIDE_LAYOUT])),
      /** The pin used as the board's cover; null means the newest one. */
      cover_pin_id: Id.nullish(),
      orbac_subject_id: optional(Id),
      ...fieldSetOptions,
    }),
    data: Board,
    access: edits,
  }),
  delete: question({
    options: z.object({ board_id: Id, orbac_subject_id: optional(Id) }),
    data: BulkJob,
    access: owns,
  }),
})

/** An archived board keeps its pins and takes no new ones. */
export const BoardArchiveResource = resource('BoardArchive', {
  create: question({
    path: 'PUT /v3/boards/:board_id/archive/',
    options: z.object({ board_id: Id }),
    data: Board,
    access: owns,
  }),
  delete: question({
    path: 'DELETE /v3/boards/:board_id/archive/',
    options: z.object({ board_id: Id }),
    data: Board,
    access: owns,
  }),
})

/** Moves all pins and sections of a board to another one; the old URL redirects there. */
export const BoardMergeResource = resource('BoardMerge', {
  create: question({
    options: z.object({ board_id: Id, into_board_id: Id, orbac_subject_id: optional(Id) }),
    data: BulkJob,
    access: owns,
  }),
})

const Place = { before_id: optional(Id), after_id: optional(Id) }

/** Moves a board before or after another one in the viewer's own order. */
export const BoardOrderResource = resource('BoardOrder', {
  update: question({ options: z.object({ board_id: Id, ...Place }), data: Done, access: { policy: 'signed-in' } }),
})

/** Moves a pin before or after another one in the board's own order. */
export const BoardPinOrderResource = resource('BoardPinOrder', {
  update: question({
    options: z.object({ board_id: Id, pin_id: Id, ...Place }),
    data: Done,
    access: { policy: 'act-on-board', action: 'move_pins', of: (o) => o.board_id },
  }),
})

/** Filters for lists of boards, with their rank. */
export const BOARD_FILTERS = [
  { name: 'NONE', rank: 0 },
  { name: 'ARCHIVED', rank: 1 },
  { name: 'GROUP', rank: 2 },
  { name: 'SECRET', rank: 3 },
] as const

const boards = question({
  options: z.object({
    username: z.string().min(1),
    sort: optional(z.enum(BOARD_SORTS).catch('last_pinned_to')),
    privacy_filter: optional(z.enum(['all', ...BOARD_PRIVACIES]).catch('all')),
    include_archived: optional(Flag),
    filter_stories: optional(Flag),
    filter_all_pins: optional(Flag),
    filter_shopping_list: optional(Flag),
    filter: optional(
      z
        .union([z.int(), z.string()])
        .transform(
          (sent) => BOARD_FILTERS.find(({ name, rank }) => sent === name || Number(sent) === rank)?.name ?? 'NONE',
        ),
    ),
    group_by: optional(z.string()),
    ...pagedOptions,
  }),
  data: Board,
  card: BoardCard,
  list: true,
  bookmarks: 'BoardsResource',
  access: { policy: 'see-person', of: (o) => ({ username: o.username }) },
})

export const BoardsResource = resource('Boards', { get: boards })
/** Alias of Boards for API clients. */
export const BoardsFeedResource = resource('BoardsFeed', { get: boards })

export const ProfileBoardsResource = resource('ProfileBoards', {
  get: question({
    options: z.object({ username: z.string().min(1), ...pagedOptions }),
    data: Board,
    card: BoardCard,
    list: true,
    access: { policy: 'see-person', of: (o) => ({ username: o.username }) },
  }),
})

export const BoardFeedResource = resource('BoardFeed', {
  get: question({
    options: z
      .object({
        board_id: optional(Id),
        board_url: optional(z.string()),
        sort: optional(z.enum(BOARD_FEED_SORTS).catch('newest')),
        filter_section_pins: optional(Flag),
        section_id: optional(Id),
        current_filter: optional(z.union([z.int(), z.string()]).transform(Number)),
        /** Price range in a gift guide: "10-50", "10-" or "-50" in `currency`. */
        price: optional(z.string().max(30)),
        currency: optional(z.string().length(3)),
        ...pagedOptions,
      })
      .transform(({ board_id, board_url, ...rest }) => ({
        ...rest,
        board: board_id ? { id: board_id } : byUrl(board_url),
      })),
    data: Pin,
    card: PinCard,
    list: true,
    access: { policy: 'see-board', of: (o) => o.board },
  }),
})

export const BoardSectionsResource = resource('BoardSections', {
  get: question({
    options: z.object({ board_id: Id, ...pagedOptions }),
    data: Section,
    list: true,
    access: { policy: 'see-board', of: (o) => ({ id: o.board_id }) },
  }),
})

/** Boards offered by the save menu: those the viewer may add to, the most recently used first. */
export const BoardPickerBoardsResource = resource('BoardPickerBoards', {
  get: question({
    options: z.object({ filter: optional(z.string().max(100)), pin_id: optional(Id), ...fieldSetOptions }),
    data: z.object({
      all_boards: z.array(BoardCard),
      boards_shortlist: z.array(BoardCard),
      suggested_boards: z.array(BoardCard),
    }),
    access: { policy: 'signed-in' },
  }),
})

/** Suggested names for a new board with this pin. */
export const BoardTitleSuggestionsResource = resource('BoardTitleSuggestions', {
  get: question({
    options: z.object({ pin_id: Id, ...pagedOptions }),
    data: z.object({ name: z.string() }),
    list: true,
    access: { policy: 'use-pin', of: (o) => o.pin_id },
  }),
})

const ideas = { data: Pin, card: PinCard, list: true as const }
/** More ideas for a board: pins that other people save together with those on it. */
export const BoardContentRecommendationResource = resource('BoardContentRecommendation', {
  get: question({
    options: z.object({ id: Id, section_id: optional(Id), ...pagedOptions }),
    ...ideas,
    access: { policy: 'see-board', of: (o) => ({ id: o.id }) },
  }),
})
export const BoardRelatedPixieFeedResource = resource('BoardRelatedPixieFeed', {
  get: question({
    options: z.object({ board_id: Id, section_id: optional(Id), ...pagedOptions }),
    ...ideas,
    access: { policy: 'see-board', of: (o) => ({ id: o.board_id }) },
  }),
})

/** Named values that the server stores for the viewer. */
export const UserStateResource = resource('UserState', {
  get: question({
    options: z.object({ state: z.enum(['QUICK_SAVES_BOARD_ID']) }),
    data: z.object({ state: z.string(), value: Id.nullable() }),
    access: { policy: 'signed-in' },
  }),
})

function byUrl(url: string | undefined): { username: string; slug: string } {
  const [username = '', slug = ''] = (url ?? '').split('/').filter(Boolean).map(decoded)
  return { username, slug }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
