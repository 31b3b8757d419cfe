import * as z from 'zod'
import {
  CAROUSEL_SLOTS_MAX,
  DRAFT_TEXT_MAX,
  LINK_MAX,
  STORY_PAGES_MAX,
  STORY_PRODUCTS_MAX,
} from '../constants/limits.ts'
import { Id } from '../id.ts'
import { BOARD_PRIVACIES } from './board.ts'

const typed = z.string().max(DRAFT_TEXT_MAX).default('')
const Signature = z.string().regex(/^[0-9a-f]{32}$/)

/** An uploaded picture, with the data needed to show it. */
export const DraftPicture = z.object({
  signature: Signature,
  ext: z.string().regex(/^[a-z]{3,4}$/),
  width: z.int().positive(),
  height: z.int().positive(),
  color: z.string().max(40),
})
export type DraftPicture = z.infer<typeof DraftPicture>

const share = z.number().min(0).max(1)
/** Fractions of the picture after its quarter turns. */
export const DraftCrop = z.object({ x: share, y: share, w: share, h: share, turns: z.int().min(0).max(3) })
export type DraftCrop = z.infer<typeof DraftCrop>

/** An uploaded video, used by a pin or a page of a story. */
export const DraftVideo = z.object({ id: Id })
export type DraftVideo = z.infer<typeof DraftVideo>

/** A page of a story draft: a picture, a video with its cover, or text alone. */
export const DraftPage = z.object({
  /** Identifies the page in the browser that created it. */
  key: z.string().max(64),
  picture: DraftPicture.nullable().default(null),
  video: DraftVideo.nullable().default(null),
  text: typed,
  products: z
    .array(z.object({ id: Id, name: z.string().max(300), is_affiliate: z.boolean() }))
    .max(STORY_PRODUCTS_MAX)
    .default([]),
})
export type DraftPage = z.infer<typeof DraftPage>

/** Form contents of a pin that is not published yet. */
export const DraftForm = z.object({
  /** The name of the file, or of the page. */
  name: z.string().max(300).default(''),
  title: typed,
  description: typed,
  link: typed,
  alt_text: typed,
  is_comments_allowed: z.boolean().default(true),
  board: z
    .object({ id: Id, name: z.string().max(200), url: z.string().max(400), privacy: z.enum(BOARD_PRIVACIES) })
    .nullable()
    .default(null),
  section: z
    .object({ id: Id, title: z.string().max(200), slug: z.string().max(400) })
    .nullable()
    .default(null),
  picture: DraftPicture.nullable().default(null),
  /** The original picture before cropping and turning, and how it was edited. */
  whole: DraftPicture.nullable().default(null),
  crop: DraftCrop.nullable().default(null),
  topics: z
    .array(z.object({ id: Id, name: z.string().max(200) }))
    .max(10)
    .default([]),
  /** Pictures of a carousel; empty for a single picture. */
  slots: z
    .array(DraftPicture.extend({ title: typed, details: typed, link: typed }))
    .max(CAROUSEL_SLOTS_MAX)
    .default([]),
  /** The video, whose cover is `picture`. */
  video: DraftVideo.nullable().default(null),
  /** Pages of a story and its tune; null when the draft is no story. */
  story: z
    .object({ pages: z.array(DraftPage).max(STORY_PAGES_MAX), tune: z.string().max(60).nullable().default(null) })
    .nullable()
    .default(null),
  /** A picture on another site, which is fetched when the pin is published. */
  image_url: z.string().max(LINK_MAX).nullable().default(null),
  /** The browser tab that changed the draft last. */
  editor: z.string().max(64).default(''),
})
export type DraftForm = z.infer<typeof DraftForm>

export const Draft = DraftForm.extend({
  type: z.literal('draft'),
  /** Id of the pin that the draft becomes when it is published. */
  id: Id,
  key: z.string(),
  state: z.enum(['draft', 'scheduled']),
  /** Milliseconds since 1970, like `Date.now()`. */
  scheduled_at: z.int().nullable(),
  added_at: z.int(),
  changed_at: z.int(),
})
export type Draft = z.infer<typeof Draft>
