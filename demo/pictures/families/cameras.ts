import { ballPaint, fillSheet, gradientPaint, shadow } from '../light.ts'
import { darker, lighter, mixColors } from '../palettes.ts'
import {
  circle,
  type DrawingPoint,
  ellipse,
  moveMarks,
  path,
  pathData,
  rect,
  smoothCurvePath,
  stroke,
} from '../shapes.ts'
import { type DrawingSheet, makeSheet, type PictureFamily } from '../sheet.ts'

function lens(s: DrawingSheet, x: number, y: number, radius: number, tint: string): string {
  return [
    circle(x, y, radius, gradientPaint(s, ['#e4e2de', '#77757a'], 45)),
    circle(x, y, radius * 0.9, '#242329'),
    circle(x, y, radius * 0.74, 'none', { stroke: '#5a5960', 'stroke-width': radius * 0.05 }),
    circle(
      x,
      y,
      radius * 0.58,
      ballPaint(s, [lighter(tint, 0.25), mixColors(tint, '#101626', 0.6), '#0b0d16'], 0.4, 0.35, 0.7),
    ),
    circle(x, y, radius * 0.28, '#0a0c14'),
    ellipse(x - radius * 0.22, y - radius * 0.25, radius * 0.15, radius * 0.1, '#ffffff', { opacity: 0.75 }),
    circle(x + radius * 0.2, y + radius * 0.22, radius * 0.06, '#ffffff', { opacity: 0.4 }),
  ].join('')
}

/** Bodies around the middle, about 600 wide: a rangefinder, a two-eyed box, an instant and a bellows camera. */
function body(s: DrawingSheet, kind: number, leather: string, metal: string): string {
  const steel = gradientPaint(s, [lighter(metal, 0.45), metal, darker(metal, 0.25)])
  const hide = gradientPaint(s, [lighter(leather, 0.12), leather, darker(leather, 0.25)])
  const { palette } = s
  if (kind === 0)
    return [
      rect(-300, -170, 600, 350, steel, { rx: 42 }),
      rect(-300, -78, 600, 176, hide),
      rect(-96, -214, 192, 60, steel, { rx: 16 }),
      rect(-268, -198, 88, 34, darker(metal, 0.3), { rx: 9 }),
      circle(226, -180, 30, darker(metal, 0.2)),
      rect(150, -148, 92, 48, '#1d1f28', { rx: 8 }),
      rect(158, -142, 76, 36, palette.second, { rx: 5, opacity: 0.6 }),
      rect(-250, -146, 62, 40, '#1d1f28', { rx: 8 }),
      lens(s, 0, 20, 146, palette.main),
      circle(-246, 60, 12, palette.accent),
    ].join('')
  if (kind === 1)
    return [
      rect(-170, -280, 340, 590, hide, { rx: 26 }),
      rect(-170, -280, 340, 50, steel, { rx: 20 }),
      rect(-120, -330, 240, 60, darker(leather, 0.3), { rx: 10 }),
      lens(s, 0, -120, 100, palette.accent),
      lens(s, 0, 130, 118, palette.main),
      circle(210, 70, 44, steel),
      circle(210, 70, 24, darker(metal, 0.3)),
      rect(-150, 276, 300, 14, metal, { rx: 6 }),
    ].join('')
  if (kind === 2)
    return [
      rect(-250, -250, 500, 300, gradientPaint(s, [lighter(palette.paper, 0.4), darker(palette.paper, 0.1)]), {
        rx: 60,
      }),
      path(
        'M-250 0H250L280 170Q280 210 240 210H-240Q-280 210 -280 170Z',
        gradientPaint(s, [palette.paper, darker(palette.paper, 0.22)]),
      ),
      rect(-214, 124, 428, 26, '#26242a', { rx: 10 }),
      rect(-232, 62, 464, 20, palette.main, { rx: 10 }),
      lens(s, 0, -90, 124, palette.main),
      rect(140, -214, 84, 70, '#1d1f28', { rx: 18 }),
      circle(-190, -180, 26, palette.main),
      rect(-160, 190, 320, 250, '#fffdf6', { rx: 6 }),
      rect(-136, 206, 272, 180, gradientPaint(s, [palette.second, palette.accent, palette.main])),
      circle(40, 286, 36, '#fff6d8'),
    ].join('')
  return [
    rect(-260, -210, 520, 420, hide, { rx: 36 }),
    rect(-260, -210, 520, 46, steel, { rx: 20 }),
    ...[0, 1, 2, 3, 4].map((fold) =>
      rect(-190 + fold * 18, -150 + fold * 14, 380 - fold * 36, 330 - fold * 28, fold % 2 ? '#2c2a30' : '#48454d', {
        rx: 10,
      }),
    ),
    rect(-104, -84, 208, 200, steel, { rx: 18 }),
    lens(s, 0, 16, 84, palette.main),
    rect(-62, -266, 124, 60, steel, { rx: 10 }),
    rect(-40, -254, 80, 36, '#1d1f28', { rx: 5 }),
    circle(-210, -226, 24, steel),
  ].join('')
}

export const cameras: PictureFamily = {
  name: 'cameras',
  topic: 'objects',
  draw(seed) {
    const s = makeSheet('cameras', seed, ['1:1', '4:5', '3:4', '3:2'])
    const { random, palette, width, height } = s
    const base = [palette.soft, palette.main, palette.accent, palette.paper, palette.second][s.way(5)]!
    s.add(fillSheet(s, gradientPaint(s, [lighter(base, 0.2), darker(base, 0.14)], 60)))
    const [x, y] = [width / 2, height * 0.53]
    const size = Math.min(width, height)
    const style = random.whole(0, 3)
    if (style === 0) s.add(circle(x, y, size * 0.42, lighter(base, 0.4), { opacity: 0.7 }))
    if (style === 1)
      for (let ray = 0; ray < 24; ray += 2)
        s.add(
          path(
            pathData`M${x} ${y}L${x + Math.cos((ray * Math.PI) / 12) * 1400} ${y + Math.sin((ray * Math.PI) / 12) * 1400}L${x + Math.cos(((ray + 1) * Math.PI) / 12) * 1400} ${y + Math.sin(((ray + 1) * Math.PI) / 12) * 1400}Z`,
            lighter(base, 0.35),
            { opacity: 0.5 },
          ),
        )
    if (style === 2) s.add(rect(0, height * 0.62, width, height * 0.38, darker(base, 0.2)))
    const kind = s.way(4)
    const leather = random.pick([
      '#2a282e',
      mixColors('#8a5232', palette.ink, 0.2),
      palette.ink,
      mixColors(palette.second, palette.ink, 0.3),
      palette.main === base ? palette.ink : palette.main,
    ])
    if (kind !== 2) {
      const side = size * [0.33, 0.17, 0, 0.27][kind]!
      const strap: DrawingPoint[] = [
        [x - side, y - size * 0.1],
        [x - side - size * 0.04, y - size * 0.2],
        [x - size * 0.46, y - size * 0.32],
        [x - size * random.between(0.1, 0.24), y - size * 0.5],
        [x + size * random.between(0.1, 0.26), y - size * 0.44],
        [x + size * 0.44, y - size * 0.34],
        [x + side + size * 0.04, y - size * 0.2],
        [x + side, y - size * 0.1],
      ]
      s.add(
        stroke(smoothCurvePath(strap), darker(leather, 0.1), size * 0.03),
        stroke(smoothCurvePath(strap), lighter(leather, 0.3), 2, { 'stroke-dasharray': '8 7' }),
      )
    }
    s.add(shadow(s, x + size * 0.03, y + size * (kind === 1 ? 0.34 : 0.24), size * 0.4, size * 0.08, 0.5))
    s.add(
      moveMarks(
        x,
        kind === 2 ? y - size * 0.08 : y,
        random.between(-9, 9),
        (size / 920) * (kind === 0 ? 1.08 : 1),
        body(s, kind, leather, mixColors('#c9c6c0', palette.accent, random.between(0, 0.4))),
      ),
    )
    return s.drawing()
  },
}
