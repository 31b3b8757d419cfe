import { nextToPlay, PLAYS_FROM, type Seen } from '#domain/rules/video/autoplay.ts'
import { appFocus } from './app-focus.ts'
import { nowPlaying } from './now-playing.ts'

type Card = { pinId: string; isPromoted: boolean; isLoop: boolean; onPlays: (plays: boolean) => void; share: number }

const cards = new Map<Element, Card>()
let holds = 0

const eye = new IntersectionObserver(
  (entries) => {
    for (const { target, intersectionRatio } of entries) {
      const card = cards.get(target)
      if (card) card.share = intersectionRatio
    }
    choose()
  },
  { threshold: [0, PLAYS_FROM, 1] },
)

/** Video.9. Whoever stands in a grid plays while half of it is in view: loops and ads always, of all others one. */
export function watchCard(element: Element, card: Omit<Card, 'share'>): () => void {
  cards.set(element, { ...card, share: 0 })
  eye.observe(element)
  return () => {
    eye.unobserve(element)
    cards.delete(element)
    choose()
  }
}

/** While a pin is open above the grid, or the page is hidden, nothing in it plays. */
export function holdGrid(): () => void {
  holds++
  choose()
  return () => {
    holds--
    // What stood before the pin was opened is seen again after the next frame.
    requestAnimationFrame(choose)
  }
}

const isStill = () => holds > 0 || !appFocus.get()

function choose(): void {
  const { current } = nowPlaying.get()
  const organic: Seen[] = []
  for (const [element, card] of cards) {
    const { pinId, isPromoted, isLoop, share } = card
    const isSeen = !isStill() && share >= PLAYS_FROM
    if (isPromoted || isLoop) card.onPlays(isSeen)
    else if (!isSeen) card.onPlays(false)
    else {
      const { top, height } = element.getBoundingClientRect()
      organic.push({ pinId, share, middle: top + height / 2 })
    }
  }
  const isCurrentSeen = organic.some(({ pinId }) => pinId === current)
  const chosen = isCurrentSeen ? current : nextToPlay(organic, innerHeight / 2)
  for (const card of cards.values())
    if (!card.isPromoted && !card.isLoop && card.share >= PLAYS_FROM) card.onPlays(!isStill() && card.pinId === chosen)
}

appFocus.watch(choose)
