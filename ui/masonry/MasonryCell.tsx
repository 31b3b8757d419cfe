import { type CSSProperties, memo, type ReactNode } from 'react'
import { type Density, LARGE_CARD_PX, SMALL_CARD_PX, WIDE_CARD_PX } from './column-metrics.ts'
import { type CardDimensions, type CardPosition, toPictureRows } from './layout.ts'
import styles from './masonry.module.css'

export type MasonryCellProps = {
  index: number
  total: number
  item: unknown
  card: CardDimensions
  density: Density
  position: CardPosition | undefined
  renderItem: (item: unknown, position: CardPosition | undefined, index: number) => ReactNode
}

/** One card of the list: placed by grid rows until the browser has measured, and by its position afterwards. */
export const MasonryCell = memo(function Cell({
  index,
  total,
  item,
  card,
  density,
  position,
  renderItem,
}: MasonryCellProps) {
  return (
    <li
      data-index={index}
      aria-posinset={index + 1}
      aria-setsize={total}
      className={styles.cell}
      style={{ '--words': card.words ?? 0, ...(position ? placeOf(position) : spanOf(card, density)) } as CSSProperties}
    >
      {renderItem(item, position, index)}
    </li>
  )
}, isSameCell)

/** Measuring again creates new objects that may have the same size. */
function isSameCell(a: MasonryCellProps, b: MasonryCellProps): boolean {
  return (
    a.index === b.index &&
    a.total === b.total &&
    a.item === b.item &&
    a.position === b.position &&
    a.renderItem === b.renderItem &&
    (b.position !== undefined || (a.card === b.card && a.density === b.density))
  )
}

function placeOf({ left, top, width, height }: CardPosition): CSSProperties {
  return { insetInlineStart: left, top, inlineSize: width, blockSize: height }
}

function spanOf(card: CardDimensions, density: Density): CSSProperties {
  return {
    '--picture': toPictureRows(card, LARGE_CARD_PX),
    '--picture-small': toPictureRows(card, SMALL_CARD_PX),
    ...(density === 'wide' && { '--picture-wide': toPictureRows(card, WIDE_CARD_PX) }),
    '--extra': card.extra,
  } as CSSProperties
}
