import { clipMarks } from '../light.ts'
import { type DrawingPoint, leafPath, path, polygonPath, rect, scatterPoints } from '../shapes.ts'
import type { DrawingSheet } from '../sheet.ts'

export const INKED_COLOR = '#000000'
export const CUT_COLOR = '#ffffff'

type Box = readonly [x: number, y: number, width: number, height: number]
type Marks = { far: number; long: number; wide: number; flow(x: number, y: number): number; colour?: string }

/** Gouge marks inside an outline, pointed at both ends, along a flow given in degrees for each point. */
export function drawGougeMarks(
  on: DrawingSheet,
  outline: string,
  box: Box,
  { far, long, wide, flow, colour = CUT_COLOR }: Marks,
): string {
  const { random } = on
  const [left, top, width, height] = box
  const marks = scatterPoints(random, width, height, far, 900).map(([dx, dy]) => {
    const [x, y] = [left + dx, top + dy]
    const length = long * random.between(0.65, 1.2)
    return leafPath(x, y, length, wide * random.between(0.7, 1.2), flow(x, y) + random.between(-7, 7))
  })
  return clipMarks(on, outline, path(marks.join(''), colour))
}

/** The printed block: a rectangle with hand-cut edges. */
export function drawBlock(on: DrawingSheet, margin: number): string {
  const { random, width, height } = on
  const edge = (from: DrawingPoint, to: DrawingPoint): DrawingPoint[] =>
    Array.from({ length: 14 }, (_, at) => [
      from[0] + ((to[0] - from[0]) * at) / 14 + random.between(-3.5, 3.5),
      from[1] + ((to[1] - from[1]) * at) / 14 + random.between(-3.5, 3.5),
    ])
  const [left, top, right, bottom] = [margin, margin, width - margin, height - margin]
  return polygonPath([
    ...edge([left, top], [right, top]),
    ...edge([right, top], [right, bottom]),
    ...edge([right, bottom], [left, bottom]),
    ...edge([left, bottom], [left, top]),
  ])
}

/** Thin ridges that the gouge leaves on a cleared ground, around a clean center. */
export function drawChatter(on: DrawingSheet, middle: DrawingPoint, clear: number, count = 130): string {
  const { random, width, height } = on
  const marks = Array.from({ length: count }, () => {
    const [x, y] = [random.between(0, width), random.between(0, height)]
    const turn = (Math.atan2(y - middle[1], x - middle[0]) * 180) / Math.PI + 90
    return Math.hypot(x - middle[0], y - middle[1]) < clear
      ? ''
      : leafPath(x, y, random.between(26, 74), random.between(2, 5), turn + random.between(-8, 8))
  })
  return path(marks.join(''), INKED_COLOR)
}

export const drawClearGround = (on: DrawingSheet) => rect(0, 0, on.width, on.height, CUT_COLOR)
