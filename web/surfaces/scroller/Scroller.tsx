import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { scrolledTo, scrollerArrows } from '#domain/rules/carousel/scroller.ts'
import { classes } from '#ui/classes.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { useSay } from '../../frame.tsx'
import styles from './Scroller.module.css'

type Props = {
  /** Of ways to elsewhere; without one it is a plain row. */
  label?: string
  className?: string | undefined
  children: ReactNode
}

/** Spec 9: a row that scrolls sideways, with arrows where there is more and a fade under them. */
export function Scroller({ label, className, children }: Props) {
  const say = useSay()
  const row = useRef<HTMLDivElement>(null)
  const [arrows, setArrows] = useState({ previous: false, next: false })
  useEffect(() => {
    const element = row.current
    if (!element) return
    const look = () => setArrows(scrollerArrows(measured(element)))
    const size = new ResizeObserver(look)
    size.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      size.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [])
  const move = (to: 'previous' | 'next') => {
    const element = row.current
    if (!element) return
    const forward = getComputedStyle(element).direction === 'rtl' ? -1 : 1
    element.scrollTo({ left: forward * scrolledTo(measured(element), to), behavior: 'smooth' })
  }
  const Element = label === undefined ? 'div' : 'nav'
  return (
    <div className={styles.scroller}>
      <Element
        ref={row}
        aria-label={label}
        className={classes(styles.row, className)}
        data-more-before={arrows.previous}
        data-more-after={arrows.next}
      >
        {children}
      </Element>
      {(['previous', 'next'] as const).map(
        (to) =>
          arrows[to] && (
            <IconButton
              key={to}
              className={styles[to]}
              size="small"
              kind="secondary"
              label={say(`carousel.${to}`)}
              icon={
                to === 'previous' ? (
                  <ChevronLeft size={18} aria-hidden="true" />
                ) : (
                  <ChevronRight size={18} aria-hidden="true" />
                )
              }
              onClick={() => move(to)}
            />
          ),
      )}
    </div>
  )
}

/** From right to left the browser counts below zero. */
const measured = ({ scrollLeft, clientWidth, scrollWidth }: HTMLElement) => ({
  left: Math.abs(scrollLeft),
  width: clientWidth,
  contentWidth: scrollWidth,
})
