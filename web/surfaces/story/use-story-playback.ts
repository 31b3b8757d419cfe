import { type PointerEvent, useEffect, useReducer, useRef } from 'react'
import { LONG_PRESS_MS } from '#domain/constants/timings.ts'
import { hasFingerMoved } from '#domain/rules/card/card-actions.ts'
import { toSwipe } from '#domain/rules/carousel/slides.ts'
import { nextStoryPlayback, type StoryPage } from '#domain/rules/story/story-pages.ts'
import { useViewer } from '../../hooks/hooks.ts'
import { isAutoplayPrevented } from '../player/autoplay.ts'

const OWN_CLICKS = 'a, button'

/** The playback state of a story. A tap on the first third goes back, elsewhere forward; holding pauses it. */
export function useStoryPlayback(pages: readonly StoryPage[]) {
  const viewer = useViewer()
  const begun = { at: 0, count: pages.length, isPlaying: false, isHeld: false, isPaused: true }
  const [turns, happened] = useReducer(nextStoryPlayback, begun)
  const { at, isPlaying, isHeld } = turns
  const page = pages[at]
  // biome-ignore lint/correctness/useExhaustiveDependencies: it begins once
  useEffect(() => {
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) happened('shown')
    if (!isAutoplayPrevented(viewer)) happened('videoPlayed')
  }, [])
  // A paused page restarts its timer; a video reports its own end.
  useEffect(() => {
    if (!isPlaying || isHeld || !page || page.video) return
    const timer = setTimeout(() => happened('elapsed'), page.lasts)
    return () => clearTimeout(timer)
  }, [isPlaying, isHeld, page])
  const touch = useRef<{ x: number; y: number; since: number }>(undefined)
  const pointer = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if ((event.target as Element).closest(OWN_CLICKS) || event.button !== 0) return
      touch.current = { x: event.clientX, y: event.clientY, since: event.timeStamp }
      happened('held')
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const begun = touch.current
      touch.current = undefined
      if (!begun) return
      happened('released')
      const way = { dx: event.clientX - begun.x, dy: event.clientY - begun.y }
      const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
      const swipe = toSwipe(way)
      if (swipe) return happened((swipe === 'swipedLeft') === isRtl ? 'back' : 'forward')
      if (hasFingerMoved(way) || event.timeStamp - begun.since >= LONG_PRESS_MS) return
      const { left, width } = event.currentTarget.getBoundingClientRect()
      const along = (event.clientX - left) / width
      happened((isRtl ? 1 - along : along) < 1 / 3 ? 'back' : 'forward')
    },
    onPointerCancel() {
      touch.current = undefined
      happened('released')
    },
  }
  return { turns, happened, pointer }
}
