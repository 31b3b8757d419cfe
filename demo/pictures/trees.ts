import type { Random } from './random.ts'
import { type DrawingPoint, pathData, polygonPath } from './shapes.ts'

/** The outline of a fir with hanging branches, standing on a point. */
export function firOutline(random: Random, x: number, y: number, height: number): string {
  const tiers = Math.max(5, Math.round(height / 22))
  const half = height * random.between(0.17, 0.24)
  const side = (sign: number): DrawingPoint[] =>
    Array.from({ length: tiers }, (_, tier) => {
      const part = (tier + 1) / tiers
      const reach = half * part * random.between(0.8, 1.12)
      const level = y - height * 0.08 - height * 0.92 * (1 - part)
      return [
        [x + sign * reach, level + height * 0.015],
        [x + sign * reach * 0.45, level - height * 0.012],
      ] as DrawingPoint[]
    }).flat()
  const right = side(1)
  const left = side(-1).reverse()
  return `${polygonPath([[x, y - height], ...right, ...left])}${pathData`M${x - height * 0.018} ${y - height * 0.1}h${height * 0.036}v${height * 0.1}h${-height * 0.036}Z`}`
}

/** A flying bird as two strokes of a wing. */
export const farBirdPath = (x: number, y: number, span: number) =>
  pathData`M${x - span} ${y - span * 0.35}Q${x - span * 0.4} ${y - span * 0.5} ${x} ${y}Q${x + span * 0.4} ${y - span * 0.5} ${x + span} ${y - span * 0.3}`
