import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { scrolledTo } from '#domain/rules/carousel/scroller.ts'
import { classes } from '#ui/classes.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { measuredRow, useMoreBeside } from '#ui/more-beside.ts'
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
  const { before, after } = useMoreBeside(row)
  const arrows = { previous: before, next: after }
  const move = (to: 'previous' | 'next') => {
    const element = row.current
    if (!element) return
    const forward = getComputedStyle(element).direction === 'rtl' ? -1 : 1
    element.scrollTo({ left: forward * scrolledTo(measuredRow(element), to), behavior: 'smooth' })
  }
  const Element = label === undefined ? 'div' : 'nav'
  return (
    <div className={styles.scroller}>
      <Element
        ref={row}
        aria-label={label}
        className={classes(styles.row, className)}
        data-more-before={before}
        data-more-after={after}
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
