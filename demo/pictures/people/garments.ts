import { clipMarks } from '../light.ts'
import { darker, lighter } from '../palettes.ts'
import { circle, ellipse, group, path, pathData, rect, stroke } from '../shapes.ts'
import type { DrawingSheet } from '../sheet.ts'

export type ClothPattern = 'plain' | 'stripes' | 'checks' | 'dots' | 'knit' | 'flowers' | 'denim'

/** Paints an outline as cloth, with its pattern, a soft shadow and an outline. */
export function drawCloth(
  on: DrawingSheet,
  outline: string,
  colour: string,
  weave: ClothPattern = 'plain',
  second = '#f6efe2',
): string {
  const lines = (count: number, gap: number, make: (at: number) => string) =>
    Array.from({ length: count }, (_, at) => make(-420 + at * gap))
  const marks: Record<ClothPattern, () => string[]> = {
    plain: () => [],
    stripes: () => lines(24, 42, (at) => rect(-420, at, 840, 17, second)),
    checks: () => [
      ...lines(16, 56, (at) => rect(-420, at, 840, 24, second, { opacity: 0.4 })),
      ...lines(16, 56, (at) => rect(at, -440, 24, 900, second, { opacity: 0.4 })),
    ],
    dots: () =>
      lines(20, 46, (row) =>
        Array.from({ length: 20 }, (_, at) =>
          circle(-420 + at * 46 + (Math.round(row / 46) % 2) * 23, row, 9, second),
        ).join(''),
      ),
    knit: () =>
      lines(38, 24, (at) => stroke(pathData`M${at} -440V460`, darker(colour, 0.16), 6, { 'stroke-dasharray': '16 9' })),
    flowers: () =>
      lines(12, 78, (row) =>
        Array.from({ length: 12 }, (_, at) => {
          const [x, y] = [-420 + at * 78 + (Math.round(row / 78) % 2) * 39, row]
          return (
            [0, 72, 144, 216, 288]
              .map((turn) => ellipse(x + 11, y, 10, 6, second, { transform: `rotate(${turn} ${x} ${y})` }))
              .join('') + circle(x, y, 5, '#f0b03c')
          )
        }).join(''),
      ),
    denim: () =>
      lines(60, 15, (at) => stroke(pathData`M${at} -440L${at + 60} 460`, lighter(colour, 0.14), 3, { opacity: 0.6 })),
  }
  return (
    path(outline, '#14101c', { opacity: 0.16, transform: 'translate(9 13)' }) +
    path(outline, colour) +
    clipMarks(on, outline, ...marks[weave]()) +
    path(outline, 'none', { stroke: darker(colour, 0.28), 'stroke-width': 5, 'stroke-linejoin': 'round' })
  )
}

export type Garment = (on: DrawingSheet, colour: string, weave?: ClothPattern, second?: string) => string

const seam = (line: string, colour: string) => stroke(line, darker(colour, 0.3), 4, { 'stroke-dasharray': '10 8' })

export const sweater: Garment = (on, colour, weave = 'knit', second) =>
  drawCloth(
    on,
    'M-70 -190C-40 -160 40 -160 70 -190L150 -160C210 -120 250 60 270 190L206 210C190 110 170 40 148 0V230H-148V0C-170 40 -190 110 -206 210L-270 190C-250 60 -210 -120 -150 -160Z',
    colour,
    weave,
    second,
  ) +
  stroke('M-74 -190C-44 -150 44 -150 74 -190', darker(colour, 0.2), 16) +
  rect(-150, 206, 300, 30, darker(colour, 0.14), { rx: 6 })

export const tee: Garment = (on, colour, weave = 'plain', second) =>
  drawCloth(
    on,
    'M-66 -180C-36 -150 36 -150 66 -180L150 -150L240 -20L172 24L140 -20V210H-140V-20L-172 24L-240 -20L-150 -150Z',
    colour,
    weave,
    second,
  ) + stroke('M-70 -180C-38 -142 38 -142 70 -180', darker(colour, 0.2), 13)

export const shirt: Garment = (on, colour, weave = 'plain', second) =>
  drawCloth(
    on,
    'M-60 -190L60 -190L150 -156C204 -110 236 60 252 190L188 204C174 110 160 40 142 10V230C60 250 -60 250 -142 230V10C-160 40 -174 110 -188 204L-252 190C-236 60 -204 -110 -150 -156Z',
    colour,
    weave,
    second,
  ) +
  stroke('M0 -130V240', darker(colour, 0.28), 5) +
  path('M-64 -196L0 -130L-50 -86L-86 -176ZM64 -196L0 -130L50 -86L86 -176Z', lighter(colour, 0.25), {
    stroke: darker(colour, 0.28),
    'stroke-width': 4,
  }) +
  [-70, 0, 70, 140].map((y) => circle(0, y, 7, lighter(colour, 0.6))).join('') +
  rect(40, -40, 66, 74, 'none', { stroke: darker(colour, 0.28), 'stroke-width': 4 })

export const coat: Garment = (on, colour, weave = 'plain', second) =>
  drawCloth(
    on,
    'M-64 -260L64 -260L158 -220C214 -160 240 20 254 160L190 176C178 80 164 20 150 -20L190 320C100 350 -100 350 -190 320L-150 -20C-164 20 -178 80 -190 176L-254 160C-240 20 -214 -160 -158 -220Z',
    colour,
    weave,
    second,
  ) +
  stroke('M0 -100V336', darker(colour, 0.3), 5) +
  path('M-66 -266L0 -100L-84 -60L-130 -200ZM66 -266L0 -100L84 -60L130 -200Z', darker(colour, 0.1), {
    stroke: darker(colour, 0.3),
    'stroke-width': 5,
  }) +
  [
    [-28, 0],
    [28, 0],
    [-28, 80],
    [28, 80],
  ]
    .map(([x, y]) => circle(x!, y!, 12, darker(colour, 0.45)))
    .join('') +
  path('M-130 110L-60 126V146L-132 130ZM130 110L60 126V146L132 130Z', darker(colour, 0.2))

export const trousers: Garment = (on, colour, weave = 'denim', second) =>
  drawCloth(on, 'M-116 -260H116L150 280H36L0 -90L-36 280H-150Z', colour, weave, second) +
  rect(-118, -264, 236, 32, darker(colour, 0.18)) +
  seam('M-100 -200C-80 -170 -60 -164 -40 -230M100 -200C80 -170 60 -164 40 -230M0 -230V-100', colour) +
  circle(0, -248, 9, '#d9a441') +
  stroke('M-148 262H-38M148 262H38', darker(colour, 0.2), 6)

export const skirt: Garment = (on, colour, weave = 'plain', second) =>
  drawCloth(on, 'M-90 -180H90L210 200C100 236 -100 236 -210 200Z', colour, weave, second) +
  rect(-94, -186, 188, 34, darker(colour, 0.18), { rx: 5 }) +
  [-120, -60, 0, 60, 120].map((x) => stroke(pathData`M${x * 0.5} -140L${x * 1.1} 196`, darker(colour, 0.2), 4)).join('')

export const dress: Garment = (on, colour, weave = 'flowers', second) =>
  drawCloth(
    on,
    'M-110 -300L-76 -300C-50 -230 50 -230 76 -300L110 -300L124 -170C110 -110 96 -60 92 -20L210 320C100 356 -100 356 -210 320L-92 -20C-96 -60 -110 -110 -124 -170Z',
    colour,
    weave,
    second,
  ) + path('M-94 -34H94L98 -2H-98Z', darker(colour, 0.25))

export const boots: Garment = (on, colour) =>
  [-1, 1]
    .map((side) =>
      group(
        { transform: `translate(${side * 74} 0) scale(${side} 1)` },
        drawCloth(on, 'M-50 -130H50L54 40C90 56 112 76 112 110H-56Z', colour),
        rect(-58, 106, 172, 22, darker(colour, 0.5), { rx: 8 }),
        path('M20 -130H50L52 -20Q30 -60 20 -130Z', darker(colour, 0.3)),
        stroke('M-52 -110V-140', darker(colour, 0.3), 10),
      ),
    )
    .join('')

export const sneakers: Garment = (on, colour) =>
  [-1, 1]
    .map((side) =>
      group(
        { transform: `translate(${side * 70} 0) rotate(${side * 8})` },
        drawCloth(
          on,
          'M-52 -110C-60 0 -66 70 -46 120C-20 146 20 146 46 120C66 70 60 0 52 -110C30 -136 -30 -136 -52 -110Z',
          colour,
        ),
        ellipse(0, -66, 34, 46, darker(colour, 0.35)),
        path('M-44 80C-20 60 20 60 44 80C48 110 30 130 0 134C-30 130 -48 110 -44 80Z', '#f6efe2'),
        stroke('M-26 0H26M-27 22H27M-27 44H27', '#ffffff', 7),
      ),
    )
    .join('')

export const tote: Garment = (on, colour, weave = 'plain', second) =>
  stroke('M-70 -110C-70 -230 70 -230 70 -110', darker(colour, 0.25), 17) +
  drawCloth(on, 'M-150 -120H150L164 170H-164Z', colour, weave, second)

export const strawHat: Garment = (on, colour) =>
  drawCloth(on, 'M0 -170A190 160 0 1 1 -1 -170Z', colour) +
  [150, 118, 86]
    .map((r) =>
      ellipse(0, -10, r, r * 0.84, 'none', {
        stroke: darker(colour, 0.18),
        'stroke-width': 4,
        'stroke-dasharray': '14 8',
      }),
    )
    .join('') +
  ellipse(0, -22, 96, 80, lighter(colour, 0.14), { stroke: darker(colour, 0.4), 'stroke-width': 20 })

export const scarf: Garment = (on, colour, weave = 'checks', second) =>
  drawCloth(on, 'M-60 -200H50C70 -80 40 40 70 200L-40 210C-70 60 -40 -60 -60 -200Z', colour, weave, second) +
  Array.from(
    { length: 8 },
    (_, at) =>
      stroke(pathData`M${-34 + at * 14} 206V246`, colour, 7) + stroke(pathData`M${-54 + at * 14} -200V-236`, colour, 7),
  ).join('')

export const sunglasses: Garment = (_, colour) =>
  stroke('M-150 -14L-190 70M150 -14L190 70M-20 -16Q0 -32 20 -16', colour, 13) +
  [-84, 84]
    .map(
      (x) =>
        path(
          pathData`M${x - 66} -40H${x + 66}C${x + 70} 30 ${x + 40} 56 ${x} 56C${x - 40} 56 ${x - 70} 30 ${x - 66} -40Z`,
          colour,
        ) + stroke(pathData`M${x - 36} -14L${x - 10} 20`, lighter(colour, 0.4), 8),
    )
    .join('')

export const belt: Garment = (_, colour) =>
  circle(0, 0, 96, 'none', { stroke: colour, 'stroke-width': 34 }) +
  circle(0, 0, 96, 'none', { stroke: darker(colour, 0.3), 'stroke-width': 4, 'stroke-dasharray': '8 8' }) +
  rect(60, -36, 70, 72, 'none', { stroke: '#d9a441', 'stroke-width': 12, rx: 8 })
