/** Spec 3: what the numbers in `shopping_flags` say of a pin. */
export const SHOPPING_FLAGS = {
  available: 1,
  shop_the_look: 2,
  product_pin_v2: 5,
  rich_product_pin: 6,
  organic_product_carousel: 10,
} as const

/** D38: how far a paid partnership has come. */
export const PARTNERSHIP = { none: 0, approved: 1, waiting: 2, refused: 3, live: 4 } as const

/** Spec 3 and D7: what a story's block is called on the wire, and its number. */
export const STORY_BLOCKS = {
  story_pin_paragraph_block: 1,
  story_pin_image_block: 2,
  story_pin_video_block: 3,
  story_pin_music_block: 4,
  story_pin_product_block: 5,
} as const
export type StoryBlockName = keyof typeof STORY_BLOCKS

export const VIDEO_STATUSES = ['processing', 'ready', 'failed'] as const

/** The orders of the pins on a board. */
export const FEED_SORTS = ['newest', 'oldest', 'custom'] as const
export type FeedSort = (typeof FEED_SORTS)[number]

/** Search.11: what found pins can be narrowed to. */
export const PIN_KINDS = ['video', 'gif', 'product', 'recipe', 'story', 'image'] as const
export type PinKind = (typeof PIN_KINDS)[number]
export const SINCE = ['day', 'week', 'month', 'year'] as const
export type Since = (typeof SINCE)[number]
