/** Column metrics for one container width. Lengths are in px; `unit` is the height of one grid row. */
export type ColumnMetrics = {
  count: number
  /** The width of a card. */
  width: number
  /** The gap on each side of a card; neighboring cards are twice that apart. */
  side: number
  unit: number
  /** The height of a picture, in px at this width, equals its number of rows. */
  base: number
  /** Grid rows per px of content that does not scale: the text under the picture, and the gaps. */
  rowsPerPx: number
  /** The minimum width of a line of text under a picture, in px. */
  room: number
  /** The distance from the container's edge to the first column. */
  start: number
}

export const WIDE_CARD_PX = 270
export const LARGE_CARD_PX = 236
export const SMALL_CARD_PX = 175
const DESKTOP = { from: 1056, width: LARGE_CARD_PX, side: 8 }
const ROOMY = { ...DESKTOP, width: WIDE_CARD_PX, side: 24 }
const TABLET = { from: 576, width: SMALL_CARD_PX, side: 8 }
const PHONE_SIDE = 4
/** The total indent of the text relative to the picture, on both sides. */
const INSET = 12

/** Below 331 px, two columns would be narrower than their minimum of 157.33 px. */
export const PHONE_BREAKPOINTS = [
  { from: 0, count: 1, rowsPerPx: 2, room: 0 },
  { from: 167, count: 1, rowsPerPx: 1.5, room: 146 },
  { from: 244, count: 1, rowsPerPx: 1, room: 224 },
  { from: 300, count: 1, rowsPerPx: 0.8125, room: 279 },
  { from: 331, count: 2, rowsPerPx: 1.5625, room: 142 },
  { from: 334, count: 2, rowsPerPx: 1.5, room: 146 },
  { from: 348, count: 2, rowsPerPx: 1.4375, room: 153 },
  { from: 363, count: 2, rowsPerPx: 1.375, room: 161 },
  { from: 378, count: 2, rowsPerPx: 1.3125, room: 168 },
  { from: 400, count: 2, rowsPerPx: 1.25, room: 179 },
  { from: 415, count: 2, rowsPerPx: 1.1875, room: 187 },
  { from: 437, count: 2, rowsPerPx: 1.125, room: 198 },
  { from: 466, count: 2, rowsPerPx: 1.0625, room: 212 },
  { from: 488, count: 2, rowsPerPx: 1, room: 224 },
  { from: 525, count: 2, rowsPerPx: 0.9375, room: 242 },
  { from: 562, count: 2, rowsPerPx: 0.875, room: 260 },
] as const

/** The density of the columns, where there is room for several. */
export type Density = 'standard' | 'compact' | 'wide'

/**
 * Desktops and tablets have as many columns of a fixed width as fit; phones have two fluid ones. `compact` gives
 * desktops the tablet's columns; `wide` gives fewer and larger ones.
 */
export function computeColumnMetrics(containerWidth: number, density: Density = 'standard'): ColumnMetrics {
  if (containerWidth >= DESKTOP.from && density !== 'compact')
    return fixed(containerWidth, density === 'wide' ? ROOMY : DESKTOP)
  if (containerWidth >= TABLET.from) return fixed(containerWidth, TABLET)
  return fluid(containerWidth)
}

function fixed(containerWidth: number, { width, side }: { width: number; side: number }): ColumnMetrics {
  const pitch = width + 2 * side
  const count = Math.floor(containerWidth / pitch)
  const start = (containerWidth - count * pitch) / 2
  return { count, width, side, unit: 1, base: width, rowsPerPx: 1, room: width - INSET, start }
}

/**
 * Browsers store lengths in 1/64 px, so the row height is rounded down to that, and the card is exactly as wide as its
 * rows imply.
 */
function fluid(containerWidth: number): ColumnMetrics {
  const { count, rowsPerPx, room } =
    PHONE_BREAKPOINTS.findLast((step) => containerWidth >= step.from) ?? PHONE_BREAKPOINTS[0]
  const exact = (containerWidth / count - 2 * PHONE_SIDE) / LARGE_CARD_PX
  const unit = Math.max(1, Math.floor((exact + 0.00001) * 64)) / 64
  const width = unit * LARGE_CARD_PX
  const start = (containerWidth - count * (width + 2 * PHONE_SIDE)) / 2
  return { count, width, side: PHONE_SIDE, unit, base: LARGE_CARD_PX, rowsPerPx, room, start }
}
