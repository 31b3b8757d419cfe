import { type CSSProperties, memo, type ReactNode } from 'react'
import { type Density, LARGE, SMALL, WIDE } from './columns.ts'
import { type Position, pictureRows, type Sized } from './layout.ts'
import styles from './masonry.module.css'

export type CellProps = {
  index: number
  total: number
  item: unknown
  card: Sized
  density: Density
  position: Position | undefined
  renderItem: (item: unknown, position: Position | undefined, index: number) => ReactNode
}

/** One card in the list: by its rows until the browser has measured, at its place afterwards. */
export const Cell = memo(function Cell({ index, total, item, card, density, position, renderItem }: CellProps) {
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

/** A card measured anew is a new object with the same size. */
function isSameCell(a: CellProps, b: CellProps): boolean {
  return (
    a.index === b.index &&
    a.total === b.total &&
    a.item === b.item &&
    a.position === b.position &&
    a.renderItem === b.renderItem &&
    (b.position !== undefined || (a.card === b.card && a.density === b.density))
  )
}

function placeOf({ left, top, width, height }: Position): CSSProperties {
  return { insetInlineStart: left, top, inlineSize: width, blockSize: height }
}

function spanOf(card: Sized, density: Density): CSSProperties {
  return {
    '--picture': pictureRows(card, LARGE),
    '--picture-small': pictureRows(card, SMALL),
    ...(density === 'wide' && { '--picture-wide': pictureRows(card, WIDE) }),
    '--extra': card.extra,
  } as CSSProperties
}
