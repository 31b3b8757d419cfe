import { clipMarks } from '../light.ts'
import { computeBrightness, darker, lighter, mixColors } from '../palettes.ts'
import { circle, ellipse, group, moveMarks, path, pathData, stroke } from '../shapes.ts'
import type { DrawingSheet } from '../sheet.ts'
import { HAIR_STYLES, type HairStyle } from './hair.ts'

export const SKIN_COLORS = [
  '#f4cfb2',
  '#8a5433',
  '#e6ab80',
  '#643a24',
  '#f0bd98',
  '#b97a4e',
  '#d29467',
  '#a2653d',
] as const
export const HAIR_COLOURS = [
  '#2b211f',
  '#4a2f22',
  '#7a4a2a',
  '#1d1b22',
  '#b5763f',
  '#8c3f25',
  '#d9b26a',
  '#3a2a3a',
] as const
export const GRAY_HAIR_COLORS = ['#d9d6d2', '#a9a6a6', '#efece6'] as const

export type Face = {
  skin: string
  hair: HairStyle
  hairColour: string
  /** The color of the scarf, hat or headwrap, if the hairstyle has one. */
  cloth: string
  /** How far the head is turned, from -1 to 1. */
  turn: number
  eyes: 'open' | 'closed' | 'smiling'
  mouth: 'calm' | 'smile' | 'grin'
  beard?: 'full' | 'mustache' | 'short'
  glasses?: 'round' | 'square' | 'dark'
  earrings?: 'hoops' | 'drops' | 'studs'
  freckles?: boolean
  old?: boolean
  clothes: Clothes
  top: string
  under: string
}
export type Clothes =
  | 'crew'
  | 'turtleneck'
  | 'collar'
  | 'vneck'
  | 'overalls'
  | 'scarf'
  | 'blazer'
  | 'hoodie'
  | 'stripes'

const HEAD =
  'M-146 -40C-152 -190 152 -190 146 -40C146 60 122 146 62 192C30 216 -30 216 -62 192C-122 146 -146 60 -146 -40Z'
const BODY =
  'M-400 700C-400 470 -350 390 -200 342C-150 326 -110 316 -84 296C-50 350 50 350 84 296C110 316 150 326 200 342C350 390 400 470 400 700Z'
const COVERED: readonly HairStyle[] = ['hijab', 'bob', 'long', 'waves', 'curls', 'beanie']

/** Head and shoulders of a person, the face around 0 0. */
export function drawPersonBust(on: DrawingSheet, face: Face): string {
  const { skin, turn } = face
  const shade = mixColors(darker(skin, 0.18), '#a8402f', 0.14)
  const hair = HAIR_STYLES[face.hair](face.hairColour, face.cloth)
  const ears = COVERED.includes(face.hair) ? [] : [-1, 1].filter((side) => side * turn < 0.6)
  const neck = 'M-68 120C-66 220 -70 280 -96 310C-50 380 50 380 96 310C70 280 66 220 68 120Z'
  return group(
    {},
    hair.back,
    moveMarks(
      0,
      -36,
      0,
      1,
      path(neck, skin),
      clipMarks(on, neck, path('M-120 180C-80 280 80 290 120 180V260C60 310 -40 300 -120 230Z', shade)),
      clothes(on, face),
    ),
    ...ears.map(
      (side) => ellipse(side * 148 + turn * 6, 12, 27, 40, skin) + ellipse(side * 150 + turn * 6, 14, 13, 22, shade),
    ),
    path(HEAD, skin),
    clipMarks(
      on,
      HEAD,
      path(
        pathData`M${turn >= 0 ? -170 : 170} -200V230H${turn >= 0 ? -20 : 20}C${turn >= 0 ? -100 : 100} 190 ${turn >= 0 ? -128 : 128} 60 ${turn >= 0 ? -120 : 120} -200Z`,
        shade,
        { opacity: 0.4 },
      ),
    ),
    clipMarks(
      on,
      HEAD,
      ...[-1, 1].map((side) =>
        ellipse(turn * 28 + side * 88, 78, 34, 26, mixColors('#e2574c', skin, 0.3), {
          opacity: computeBrightness(skin) > 0.5 ? 0.26 : 0.34,
        }),
      ),
    ),
    features(face, shade),
    hair.front,
    glasses(face),
    earrings(face, ears),
  )
}

function features({ skin, turn, eyes, mouth, beard, hairColour, freckles, old, hair }: Face, shade: string): string {
  const x = turn * 28
  const line = mixColors(darker(skin, 0.62), '#2a1416', 0.4)
  const brow =
    ['hijab', 'headwrap', 'bald'].includes(hair) && !old
      ? mixColors('#2b211f', hairColour, 0.4)
      : darker(hairColour, old ? 0.12 : 0.1)
  const lips = mixColors(mixColors(skin, '#b5363c', 0.55), '#5a1f24', 0.12)
  const eye = (side: number) => {
    const [ex, ey] = [x + side * 62, 14]
    if (eyes === 'closed') return stroke(pathData`M${ex - 22} ${ey}Q${ex} ${ey + 18} ${ex + 22} ${ey}`, line, 6)
    if (eyes === 'smiling')
      return stroke(pathData`M${ex - 21} ${ey + 6}Q${ex} ${ey - 17} ${ex + 21} ${ey + 6}`, line, 6.5)
    return `${ellipse(ex + turn * 3, ey + 2, 10, 13, line)}${circle(ex + turn * 3 + 3, ey - 3, 3.4, '#ffffff')}${stroke(pathData`M${ex - 22} ${ey - 5}Q${ex - 2} ${ey - 22} ${ex + 22} ${ey - 6}`, line, 5.5)}`
  }
  const nose = turn >= 0 ? 1 : -1
  const beards = {
    full: path(
      pathData`M-146 20C-146 90 -128 200 -70 236C-30 258 30 258 70 236C128 200 146 90 146 20C130 70 110 88 ${x + 66} 92C${x + 30} 78 ${x - 30} 78 ${x - 66} 92C-110 88 -130 70 -146 20Z`,
      hairColour,
    ),
    short: path(
      pathData`M-140 60C-130 140 -110 180 -62 206C-30 222 30 222 62 206C110 180 130 140 140 60C120 120 96 150 ${x + 60} 146C${x + 30} 166 ${x - 30} 166 ${x - 60} 146C-96 150 -120 120 -140 60Z`,
      hairColour,
      { opacity: 0.82 },
    ),
    mustache: path(
      pathData`M${x} 92C${x + 24} 82 ${x + 62} 92 ${x + 74} 118C${x + 50} 120 ${x + 22} 120 ${x} 108C${x - 22} 120 ${x - 50} 120 ${x - 74} 118C${x - 62} 92 ${x - 24} 82 ${x} 92Z`,
      hairColour,
    ),
  }
  const mouths = {
    calm: stroke(pathData`M${x - 26} 130Q${x} 138 ${x + 26} 129`, lips, 9),
    smile: stroke(pathData`M${x - 38} 122Q${x} 152 ${x + 38} 122`, lips, 8.5),
    grin:
      path(
        pathData`M${x - 42} 118Q${x} 130 ${x + 42} 118C${x + 34} 162 ${x - 34} 162 ${x - 42} 118Z`,
        darker(lips, 0.35),
      ) + path(pathData`M${x - 36} 121Q${x} 132 ${x + 36} 121L${x + 31} 133Q${x} 142 ${x - 31} 133Z`, '#fdf8f0'),
  }
  return [
    freckles
      ? [
          [-92, 60],
          [-76, 72],
          [-62, 58],
          [92, 60],
          [76, 72],
          [62, 58],
          [-84, 84],
          [84, 84],
        ]
          .map(([fx, fy]) => circle(x + fx!, fy!, 3.4, shade))
          .join('')
      : '',
    beard ? beards[beard] : '',
    ...[-1, 1].map(eye),
    ...[-1, 1].map((side) =>
      stroke(pathData`M${x + side * 34} -34Q${x + side * 62} -52 ${x + side * 92} -36`, brow, beard ? 12 : 9),
    ),
    stroke(
      pathData`M${x + nose * 6} 26C${x + nose * 12} 52 ${x + nose * 26} 70 ${x + nose * 20} 82C${x + nose * 12} 92 ${x} 90 ${x - nose * 8} 86`,
      shade,
      7,
    ),
    mouths[mouth],
    old
      ? [-1, 1]
          .map(
            (side) =>
              stroke(pathData`M${x + side * 52} 92Q${x + side * 70} 112 ${x + side * 62} 136`, shade, 5) +
              stroke(
                pathData`M${x + side * 102} 4L${x + side * 118} -4M${x + side * 102} 16L${x + side * 119} 18`,
                shade,
                4,
              ),
          )
          .join('')
      : '',
  ].join('')
}

function glasses({ glasses: kind, turn }: Face): string {
  if (!kind) return ''
  const x = turn * 26
  const frame = kind === 'dark' ? '#1c1a20' : kind === 'round' ? '#3a2a22' : '#22252e'
  const lens = (side: number) => {
    const more = { stroke: frame, 'stroke-width': 8 }
    const fill = kind === 'dark' ? frame : 'rgba(255,255,255,.16)'
    return kind === 'round'
      ? circle(x + side * 64, 16, 46, fill, more)
      : path(
          pathData`M${x + side * 64 - 50} -18H${x + side * 64 + 50}V${20}C${x + side * 64 + 48} 58 ${x + side * 64 - 48} 58 ${x + side * 64 - 50} 20Z`,
          fill,
          more,
        )
  }
  return `${lens(-1)}${lens(1)}${stroke(pathData`M${x - 18} 8Q${x} -4 ${x + 18} 8M${x - 112} 4L-146 -6M${x + 112} 4L146 -6`, frame, 7)}${kind === 'dark' ? stroke(pathData`M${x - 92} 0L${x - 66} 24M${x + 36} 0L${x + 62} 24`, '#6a6a78', 6) : ''}`
}

function earrings({ earrings: kind, turn }: Face, ears: readonly number[]): string {
  const gold = '#e0a83e'
  return ears
    .map((side) => {
      const x = side * 150 + turn * 6
      if (kind === 'hoops') return circle(x, 82, 28, 'none', { stroke: gold, 'stroke-width': 7 })
      if (kind === 'drops')
        return `${stroke(pathData`M${x} 52V80`, gold, 5)}${path(pathData`M${x} 76L${x + 18} 116L${x} 132L${x - 18} 116Z`, gold)}`
      return kind === 'studs' ? circle(x, 52, 9, gold) : ''
    })
    .join('')
}

function clothes(on: DrawingSheet, { clothes: kind, top, under, skin }: Face): string {
  const fold = darker(top, 0.18)
  const base =
    path(BODY, top) +
    clipMarks(on, BODY, path('M-420 700V400C-330 420 -300 560 -300 700ZM420 700V400C330 420 300 560 300 700Z', fold))
  const band = stroke('M-92 304C-56 362 56 362 92 304', fold, 20)
  const kinds: Record<Clothes, () => string> = {
    crew: () => base + band,
    stripes: () =>
      base +
      clipMarks(
        on,
        BODY,
        ...Array.from({ length: 8 }, (_, at) =>
          stroke(pathData`M-420 ${388 + at * 54}Q0 ${430 + at * 54} 420 ${388 + at * 54}`, under, 22),
        ),
      ) +
      band,
    turtleneck: () =>
      base +
      path(
        'M-84 196C-40 240 40 240 84 196C94 250 96 300 104 330C50 380 -50 380 -104 330C-96 300 -94 250 -84 196Z',
        lighter(top, 0.08),
      ) +
      stroke('M-86 236C-40 280 40 280 86 236', fold, 6),
    collar: () =>
      base +
      path('M-96 292L-130 330L-70 430L0 366Z', lighter(top, 0.3)) +
      path('M96 292L130 330L70 430L0 366Z', lighter(top, 0.3)) +
      stroke('M0 370V700', fold, 6) +
      [440, 530, 620].map((y) => circle(0, y, 9, under)).join(''),
    vneck: () =>
      base +
      path('M-90 300L0 470L90 300C50 350 -50 350 -90 300Z', skin) +
      path('M-112 296L0 490L112 296L90 292L0 450L-90 292Z', fold),
    overalls: () =>
      path(BODY, under) +
      stroke('M-92 304C-56 362 56 362 92 304', darker(under, 0.18), 18) +
      path('M-190 700V500H190V700Z', top) +
      stroke('M-170 510L-200 342M170 510L200 342', top, 54) +
      [-160, 160].map((x) => circle(x, 524, 16, '#e0a83e')).join('') +
      path('M-80 580H80V700H-80Z', fold),
    scarf: () =>
      base +
      path(
        'M-130 250C-60 310 60 310 130 250C160 290 160 340 140 372C60 420 -60 420 -140 372C-160 340 -160 290 -130 250Z',
        under,
      ) +
      path('M40 380L120 366L150 640L60 650Z', darker(under, 0.1)) +
      stroke('M-126 300C-40 350 60 350 136 306', darker(under, 0.24), 8),
    blazer: () =>
      path(BODY, top) +
      path('M-92 304C-50 350 50 350 92 304L30 640H-30Z', under) +
      path('M-96 298L-210 350L-180 470L-60 700H-20Z', fold) +
      path('M96 298L210 350L180 470L60 700H20Z', fold) +
      stroke('M-60 700L-180 470L-120 440L-150 410M60 700L180 470L120 440L150 410', darker(top, 0.35), 6),
    hoodie: () =>
      base +
      path(
        'M-130 268C-190 320 -180 400 -90 440C-30 460 30 460 90 440C180 400 190 320 130 268C120 340 60 376 0 376C-60 376 -120 340 -130 268Z',
        fold,
      ) +
      stroke('M-40 430V560M40 430V540', lighter(top, 0.5), 9),
  }
  return kinds[kind]()
}
