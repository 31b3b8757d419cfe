import { type ReactNode, useId } from 'react'
import type { SurfaceName } from '#domain/constants/surfaces.ts'
import type { Density } from '#ui/masonry/columns.ts'
import { GridEdges } from '#ui/masonry/GridEdges.tsx'
import type { KnownPin } from '../../state/entities.ts'
import { GridPlaceContext } from '../pin-card/grid-place.ts'
import { Scroller } from '../scroller/Scroller.tsx'
import { renderCard, useGrid } from './PinGrid.tsx'
import styles from './PinRow.module.css'

type Props = {
  title: string
  pins: readonly KnownPin[]
  surface: SurfaceName
  /** The same density as that of the grid below the row. */
  density?: Density
  /** At the end of the heading's line: the way to all of them. */
  end?: ReactNode
}

const WIDTHS: Partial<Record<SurfaceName, string | undefined>> = {
  TopicBest: styles.wide,
  ShoppingCarousel: styles.square,
  ShoppingGridSmallCarousel: styles.small,
}

/** Some pins side by side under a heading; nothing where there are none. */
export function PinRow({ title, pins: all, surface, density = 'standard', end }: Props) {
  const { pins, place } = useGrid(all, { surface, board: undefined, isFavorites: false, around: undefined })
  const id = useId()
  if (!pins.length) return null
  return (
    <GridEdges density={density}>
      <section className={styles.row} aria-labelledby={id} data-surface={surface}>
        <div className={styles.head}>
          <h2 id={id}>{title}</h2>
          {end}
        </div>
        <GridPlaceContext value={place}>
          <Scroller className={styles.scrolled}>
            <ul className={WIDTHS[surface] ?? styles.narrow}>
              {pins.map((pin, at) => (
                <li key={pin.id}>{renderCard(pin, null, at)}</li>
              ))}
            </ul>
          </Scroller>
        </GridPlaceContext>
      </section>
    </GridEdges>
  )
}
