type Point = { x: number; y: number }

const STEP = 0.01
const LARGE_STEP = 0.1
const WAYS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/**
 * Moves a product tag's dot by an arrow key (shop.10): a hundredth of the picture, with Shift a tenth, within its
 * bounds.
 */
export function moveTagDot({ x, y }: Point, key: string, isLarge: boolean): Point | null {
  const way = WAYS[key]
  if (!way) return null
  const step = isLarge ? LARGE_STEP : STEP
  return { x: within(x + way.x * step), y: within(y + way.y * step) }
}

const within = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 1000) / 1000
