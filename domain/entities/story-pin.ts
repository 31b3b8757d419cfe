import * as z from 'zod'

/** Fields of a story that a card reads. */
export const StoryPinCard = z.object({
  id: z.string(),
  is_deleted: z.boolean(),
  has_product_pins: z.boolean(),
  has_affiliate_products: z.boolean(),
  static_page_count: z.int(),
  /** Milliseconds. */
  total_video_duration: z.int(),
  metadata: z.object({ pin_title: z.string() }),
  /** The text of its first page. */
  first_text: z.string().optional(),
  /** The first text is drawn over the page's picture, which is also the card's. */
  is_first_text_over: z.boolean().optional(),
})
export type StoryPinCard = z.infer<typeof StoryPinCard>

/** A story block has a wire name and a number; its other fields depend on its type. */
export const StoryBlock = z.looseObject({ type: z.string(), block_type: z.int() })

export const StoryPinData = StoryPinCard.extend({
  /** Incremented with every change. */
  version: z.int().optional(),
  pages: z.array(z.object({ id: z.string(), image_signature: z.string().nullable(), blocks: z.array(StoryBlock) })),
})
export type StoryPinData = z.infer<typeof StoryPinData>
