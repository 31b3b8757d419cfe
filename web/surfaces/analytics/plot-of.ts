export const PLOT = { width: 720, height: 240, top: 12, bottom: 12 } as const

/** The points of a line through these values, in the box of the plot; `most` is its upper edge. */
export function plotOf(values: readonly number[]) {
  const most = roundUp(Math.max(0, ...values))
  const room = PLOT.height - PLOT.top - PLOT.bottom
  const step = values.length > 1 ? PLOT.width / (values.length - 1) : 0
  const points = values.map((value, at) => ({
    x: Math.round(at * step * 10) / 10,
    y: Math.round((PLOT.height - PLOT.bottom - (value / most) * room) * 10) / 10,
  }))
  return { most, points }
}

/** The next number that is easy to read: 1, 2, 5, 10, 20, 50 … */
function roundUp(value: number): number {
  if (value <= 1) return 1
  const unit = 10 ** Math.floor(Math.log10(value))
  return [1, 2, 5, 10].map((step) => step * unit).find((edge) => edge >= value) ?? value
}
