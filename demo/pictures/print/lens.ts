import { circle } from '../shapes.ts'
import type { DrawingSheet } from '../sheet.ts'

/** Marks that are out of focus. */
export function blurMarks(on: DrawingSheet, amount: number, ...marks: string[]): string {
  const filter = on.define(
    (id) =>
      `<filter id="${id}" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="${amount}"/></filter>`,
  )
  return `<g filter="${filter}">${marks.join('')}</g>`
}

/** Lights that add to the background. */
export const addLight = (...marks: string[]) => `<g style="mix-blend-mode:screen">${marks.join('')}</g>`

/** A small light far out of focus: a disc with a brighter rim. */
export function drawBokehDisc(
  on: DrawingSheet,
  x: number,
  y: number,
  radius: number,
  colour: string,
  strength = 0.6,
): string {
  const paint = on.define(
    (id) =>
      `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${(strength * 0.62).toFixed(2)}"/><stop offset=".86" stop-color="${colour}" stop-opacity="${(strength * 0.72).toFixed(2)}"/><stop offset=".95" stop-color="${colour}" stop-opacity="${strength.toFixed(2)}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`,
  )
  return circle(x, y, radius, paint)
}

/** A water drop on a surface: dark where light enters, bright where it leaves, with a small reflection. */
export function drawWaterDrop(
  on: DrawingSheet,
  x: number,
  y: number,
  radius: number,
  under: string,
  light: string,
): string {
  const body = on.define(
    (id) =>
      `<radialGradient id="${id}" cx=".5" cy=".72" r=".7"><stop offset="0" stop-color="${light}" stop-opacity=".95"/><stop offset=".55" stop-color="${light}" stop-opacity=".35"/><stop offset="1" stop-color="${under}" stop-opacity=".9"/></radialGradient>`,
  )
  return `${circle(x + radius * 0.12, y + radius * 0.22, radius * 1.06, '#04140a', { opacity: 0.3 })}${circle(x, y, radius, body)}${circle(x - radius * 0.34, y - radius * 0.4, radius * 0.2, '#ffffff', { opacity: 0.95 })}${circle(x - radius * 0.05, y - radius * 0.52, radius * 0.08, '#ffffff', { opacity: 0.8 })}`
}
