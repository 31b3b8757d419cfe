import { fillSheet, gradientPaint } from './light.ts'
import { darker } from './palettes.ts'
import { path, rect } from './shapes.ts'
import type { DrawingSheet } from './sheet.ts'

/** A sheet of paper with a margin, a little darker towards one corner. */
export function drawPaper(on: DrawingSheet, colour: string): void {
  on.add(fillSheet(on, gradientPaint(on, [colour, darker(colour, 0.07)], 60)))
}

/** Fine threads over the whole sheet, so that a pattern looks like cloth. */
export function drawClothThreads(on: DrawingSheet, strength = 0.07): string {
  const across = on.define(
    (id) =>
      `<pattern id="${id}" width="6" height="6" patternUnits="userSpaceOnUse"><path d="M0 1h6M1 0v6" stroke="#fff" stroke-width="1.4" opacity=".8"/><path d="M0 4h6M4 0v6" stroke="#000" stroke-width="1.2" opacity=".7"/></pattern>`,
  )
  return rect(0, 0, on.width, on.height, across, { opacity: strength })
}

/** Paints a motif and its shadow, as if it were cut from paper and laid down. */
export const drawCutout = (outline: string, colour: string, lift = 7) =>
  `${path(outline, '#14101c', { opacity: 0.16, transform: `translate(${lift} ${lift * 1.3})` })}${path(outline, colour)}`
