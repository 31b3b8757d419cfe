import { CAROUSEL_SLOTS_MAX, CAROUSEL_SLOTS_MIN } from '#domain/constants/limits.ts'
import type { CarouselCard } from '#domain/entities/carousel.ts'
import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import type { ParsedOptionsOf } from '#domain/resource.ts'
import type { PinResource } from '#domain/resources/pins.ts'
import type { SignedIn } from '../context.ts'
import { findPictureBySignature, type PictureReference } from '../media/find-picture.ts'
import { parsePinLink } from './clean-link.ts'

type Slot = { picture: PictureReference; title: string; details: string; link: string | null }

/** Resolves the pictures and texts of a carousel in their order; null for a pin that isn't a carousel. */
export async function resolveCarouselSlots(
  ctx: SignedIn,
  { carousel_slots: sent }: Pick<ParsedOptionsOf<typeof PinResource.create>, 'carousel_slots'>,
): Promise<Slot[] | null> {
  if (!sent) return null
  if (sent.length < CAROUSEL_SLOTS_MIN || sent.length > CAROUSEL_SLOTS_MAX) {
    const bounds = { least: CAROUSEL_SLOTS_MIN, most: CAROUSEL_SLOTS_MAX }
    throw new Refusal('bad_input', 'carousel.count', bounds, { field: 'carousel_slots' })
  }
  const slots: Slot[] = []
  for (const { image_signature, title, details, link } of sent)
    slots.push({
      picture: await findPictureBySignature(ctx, image_signature),
      title,
      details,
      link: parsePinLink(link, 'carousel_slots'),
    })
  return slots
}

export function toCarouselCard(aggregateId: Id, slots: readonly Slot[]): CarouselCard {
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
