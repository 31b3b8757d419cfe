import { CAROUSEL_SLOTS_MAX, CAROUSEL_SLOTS_MIN } from '#domain/constants/limits.ts'
import type { CarouselCard } from '#domain/entities/carousel.ts'
import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import type { TakenOf } from '#domain/resource.ts'
import type { PinResource } from '#domain/resources/pins.ts'
import type { SignedIn } from '../context.ts'
import { type KnownPicture, knownPicture } from '../media/known-picture.ts'
import { cleanLink } from './clean-link.ts'

type Slot = { picture: KnownPicture; title: string; details: string; link: string | null }

/** D50: the pictures of a carousel in their order, each with its own words; null for a pin that is none. */
export async function carouselSlots(
  ctx: SignedIn,
  { carousel_slots: sent }: Pick<TakenOf<typeof PinResource.create>, 'carousel_slots'>,
): Promise<Slot[] | null> {
  if (!sent) return null
  if (sent.length < CAROUSEL_SLOTS_MIN || sent.length > CAROUSEL_SLOTS_MAX) {
    const bounds = { least: CAROUSEL_SLOTS_MIN, most: CAROUSEL_SLOTS_MAX }
    throw new Refusal('bad_input', 'carousel.count', bounds, { field: 'carousel_slots' })
  }
  const slots: Slot[] = []
  for (const { image_signature, title, details, link } of sent)
    slots.push({
      picture: await knownPicture(ctx, image_signature),
      title,
      details,
      link: cleanLink(link, 'carousel_slots'),
    })
  return slots
}

export function carouselOf(aggregateId: Id, slots: readonly Slot[]): CarouselCard {
  const carousel_slots = slots.map(({ picture, title, details, link }, at) => ({
    id: `${at + 1}`,
    slot_id: `${aggregateId}-${at + 1}`,
    title,
    details,
    link,
    item_id: null,
    image_signature: picture.signature,
    image_ext: picture.ext,
    image_width: picture.width,
    image_height: picture.height,
    dominant_color: picture.dominant_color,
  }))
  return { id: aggregateId, carousel_id: aggregateId, index: 0, carousel_slots }
}
