import { type PointerEvent, useEffect, useReducer, useRef } from 'react'
import { LONG_PRESS } from '#domain/constants/timings.ts'
import { hasMoved } from '#domain/rules/card/has-moved.ts'
import { swipeOf } from '#domain/rules/carousel/slides.ts'
import type { StoryPage } from '#domain/rules/story/story-pages.ts'
import { nextTurns } from '#domain/rules/story/story-turns.ts'
import { useViewer } from '../../hooks/hooks.ts'
import { staysPicture } from '../player/autoplay.ts'

const OWN_CLICKS = 'a, button'

/** Where one is in a story. A tap on its first third goes back, elsewhere forward; a finger that stays holds it. */
export function useStoryTurns(pages: readonly StoryPage[]) {
  const viewer = useViewer()
  const begun = { at: 0, count: pages.length, isPlaying: false, isHeld: false, isPaused: true }
  const [turns, happened] = useReducer(nextTurns, begun)
  const { at, isPlaying, isHeld } = turns
  const page = pages[at]
  // biome-ignore lint/correctness/useExhaustiveDependencies: it begins once
  useEffect(() => {
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) happened('shown')
    if (!staysPicture(viewer)) happened('videoPlayed')
  }, [])
  // A page that was held begins its time anew; a video says itself when it has ended.
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
      const swipe = swipeOf(way)
      if (swipe) return happened((swipe === 'swipedLeft') === isRtl ? 'back' : 'forward')
      if (hasMoved(way) || event.timeStamp - begun.since >= LONG_PRESS) return
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
