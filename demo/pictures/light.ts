import { circle, ellipse, rect } from './shapes.ts'
import type { DrawingSheet } from './sheet.ts'

/** A gradient over the painted shape; direction 90 runs down, 0 to the right. */
export function gradientPaint(on: DrawingSheet, colours: readonly string[], direction = 90): string {
  const angle = (direction * Math.PI) / 180
  const [x, y] = [Math.cos(angle) / 2, Math.sin(angle) / 2]
  const stops = colours.map((colour, at) => stop(at / (colours.length - 1), colour)).join('')
  return on.define(
    (id) =>
      `<linearGradient id="${id}" x1="${(0.5 - x).toFixed(3)}" y1="${(0.5 - y).toFixed(3)}" x2="${(0.5 + x).toFixed(3)}" y2="${(0.5 + y).toFixed(3)}">${stops}</linearGradient>`,
  )
}

/** The shading of a ball: bright at the upper left, dark at the edge. */
export function ballPaint(on: DrawingSheet, colours: readonly string[], x = 0.36, y = 0.32, radius = 0.75): string {
  const stops = colours.map((colour, at) => stop(at / (colours.length - 1), colour)).join('')
  return on.define((id) => `<radialGradient id="${id}" cx="${x}" cy="${y}" r="${radius}">${stops}</radialGradient>`)
}

/** A color that fades out along a direction. */
export function fadePaint(on: DrawingSheet, colour: string, from: number, to: number, direction = 90): string {
  const vertical = direction === 90
  return on.define(
    (id) =>
      `<linearGradient id="${id}" x1="0" y1="0" x2="${vertical ? 0 : 1}" y2="${vertical ? 1 : 0}">${stop(0, colour, from)}${stop(1, colour, to)}</linearGradient>`,
  )
}

/** A radial glow around a point. */
export function glow(on: DrawingSheet, x: number, y: number, radius: number, colour: string, strength = 0.6): string {
  const paint = on.define(
    (id) =>
      `<radialGradient id="${id}">${stop(0, colour, strength)}${stop(0.35, colour, strength * 0.45)}${stop(1, colour, 0)}</radialGradient>`,
  )
  return circle(x, y, radius, paint)
}

/** The soft shadow of an object. */
export function shadow(
  on: DrawingSheet,
  x: number,
  y: number,
  rx: number,
  ry: number,
  strength = 0.35,
  colour = '#14101c',
): string {
  const paint = on.define(
    (id) =>
      `<radialGradient id="${id}">${stop(0, colour, strength)}${stop(0.6, colour, strength * 0.7)}${stop(1, colour, 0)}</radialGradient>`,
  )
  return ellipse(x, y, rx, ry, paint)
}

/** A rectangle that fills the sheet. */
export const fillSheet = (on: DrawingSheet, paint: string) => rect(0, 0, on.width, on.height, paint)

/** Darkens the corners a little, as a lens does. */
export function vignette(on: DrawingSheet, strength = 0.25, colour = '#14101c'): string {
  const paint = on.define(
    (id) => `<radialGradient id="${id}" r=".75">${stop(0.55, colour, 0)}${stop(1, colour, strength)}</radialGradient>`,
  )
  return fillSheet(on, paint)
}

/** Clips marks to a path. */
export function clipMarks(on: DrawingSheet, outline: string, ...marks: string[]): string {
  const clip = on.define((id) => `<clipPath id="${id}"><path d="${outline}"/></clipPath>`)
  return `<g clip-path="${clip}">${marks.join('')}</g>`
}

const stop = (offset: number, colour: string, opacity = 1) =>
  `<stop offset="${Math.round(offset * 1000) / 1000}" stop-color="${colour}"${opacity === 1 ? '' : ` stop-opacity="${Math.round(opacity * 1000) / 1000}"`}/>`
