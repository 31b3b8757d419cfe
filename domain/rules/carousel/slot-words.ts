import type { CarouselSlotCard } from '../../entities/carousel.ts'

/** Spec 3, Carousel. What is saved from one picture of a carousel has that picture's words and link, as far as it has any. */
export function slotWords(slot: Pick<CarouselSlotCard, 'title' | 'details' | 'link'> | undefined) {
  const [title, description] = [slot?.title.trim(), slot?.details.trim()]
  return { ...(title && { title }), ...(description && { description }), ...(slot?.link && { link: slot.link }) }
}
