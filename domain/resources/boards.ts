import * as z from 'zod'
import { BOARD_NAME_MAX, DESCRIPTION_MAX } from '../constants/limits.ts'
import { Board, BoardCard, PRIVACIES, Section } from '../entities/board.ts'
import { Pin, PinCard } from '../entities/pin.ts'
import { Id } from '../id.ts'
import { question, resource } from '../resource.ts'
import { Flag, optional, paged, shown, text } from '../taken.ts'

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
  .object({ board_id: optional(Id), username: optional(z.string()), slug: optional(z.string()), ...shown })
  .transform(({ board_id, username, slug, ...rest }) => ({
    ...rest,
    board: board_id ? { id: board_id } : { username: username ?? '', slug: slug ?? '' },
  }))

export const BoardName = text(BOARD_NAME_MAX, 'board.nameTooLong').pipe(z.string().min(1, 'board.nameMissing'))

export const BoardResource = resource('Board', {
  get: question({ options: BoardWhich, data: Board, access: { policy: 'see-board', of: (o) => o.board } }),
  create: question({
    options: z.object({
      name: BoardName,
      description: optional(text(DESCRIPTION_MAX, 'board.descriptionTooLong')),
      privacy: optional(z.enum(PRIVACIES)),
      category: optional(z.string().max(40)),
      layout: optional(z.string().max(40)),
      collaborator_invites_enabled: optional(Flag),
      orbac_subject_id: optional(Id),
    }),
    data: Board,
    access: { policy: 'signed-in' },
  }),
})

export const BoardsResource = resource('Boards', {
  get: question({
    options: z.object({
      username: z.string().min(1),
      sort: optional(z.enum(BOARD_SORTS).catch('last_pinned_to')),
      privacy_filter: optional(z.enum(['all', ...PRIVACIES]).catch('all')),
      include_archived: optional(Flag),
      filter_stories: optional(Flag),
      group_by: optional(z.string()),
      ...paged,
    }),
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
        sort: optional(z.string()),
        filter_section_pins: optional(Flag),
        section_id: optional(Id),
        current_filter: optional(z.union([z.int(), z.string()]).transform(Number)),
        ...paged,
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
    options: z.object({ board_id: Id, ...paged }),
    data: Section,
    list: true,
    access: { policy: 'see-board', of: (o) => ({ id: o.board_id }) },
  }),
})

/** What the save menu offers: the boards the viewer may add to, the last used first. */
export const BoardPickerBoardsResource = resource('BoardPickerBoards', {
  get: question({
    options: z.object({ filter: optional(z.string().max(100)), pin_id: optional(Id), ...shown }),
    data: z.object({ all_boards: z.array(BoardCard), boards_shortlist: z.array(BoardCard) }),
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
