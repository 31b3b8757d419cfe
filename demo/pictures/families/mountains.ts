import { fadePaint, gradientPaint } from '../light.ts'
import { darker, lighter, mixColors } from '../palettes.ts'
import type { Random } from '../random.ts'
import { type DrawingPoint, group, path, polygonPath, rect, smoothCurvePath, stroke } from '../shapes.ts'
import { makeSheet, type PictureFamily } from '../sheet.ts'
import { drawClouds, drawSky, drawStars, drawSun } from '../sky.ts'
import { farBirdPath, firOutline } from '../trees.ts'

/** A crest broken again and again between its ends. */
function crest(random: Random, width: number, level: number, rise: number): DrawingPoint[] {
  let points: DrawingPoint[] = Array.from({ length: random.whole(4, 6) }, (_, at, list = 5) => [
    (at / (list - 1)) * width * 1.1 - width * 0.05,
    level - random.between(0, 1) * rise,
  ])
  points.sort((a, b) => a[0] - b[0])
  points[points.length - 1] = [width * 1.05, points.at(-1)![1]]
  for (let round = 0, rough = rise * 0.24; round < 5; round++, rough *= 0.52)
    points = points.flatMap((point, at): DrawingPoint[] => {
      const next = points[at + 1]
      if (!next) return [point]
      return [point, [(point[0] + next[0]) / 2, (point[1] + next[1]) / 2 + random.between(-rough, rough)]]
    })
  return points
}

export const mountains: PictureFamily = {
  name: 'mountains',
  topic: 'travel',
  draw(seed) {
    const s = makeSheet('mountains', seed, ['2:3', '4:5', '3:2', '2:3', '9:16'])
    const { random, palette, width, height } = s
    const air = drawSky(s, s.way(4))
    const lake = s.way(3) === 1
    const shore = lake ? height * 0.66 : height
    if (air.dark) drawStars(s, 160, height * 0.5)
    drawSun(
      s,
      air,
      width * random.between(0.2, 0.8),
      height * random.between(0.14, 0.3),
      width * random.between(0.04, 0.1),
    )
    drawClouds(s, air, 4, height * 0.15, height * 0.42)
    const layers = random.whole(4, 6)
    const near = air.dark ? darker(palette.ink, 0.35) : mixColors(palette.ink, palette.main, 0.25)
    const marks: string[] = []
    for (let layer = 0; layer < layers; layer++) {
      const part = layer / (layers - 1)
      const colour = mixColors(mixColors(air.low, palette.main, 0.3), near, part ** 1.2)
      const level = shore * (0.56 + 0.36 * part)
      const line = crest(random, width, level, height * (0.3 - 0.17 * part))
      const outline = polygonPath([...line, [width * 1.05, shore + 2], [-width * 0.05, shore + 2]])
      marks.push(path(outline, gradientPaint(s, [colour, mixColors(colour, air.low, 0.55 - 0.35 * part)])))
      if (layer < 2) {
        const lit = line.map(
          ([x, y], at): DrawingPoint => [x + width * 0.012, y + height * (0.02 + (0.045 * ((at * 7) % 5)) / 4)],
        )
        marks.push(path(polygonPath([...line, ...lit.reverse()]), lighter(air.low, 0.55), { opacity: 0.4 }))
      }
      if (layer < layers - 1)
        marks.push(rect(0, level - height * 0.05, width, height * 0.17, fadePaint(s, air.low, 0, 0.5)))
    }
    s.add(...marks)
    if (lake) {
      s.add(rect(0, shore, width, height - shore, gradientPaint(s, [air.low, mixColors(air.top, palette.ink, 0.3)])))
      s.add(group({ transform: `translate(0 ${(shore * 1.5).toFixed(1)}) scale(1 -0.5)`, opacity: 0.38 }, ...marks))
      for (let ripple = 0; ripple < 16; ripple++) {
        const y = shore + (height - shore) * random.next() ** 1.4
        const x = random.between(0, width)
        s.add(
          stroke(
            smoothCurvePath([
              [x, y],
              [x + 60, y + 2],
              [x + random.between(90, 260), y],
            ]),
            air.light,
            2,
            { opacity: 0.3 },
          ),
        )
      }
    }
    const foot = lake ? height * 1.01 : height
    const forest = Array.from({ length: random.whole(14, 30) }, () => random.between(-0.05, 1.05)).filter(
      (at) => !lake || Math.abs(at - 0.5) > 0.27,
    )
    for (const at of forest)
      s.add(
        path(
          firOutline(random, at * width, foot, height * random.between(0.07, lake ? 0.22 : 0.15)),
          darker(near, 0.3),
        ),
      )
    if (!air.dark)
      for (let bird = 0; bird < 5; bird++)
        s.add(
          stroke(
            farBirdPath(width * random.between(0.25, 0.75), height * random.between(0.2, 0.36), random.between(7, 14)),
            near,
            2.5,
          ),
        )
    return s.drawing()
  },
}
