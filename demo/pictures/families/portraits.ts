// Longer than usual: a scene for each picture, and each is a list of coordinates.
import { clipMarks, fillSheet } from '../light.ts'
import { darker, lighter, mixColors, PALETTES } from '../palettes.ts'
import { type Clothes, drawPersonBust, type Face, GRAY_HAIR_COLORS, HAIR_COLOURS, SKIN_COLORS } from '../people/face.ts'
import { HAIR_STYLES, type HairStyle } from '../people/hair.ts'
import { makeGouacheFinish } from '../print/gouache.ts'
import { seededRandom } from '../random.ts'
import { circle, ellipse, leafPath, moveMarks, path, pathData, rect, smoothCurvePath, stroke } from '../shapes.ts'
import { type Drawing, type DrawingSheet, makeSheet, type PictureFamily } from '../sheet.ts'

const STYLES = Object.keys(HAIR_STYLES) as HairStyle[]
const BEARDED: readonly HairStyle[] = ['crop', 'sidePart', 'bald', 'quiff', 'beanie', 'receding', 'locs']
const CLOTHES: readonly Clothes[] = [
  'crew',
  'turtleneck',
  'collar',
  'vneck',
  'overalls',
  'scarf',
  'blazer',
  'hoodie',
  'stripes',
]

/**
 * The face for a seed: hair, skin and clothes cycle through their lists at different speeds, so that no two faces are
 * the same.
 */
export function makeFace(seed: number): Face {
  const random = seededRandom(seed * 7919 + 3)
  const round = Math.floor(seed / STYLES.length)
  const hair = STYLES[seed % STYLES.length]!
  const palette = PALETTES[(seed * 7 + 3) % PALETTES.length]!
  const old = hair === 'receding' || random.chance(0.2)
  const bearded = BEARDED.includes(hair) && (hair === 'bald' || random.chance(0.6))
  const beards = ['full', 'short', 'mustache'] as const
  const chosen = {
    skin: SKIN_COLORS[(seed * 3 + round * 5) % SKIN_COLORS.length]!,
    hair,
    hairColour: old
      ? GRAY_HAIR_COLORS[seed % GRAY_HAIR_COLORS.length]!
      : HAIR_COLOURS[(seed * 5 + round) % HAIR_COLOURS.length]!,
    cloth: palette.main,
    turn: [-0.9, 0.6, 0, 0.9, -0.5][(seed + round) % 5]!,
    eyes: (['open', 'open', 'smiling', 'open', 'closed'] as const)[(seed * 3 + round) % 5]!,
    mouth: (['smile', 'calm', 'grin', 'smile'] as const)[(seed + round * 2) % 4]!,
    clothes: CLOTHES[(seed * 2 + round * 3) % CLOTHES.length]!,
    top: [palette.second, palette.accent, palette.main, palette.ink][(seed + round) % 4]!,
    under: palette.paper,
    freckles: random.chance(0.25),
    old,
  }
  const light = SKIN_COLORS.indexOf(chosen.skin) % 2 === 0
  return {
    ...chosen,
    // Very fair hair belongs to lighter skin here, unless it is gray.
    hairColour:
      !old && !light && HAIR_COLOURS.indexOf(chosen.hairColour as '#2b211f') > 3
        ? HAIR_COLOURS[seed % 4]!
        : chosen.hairColour,
    ...(bearded && { beard: beards[(seed + round) % 3]! }),
    ...(random.chance(0.32) && { glasses: (['round', 'square', 'round', 'dark'] as const)[(seed + round) % 4]! }),
    ...(!bearded && random.chance(0.5) && { earrings: (['hoops', 'drops', 'studs'] as const)[seed % 3]! }),
  }
}

/** A profile picture: square, head and shoulders, calm background. */
export function drawProfilePortrait(seed: number): Drawing {
  const s = makeSheet('portrait', seed, ['1:1'])
  const { palette } = s
  const back = [
    palette.soft,
    mixColors(palette.accent, palette.paper, 0.35),
    mixColors(palette.second, palette.paper, 0.4),
    mixColors(palette.main, palette.paper, 0.45),
  ][seed % 4]!
  s.add(
    fillSheet(s, back),
    circle(500, 560, 430, mixColors(back, '#fffaf2', 0.3)),
    moveMarks(500, 520, 0, 1.3, drawPersonBust(s, makeFace(seed))),
  )
  return s.drawing(makeGouacheFinish(1.3, 6), 0.6)
}

/** The background and foreground of a portrait, and the person's position. */
type Scene = {
  face: Partial<Face> & { seed: number }
  ratio: '1:1' | '4:5' | '3:4' | '2:3'
  at: readonly [x: number, y: number, turn: number, scale: number]
  back: string
  behind(s: DrawingSheet): string[]
  before?(s: DrawingSheet): string[]
}

const flower = (x: number, y: number, size: number, colour: string, heart = '#f2c14e') =>
  Array.from({ length: 6 }, (_, at) =>
    path(leafPath(x, y, size, size * 0.45, at * 60 + 15), at % 2 ? colour : lighter(colour, 0.2)),
  ).join('') + circle(x, y, size * 0.26, heart)

const SCENES: readonly Scene[] = [
  {
    face: { seed: 42, hair: 'afro', eyes: 'closed', mouth: 'smile', earrings: 'hoops', turn: 0.6 },
    ratio: '4:5',
    at: [500, 640, 0, 1.45],
    back: '#e7c7b1',
    behind: () => [circle(500, 470, 410, '#e9893f')],
    before: (s) =>
      Array.from({ length: 9 }, (_, at) =>
        path(
          leafPath(60 + at * 110, s.height + 30, 300 - Math.abs(at - 4) * 20, 70, -90 + (at - 4) * 9),
          at % 2 ? '#2f6b4f' : '#4d8a63',
        ),
      ),
  },
  {
    face: {
      seed: 12,
      hair: 'waves',
      hairColour: '#8c3f25',
      eyes: 'open',
      mouth: 'calm',
      freckles: true,
      clothes: 'turtleneck',
      top: '#2f5d62',
      turn: -0.9,
    },
    ratio: '3:4',
    at: [500, 720, -4, 1.5],
    back: '#cfe0dc',
    behind: (s) => [
      rect(120, 90, 760, s.height - 300, '#f7f1e2'),
      rect(150, 120, 335, s.height - 360, '#a9cfe0'),
      rect(515, 120, 335, s.height - 360, '#a9cfe0'),
      circle(300, 330, 80, '#fdf3cf'),
      path(
        pathData`M150 760Q320 640 485 740V${s.height - 240}H150ZM515 740Q700 660 850 760V${s.height - 240}H515Z`,
        '#8fb58a',
      ),
    ],
  },
  {
    face: {
      seed: 15,
      hair: 'receding',
      beard: 'full',
      hairColour: '#efece6',
      glasses: 'round',
      eyes: 'smiling',
      mouth: 'smile',
      clothes: 'scarf',
      top: '#34406b',
      under: '#c9573f',
      turn: 0.5,
      old: true,
    },
    ratio: '1:1',
    at: [480, 520, 3, 1.35],
    back: '#31486b',
    behind: (s) =>
      Array.from({ length: 60 }, () =>
        circle(s.random.between(0, 1000), s.random.between(0, 1000), s.random.between(6, 15), '#f4f6fa'),
      ),
    before: (s) =>
      Array.from({ length: 22 }, () =>
        circle(s.random.between(0, 1000), s.random.between(0, 1000), s.random.between(8, 18), '#ffffff'),
      ),
  },
  {
    face: {
      seed: 28,
      hair: 'hijab',
      cloth: '#d98f3f',
      skin: '#c98a5e',
      eyes: 'open',
      mouth: 'smile',
      clothes: 'crew',
      top: '#3b5b52',
      turn: 0.9,
    },
    ratio: '2:3',
    at: [500, 860, 0, 1.4],
    back: '#f3e6d3',
    behind: (s) => [
      path(pathData`M140 ${s.height}V620A360 360 0 0 1 860 620V${s.height}Z`, '#3f7c85'),
      path(pathData`M220 ${s.height}V630A280 280 0 0 1 780 630V${s.height}Z`, '#5a98a0'),
      ...[0, 1, 2, 3, 4, 5, 6].map((at) =>
        flower(140 + at * 120, at % 2 ? 150 : 100, 60, at % 2 ? '#d9573f' : '#e8a33d'),
      ),
    ],
  },
  {
    face: {
      seed: 6,
      hair: 'quiff',
      hairColour: '#2b211f',
      skin: '#e6ab80',
      glasses: 'square',
      eyes: 'open',
      mouth: 'grin',
      clothes: 'stripes',
      top: '#f4efe4',
      under: '#27406b',
      turn: -0.6,
    },
    ratio: '4:5',
    at: [470, 700, 0, 1.6],
    back: '#f0b93b',
    behind: () =>
      Array.from({ length: 12 }, (_, at) =>
        path(
          pathData`M470 640L${470 + Math.cos(at * 0.524) * 1600} ${640 + Math.sin(at * 0.524) * 1600}L${470 + Math.cos(at * 0.524 + 0.26) * 1600} ${640 + Math.sin(at * 0.524 + 0.26) * 1600}Z`,
          '#f5cf6a',
        ),
      ),
  },
  {
    face: {
      seed: 16,
      hair: 'headwrap',
      cloth: '#c2386b',
      skin: '#643a24',
      eyes: 'closed',
      mouth: 'calm',
      earrings: 'drops',
      clothes: 'vneck',
      top: '#e8b23a',
      turn: 0,
    },
    ratio: '3:4',
    at: [500, 800, 0, 1.35],
    back: '#1f4a4a',
    behind: () =>
      Array.from({ length: 14 }, (_, at) => {
        const side = at % 2 ? 1 : -1
        return path(
          leafPath(
            500 + side * 190,
            1180,
            820 - Math.floor(at / 2) * 50,
            110,
            -90 + side * (14 + Math.floor(at / 2) * 13),
          ),
          at % 4 < 2 ? '#2f7a66' : '#58a183',
        )
      }),
  },
  {
    face: {
      seed: 24,
      hair: 'long',
      hairColour: '#d9d6d2',
      skin: '#f0bd98',
      old: true,
      eyes: 'smiling',
      mouth: 'smile',
      glasses: 'round',
      clothes: 'collar',
      top: '#7d6ca8',
      turn: -0.5,
    },
    ratio: '1:1',
    at: [640, 540, 4, 1.3],
    back: '#ead9e6',
    behind: () => [
      rect(0, 0, 330, 1000, '#c9a9c4'),
      ...Array.from({ length: 20 }, (_, at) =>
        rect(
          14 + (at % 5) * 62,
          40 + Math.floor(at / 5) * 250 + (at % 3) * 16,
          48,
          190 - (at % 3) * 16,
          ['#5b4a86', '#e0a458', '#b5534f', '#f3ead9', '#4f7d7a'][(at * 3) % 5]!,
        ),
      ),
      ...[0, 1, 2, 3].map((at) => rect(0, 232 + at * 250, 330, 22, '#7d5c6b')),
    ],
  },
  {
    face: {
      seed: 3,
      hair: 'locs',
      hairColour: '#3a2419',
      skin: '#8a5433',
      beard: 'short',
      eyes: 'open',
      mouth: 'smile',
      clothes: 'hoodie',
      top: '#d9d2c3',
      turn: 0.9,
    },
    ratio: '4:5',
    at: [540, 640, 0, 1.5],
    back: '#7fa6b8',
    behind: (s) => [
      path(pathData`M0 ${s.height * 0.55}L220 380L420 640L640 300L1000 760V${s.height}H0Z`, '#5d8499'),
      path(pathData`M0 ${s.height * 0.72}L300 620L600 820L1000 640V${s.height}H0Z`, '#43697d'),
      circle(200, 220, 90, '#f8e3b0'),
    ],
  },
  {
    face: {
      seed: 18,
      hair: 'sunHat',
      cloth: '#ecd199',
      hairColour: '#4a2f22',
      skin: '#e6ab80',
      glasses: 'dark',
      mouth: 'smile',
      clothes: 'vneck',
      top: '#d8574a',
      turn: -0.4,
    },
    ratio: '3:4',
    at: [500, 740, -6, 1.35],
    back: '#9fd0d6',
    behind: (s) => [
      rect(0, 760, 1000, s.height - 760, '#3f93a8'),
      ...Array.from({ length: 9 }, (_, at) =>
        stroke(pathData`M${(at * 173) % 800} ${820 + at * 52}q50 -18 100 0t100 0`, '#cfeaea', 9),
      ),
      circle(800, 220, 110, '#f9d56b'),
    ],
  },
  {
    face: {
      seed: 14,
      hair: 'braids',
      hairColour: '#8c3f25',
      skin: '#f4cfb2',
      freckles: true,
      mouth: 'grin',
      eyes: 'smiling',
      clothes: 'overalls',
      top: '#4d6c9c',
      under: '#f2c14e',
      turn: 0.5,
    },
    ratio: '1:1',
    at: [500, 560, -5, 1.3],
    back: '#bcd3a3',
    behind: () =>
      Array.from({ length: 16 }, (_, at) =>
        flower(
          70 + (at % 4) * 290 + (Math.floor(at / 4) % 2) * 120,
          90 + Math.floor(at / 4) * 280,
          74,
          at % 3 ? '#ffffff' : '#e8738a',
        ),
      ),
  },
  {
    face: {
      seed: 25,
      hair: 'curls',
      hairColour: '#1d1b22',
      skin: '#a2653d',
      eyes: 'open',
      mouth: 'calm',
      glasses: 'round',
      clothes: 'blazer',
      top: '#23324d',
      under: '#e9e2d2',
      turn: -0.9,
    },
    ratio: '2:3',
    at: [420, 900, 0, 1.75],
    back: '#d9573f',
    behind: (s) => [
      rect(560, 0, 440, s.height, '#b8432f'),
      ...[0, 1, 2, 3, 4].map((at) => circle(780, 160 + at * 300, 110, '#e9a58f')),
    ],
  },
  {
    face: {
      seed: 13,
      hair: 'beanie',
      cloth: '#3f7c6b',
      hairColour: '#b5763f',
      skin: '#f4cfb2',
      beard: 'short',
      eyes: 'closed',
      mouth: 'smile',
      clothes: 'scarf',
      top: '#8c5a3c',
      under: '#e3c9a4',
      turn: 0.4,
    },
    ratio: '4:5',
    at: [500, 640, 5, 1.4],
    back: '#e9dfcf',
    behind: () => [
      ellipse(500, 620, 470, 520, '#cfe0d4'),
      ...[-1, 1].flatMap((side) =>
        [0, 1, 2, 3].map((at) =>
          path(leafPath(500 + side * 430, 1000 - at * 190, 200, 46, side > 0 ? -40 : -140), '#6b9a86'),
        ),
      ),
    ],
    before: (s) => [
      stroke(
        smoothCurvePath([
          [440, 1000],
          [470, 900],
          [430, 830],
          [468, 750],
        ]),
        '#ffffff',
        10,
        { opacity: 0.7 },
      ),
      circle(664, 1110, 70, 'none', { stroke: '#b34a34', 'stroke-width': 34 }),
      path(pathData`M330 ${s.height}V1010H640V${s.height}Z`, '#c9573f'),
      ellipse(485, 1010, 155, 34, '#7a3a26'),
    ],
  },
]

export const portraits: PictureFamily = {
  name: 'portraits',
  topic: 'art',
  draw(seed) {
    const scene = SCENES[seed % SCENES.length]!
    const s = makeSheet('portraits', seed, [scene.ratio])
    const { seed: like, ...own } = scene.face
    const [x, y, turn, scale] = scene.at
    const whole = pathData`M0 0H${s.width}V${s.height}H0Z`
    s.add(
      fillSheet(s, scene.back),
      clipMarks(s, whole, ...scene.behind(s)),
      moveMarks(x, y, turn, scale, drawPersonBust(s, { ...makeFace(like), ...own })),
    )
    // The shoulders end below the face; below them is shaded cloth.
    const end = y + 660 * scale
    if (end < s.height) s.add(rect(0, end, s.width, s.height - end, darker(scene.back, 0.3)))
    if (scene.before) s.add(...scene.before(s))
    return s.drawing(makeGouacheFinish())
  },
}
