import type { CarouselSlotCard } from '../../entities/carousel.ts'
import type { PinCard } from '../../entities/pin.ts'
import type { Viewer } from '../../entities/viewer.ts'

type Looking = Pick<Viewer, 'is_auth' | 'experiments'>

/** Spec 5, Save and card rules. Dots and swiping need carousel data, and a signed-in desktop or the mobile experiment. */
export function showsCarousel(pin: Pick<PinCard, 'carousel_data'>, viewer: Looking, isDesktop: boolean): boolean {
  if (!pin.carousel_data?.carousel_slots.length) return false
  return isDesktop ? viewer.is_auth : viewer.experiments.mobile_web_carousel === 'enabled'
}

type Spoken = Pick<
  PinCard,
  'title' | 'grid_title' | 'link' | 'domain' | 'alt_text' | 'image_signature' | 'link_domain'
> & {
  description?: string
}

/** Spec 3, Carousel. A slot as a pin: its own words, link and picture; id and address stay the pin's. */
export function asSlot<P extends Spoken>(pin: P, slot: CarouselSlotCard) {
  const { title, details, link, image_signature, image_ext, image_width, image_height, dominant_color } = slot
  const words = title.trim() === '' ? {} : { title, grid_title: title.trim() }
  const told = details.trim() === '' ? {} : sameWords(details)
  const source = link === null || link === pin.link ? {} : { link, domain: hostOf(link), link_domain: null }
  // What a pin says its picture shows is said of its own picture only.
  const alt_text = image_signature === pin.image_signature ? pin.alt_text : ''
  const picture = { image_signature, image_ext, image_width, image_height, dominant_color }
  return { ...pin, ...words, ...told, ...source, alt_text, ...picture, shown_slot: slot }
}

const sameWords = (description: string) => ({
  description,
  closeup_description: description,
  closeup_unified_description: description,
})

const hostOf = (link: string) => (URL.canParse(link) ? new URL(link).hostname.replace(/^www\./, '') : null)

/** Spec 7. A slot's impression is told once a view; null when it was already. */
export function newlySeen(seen: ReadonlySet<string>, slotId: string): ReadonlySet<string> | null {
  return seen.has(slotId) ? null : new Set([...seen, slotId])
}

/** Spec 4, Carousel, and 7. A swipe is always told; an arrow not while one edits. */
export function movesLogged(happening: 'swipe' | 'arrow', isEditing: boolean): boolean {
  return happening === 'swipe' || !isEditing
}
