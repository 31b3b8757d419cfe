/** Wire numbers in a pin's `shopping_flags`. */
export const SHOPPING_FLAGS = {
  available: 1,
  shop_the_look: 2,
  product_pin_v2: 5,
  rich_product_pin: 6,
  organic_product_carousel: 10,
} as const

/** Status of a paid partnership. */
export const PARTNERSHIP_STATUS = { none: 0, approved: 1, waiting: 2, refused: 3, live: 4 } as const

/** Wire names and numbers of the blocks of a story. */
export const STORY_BLOCK_TYPES = {
  story_pin_paragraph_block: 1,
  story_pin_image_block: 2,
  story_pin_video_block: 3,
  story_pin_music_block: 4,
  story_pin_product_sticker_block: 5,
} as const
export type StoryBlockName = keyof typeof STORY_BLOCK_TYPES

export const VIDEO_STATUSES = ['processing', 'ready', 'failed'] as const

/** Sort orders of the pins on a board. */
export const BOARD_FEED_SORTS = ['newest', 'oldest', 'custom'] as const
export type BoardFeedSort = (typeof BOARD_FEED_SORTS)[number]

/** Kinds of pins that search results can be filtered by (search.11). */
export const PIN_KINDS = ['video', 'gif', 'product', 'recipe', 'story', 'image'] as const
export type PinKind = (typeof PIN_KINDS)[number]
export const SEARCH_PERIODS = ['day', 'week', 'month', 'year'] as const
export type SearchPeriod = (typeof SEARCH_PERIODS)[number]
