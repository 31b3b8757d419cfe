import { inside } from '../light.ts'
import { leaf, type Point, path, polygon, rect, scatter } from '../shapes.ts'
import type { Sheet } from '../sheet.ts'

export const INKED = '#000000'
export const CUT = '#ffffff'

type Box = readonly [x: number, y: number, width: number, height: number]
type Marks = { far: number; long: number; wide: number; flow(x: number, y: number): number; colour?: string }

/** Marks of the gouge inside an outline, each pointed at both ends, along a flow (degrees at a place). */
export function gouged(on: Sheet, outline: string, box: Box, { far, long, wide, flow, colour = CUT }: Marks): string {
  const { random } = on
  const [left, top, width, height] = box
  const marks = scatter(random, width, height, far, 900).map(([dx, dy]) => {
    const [x, y] = [left + dx, top + dy]
    const length = long * random.between(0.65, 1.2)
    return leaf(x, y, length, wide * random.between(0.7, 1.2), flow(x, y) + random.between(-7, 7))
  })
  return inside(on, outline, path(marks.join(''), colour))
}

/** The printed block: a rectangle with edges that were cut by hand. */
export function block(on: Sheet, margin: number): string {
  const { random, width, height } = on
  const edge = (from: Point, to: Point): Point[] =>
    Array.from({ length: 14 }, (_, at) => [
      from[0] + ((to[0] - from[0]) * at) / 14 + random.between(-3.5, 3.5),
      from[1] + ((to[1] - from[1]) * at) / 14 + random.between(-3.5, 3.5),
    ])
  const [left, top, right, bottom] = [margin, margin, width - margin, height - margin]
  return polygon([
    ...edge([left, top], [right, top]),
    ...edge([right, top], [right, bottom]),
    ...edge([right, bottom], [left, bottom]),
    ...edge([left, bottom], [left, top]),
  ])
}

/** Thin ridges that the gouge leaves where the ground was cleared, around a middle that stays clean. */
export function chatter(on: Sheet, middle: Point, clear: number, count = 130): string {
  const { random, width, height } = on
  const marks = Array.from({ length: count }, () => {
    const [x, y] = [random.between(0, width), random.between(0, height)]
    const turn = (Math.atan2(y - middle[1], x - middle[0]) * 180) / Math.PI + 90
    return Math.hypot(x - middle[0], y - middle[1]) < clear
      ? ''
      : leaf(x, y, random.between(26, 74), random.between(2, 5), turn + random.between(-8, 8))
  })
  return path(marks.join(''), INKED)
}

export const clearGround = (on: Sheet) => rect(0, 0, on.width, on.height, CUT)
