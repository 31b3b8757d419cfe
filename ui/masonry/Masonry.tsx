import { type CSSProperties, type ReactNode, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { classes } from '../classes.ts'
import { listCardsInWindow } from './cards-in-window.ts'
import { computeColumnMetrics, type Density } from './column-metrics.ts'
import {
  type CardDimensions,
  type CardPosition,
  layOutCards,
  type MasonryLayout,
  measureLayoutHeights,
} from './layout.ts'
import { MasonryCell, type MasonryCellProps } from './MasonryCell.tsx'
import styles from './masonry.module.css'
import { useArrowKeyWalk } from './use-arrow-key-walk.ts'
import { useKeepTopCardInPlace } from './use-keep-top-card.ts'
import { useIsInBrowser, useVisibleStretch, type VisibleStretch } from './use-visible-stretch.ts'

const AROUND = 1.5
const MOST = 149
const NEAR_END = 2

type Props<Item> = {
  label: string
  items: Item[]
  getKey: (item: Item) => string
  /**
   * The picture's width and height, and the px of the content and text under it. Must be a stable function: when it
   * changes, all cards are placed again.
   */
  sizeOf: (item: Item) => Omit<CardDimensions, 'key'>
  /**
   * Must be a stable function: when it changes, all cards are rendered again. The position is known once the browser
   * has measured.
   */
  renderItem: (item: Item, position: CardPosition | undefined, index: number) => ReactNode
  /** Called when the last cards come near the window, once for each last card. */
  onNearEnd?: () => void
  /** The total number of items; -1 if unknown. */
  total?: number
  density?: Density
  /** The scroll position to restore. */
  initialScrollY?: number | undefined
}

/**
 * Cards of known sizes in columns: a CSS grid from the server; after hydration the same positions, with only the cards
 * near the window.
 */
export function Masonry<Item>(props: Props<Item>) {
  const { items, getKey, sizeOf, renderItem, onNearEnd, label, density = 'standard', initialScrollY } = props
  const container = useRef<HTMLDivElement>(null)
  const last = useRef<MasonryLayout>(undefined)
  const isInBrowser = useIsInBrowser()
  const { view, measure } = useVisibleStretch(container)
  const cards = useMemo(
    () => items.map((item): CardDimensions => ({ key: getKey(item), ...sizeOf(item) })),
    [items, getKey, sizeOf],
  )
  const placed = useMemo(
    () => view && layOutCards(cards, computeColumnMetrics(view.width, density), last.current),
    [cards, view, density],
  )
  useEffect(() => {
    last.current = placed
  }, [placed])

  useKeepTopCardInPlace(container, placed, view)
  const isPlaced = placed !== undefined
  const restoreTo = useRef(initialScrollY)
  useLayoutEffect(() => {
    if (!isPlaced || restoreTo.current === undefined) return
    scrollTo({ top: restoreTo.current, behavior: 'instant' })
    restoreTo.current = undefined
    measure()
  }, [isPlaced, measure])

  const asked = useRef<string>(undefined)
  const lastKey = cards.at(-1)?.key
  useEffect(() => {
    if (!view || !placed || asked.current === lastKey) return
    if (view.top + view.height * (1 + NEAR_END) < measureLayoutHeights(placed).even) return
    asked.current = lastKey
    onNearEnd?.()
  }, [view, placed, lastKey, onNearEnd])

  const { focused, ...walk } = useArrowKeyWalk(placed?.positions ?? [])
  // A list that was not rendered by the server is measured within the same frame.
  const shown = placed
    ? near(placed, view as VisibleStretch, focused)
    : isInBrowser
      ? []
      : items.map((_, index) => index)
  return (
    <div ref={container} className={styles.masonry}>
      <ul
        // biome-ignore lint/a11y/noRedundantRoles: a list without bullets is not a list to every reader
        role="list"
        aria-label={label}
        className={classes(placed ? styles.placed : styles.grid, styles[density])}
        style={
          placed && ({ blockSize: measureLayoutHeights(placed).full, '--room': placed.columns.room } as CSSProperties)
        }
        {...walk}
      >
        {shown.map((index) => (
          <MasonryCell
            key={cards[index]?.key}
            index={index}
            total={props.total ?? items.length}
            item={items[index]}
            card={cards[index] as CardDimensions}
            density={density}
            position={placed?.positions[index]}
            renderItem={renderItem as MasonryCellProps['renderItem']}
          />
        ))}
      </ul>
    </div>
  )
}

function near({ positions }: MasonryLayout, view: VisibleStretch, focused: string | undefined): number[] {
  const from = view.top - view.height * AROUND
  const to = view.top + view.height * (1 + AROUND)
  const found = listCardsInWindow(positions, from, to, MOST)
  const kept = focused === undefined ? -1 : positions.findIndex((position) => position.key === focused)
  return kept === -1 || found.includes(kept) ? found : [...found, kept].sort((a, b) => a - b)
}
