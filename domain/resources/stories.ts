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
import { boundedText, Flag, jsonOption, optional } from '../option-schemas.ts'
import { question, resource } from '../resource.ts'
import { interest_ids, user_mention_tags } from './pins.ts'

const UploadId = optional(z.union([z.string(), z.int()]).transform(String))

/** A block names its type by wire name or number; its other fields depend on that. */
const Block = z.looseObject({
  type: z.union([z.string().max(60), z.int()]),
  image_signature: optional(z.string().regex(/^[0-9a-f]{32}$/)),
  video_id: optional(Id),
  upload_id: UploadId,
  tracking_id: UploadId,
  text: optional(boundedText(STORY_TEXT_MAX, 'story.textTooLong')),
  audio: optional(z.looseObject({ audio_url: z.string().max(LINK_MAX, 'link.tooLong') })),
  pin_id: optional(Id),
  is_affiliate: optional(Flag),
})
export type StoryBlockInput = z.infer<typeof Block>

const Page = z.looseObject({ blocks: z.array(Block).max(STORY_PRODUCTS_MAX + 5, 'story.tooManyBlocks') })

const StoryPin = z.looseObject({
  metadata: z.looseObject({ pin_title: optional(boundedText(TITLE_MAX, 'pin.titleTooLong')) }),
  pages: z.array(Page).min(1, 'story.pageCount').max(STORY_PAGES_MAX, 'story.pageCount'),
})

export const StoryPinResource = resource('StoryPin', {
  create: question({
    options: z.object({
      story_pin: jsonOption(StoryPin),
      board_id: optional(Id),
      section: optional(Id),
      description: optional(boundedText(DESCRIPTION_MAX, 'pin.descriptionTooLong')),
      link: optional(z.string().max(LINK_MAX, 'link.tooLong')),
      alt_text: optional(boundedText(ALT_TEXT_MAX, 'pin.altTextTooLong')),
      is_comments_allowed: optional(Flag),
      interest_ids,
      user_mention_tags,
      guid: optional(z.string().max(100)),
    }),
    data: Pin,
    access: { policy: 'act-on-board', action: 'add_pins', of: (o) => o.board_id },
    costs: 'upload',
  }),
  /** Replaces the pages and the title. */
  update: question({
    options: z.object({
      id: Id,
      story_pin: jsonOption(StoryPin),
      /** The version that was edited: if the story has changed since, it is a conflict. */
      version: optional(z.int()),
    }),
    data: Pin,
    access: { policy: 'change-pin', of: (o) => o.id },
    costs: 'upload',
  }),
})
