import { clipMarks, fadePaint, fillSheet, gradientPaint, shadow } from '../light.ts'
import { darker, lighter, mixColors } from '../palettes.ts'
import {
  circle,
  type DrawingPoint,
  ellipse,
  makeWanderingHeight,
  path,
  pathData,
  rect,
  smoothCurvePath,
  stroke,
} from '../shapes.ts'
import { type DrawingSheet, makeSheet, type PictureFamily } from '../sheet.ts'
import { drawStem, mixLeafGreen } from '../stems.ts'
import { firOutline } from '../trees.ts'
import { drawGlaze, makeVessel } from '../vessels.ts'

/** The view through the window: hills, the sea or roofs. */
function view(s: DrawingSheet, x: number, y: number, wide: number, tall: number): string[] {
  const { random, palette } = s
  const evening = random.chance(0.5)
  const top = evening ? mixColors(palette.main, palette.soft, 0.3) : mixColors('#8fc1e3', palette.soft, 0.4)
  const low = mixColors(palette.paper, palette.accent, evening ? 0.45 : 0.15)
  const marks = [
    rect(x, y, wide, tall, gradientPaint(s, [top, low])),
    circle(
      x + wide * random.between(0.25, 0.75),
      y + tall * random.between(0.2, 0.4),
      wide * 0.1,
      lighter(palette.accent, 0.5),
    ),
  ]
  const kind = s.way(3)
  if (kind === 0) {
    marks.push(
      rect(
        x,
        y + tall * 0.58,
        wide,
        tall * 0.42,
        gradientPaint(s, [mixColors('#5fa3b8', palette.main, 0.3), mixColors('#1f5f7a', palette.ink, 0.3)]),
      ),
    )
    for (let glint = 0; glint < 20; glint++)
      marks.push(
        ellipse(
          x + random.between(0, wide),
          y + tall * random.between(0.6, 0.95),
          random.between(10, 44),
          2,
          '#ffffff',
          { opacity: 0.5 },
        ),
      )
    marks.push(
      path(pathData`M${x + wide * 0.6} ${y + tall * 0.62}l0 ${-tall * 0.14}l${wide * 0.09} ${tall * 0.13}Z`, '#fffaf0'),
    )
  } else
    for (let hill = 0; hill < 4; hill++) {
      const soft = makeWanderingHeight(random)
      const line = Array.from(
        { length: 8 },
        (_, at): DrawingPoint => [
          x + (at / 7) * wide * 1.1 - 10,
          y + tall * (0.5 + hill * 0.12 + soft(at * 0.8) * 0.06),
        ],
      )
      const tone = mixColors(low, mixColors('#4f7a58', palette.second, 0.35), 0.35 + hill * 0.2)
      marks.push(path(`${smoothCurvePath(line)}V${(y + tall).toFixed(0)}H${x.toFixed(0)}Z`, tone))
      if (kind === 1 && hill > 1)
        for (let tree = 0; tree < 6; tree++)
          marks.push(
            path(
              firOutline(random, x + random.between(0, wide), y + tall * (0.6 + hill * 0.12), tall * 0.17),
              darker(tone, 0.3),
            ),
          )
      if (kind === 2 && hill > 1)
        for (let house = 0; house < 4; house++) {
          const [hx, hy, size] = [x + random.between(0.05, 0.9) * wide, y + tall * (0.56 + hill * 0.12), wide * 0.07]
          marks.push(
            rect(hx, hy, size, size, lighter(palette.paper, 0.3)),
            path(
              pathData`M${hx - 6} ${hy}l${size / 2 + 6} ${-size * 0.6}l${size / 2 + 6} ${size * 0.6}Z`,
              palette.main,
            ),
            rect(hx + size * 0.4, hy + size * 0.4, size * 0.22, size * 0.6, palette.ink),
          )
        }
    }
  return marks
}

export const windowView: PictureFamily = {
  name: 'window',
  topic: 'interior',
  draw(seed) {
    const s = makeSheet('window', seed, ['2:3', '3:4', '4:5', '2:3'])
    const { random, palette, width, height } = s
    const wall = [
      palette.soft,
      mixColors(palette.main, palette.paper, 0.3),
      palette.paper,
      mixColors(palette.second, palette.ink, 0.3),
      mixColors(palette.accent, palette.paper, 0.3),
    ][s.way(5)]!
    s.add(fillSheet(s, gradientPaint(s, [lighter(wall, 0.1), darker(wall, 0.2)], 60)))
    const [x, y, wide] = [width * 0.16, height * random.between(0.09, 0.14), width * 0.68]
    const sill = height * random.between(0.74, 0.8)
    const arched = s.way(2) === 0
    const half = wide / 2
    const outline = arched
      ? pathData`M${x} ${sill}V${y + half}A${half} ${half} 0 0 1 ${x + wide} ${y + half}V${sill}Z`
      : pathData`M${x} ${sill}V${y}H${x + wide}V${sill}Z`
    const frame = random.pick([lighter(palette.paper, 0.6), mixColors('#8f6443', palette.ink, 0.2), palette.ink])
    s.add(
      path(outline, darker(wall, 0.3), { stroke: darker(wall, 0.25), 'stroke-width': 44 }),
      clipMarks(s, outline, ...view(s, x, y, wide, sill - y)),
    )
    const bars = random.whole(1, 3)
    for (let bar = 1; bar <= bars; bar++) s.add(rect(x, y + ((sill - y) * bar) / (bars + 1) - 6, wide, 12, frame))
    s.add(rect(x + wide / 2 - 8, y, 16, sill - y, frame), stroke(outline, frame, 24))
    if (!arched || random.chance(0.4)) {
      const cloth = random.pick([lighter(palette.paper, 0.4), palette.accent, palette.main])
      for (const sign of [-1, 1]) {
        const edge = width / 2 + sign * (half + 66)
        for (let fold = 0; fold < 4; fold++) {
          const top = edge - sign * fold * half * 0.17
          s.add(
            path(
              pathData`M${top} ${y - 46}h${-sign * half * 0.19}Q${top - sign * half * 0.2} ${height * 0.45} ${edge - sign * fold * 22 - sign * 20} ${sill - height * 0.16}L${edge - sign * fold * half * 0.1 - sign * 34} ${sill + height * 0.07}h${sign * half * 0.12}L${edge - sign * fold * 22} ${sill - height * 0.16}Q${top} ${height * 0.4} ${top} ${y - 46}Z`,
              fold % 2 ? cloth : darker(cloth, 0.14),
              { opacity: 0.95 },
            ),
          )
        }
      }
      s.add(rect(x - 110, y - 62, wide + 220, 14, mixColors(palette.ink, '#8a6a3a', 0.4), { rx: 7 }))
    }
    s.add(
      rect(x - 60, sill, wide + 120, 34, gradientPaint(s, [lighter(frame, 0.3), darker(frame, 0.15)]), { rx: 5 }),
      rect(x - 50, sill + 34, wide + 100, 46, fadePaint(s, '#14101c', 0.22, 0)),
    )
    const green = mixLeafGreen(s)
    for (const place of random.shuffle([0.24, 0.42, 0.6, 0.78]).slice(0, random.whole(1, 3))) {
      const [px, size] = [x + wide * place, wide * random.between(0.15, 0.2)]
      s.add(shadow(s, px, sill + 3, size * 0.7, 9, 0.4))
      for (let twig = 0; twig < 6; twig++)
        s.add(
          drawStem(
            s,
            random.pick(['tulip', 'eucalyptus', 'daisy', 'fern', 'poppy']),
            px,
            sill - size * 0.9,
            height * random.between(0.08, 0.18),
            (twig - 2.5) * size * 0.34,
            random.pick([palette.main, palette.accent, palette.paper]),
            green,
          ),
        )
      s.add(
        drawGlaze(s, makeVessel(random, px, sill + 2, size, size, random.pick([3, 1, 6])), px, sill + 2, size, size, [
          random.pick([palette.main, palette.accent, palette.paper]),
          palette.ink,
        ]),
      )
    }
    return s.drawing()
  },
}
