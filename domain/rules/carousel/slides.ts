/** Which slide is seen, of how many; `isTouched` once someone moved it. */
export type Slides = { index: number; count: number; isTouched: boolean }
export type SlidesHappening = 'swipedLeft' | 'swipedRight' | 'next' | 'previous' | 'scrolled'

/** Spec 4, Carousel. A swipe moves by one, an arrow by a page; nothing moves beyond the ends. */
export function nextSlides(slides: Slides, happening: SlidesHappening, perPage = 1): Slides {
  const steps = { swipedLeft: 1, swipedRight: -1, next: perPage, previous: -perPage, scrolled: 0 }
  const index = clamp(slides.index + steps[happening], slides.count)
  return { ...slides, index, isTouched: true }
}

const clamp = (index: number, count: number) => Math.min(Math.max(index, 0), Math.max(count - 1, 0))

/** Spec 4, Carousel. The first slide has no way back, the last none on. */
export function arrowsOf({ index, count }: Pick<Slides, 'index' | 'count'>): { previous: boolean; next: boolean } {
  return { previous: index > 0, next: index < count - 1 }
}

const SWIPE_FROM = 30

/** Spec 4, Carousel. What a finger's way across a carousel means; one that goes more up or down scrolls the page. */
export function swipeOf({ dx, dy }: { dx: number; dy: number }): 'swipedLeft' | 'swipedRight' | null {
  if (Math.abs(dx) < SWIPE_FROM || Math.abs(dx) <= Math.abs(dy)) return null
  return dx < 0 ? 'swipedLeft' : 'swipedRight'
}
