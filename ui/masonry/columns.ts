/** How cards are cut into columns at one container width. Lengths are px; `unit` is the height of one grid row. */
export type Columns = {
  count: number
  /** The width of a card. */
  width: number
  /** The room on each side of a card; two neighbours are twice that apart. */
  side: number
  unit: number
  /** A picture is as many rows high as it would be px at this width. */
  base: number
  /** Rows that hold one px of what does not scale: text under the picture, and the sides. */
  rowsPerPx: number
  /** The px that a line of words under a picture has at least. */
  room: number
  /** From the container's edge to the first column. */
  start: number
}

export const WIDE = 270
export const LARGE = 236
export const SMALL = 175
const DESKTOP = { from: 1056, width: LARGE, side: 8 }
const ROOMY = { ...DESKTOP, width: WIDE, side: 24 }
const TABLET = { from: 576, width: SMALL, side: 8 }
const PHONE_SIDE = 4
/** Words stand a little inside of the picture's edges, on both sides together. */
const INSET = 12

/** Below 331 px two columns would be narrower than the 157.33 they have at least. */
export const PHONE_STEPS = [
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

/** How closely cards stand where there is room for several columns. */
export type Density = 'standard' | 'compact' | 'wide'

/** Decisions D37. Compact, a desktop has the tablet's columns; wide, fewer and larger ones. Desktop and tablet have as many columns of a fixed width as fit, a phone two fluid ones. */
export function columnsFor(containerWidth: number, density: Density = 'standard'): Columns {
  if (containerWidth >= DESKTOP.from && density !== 'compact')
    return fixed(containerWidth, density === 'wide' ? ROOMY : DESKTOP)
  if (containerWidth >= TABLET.from) return fixed(containerWidth, TABLET)
  return fluid(containerWidth)
}

function fixed(containerWidth: number, { width, side }: { width: number; side: number }): Columns {
  const pitch = width + 2 * side
  const count = Math.floor(containerWidth / pitch)
  const start = (containerWidth - count * pitch) / 2
  return { count, width, side, unit: 1, base: width, rowsPerPx: 1, room: width - INSET, start }
}

/** The engine keeps lengths in 1/64 px, so the row is rounded down to that and the card is exactly as wide as its rows say. */
function fluid(containerWidth: number): Columns {
  const { count, rowsPerPx, room } = PHONE_STEPS.findLast((step) => containerWidth >= step.from) ?? PHONE_STEPS[0]
  const exact = (containerWidth / count - 2 * PHONE_SIDE) / LARGE
  const unit = Math.max(1, Math.floor((exact + 0.00001) * 64)) / 64
  const width = unit * LARGE
  const start = (containerWidth - count * (width + 2 * PHONE_SIDE)) / 2
  return { count, width, side: PHONE_SIDE, unit, base: LARGE, rowsPerPx, room, start }
}
