import { type CSSProperties, type ReactNode, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { classes } from '../classes.ts'
import { Cell, type CellProps } from './Cell.tsx'
import { columnsFor, type Density } from './columns.ts'
import { heights, type Layout, layout, type Position, type Sized } from './layout.ts'
import styles from './masonry.module.css'
import { useStay } from './use-stay.ts'
import { useIsInBrowser, useView, type View } from './use-view.ts'
import { useWalk } from './use-walk.ts'
import { windowed } from './windowed.ts'

const AROUND = 1.5
const MOST = 149
const NEAR_END = 2

type Props<Item> = {
  label: string
  items: Item[]
  getKey: (item: Item) => string
  /** The picture's width and height, the px under it, and of its words on one line. A stable function: cards are placed anew when it changes. */
  sizeOf: (item: Item) => Omit<Sized, 'key'>
  /** A stable function: cards are drawn anew when it changes. The position is known once the browser has measured. */
  renderItem: (item: Item, position: Position | undefined, index: number) => ReactNode
  /** The last cards come near; called once for each last card. */
  onNearEnd?: () => void
  /** How many there are in all, when known; -1 when not. */
  total?: number
  density?: Density
  /** Where the page was when it was left. */
  initialScrollY?: number | undefined
}

/** Cards of known sizes in columns: a CSS grid from the server, the same places and only the near cards afterwards. */
export function Masonry<Item>(props: Props<Item>) {
  const { items, getKey, sizeOf, renderItem, onNearEnd, label, density = 'standard', initialScrollY } = props
  const container = useRef<HTMLDivElement>(null)
  const last = useRef<Layout>(undefined)
  const isInBrowser = useIsInBrowser()
  const { view, measure } = useView(container)
  const cards = useMemo(
    () => items.map((item): Sized => ({ key: getKey(item), ...sizeOf(item) })),
    [items, getKey, sizeOf],
  )
  const placed = useMemo(
    () => view && layout(cards, columnsFor(view.width, density), last.current),
    [cards, view, density],
  )
  useEffect(() => {
    last.current = placed
  }, [placed])

  useStay(container, placed, view)
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
    if (view.top + view.height * (1 + NEAR_END) < heights(placed).even) return
    asked.current = lastKey
    onNearEnd?.()
  }, [view, placed, lastKey, onNearEnd])

  const { focused, ...walk } = useWalk(placed?.positions ?? [])
  // A list that did not come from the server waits for its measure, within the same frame.
  const shown = placed ? near(placed, view as View, focused) : isInBrowser ? [] : items.map((_, index) => index)
  return (
    <div ref={container} className={styles.masonry}>
      <ul
        // biome-ignore lint/a11y/noRedundantRoles: a list without bullets is not a list to every reader
        role="list"
        aria-label={label}
        className={classes(placed ? styles.placed : styles.grid, styles[density])}
        style={placed && ({ blockSize: heights(placed).full, '--room': placed.columns.room } as CSSProperties)}
        {...walk}
      >
        {shown.map((index) => (
          <Cell
            key={cards[index]?.key}
            index={index}
            total={props.total ?? items.length}
            item={items[index]}
            card={cards[index] as Sized}
            density={density}
            position={placed?.positions[index]}
            renderItem={renderItem as CellProps['renderItem']}
          />
        ))}
      </ul>
    </div>
  )
}

function near({ positions }: Layout, view: View, focused: string | undefined): number[] {
  const from = view.top - view.height * AROUND
  const to = view.top + view.height * (1 + AROUND)
  const found = windowed(positions, from, to, MOST)
  const kept = focused === undefined ? -1 : positions.findIndex((position) => position.key === focused)
  return kept === -1 || found.includes(kept) ? found : [...found, kept].sort((a, b) => a - b)
}
