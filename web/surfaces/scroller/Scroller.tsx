import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { scrollLeftAfterHalfPage, scrollLeftAfterPage } from '#domain/rules/carousel/scroller.ts'
import { classes } from '#ui/classes.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { measureScrolledRow, useRowOverflow } from '#ui/row-overflow.ts'
import { useSay } from '../../app-context.tsx'
import styles from './Scroller.module.css'

type Props = {
  /** Label of a navigation; without one the row is a plain element. */
  label?: string
  className?: string | undefined
  /**
   * Called after each paging, for a list whose items have equal widths: the arrows move by the number of items that
   * fit.
   */
  onPage?: () => void
  children: ReactNode
}

/** A row that scrolls sideways, with faded edges and arrows where there is more. */
export function Scroller({ label, className, onPage, children }: Props) {
  const say = useSay()
  const row = useRef<HTMLDivElement>(null)
  const { before, after } = useRowOverflow(row)
  const arrows = { previous: before, next: after }
  const move = (to: 'previous' | 'next') => {
    const element = row.current
    if (!element) return
    const forward = getComputedStyle(element).direction === 'rtl' ? -1 : 1
    const measured = measureScrolledRow(element)
    const pitch = onPage && pitchOf(element.firstElementChild)
    const left = pitch ? scrollLeftAfterPage(measured, pitch, to) : scrollLeftAfterHalfPage(measured, to)
    onPage?.()
    element.scrollTo({ left: forward * left, behavior: 'smooth' })
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

/** Distance in px between the starts of two neighboring items; 0 for fewer than two items. */
function pitchOf(list: Element | null): number {
  const [first, second] = [...(list?.children ?? [])].map((item) => item.getBoundingClientRect().left)
  return first === undefined || second === undefined ? 0 : Math.abs(second - first)
}
