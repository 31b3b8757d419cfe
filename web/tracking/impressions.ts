import { LOG_COMPONENT, LOG_EVENT, LOG_VIEW_TYPE } from '#domain/log-events.ts'
import {
  IMPRESSION_THRESHOLDS,
  IMPRESSION_TOP_PX,
  type Impression,
  toImpressionData,
  updateImpression,
} from '#domain/rules/log/ad-events.ts'
import { toPinEvent } from '#domain/rules/log/pin-event.ts'
import { selectEntity } from '../state/selectors.ts'
import type { Store } from '../state/store.ts'
import { logEvent } from './log.ts'

/** Cards of Pins; and boards, people and rows of Pins, which say by `data-seen` what they are. */
const CARDS = 'article[data-pin]:not([data-closeup]), [data-seen]'
const COMPONENTS = { board: LOG_COMPONENT.boardTile, user: LOG_COMPONENT.personRow, module: LOG_COMPONENT.pinRow }

/** Logs each view of a card when it ends; there are no views while a dialog covers the page. */
export function logImpressions(store: Pick<Store, 'get'>): void {
  const views = new Map<Element, Impression>()
  let isPaused = true
  const eye = new IntersectionObserver(look, {
    threshold: [...IMPRESSION_THRESHOLDS],
    rootMargin: `-${IMPRESSION_TOP_PX}px 0px 0px`,
  })

  function look(entries: IntersectionObserverEntry[]) {
    for (const { target, isIntersecting, intersectionRatio } of entries) {
      if (isIntersecting) views.set(target, updateImpression(views.get(target), intersectionRatio, Date.now()))
      else end(target)
    }
  }

  function end(card: Element) {
    const view = views.get(card)
    if (!view || !(card instanceof HTMLElement)) return
    views.delete(card)
    const event = { ...toSubject(store, card), event_data: toImpressionData(view, Date.now()) }
    const { pin } = card.dataset
    if (pin && 'adVideo' in card.dataset)
      void import('./ad-videos.ts').then((ads) => ads.logAdVideoOncePlayed(pin, event))
    else logEvent(event)
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
  // Capturing runs before the remaining events are sent.
  document.addEventListener('visibilitychange', pauseOrGoOn, { capture: true })
  pauseOrGoOn()
}

/** What the impression of a card is about. */
function toSubject(store: Pick<Store, 'get'>, card: HTMLElement) {
  const { pin: pinId, seen, seenId } = card.dataset
  const event_type = LOG_EVENT.impression
  if (seen === 'board' || seen === 'user' || seen === 'module')
    return { event_type, view_type: LOG_VIEW_TYPE[seen], component: COMPONENTS[seen], object_id_str: seenId }
  const pin = pinId && selectEntity(store.get(), 'pin', pinId)
  const about = pin
    ? toPinEvent(pin, card.closest<HTMLElement>('[data-surface]')?.dataset)
    : { view_type: LOG_VIEW_TYPE.pin, object_id_str: pinId }
  return { event_type, component: LOG_COMPONENT.card, ...about }
}

function cardsIn(nodes: NodeList): Element[] {
  return [...nodes].flatMap((node) => {
    if (!(node instanceof Element)) return []
    return node.matches(CARDS) ? [node] : [...node.querySelectorAll(CARDS)]
  })
}
