import { fillSheet } from '../light.ts'
import {
  belt,
  boots,
  type ClothPattern,
  coat,
  dress,
  type Garment,
  scarf,
  shirt,
  skirt,
  sneakers,
  strawHat,
  sunglasses,
  sweater,
  tee,
  tote,
  trousers,
} from '../people/garments.ts'
import { makeGouacheFinish } from '../print/gouache.ts'
import { circle, leafPath, moveMarks, path, pathData, rect, stroke } from '../shapes.ts'
import { type DrawingSheet, makeSheet, type PictureFamily } from '../sheet.ts'

type Piece = readonly [
  garment: Garment,
  x: number,
  y: number,
  turn: number,
  size: number,
  colour: string,
  weave?: ClothPattern,
  second?: string,
]
type Outfit = {
  ratio: '1:1' | '4:5' | '3:4' | '2:3'
  back: string
  floor?(s: DrawingSheet): string[]
  pieces: readonly Piece[]
}

const boards = (colour: string) => (s: DrawingSheet) =>
  Array.from({ length: 6 }, (_, at) => stroke(pathData`M${at * 180 + 60} 0V${s.height}`, colour, 6))
const sprig = (x: number, y: number, turn: number, colour: string) =>
  moveMarks(
    x,
    y,
    turn,
    1,
    stroke('M0 0V-220', colour, 7),
    ...Array.from({ length: 8 }, (_, at) => path(leafPath(0, -40 - at * 22, 66, 16, at % 2 ? -40 : 220), colour)),
  )

const OUTFITS: readonly Outfit[] = [
  {
    ratio: '4:5',
    back: '#eadfce',
    pieces: [
      [sweater, 330, 340, -6, 1.15, '#c9573f'],
      [trousers, 720, 460, 5, 1.15, '#3f5f8f'],
      [boots, 330, 920, 0, 1.1, '#7a4a2e'],
      [scarf, 760, 1000, 24, 0.95, '#e0a83e', 'checks', '#fff6e0'],
    ],
  },
  {
    ratio: '3:4',
    back: '#cfe0dc',
    floor: () => [circle(800, 180, 260, '#dfeae6')],
    pieces: [
      [dress, 400, 520, -4, 1.35, '#f2b8a8', 'flowers', '#ffffff'],
      [strawHat, 770, 280, 12, 1.05, '#e3c27f'],
      [tote, 770, 800, 6, 1.05, '#c9a36b', 'knit'],
      [sneakers, 380, 1130, -8, 0.95, '#f3ead9'],
    ],
  },
  {
    ratio: '1:1',
    back: '#39465c',
    pieces: [
      [tee, 290, 310, 4, 1.1, '#f6efe2', 'stripes', '#27406b'],
      [trousers, 690, 400, -5, 1.15, '#8a6f4d', 'plain'],
      [sneakers, 300, 760, 10, 1, '#d9503f'],
      [sunglasses, 720, 850, -10, 0.85, '#1c1a20'],
    ],
  },
  {
    ratio: '2:3',
    back: '#d9c3a5',
    floor: boards('#cbb291'),
    pieces: [
      [coat, 480, 560, 3, 1.65, '#8a6a45', 'plain'],
      [scarf, 250, 1080, -30, 1, '#b5322f', 'knit'],
      [boots, 700, 1250, 4, 1.1, '#2b2a30'],
    ],
  },
  {
    ratio: '4:5',
    back: '#f3d9d3',
    pieces: [
      [shirt, 300, 360, -8, 1.15, '#f6f2ea', 'plain'],
      [skirt, 690, 440, 6, 1.3, '#4d6c5a', 'checks', '#cfe0c3'],
      [belt, 270, 820, 0, 0.9, '#7a4a2e'],
      [boots, 680, 960, 5, 1, '#5a2f2a'],
    ],
  },
  {
    ratio: '1:1',
    back: '#f2c96b',
    pieces: [
      [shirt, 480, 400, 0, 1.6, '#3f8f8a', 'flowers', '#fff6e0'],
      [sunglasses, 260, 860, 10, 0.8, '#7a3f2a'],
      [sneakers, 740, 840, 8, 0.85, '#f6efe2'],
    ],
  },
  {
    ratio: '3:4',
    back: '#b9c4d6',
    floor: boards('#aab7cc'),
    pieces: [
      [sweater, 500, 400, 0, 1.6, '#f3ead9', 'knit'],
      [skirt, 340, 970, -6, 1.15, '#6b3f5a', 'plain'],
      [boots, 750, 1010, 8, 1, '#3a2a26'],
    ],
  },
  {
    ratio: '2:3',
    back: '#e3e7d3',
    floor: () => [sprig(150, 1420, 20, '#8fa67a'), sprig(880, 330, 200, '#8fa67a')],
    pieces: [
      [tee, 360, 350, -5, 1.3, '#5f7f5a', 'plain'],
      [trousers, 620, 900, 6, 1.4, '#d9cdb4', 'plain'],
      [tote, 270, 1080, -10, 0.95, '#f6efe2', 'stripes', '#5f7f5a'],
    ],
  },
  {
    ratio: '1:1',
    back: '#2f2a3f',
    pieces: [
      [dress, 480, 500, 4, 1.35, '#7a2f4f', 'dots', '#f2c9a8'],
      [belt, 830, 270, 0, 0.8, '#d9a441'],
      [boots, 820, 760, 6, 0.8, '#d9a441'],
    ],
  },
  {
    ratio: '4:5',
    back: '#dfe6ee',
    floor: (s) =>
      Array.from({ length: 40 }, () =>
        circle(s.random.between(0, 1000), s.random.between(0, 1250), s.random.between(5, 11), '#ffffff'),
      ),
    pieces: [
      [coat, 350, 450, -5, 1.35, '#3f5f8f', 'checks', '#6f8fc0'],
      [sweater, 760, 330, 8, 0.85, '#e0a83e', 'knit'],
      [scarf, 790, 850, 14, 1.1, '#f3ead9', 'stripes', '#b5322f'],
      [boots, 340, 1070, -4, 1, '#6a4a38'],
    ],
  },
  {
    ratio: '3:4',
    back: '#f6e3c3',
    floor: () => [rect(0, 0, 1000, 480, '#f0b9a0')],
    pieces: [
      [tee, 310, 330, 6, 1.1, '#f6efe2', 'plain'],
      [trousers, 690, 540, -3, 1.35, '#4d7aa8', 'denim'],
      [strawHat, 290, 780, -8, 0.95, '#d9b46f'],
      [sneakers, 420, 1120, 12, 0.95, '#e8a33d'],
    ],
  },
  {
    ratio: '1:1',
    back: '#a8c0a0',
    pieces: [
      [shirt, 300, 340, 5, 1.15, '#d98a4a', 'checks', '#7a3f2a'],
      [trousers, 700, 380, -6, 1.05, '#39465c', 'denim'],
      [tote, 720, 840, 4, 0.75, '#e9dcc4', 'dots', '#d9503f'],
      [boots, 300, 800, -6, 0.95, '#8a5a33'],
    ],
  },
]

export const outfits: PictureFamily = {
  name: 'outfits',
  topic: 'fashion',
  draw(seed) {
    const { ratio, back, floor, pieces } = OUTFITS[seed % OUTFITS.length]!
    const s = makeSheet('outfits', seed, [ratio])
    s.add(fillSheet(s, back), ...(floor?.(s) ?? []))
    for (const [garment, x, y, turn, size, colour, weave, second] of pieces)
      s.add(moveMarks(x, y, turn, size, garment(s, colour, weave, second)))
    return s.drawing(makeGouacheFinish(1.4, 6))
  },
}
