import { type RefObject, useEffect } from 'react'
import type { Place } from '../../router/route.ts'

const isComments = ({ path }: Place) => /\/comments\/?$/.test(path)

/** All of them are wanted: by the address of the comments, or of one of them. */
export const opensComments = (place: Place) => isComments(place) || place.query.has('comment')

/** /pin/{id}/comments opens with the comments in view, and with the one that the address points at. */
export function useInView(section: RefObject<HTMLElement | null>, place: Place, isThere: boolean): void {
  const isWanted = isComments(place)
  const pointed = place.query.get('comment')
  useEffect(() => {
    if (!isWanted) return
    const target = pointed && isThere ? document.getElementById(`comment-${pointed}`) : null
    // The page puts itself at its top first.
    const frame = requestAnimationFrame(() => {
      ;(target ?? section.current)?.scrollIntoView({ block: 'start', behavior: 'instant' })
      section.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [isWanted, pointed, isThere, section])
}
