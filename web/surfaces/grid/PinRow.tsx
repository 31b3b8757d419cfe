import { type ReactNode, useId } from 'react'
import type { SurfaceName } from '#domain/constants/surfaces.ts'
import { LOG_COMPONENT, LOG_ELEMENT, LOG_EVENT, LOG_VIEW_TYPE } from '#domain/log-events.ts'
import type { Density } from '#ui/masonry/column-metrics.ts'
import { GridEdges } from '#ui/masonry/GridEdges.tsx'
import type { KnownPin } from '../../state/entities.ts'
import { logEvent } from '../../tracking/log.ts'
import { GridContext } from '../pin-card/grid-context.ts'
import { Scroller } from '../scroller/Scroller.tsx'
import { renderPinCard, useGridPins } from './PinGrid.tsx'
import styles from './PinRow.module.css'

type Props = {
  title: string
  pins: readonly KnownPin[]
  surface: SurfaceName
  /** The density of the grid below the row. */
  density?: Density
  /** Content at the end of the heading's line, such as a link to all pins. */
  end?: ReactNode
}

const AT = { view_type: LOG_VIEW_TYPE.module, component: LOG_COMPONENT.pinRow, element: LOG_ELEMENT.arrow }

const WIDTHS: Partial<Record<SurfaceName, string | undefined>> = {
  TopicBest: styles.wide,
  ShoppingCarousel: styles.square,
  ShoppingGridSmallCarousel: styles.small,
}

/** One row of pins under a heading; nothing when there are no pins. */
export function PinRow({ title, pins: all, surface, density = 'standard', end }: Props) {
  const { pins, place } = useGridPins(all, { surface, board: undefined, isFavorites: false, around: undefined })
  const id = useId()
  if (!pins.length) return null
  return (
    <GridEdges density={density}>
      <section
        className={styles.row}
        aria-labelledby={id}
        data-surface={surface}
        data-seen="module"
        data-seen-id={surface}
      >
        <div className={styles.head}>
          <h2 id={id}>{title}</h2>
          {end}
        </div>
        <GridContext value={place}>
          <Scroller
            className={styles.scrolled}
            onPage={() => logEvent({ event_type: LOG_EVENT.carouselArrow, ...AT, aux_data: { surface } })}
          >
            <ul className={WIDTHS[surface] ?? styles.narrow}>
              {pins.map((pin, at) => (
                <li key={pin.id}>{renderPinCard(pin, null, at)}</li>
              ))}
            </ul>
          </Scroller>
        </GridContext>
      </section>
    </GridEdges>
  )
}
