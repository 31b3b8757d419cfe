import { LOG, VIEW } from '#domain/log-events.ts'
import { IMPRESSION_STEPS, IMPRESSION_TOP, type Impression, seen, toldOf } from '#domain/rules/log/impression.ts'
import { log } from './log.ts'

const CARDS = 'article[data-pin]'

/** Spec 4, Impressions: each view of a card is told once it ends; while a window lies over the page there are none. */
export function watchImpressions(): void {
  const views = new Map<Element, Impression>()
  let isPaused = true
  const eye = new IntersectionObserver(look, {
    threshold: [...IMPRESSION_STEPS],
    rootMargin: `-${IMPRESSION_TOP}px 0px 0px`,
  })

  function look(entries: IntersectionObserverEntry[]) {
    for (const { target, isIntersecting, intersectionRatio } of entries) {
      if (isIntersecting) views.set(target, seen(views.get(target), intersectionRatio, Date.now()))
      else end(target)
    }
  }

  function end(card: Element) {
    const view = views.get(card)
    if (!view || !(card instanceof HTMLElement)) return
    views.delete(card)
    const event_data = toldOf(view, Date.now())
    const event = { event_type: LOG.impression, view_type: VIEW.pin, object_id_str: card.dataset.pin, event_data }
    const { pin } = card.dataset
    if (pin && 'adVideo' in card.dataset) void import('./ad-videos.ts').then((ads) => ads.seenAdVideo(pin, event))
    else log(event)
  }

  function pauseOrGoOn() {
    const pauses = document.visibilityState === 'hidden' || document.querySelector('dialog:modal') !== null
    if (pauses === isPaused) return
    isPaused = pauses
    if (pauses) {
      eye.disconnect()
      for (const card of [...views.keys()]) end(card)
    } else for (const card of document.querySelectorAll(CARDS)) eye.observe(card)
  }

  const changes = new MutationObserver((all) => {
    for (const { addedNodes, removedNodes } of all) {
      for (const card of cardsIn(removedNodes)) {
        eye.unobserve(card)
        end(card)
      }
      if (!isPaused) for (const card of cardsIn(addedNodes)) eye.observe(card)
    }
    pauseOrGoOn()
  })
  changes.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['open'] })
  // Before what is left is sent.
  document.addEventListener('visibilitychange', pauseOrGoOn, { capture: true })
  pauseOrGoOn()
}

function cardsIn(nodes: NodeList): Element[] {
  return [...nodes].flatMap((node) => {
    if (!(node instanceof Element)) return []
    return node.matches(CARDS) ? [node] : [...node.querySelectorAll(CARDS)]
  })
}
