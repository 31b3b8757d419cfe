import * as z from 'zod'
import { BULK_PINS_MAX, SECTION_TITLE_MAX } from '../constants/limits.ts'
import { Section } from '../entities/board.ts'
import { Pin, PinCard } from '../entities/pin.ts'
import { UserCard } from '../entities/user.ts'
import { Id } from '../id.ts'
import { boundedText, fieldSetOptions, jsonOption, optional, pagedOptions } from '../option-schemas.ts'
import { question, resource } from '../resource.ts'
import { Done } from './session.ts'

export const SectionTitle = boundedText(SECTION_TITLE_MAX, 'section.titleTooLong').pipe(
  z.string().min(1, 'section.titleMissing'),
)

/** A section with the board it belongs to and its first pins. */
export const SectionPage = Section.extend({
  board: Section.shape.board.extend({ owner: UserCard }),
  preview_pins: z.array(PinCard),
})

const sees = { policy: 'see-board', of: (o: { section_id: Id }) => ({ section: o.section_id }) } as const
const arranges = {
  policy: 'act-on-board',
  action: 'sections',
  of: (o: { section_id: Id }) => ({ section: o.section_id }),
} as const

export const BoardSectionResource = resource('BoardSection', {
  get: question({
    options: z
      .object({
        section_id: optional(Id),
        username: optional(z.string()),
        board_slug: optional(z.string()),
        section_slug: optional(z.string()),
        ...fieldSetOptions,
      })
      .transform(({ section_id, username, board_slug, section_slug, ...rest }) => ({
        ...rest,
        section_id,
        section_slug: section_slug ?? '',
        board: section_id ? { section: section_id } : { username: username ?? '', slug: board_slug ?? '' },
      })),
    data: SectionPage,
    access: { policy: 'see-board', of: (o) => o.board },
  }),
  create: question({
    options: z.object({
      board_id: Id,
      name: SectionTitle,
      initial_pins: optional(jsonOption(z.array(Id).max(BULK_PINS_MAX))),
    }),
    data: Section,
    access: { policy: 'act-on-board', action: 'sections', of: (o) => o.board_id },
    example: { name: 'New' },
  }),
})

export const BoardSectionEditResource = resource('BoardSectionEdit', {
  create: question({ options: z.object({ section_id: Id, name: SectionTitle }), data: Section, access: arranges }),
  delete: question({ options: z.object({ section_id: Id }), data: Done, access: arranges }),
})

export const BoardSectionOrderResource = resource('BoardSectionOrder', {
  update: question({
    options: z.object({ section_id: Id, before_id: optional(Id), after_id: optional(Id) }),
    data: Done,
    access: arranges,
  }),
})

export const BoardSectionPinsResource = resource('BoardSectionPins', {
  get: question({
    options: z.object({
      section_id: Id,
      sort: optional(z.enum(['newest', 'oldest', 'custom']).catch('newest')),
      current_filter: optional(z.union([z.int(), z.string()]).transform(Number)),
      ...pagedOptions,
    }),
    data: Pin,
    card: PinCard,
    list: true,
    access: sees,
  }),
})
