import { AUTOPLAY_SHARE_MIN, pickVideoToPlay, type VideoInView } from '#domain/rules/video/autoplay.ts'
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
  { threshold: [0, AUTOPLAY_SHARE_MIN, 1] },
)

/**
 * Plays a grid video while half of it is in view (`video.9`): loops and ads always, but only one of the others at a
 * time.
 */
export function watchVideoCard(element: Element, card: Omit<Card, 'share'>): () => void {
  cards.set(element, { ...card, share: 0 })
  eye.observe(element)
  return () => {
    eye.unobserve(element)
    cards.delete(element)
    choose()
  }
}

/**
 * Pauses all grid videos while a pin is open above the grid or the page is hidden. Returns a function that ends the
 * pause.
 */
export function pauseGridVideos(): () => void {
  holds++
  choose()
  return () => {
    holds--
    // Cards are visible again only after the next frame.
    requestAnimationFrame(choose)
  }
}

const isStill = () => holds > 0 || !appFocus.get()

function choose(): void {
  const { current } = nowPlaying.get()
  const organic: VideoInView[] = []
  for (const [element, card] of cards) {
    const { pinId, isPromoted, isLoop, share } = card
    const isSeen = !isStill() && share >= AUTOPLAY_SHARE_MIN
    if (isPromoted || isLoop) card.onPlays(isSeen)
    else if (!isSeen) card.onPlays(false)
    else {
      const { top, height } = element.getBoundingClientRect()
      organic.push({ pinId, share, middle: top + height / 2 })
    }
  }
  const isCurrentSeen = organic.some(({ pinId }) => pinId === current)
  const chosen = isCurrentSeen ? current : pickVideoToPlay(organic, innerHeight / 2)
  for (const card of cards.values())
    if (!card.isPromoted && !card.isLoop && card.share >= AUTOPLAY_SHARE_MIN)
      card.onPlays(!isStill() && card.pinId === chosen)
}

appFocus.watch(choose)
