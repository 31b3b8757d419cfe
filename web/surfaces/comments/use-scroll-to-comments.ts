import { type RefObject, useEffect } from 'react'
import type { RouteLocation } from '../../router/route.ts'

const isComments = ({ path }: RouteLocation) => /\/comments\/?$/.test(path)

/** Whether the URL asks for all comments: it is the URL of the comments page, or names one comment. */
export const isCommentsRoute = (place: RouteLocation) => isComments(place) || place.query.has('comment')

/** Scrolls to the comments on /pin/{id}/comments, or to the comment that the URL names. */
export function useScrollToComments(
  section: RefObject<HTMLElement | null>,
  place: RouteLocation,
  isThere: boolean,
): void {
  const isWanted = isComments(place)
  const pointed = place.query.get('comment')
  useEffect(() => {
    if (!isWanted) return
    const target = pointed && isThere ? document.getElementById(`comment-${pointed}`) : null
    // The page scrolls to its top first.
    const frame = requestAnimationFrame(() => {
      ;(target ?? section.current)?.scrollIntoView({ block: 'start', behavior: 'instant' })
      section.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [isWanted, pointed, isThere, section])
}
