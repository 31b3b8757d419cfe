import type { CarouselSlotCard } from '../../entities/carousel.ts'
import type { PinCard } from '../../entities/pin.ts'
import type { Viewer } from '../../entities/viewer.ts'

/** Current slide and number of slides; `isTouched` once the user has moved it. */
export type SlidesState = { index: number; count: number; isTouched: boolean }
export type SlidesEvent = 'swipedLeft' | 'swipedRight' | 'next' | 'previous' | 'scrolled'

/** A swipe moves by one slide, an arrow by a page, within the ends. */
export function nextSlidesState(slides: SlidesState, happening: SlidesEvent, perPage = 1): SlidesState {
  const steps = { swipedLeft: 1, swipedRight: -1, next: perPage, previous: -perPage, scrolled: 0 }
  const index = clamp(slides.index + steps[happening], slides.count)
  return { ...slides, index, isTouched: true }
}

const clamp = (index: number, count: number) => Math.min(Math.max(index, 0), Math.max(count - 1, 0))

/** The first slide has no previous arrow, the last one no next arrow. */
export function availableArrows({ index, count }: Pick<SlidesState, 'index' | 'count'>): {
  previous: boolean
  next: boolean
} {
  return { previous: index > 0, next: index < count - 1 }
}

const SWIPE_FROM = 30

/** Direction of a swipe; null for a mostly vertical move, which scrolls the page. */
export function toSwipe({ dx, dy }: { dx: number; dy: number }): 'swipedLeft' | 'swipedRight' | null {
  if (Math.abs(dx) < SWIPE_FROM || Math.abs(dx) <= Math.abs(dy)) return null
  return dx < 0 ? 'swipedLeft' : 'swipedRight'
}

type Looking = Pick<Viewer, 'is_auth' | 'experiments'>

/** Dots and swiping need carousel data, and a signed-in desktop or the mobile experiment. */
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

/** A carousel slot as a pin: with the slot's texts, link and picture, and the pin's id and URL. */
export function toSlotPin<P extends Spoken>(pin: P, slot: CarouselSlotCard) {
  const { title, details, link, image_signature, image_ext, image_width, image_height, dominant_color } = slot
  const words = title.trim() === '' ? {} : { title, grid_title: title.trim() }
  const told = details.trim() === '' ? {} : sameWords(details)
  const source =
    link === null || link === pin.link ? {} : { link, mobile_link: null, domain: hostOf(link), link_domain: null }
  // The pin's alt text describes only the pin's own picture.
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

/** Adds a slot whose impression is to be logged; null when it was already logged in this view. */
export function addSeenSlot(seen: ReadonlySet<string>, slotId: string): ReadonlySet<string> | null {
  return seen.has(slotId) ? null : new Set([...seen, slotId])
}

/** Swipes are always logged; arrow clicks not in edit mode. */
export function isSlideMoveLogged(happening: 'swipe' | 'arrow', isEditing: boolean): boolean {
  return happening === 'swipe' || !isEditing
}

/** Texts and link of a pin saved from one picture of a carousel: those of the picture, as far as it has any. */
export function toSlotTexts(slot: Pick<CarouselSlotCard, 'title' | 'details' | 'link'> | undefined) {
  const [title, description] = [slot?.title.trim(), slot?.details.trim()]
  return { ...(title && { title }), ...(description && { description }), ...(slot?.link && { link: slot.link }) }
}
