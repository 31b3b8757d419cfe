import { ballPaint, gradientPaint } from './light.ts'
import { darker, lighter, mixColors } from './palettes.ts'
import type { Random } from './random.ts'
import { type DrawingPoint, ellipse, group, path, pathData, smoothCurvePath } from './shapes.ts'
import type { DrawingSheet } from './sheet.ts'

/** Half widths from the mouth down to the foot, modeled on common pottery. */
const PROFILES: readonly (readonly number[])[] = [
  [0.32, 0.24, 0.22, 0.5, 0.95, 1, 0.8, 0.5],
  [0.5, 0.44, 0.6, 0.9, 1, 0.92, 0.7, 0.48],
  [0.22, 0.2, 0.2, 0.26, 0.62, 1, 0.96, 0.6],
  [0.78, 0.8, 0.86, 0.92, 0.98, 1, 0.94, 0.7],
  [0.6, 0.52, 0.5, 0.56, 0.72, 0.9, 1, 0.86],
  [0.4, 0.3, 0.5, 0.8, 0.6, 0.8, 1, 0.62],
  [1, 0.9, 0.76, 0.66, 0.6, 0.58, 0.62, 0.7],
  [0.3, 0.34, 0.7, 1, 0.9, 0.62, 0.42, 0.5],
]

export type Vessel = { outline: string; mouth: number; style: number }

/** The outline of a thrown vessel standing on a point. */
export function makeVessel(
  random: Random,
  x: number,
  foot: number,
  wide: number,
  tall: number,
  style = random.whole(0, PROFILES.length - 1),
): Vessel {
  const profile = PROFILES[style % PROFILES.length]!
  const side = (sign: number) =>
    profile.map(
      (half, at): DrawingPoint => [x + (sign * half * wide) / 2, foot - tall + (at / (profile.length - 1)) * tall],
    )
  const right = side(1)
  const left = side(-1).reverse()
  const rim = profile[0]! * wide
  return {
    outline: `${smoothCurvePath(right)}L${smoothCurvePath(left).slice(1)}Q${x.toFixed(1)} ${(foot - tall - rim * 0.06).toFixed(1)} ${right[0]!.map((value) => value.toFixed(1)).join(' ')}Z`,
    mouth: rim / 2,
    style,
  }
}

/** Paints a vessel with light from the left and one of several glazes. */
export function drawGlaze(
  on: DrawingSheet,
  pot: Vessel,
  x: number,
  foot: number,
  wide: number,
  tall: number,
  colours: readonly [string, string],
  glazing = on.random.whole(0, 6),
): string {
  const { random } = on
  const [body, mark] = colours
  const marks: string[] = []
  const level = (part: number) => foot - tall * part
  if (glazing === 1)
    marks.push(
      path(
        pathData`M${x - wide} ${level(1.1)}H${x + wide}V${level(0.55)}Q${x + wide * 0.25} ${level(0.42)} ${x} ${level(0.56)}T${x - wide} ${level(0.52)}Z`,
        mark,
      ),
    )
  if (glazing === 2)
    for (const part of [0.3, 0.38, 0.46])
      marks.push(
        path(
          pathData`M${x - wide} ${level(part)}Q${x} ${level(part - 0.05)} ${x + wide} ${level(part)}v${tall * 0.035}Q${x} ${level(part - 0.085)} ${x - wide} ${level(part - 0.035)}Z`,
          mark,
        ),
      )
  if (glazing === 3)
    for (let dot = 0; dot < 34; dot++)
      marks.push(
        ellipse(
          x + random.between(-0.5, 0.5) * wide,
          level(random.next()),
          random.between(2, wide * 0.022),
          random.between(2, wide * 0.022),
          mark,
          { opacity: 0.75 },
        ),
      )
  if (glazing === 4)
    for (let zig = 0; zig < 12; zig++)
      marks.push(
        path(
          pathData`M${x - wide * 0.6 + zig * wide * 0.1} ${level(0.42)}l${wide * 0.05} ${-tall * 0.1}l${wide * 0.05} ${tall * 0.1}l${-wide * 0.05} ${tall * 0.1}Z`,
          mark,
        ),
      )
  if (glazing === 5)
    marks.push(
      path(
        pathData`M${x - wide} ${level(0.3)}Q${x} ${level(0.2)} ${x + wide} ${level(0.34)}V${foot + 9}H${x - wide}Z`,
        mark,
      ),
    )
  const clip = on.define((id) => `<clipPath id="${id}"><path d="${pot.outline}"/></clipPath>`)
  const dark = mixColors(darker(body, 0.55), '#2a1a2a', 0.3)
  const light = on.define(
    (id) =>
      `<linearGradient id="${id}"><stop stop-color="${lighter(body, 0.75)}" stop-opacity=".15"/><stop offset=".28" stop-color="#fff" stop-opacity=".34"/><stop offset=".5" stop-color="${body}" stop-opacity="0"/><stop offset="1" stop-color="${dark}" stop-opacity=".72"/></linearGradient>`,
  )
  const rim = ellipse(
    x,
    foot - tall + pot.mouth * 0.03,
    pot.mouth * 0.96,
    Math.max(3, pot.mouth * 0.13),
    gradientPaint(on, [darker(body, 0.65), darker(body, 0.35)]),
  )
  return group(
    {},
    path(pot.outline, body),
    `<g clip-path="${clip}">${marks.join('')}</g>`,
    path(pot.outline, light),
    rim,
  )
}

/** A round fruit with a highlight. */
export const drawRoundFruit = (on: DrawingSheet, x: number, y: number, rx: number, ry: number, colour: string) =>
  ellipse(x, y, rx, ry, ballPaint(on, [lighter(colour, 0.45), colour, darker(colour, 0.42)]))
