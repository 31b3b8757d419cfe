import { darker, lighter, mixColors } from '../palettes.ts'
import { type DrawingPoint, ellipse, group, path, smoothCurvePath, stroke } from '../shapes.ts'

export type HandColors = { skin: string; line: string; nail: string }
export const makeHandColors = (skin: string): HandColors => ({
  skin,
  line: mixColors(darker(skin, 0.3), '#8a3324', 0.3),
  nail: mixColors(lighter(skin, 0.45), '#f2a6a0', 0.35),
})

/** A finger along some points, outlined so that it stands out from its neighbors. */
export function drawFinger(
  { skin, line, nail }: HandColors,
  points: readonly DrawingPoint[],
  wide = 54,
  nailed = true,
): string {
  const way = smoothCurvePath(points)
  const [before, tip] = [points.at(-2)!, points.at(-1)!]
  const turn = (Math.atan2(tip[1] - before[1], tip[0] - before[0]) * 180) / Math.PI
  return `${stroke(way, line, wide + 8)}${stroke(way, skin, wide)}${nailed ? ellipse(tip[0], tip[1], wide * 0.27, wide * 0.2, nail, { transform: `rotate(${turn.toFixed(0)} ${tip[0]} ${tip[1]})` }) : ''}`
}

/** An arm from somewhere outside the picture to the wrist, in a sleeve. */
export const drawArm = (
  { skin }: HandColors,
  from: DrawingPoint,
  wrist: DrawingPoint,
  sleeve: string,
  wide = 130,
): string => {
  const part = (share: number): DrawingPoint => [
    from[0] + (wrist[0] - from[0]) * share,
    from[1] + (wrist[1] - from[1]) * share,
  ]
  return `${stroke(smoothCurvePath([from, wrist]), skin, wide)}${stroke(smoothCurvePath([from, part(0.62)]), sleeve, wide * 1.36, { 'stroke-linecap': 'butt' })}${stroke(smoothCurvePath([part(0.56), part(0.62)]), darker(sleeve, 0.16), wide * 1.4, { 'stroke-linecap': 'butt' })}`
}

/** A closed hand around an upright object at x 0; the palm is behind the object, the fingers in front. */
export function drawFist(hand: HandColors, thing: string, sleeve: string, reach: DrawingPoint = [150, 900]): string {
  const palm = path('M-64 -96C-50 -136 70 -146 104 -104C126 -60 126 70 100 124C60 160 -40 150 -64 110Z', hand.skin)
  const fingers = [-84, -28, 28, 82].map((y, at) =>
    drawFinger(
      hand,
      [
        [100 - at * 3, y + 6],
        [40, y - 6],
        [-58 + at * 8, y + 4],
      ],
      54,
    ),
  )
  return group(
    {},
    drawArm(hand, reach, [50, 120], sleeve),
    palm,
    thing,
    ...fingers,
    drawFinger(
      hand,
      [
        [104, -40],
        [70, -112],
        [-6, -134],
      ],
      56,
    ),
  )
}

/** Two hands held together like a bowl, around 0 0. */
export function drawCuppedHands(hand: HandColors, inside: string, sleeve: string): string {
  const half = (side: number) =>
    group(
      { transform: `scale(${side} 1)` },
      drawArm(hand, [-520, 640], [-230, 190], sleeve, 140),
      path('M-300 20C-330 120 -280 240 -140 280C-60 300 0 290 20 280V80Z', hand.skin),
    )
  const fingers = (side: number) =>
    group(
      { transform: `scale(${side} 1)` },
      ...[0, 1, 2, 3].map((at) =>
        drawFinger(
          hand,
          [
            [-286 + at * 24, 60 + at * 52],
            [-150 + at * 14, 130 + at * 44],
            [16 - at * 6, 150 + at * 40],
          ],
          56,
          false,
        ),
      ),
    )
  const thumb = (side: number) =>
    group(
      { transform: `scale(${side} 1)` },
      drawFinger(
        hand,
        [
          [-280, 80],
          [-262, 10],
          [-196, -46],
        ],
        60,
      ),
    )
  return group({}, half(-1), half(1), inside, fingers(1), fingers(-1), thumb(1), thumb(-1))
}

/** Thumb and forefinger holding something small at 0 0; the arm comes from the right. */
export function drawPinch(hand: HandColors, sleeve: string, reach: DrawingPoint = [700, 420]): string {
  return group(
    {},
    drawArm(hand, reach, [330, 170], sleeve, 120),
    path('M120 30C180 -60 330 -40 390 60C420 150 380 250 300 262C200 270 110 180 120 30Z', hand.skin),
    drawFinger(
      hand,
      [
        [330, 226],
        [230, 236],
        [176, 196],
      ],
      52,
      false,
    ),
    drawFinger(
      hand,
      [
        [340, 176],
        [226, 190],
        [150, 140],
      ],
      52,
      false,
    ),
    drawFinger(
      hand,
      [
        [350, 116],
        [220, 142],
        [118, 88],
      ],
      54,
      false,
    ),
    drawFinger(
      hand,
      [
        [340, 40],
        [190, -40],
        [96, -30],
        [16, 6],
      ],
      54,
    ),
    drawFinger(
      hand,
      [
        [270, 150],
        [150, 80],
        [80, 60],
        [16, 22],
      ],
      56,
    ),
  )
}

/** An open hand, palm to the front, the wrist at 0 0. */
export function drawOpenHand(hand: HandColors, sleeve: string): string {
  const fingers: [DrawingPoint, DrawingPoint][] = [
    [
      [-96, -250],
      [-150, -430],
    ],
    [
      [-38, -280],
      [-52, -500],
    ],
    [
      [26, -280],
      [46, -490],
    ],
    [
      [88, -250],
      [140, -410],
    ],
  ]
  return group(
    {},
    drawArm(hand, [0, 420], [0, 20], sleeve, 150),
    ...fingers.map(([from, to]) => drawFinger(hand, [from, to], 62, false)),
    drawFinger(
      hand,
      [
        [90, -80],
        [170, -150],
        [226, -250],
      ],
      66,
      false,
    ),
    path('M-126 -250C-130 -120 -90 -40 -76 20H76C90 -40 130 -120 118 -250C80 -300 -90 -300 -126 -250Z', hand.skin),
    stroke(
      'M-88 -176C-40 -150 30 -160 92 -200M-84 -120C-30 -100 10 -110 60 -60M30 -30C36 -90 70 -130 100 -140',
      hand.line,
      5,
      { opacity: 0.6 },
    ),
  )
}
