import * as z from 'zod'
import { ARTICLE_BODY_MAX, ARTICLE_SUBTITLE_MAX, ARTICLE_TITLE_MAX, TODAY_POSITION_MAX } from '../constants/limits.ts'
import { BoardCard, CoverImage } from '../entities/board.ts'
import { Pin, PinCard } from '../entities/pin.ts'
import { Block } from '../entities/text-page.ts'
import { Id } from '../id.ts'
import { boundedText, Flag, optional, pagedOptions } from '../option-schemas.ts'
import { question, resource } from '../resource.ts'

const open = { policy: 'open' } as const
const staff = { policy: 'staff' } as const
export const TODAY_PARTS = ['best', 'trending', 'popular', 'shop'] as const
export type TodayPart = (typeof TODAY_PARTS)[number]
const Day = z.string().max(20)

export const ArticleCard = z.object({
  type: z.literal('article'),
  id: Id,
  slug: z.string(),
  title: z.string(),
  subtitle: z.string(),
  cover: CoverImage.nullable(),
})
export type ArticleCard = z.infer<typeof ArticleCard>

export const Article = ArticleCard.extend({
  blocks: z.array(Block),
  board: BoardCard.nullable(),
  pin_ids: z.array(Id),
})
export type Article = z.infer<typeof Article>

export const Today = z.object({
  type: z.literal('today'),
  /** The day, as in `?date=`. */
  id: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
  articles: z.array(ArticleCard),
  words: z.array(z.string()),
  parts: z.record(z.enum(TODAY_PARTS), z.array(PinCard)),
  /** Parts that come from an earlier day, because this day had too little for them. */
  earlier: z.partialRecord(z.enum(TODAY_PARTS), z.string()),
})
export type Today = z.infer<typeof Today>

/** The Today page, of today or one of the last 30 days. */
export const TodayResource = resource('Today', {
  get: question({ options: z.object({ date: optional(Day) }), data: Today, access: open }),
})

/** All pins of one part of the Today page. */
export const TodayFeedResource = resource('TodayFeed', {
  get: question({
    options: z.object({ part: z.enum(TODAY_PARTS), date: optional(Day), ...pagedOptions }),
    data: Pin,
    card: PinCard,
    list: true,
    access: open,
  }),
})

export const ArticleResource = resource('Article', {
  get: question({ options: z.object({ slug: z.string().min(1).max(100) }), data: Article, access: open }),
})

export const ArticlePinsResource = resource('ArticlePins', {
  get: question({
    options: z.object({ slug: z.string().min(1).max(100), ...pagedOptions }),
    data: Pin,
    card: PinCard,
    list: true,
    access: open,
  }),
})

export const StaffArticle = ArticleCard.extend({
  type: z.literal('staff_article'),
  body: z.string(),
  pins: z.string(),
  /** The cover, where it is not one of the pins; and the URL of a board. */
  cover_pin: z.string(),
  board: z.string(),
  countries: z.string(),
  languages: z.string(),
  starts_at: z.string().nullable(),
  ends_at: z.string().nullable(),
  state: z.enum(['draft', 'scheduled', 'live', 'ended']),
  written_by: z.string(),
  changed_by: z.string(),
  changed_at: z.string(),
})
export type StaffArticle = z.infer<typeof StaffArticle>

const Written = {
  title: boundedText(ARTICLE_TITLE_MAX, 'today.titleTooLong').pipe(z.string().min(1, 'today.titleMissing')),
  subtitle: optional(boundedText(ARTICLE_SUBTITLE_MAX, 'today.subtitleTooLong')),
  body: optional(z.string().max(ARTICLE_BODY_MAX, 'today.bodyTooLong')),
  /** Pins by id or URL, separated by whitespace; the first is the cover. */
  pins: optional(z.string().max(4000)),
  /** A pin by id or URL; by default, the first of the pins. */
  cover_pin: optional(z.string().max(300)),
  /** A board by its URL. */
  board: optional(z.string().max(300)),
  countries: optional(z.string().max(400)),
  languages: optional(z.string().max(100)),
  starts_at: optional(z.string().max(40)),
  ends_at: optional(z.string().max(40)),
}
export const StaffArticlesResource = resource('StaffArticles', {
  get: question({ options: z.object({ ...pagedOptions }), data: StaffArticle, list: true, access: staff }),
  create: question({ options: z.object(Written), data: StaffArticle, access: staff, example: { title: 'Blue' } }),
  update: question({
    options: z.object({ id: Id, ...Written }),
    data: StaffArticle,
    access: staff,
    example: { id: '1', title: 'Blue' },
  }),
})

export const TodayChoice = z.object({
  type: z.literal('today_choice'),
  id: z.string(),
  part: z.enum(TODAY_PARTS),
  pin_id: Id,
  title: z.string(),
  is_out: z.boolean(),
  position: z.int(),
  chosen_by: z.string(),
  chosen_at: z.string(),
})
export type TodayChoice = z.infer<typeof TodayChoice>

/** Staff place an aggregate in a part at a position, exclude it, or let the numbers decide again. */
export const StaffTodayResource = resource('StaffToday', {
  get: question({ options: z.object({ ...pagedOptions }), data: TodayChoice, list: true, access: staff }),
  create: question({
    options: z.object({
      part: z.enum(TODAY_PARTS),
      pin: z.string().max(300),
      is_out: optional(Flag),
      position: optional(
        z
          .int('staff.todayPositionWrong')
          .min(0, 'staff.todayPositionWrong')
          .max(TODAY_POSITION_MAX, 'staff.todayPositionWrong'),
      ),
    }),
    data: z.object({ part: z.enum(TODAY_PARTS) }),
    access: staff,
    example: { part: 'best', pin: '1' },
  }),
  delete: question({
    options: z.object({ part: z.enum(TODAY_PARTS), pin_id: Id }),
    data: z.object({ part: z.enum(TODAY_PARTS) }),
    access: staff,
    example: { part: 'best', pin_id: '1' },
  }),
})
