import * as z from 'zod'

/** Fields of a carousel picture that a card reads; it opens and saves with its own texts and link. */
export const CarouselSlotCard = z.object({
  id: z.string(),
  slot_id: z.string(),
  title: z.string(),
  details: z.string(),
  link: z.string().nullable(),
  item_id: z.string().nullable(),
  image_signature: z.string(),
  image_ext: z.string(),
  image_width: z.int(),
  image_height: z.int(),
  dominant_color: z.string(),
})
export type CarouselSlotCard = z.infer<typeof CarouselSlotCard>

export const CarouselCard = z.object({
  id: z.string(),
  carousel_id: z.string(),
  index: z.int(),
  carousel_slots: z.array(CarouselSlotCard),
})
export type CarouselCard = z.infer<typeof CarouselCard>

const Picture = z.object({ url: z.string(), width: z.int(), height: z.int() })

export const CarouselData = CarouselCard.extend({
  carousel_slots: z.array(CarouselSlotCard.extend({ images: z.record(z.string(), Picture) })),
})
export type CarouselData = z.infer<typeof CarouselData>
