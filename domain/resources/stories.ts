import * as z from 'zod'
import {
  ALT_TEXT_MAX,
  DESCRIPTION_MAX,
  LINK_MAX,
  STORY_PAGES_MAX,
  STORY_PRODUCTS_MAX,
  STORY_TEXT_MAX,
  TITLE_MAX,
} from '../constants/limits.ts'
import { Pin } from '../entities/pin.ts'
import { Id } from '../id.ts'
import { question, resource } from '../resource.ts'
import { Flag, jsonText, optional, text } from '../taken.ts'
import { interest_ids, user_mention_tags } from './pins.ts'

const UploadId = optional(z.union([z.string(), z.int()]).transform(String))

/** A block names its kind by its wire name or its number; what it holds depends on that. */
const Block = z.looseObject({
  type: z.union([z.string().max(60), z.int()]),
  image_signature: optional(z.string().regex(/^[0-9a-f]{32}$/)),
  video_id: optional(Id),
  upload_id: UploadId,
  tracking_id: UploadId,
  text: optional(text(STORY_TEXT_MAX, 'story.textTooLong')),
  audio: optional(z.looseObject({ audio_url: z.string().max(LINK_MAX, 'link.tooLong') })),
  pin_id: optional(Id),
  is_affiliate: optional(Flag),
})
export type SentBlock = z.infer<typeof Block>

const Page = z.looseObject({ blocks: z.array(Block).max(STORY_PRODUCTS_MAX + 5, 'story.tooManyBlocks') })

const StoryPin = z.looseObject({
  metadata: z.looseObject({ pin_title: optional(text(TITLE_MAX, 'pin.titleTooLong')) }),
  pages: z.array(Page).min(1, 'story.pageCount').max(STORY_PAGES_MAX, 'story.pageCount'),
})

export const StoryPinResource = resource('StoryPin', {
  create: question({
    options: z.object({
      story_pin: jsonText(StoryPin),
      board_id: optional(Id),
      section: optional(Id),
      description: optional(text(DESCRIPTION_MAX, 'pin.descriptionTooLong')),
      link: optional(z.string().max(LINK_MAX, 'link.tooLong')),
      alt_text: optional(text(ALT_TEXT_MAX, 'pin.altTextTooLong')),
      is_comments_allowed: optional(Flag),
      interest_ids,
      user_mention_tags,
      guid: optional(z.string().max(100)),
    }),
    data: Pin,
    access: { policy: 'act-on-board', action: 'add_pins', of: (o) => o.board_id },
    costs: 'upload',
  }),
  /** Its pages and its title, as they are to be from now on. */
  update: question({
    options: z.object({
      id: Id,
      story_pin: jsonText(StoryPin),
      /** The version that was changed: another one meanwhile is a conflict. */
      version: optional(z.int()),
    }),
    data: Pin,
    access: { policy: 'change-pin', of: (o) => o.id },
    costs: 'upload',
  }),
})
