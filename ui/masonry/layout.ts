import type { ColumnMetrics } from './column-metrics.ts'

/** The height of a line of text under a picture. */
export const TEXT_LINE_PX = 18

/**
 * The dimensions of a card before it is rendered: the picture's size, the height of the content under it, and the width
 * of its text on one line. In narrower columns the text gets a second line.
 */
export type CardDimensions = { key: string; width: number; height: number; extra: number; words?: number }

/** The position of a card's cell, gaps included, relative to the container's start and top. */
export type CardPosition = { key: string; column: number; left: number; top: number; width: number; height: number }

export type MasonryLayout = {
  columns: ColumnMetrics
  positions: CardPosition[]
  /** The number of occupied rows in each column. */
  ends: number[]
}

/** Places each card in the shortest column, the first one on ties. Cards in `before` are never moved. */
export function layOutCards(cards: CardDimensions[], columns: ColumnMetrics, before?: MasonryLayout): MasonryLayout {
  const kept = before && continues(before, cards, columns) ? before : undefined
  const positions = kept ? [...kept.positions] : []
  const ends = kept ? [...kept.ends] : new Array<number>(columns.count).fill(0)
  const pitch = columns.width + 2 * columns.side
  for (const card of cards.slice(positions.length)) {
    const column = shortest(ends)
    const top = ends[column] ?? 0
    const span = rows(card, columns)
    ends[column] = top + span
    positions.push({
      key: card.key,
      column,
      left: columns.start + column * pitch,
      top: top * columns.unit,
      width: pitch,
      height: span * columns.unit,
    })
  }
  return { columns, positions, ends }
}

/** The row span of a card; masonry.module.css calculates the same. */
function rows(card: CardDimensions, { base, side, rowsPerPx, room }: ColumnMetrics): number {
  const secondLine = (card.words ?? 0) > room ? TEXT_LINE_PX : 0
  return Math.round(toPictureRows(card, base) + (card.extra + secondLine + 2 * side) * rowsPerPx)
}

export function toPictureRows(card: Pick<CardDimensions, 'width' | 'height'>, base: number): number {
  return Math.max(1, Math.round((card.height * base) / card.width))
}

function shortest(ends: number[]): number {
  return ends.indexOf(Math.min(...ends))
}

function continues(before: MasonryLayout, cards: CardDimensions[], columns: ColumnMetrics): boolean {
  const same = (Object.keys(columns) as (keyof ColumnMetrics)[]).every((name) => before.columns[name] === columns[name])
  return (
    same &&
    before.positions.length <= cards.length &&
    before.positions.every((position, index) => {
      const card = cards[index]
      return card?.key === position.key && rows(card, columns) * columns.unit === position.height
    })
  )
}

/** The total height of the cards, and the height up to which no column has a gap. */
export function measureLayoutHeights({ columns, ends }: MasonryLayout): { full: number; even: number } {
  return { full: Math.max(0, ...ends) * columns.unit, even: Math.min(...ends) * columns.unit }
}
