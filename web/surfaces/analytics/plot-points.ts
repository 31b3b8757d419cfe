export const PLOT_SIZE = { width: 720, height: 240, top: 12, bottom: 12 } as const

/** Converts values to line coordinates inside the chart; `most` is the value at its upper edge. */
export function toPlotPoints(values: readonly number[]) {
  const most = roundUp(Math.max(0, ...values))
  const room = PLOT_SIZE.height - PLOT_SIZE.top - PLOT_SIZE.bottom
  const step = values.length > 1 ? PLOT_SIZE.width / (values.length - 1) : 0
  const points = values.map((value, at) => ({
    x: Math.round(at * step * 10) / 10,
    y: Math.round((PLOT_SIZE.height - PLOT_SIZE.bottom - (value / most) * room) * 10) / 10,
  }))
  return { most, points }
}

/** Rounds up to the next number that is easy to read: 1, 2, 5, 10, 20, 50 … */
function roundUp(value: number): number {
  if (value <= 1) return 1
  const unit = 10 ** Math.floor(Math.log10(value))
  return [1, 2, 5, 10].map((step) => step * unit).find((edge) => edge >= value) ?? value
}
