import { darker, mixColors } from '../palettes.ts'
import {
  circle,
  type DrawingPoint,
  ellipse,
  group,
  moveMarks,
  path,
  pathData,
  smoothCurvePath,
  stroke,
} from '../shapes.ts'

/** The positions of a person's joints; the first arm and leg of each pair are behind the body. */
export type Pose = {
  head: DrawingPoint
  tilt?: number
  shoulders: readonly [DrawingPoint, DrawingPoint]
  hips: readonly [DrawingPoint, DrawingPoint]
  arms: readonly [
    readonly [elbow: DrawingPoint, hand: DrawingPoint],
    readonly [elbow: DrawingPoint, hand: DrawingPoint],
  ]
  legs: readonly [
    readonly [knee: DrawingPoint, foot: DrawingPoint, toe: DrawingPoint],
    readonly [knee: DrawingPoint, foot: DrawingPoint, toe: DrawingPoint],
  ]
}
export type Outfit = {
  skin: string
  hair: 'short' | 'bun' | 'long' | 'curly' | 'hat' | 'scarf' | 'tail' | 'gray'
  hairColour: string
  top: string
  bottom: string
  shoes: string
  sleeves?: 'long' | 'short' | 'none'
  /** A skirt that hangs over the legs, as a path. */
  skirt?: string
  shorts?: boolean
  looks?: -1 | 0 | 1
}

const between = (from: DrawingPoint, to: DrawingPoint, part: number): DrawingPoint => [
  from[0] + (to[0] - from[0]) * part,
  from[1] + (to[1] - from[1]) * part,
]
const bent = (points: readonly DrawingPoint[]) => `M${points.map(([x, y]) => pathData`${x} ${y}`).join('L')}`

/** A standing person, about 900 units tall. */
export function drawStandingFigure(pose: Pose, wear: Outfit): { behind: string; before: string; whole: string } {
  const { shoulders, hips, arms, legs } = pose
  const limb = (at: 0 | 1) => {
    const [elbow, hand] = arms[at]
    const tone = at === 0 ? 0.14 : 0
    const [skin, top] = [darker(wear.skin, tone), darker(wear.top, tone)]
    const sleeve =
      wear.sleeves === 'none'
        ? ''
        : wear.sleeves === 'short'
          ? stroke(bent([shoulders[at], between(shoulders[at], elbow, 0.62)]), top, 52)
          : stroke(bent([shoulders[at], elbow, between(elbow, hand, 0.8)]), top, 48)
    return stroke(bent([shoulders[at], elbow, hand]), skin, 38) + circle(hand[0], hand[1], 23, skin) + sleeve
  }
  const leg = (at: 0 | 1) => {
    const [knee, foot, toe] = legs[at]
    const tone = at === 0 ? 0.16 : 0
    const [skin, cloth] = [darker(wear.skin, tone), darker(wear.bottom, tone)]
    const bare = wear.skirt || wear.shorts
    return (
      (bare
        ? stroke(bent([hips[at], knee, foot]), skin, 46)
        : stroke(bent([hips[at], knee, between(knee, foot, 0.86)]), cloth, 66)) +
      (bare ? '' : stroke(bent([between(knee, foot, 0.8), foot]), skin, 36)) +
      (wear.shorts
        ? stroke(bent([hips[at], between(hips[at], knee, 0.7)]), cloth, 76, { 'stroke-linecap': 'butt' }) +
          circle(hips[at][0], hips[at][1], 38, cloth)
        : '') +
      stroke(bent([foot, toe]), darker(wear.shoes, tone), 40) +
      circle(foot[0], foot[1], 22, darker(wear.shoes, tone))
    )
  }
  const [left, right] = shoulders
  const torso = pathData`M${left[0]} ${left[1]}Q${(left[0] + right[0]) / 2} ${(left[1] + right[1]) / 2 - 14} ${right[0]} ${right[1]}L${hips[1][0]} ${hips[1][1]}L${hips[0][0]} ${hips[0][1]}Z`
  const neck = between(left, right, 0.5)
  const behind = limb(0) + leg(0) + leg(1)
  const before =
    stroke(bent([neck, pose.head]), darker(wear.skin, 0.12), 40) +
    path(torso, wear.top, { stroke: wear.top, 'stroke-width': 44, 'stroke-linejoin': 'round' }) +
    (wear.skirt ? path(wear.skirt, wear.bottom) : '') +
    head(pose, wear)
  return { behind, before: before + limb(1), whole: group({}, behind, before, limb(1)) }
}

function head({ head: [x, y], tilt = 0 }: Pose, { skin, hair, hairColour, looks = 0, top }: Outfit): string {
  const line = mixColors(darker(skin, 0.6), '#2a1416', 0.4)
  const look = looks * 14
  const back: Record<Outfit['hair'], string> = {
    short: '',
    hat: '',
    scarf: '',
    gray: '',
    bun: circle(-look * 2, -74, 32, hairColour),
    long: path('M-58 -10C-66 60 -70 110 -60 150H60C70 110 66 60 58 -10Z', hairColour),
    curly: Array.from({ length: 14 }, (_, at) =>
      circle(Math.cos(at * 0.45) * 58, -18 + Math.sin(at * 0.45) * 54, 27, hairColour),
    ).join(''),
    tail: stroke(
      smoothCurvePath([
        [-look * 2.4, -50],
        [-look * 5 - 30, -20],
        [-look * 5 - 40, 60],
      ]),
      hairColour,
      34,
    ),
  }
  const cap = path(
    'M-54 0C-64 -70 -30 -84 0 -82C30 -84 64 -70 54 0C48 -22 40 -32 32 -38C10 -28 -16 -28 -32 -38C-42 -30 -48 -20 -54 0Z',
    hairColour,
  )
  const front: Record<Outfit['hair'], string> = {
    short: cap,
    bun: cap,
    long: cap,
    curly: cap,
    tail: cap,
    gray: cap,
    hat: `${cap}${ellipse(0, -42, 108, 22, '#d9b46f')}${path('M-56 -46C-58 -104 -26 -116 0 -116C26 -116 58 -104 56 -46Z', '#e3c27f')}${path('M-57 -58C-20 -48 20 -48 57 -58V-42C20 -32 -20 -32 -57 -42Z', darker(top, 0.2))}`,
    scarf: path(
      'M0 -92C-58 -92 -74 -30 -68 30C-64 66 -40 84 0 88C40 84 64 66 68 30C74 -30 58 -92 0 -92ZM0 -50C34 -50 46 -20 44 8C40 44 20 60 0 60C-20 60 -40 44 -44 8C-46 -20 -34 -50 0 -50Z',
      hairColour,
      { 'fill-rule': 'evenodd' },
    ),
  }
  const face = `${[-1, 1].map((side) => ellipse(look + side * 30, 24, 12, 9, '#e2574c', { opacity: 0.28 })).join('')}${[-1, 1].map((side) => circle(look + side * 20, 4, 5, line)).join('')}${stroke(pathData`M${look - 12} 30Q${look} 42 ${look + 12} 30`, line, 4)}${stroke(pathData`M${look + looks * 4} 6L${look + (looks || 1) * 7} 18L${look} 20`, darker(skin, 0.25), 4)}`
  return moveMarks(x, y, tilt, 1, back[hair], ellipse(0, 0, 52, 60, skin), face, front[hair])
}

export const drawFigureShadow = (x: number, y: number, rx: number, colour: string) =>
  ellipse(x, y, rx, 20, colour, { opacity: 0.3 })
