import type { Columns } from './columns.ts'

/** The px of a line of words under a picture. */
export const LINE = 18

/**
 * What is known of a card before it is drawn: its picture's size, the px of what stands under the picture, and the px that its
 * words would take on one line; where a column has less room for them they get a second line.
 */
export type Sized = { key: string; width: number; height: number; extra: number; words?: number }

/** Where a card's cell is, sides included, from the container's start and top. */
export type Position = { key: string; column: number; left: number; top: number; width: number; height: number }

export type Layout = {
  columns: Columns
  positions: Position[]
  /** How many rows of each column are taken. */
  ends: number[]
}

/** Each card goes to the shortest column, on ties to the first. What stands in `before` is never moved. */
export function layout(cards: Sized[], columns: Columns, before?: Layout): Layout {
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

/** The grid's span of a card; masonry.module.css calculates the same. */
function rows(card: Sized, { base, side, rowsPerPx, room }: Columns): number {
  const secondLine = (card.words ?? 0) > room ? LINE : 0
  return Math.round(pictureRows(card, base) + (card.extra + secondLine + 2 * side) * rowsPerPx)
}

export function pictureRows(card: Pick<Sized, 'width' | 'height'>, base: number): number {
  return Math.max(1, Math.round((card.height * base) / card.width))
}

function shortest(ends: number[]): number {
  return ends.indexOf(Math.min(...ends))
}

function continues(before: Layout, cards: Sized[], columns: Columns): boolean {
  const same = (Object.keys(columns) as (keyof Columns)[]).every((name) => before.columns[name] === columns[name])
  return (
    same &&
    before.positions.length <= cards.length &&
    before.positions.every((position, index) => {
      const card = cards[index]
      return card?.key === position.key && rows(card, columns) * columns.unit === position.height
    })
  )
}

/** The height that all cards together take, and the one up to which no column has a hole. */
export function heights({ columns, ends }: Layout): { full: number; even: number } {
  return { full: Math.max(0, ...ends) * columns.unit, even: Math.min(...ends) * columns.unit }
}
