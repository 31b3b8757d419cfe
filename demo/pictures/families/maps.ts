import { clipMarks, fillSheet, gradientPaint } from '../light.ts'
import { darker, lighter, mixColors } from '../palettes.ts'
import {
  blobPath,
  circle,
  type DrawingPoint,
  group,
  makeWanderingHeight,
  path,
  pathData,
  rect,
  smoothCurvePath,
  stroke,
} from '../shapes.ts'
import { type DrawingSheet, makeSheet, type PictureFamily } from '../sheet.ts'

/** Height lines around a few summits. */
function contours(s: DrawingSheet, line: string, low: string, high: string) {
  const { random, width, height } = s
  const hills = random.whole(3, 5)
  for (let hill = 0; hill < hills; hill++) {
    const [x, y] = [width * random.between(0.1, 0.9), (height * (hill + random.between(0.2, 0.8))) / hills]
    const reach = width * random.between(0.32, 0.55)
    const sway = makeWanderingHeight(random)
    for (let ring = 0; ring < 11; ring++) {
      const part = 1 - ring / 11
      const points = Array.from({ length: 18 }, (_, at): DrawingPoint => {
        const angle = (at / 18) * Math.PI * 2
        const radius =
          reach *
          part *
          (1 +
            0.22 * sway(Math.sin(angle) * 1.3 + 2) +
            0.16 * Math.cos(angle * 2 + hill) +
            0.05 * Math.sin(angle * 3 + ring * 0.2))
        return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius * 0.9]
      })
      s.add(
        path(smoothCurvePath(points, true), mixColors(low, high, ring / 10), {
          stroke: line,
          'stroke-width': ring % 4 === 0 ? 3.4 : 1.6,
          'stroke-opacity': 0.7,
        }),
      )
    }
  }
}

/** Streets around a middle, blocks between them, a river and parks. */
function town(s: DrawingSheet, block: string, street: string, water: string, park: string) {
  const { random, width, height } = s
  s.add(fillSheet(s, street))
  const turn = random.between(-24, 24)
  const marks: string[] = []
  const size = width * random.between(0.07, 0.1)
  for (let row = -7; row < 24; row++)
    for (let column = -7; column < 22; column++) {
      const tone = random.chance(0.07)
        ? park
        : random.chance(0.1)
          ? mixColors(block, s.palette.accent, 0.55)
          : mixColors(block, street, random.between(0, 0.22))
      if (random.chance(0.3))
        marks.push(
          rect(column * size + 4, row * size + 4, size * 0.44, size - 9, tone, { rx: 4 }),
          rect(column * size + size * 0.52, row * size + 4, size * 0.42, size - 9, mixColors(tone, street, 0.12), {
            rx: 4,
          }),
        )
      else marks.push(rect(column * size + 4, row * size + 4, size - 9, size - 9, tone, { rx: 4 }))
    }
  s.add(group({ transform: `rotate(${turn.toFixed(1)} ${width / 2} ${height / 2})` }, ...marks))
  const cross: DrawingPoint = [width * random.between(0.35, 0.65), height * random.between(0.35, 0.65)]
  for (let avenue = 0; avenue < random.whole(2, 4); avenue++) {
    const angle = turn / 57 + 0.5 + avenue * 0.9
    s.add(
      stroke(
        pathData`M${cross[0] - Math.cos(angle) * 2200} ${cross[1] - Math.sin(angle) * 2200}L${cross[0] + Math.cos(angle) * 2200} ${cross[1] + Math.sin(angle) * 2200}`,
        street,
        width * 0.026,
      ),
    )
  }
  s.add(circle(cross[0], cross[1], width * 0.075, street), circle(cross[0], cross[1], width * 0.05, park))
  const bank = height * random.between(0.2, 0.8)
  const sway = makeWanderingHeight(random)
  const river = Array.from(
    { length: 9 },
    (_, at): DrawingPoint => [(at / 8) * width * 1.2 - width * 0.1, bank + sway(at * 0.6) * height * 0.16],
  )
  s.add(
    stroke(smoothCurvePath(river), street, width * 0.13),
    stroke(smoothCurvePath(river), water, width * 0.105),
    stroke(smoothCurvePath(river), lighter(water, 0.25), 3, { opacity: 0.7, transform: 'translate(0 -14)' }),
  )
  for (let bridge = 2; bridge < 7; bridge += 2)
    s.add(
      rect(river[bridge]![0] - width * 0.012, river[bridge]![1] - width * 0.08, width * 0.024, width * 0.16, street),
    )
  for (let green = 0; green < 2; green++)
    s.add(
      path(
        blobPath(
          random,
          width * random.between(0.1, 0.9),
          height * random.between(0.1, 0.9),
          width * 0.12,
          width * 0.1,
          0.25,
        ),
        park,
      ),
    )
}

/** An island in the sea, with a route to a cross. */
function island(s: DrawingSheet, land: string, water: string) {
  const { random, palette, width, height } = s
  s.add(fillSheet(s, gradientPaint(s, [water, darker(water, 0.12)])))
  const [x, y, rx, ry] = [
    width * 0.5,
    height * 0.48,
    width * random.between(0.3, 0.36),
    height * random.between(0.24, 0.3),
  ]
  const points = Array.from({ length: 16 }, (_, at): DrawingPoint => {
    const reach = random.between(0.74, 1.16)
    return [x + Math.cos(at * 0.3927) * rx * reach, y + Math.sin(at * 0.3927) * ry * reach]
  })
  for (const [grow, opacity] of [
    [150, 0.14],
    [96, 0.2],
    [46, 0.3],
  ] as const)
    s.add(
      path(smoothCurvePath(points, true), lighter(water, 0.5), {
        opacity,
        stroke: lighter(water, 0.5),
        'stroke-width': grow,
        'stroke-linejoin': 'round',
      }),
    )
  s.add(path(smoothCurvePath(points, true), '#f4e6c4', { stroke: '#f4e6c4', 'stroke-width': 22 }))
  s.add(
    clipMarks(
      s,
      smoothCurvePath(points, true),
      path(smoothCurvePath(points, true), land),
      ...Array.from({ length: 5 }, () =>
        path(
          blobPath(
            random,
            x + random.between(-0.7, 0.7) * rx,
            y + random.between(-0.7, 0.7) * ry,
            rx * 0.34,
            ry * 0.26,
            0.25,
          ),
          mixColors(land, palette.second, random.between(0.2, 0.6)),
        ),
      ),
    ),
  )
  for (let peak = 0; peak < 9; peak++) {
    const [px, py, size] = [
      x + random.between(-0.5, 0.5) * rx,
      y + random.between(-0.5, 0.4) * ry,
      width * random.between(0.03, 0.05),
    ]
    s.add(
      path(
        pathData`M${px - size} ${py}L${px} ${py - size * 1.5}L${px + size} ${py}Z`,
        mixColors(palette.ink, land, 0.35),
      ),
      path(
        pathData`M${px} ${py - size * 1.5}L${px + size} ${py}L${px + size * 0.2} ${py - size * 0.3}Z`,
        mixColors(palette.ink, land, 0.1),
      ),
      path(
        pathData`M${px - size * 0.33} ${py - size}L${px} ${py - size * 1.5}L${px + size * 0.33} ${py - size}L${px} ${py - size * 0.8}Z`,
        '#fffaf0',
      ),
    )
  }
  const route: DrawingPoint[] = [
    [x - rx * 0.8, y + ry * 0.9],
    [x - rx * 0.4, y + ry * 0.35],
    [x, y + ry * 0.5],
    [x + rx * 0.3, y + ry * 0.05],
    [x + rx * 0.5, y - ry * 0.4],
  ]
  s.add(
    stroke(smoothCurvePath(route), palette.main, 7, { 'stroke-dasharray': '4 19' }),
    stroke(pathData`M${route[4]![0] - 20} ${route[4]![1] - 20}l40 40m0 -40l-40 40`, palette.main, 11),
  )
  const [cx, cy, size] = [width * 0.83, height * 0.86, width * 0.085]
  s.add(
    circle(cx, cy, size, 'none', { stroke: palette.ink, 'stroke-width': 3 }),
    ...[0, 45, 90, 135, 180, 225, 270, 315].map((turn) =>
      path(
        pathData`M${cx} ${cy - size * (turn % 90 ? 0.62 : 1.2)}L${cx + 11} ${cy}H${cx - 11}Z`,
        turn % 90 ? palette.accent : palette.ink,
        { transform: `rotate(${turn} ${cx.toFixed(1)} ${cy.toFixed(1)})` },
      ),
    ),
  )
  for (let wave = 0; wave < 14; wave++) {
    const [wx, wy] = [
      width * random.between(0.04, 0.9),
      height * random.pick([random.between(0.03, 0.16), random.between(0.82, 0.97)]),
    ]
    s.add(stroke(pathData`M${wx} ${wy}q12 -12 24 0t24 0`, lighter(water, 0.6), 3.5, { opacity: 0.8 }))
  }
}

export const maps: PictureFamily = {
  name: 'maps',
  topic: 'travel',
  draw(seed) {
    const s = makeSheet('maps', seed, ['4:5', '2:3', '3:4', '1:1'])
    const { palette, width, height } = s
    const water = mixColors('#6fb3cc', palette.second, 0.22)
    const way = s.way(3)
    if (way === 0) {
      const low = [palette.paper, mixColors(palette.second, palette.paper, 0.4), palette.ink][s.way(5) % 3]!
      s.add(fillSheet(s, low))
      contours(
        s,
        low === palette.ink ? palette.soft : darker(palette.main, 0.3),
        low,
        low === palette.ink ? lighter(palette.main, 0.1) : mixColors(palette.accent, palette.main, 0.75),
      )
    }
    if (way === 1)
      town(
        s,
        s.way(2) ? mixColors(palette.ink, palette.main, 0.25) : mixColors(palette.soft, palette.paper, 0.2),
        s.way(2) ? darker(palette.ink, 0.35) : lighter(palette.paper, 0.5),
        s.way(2) ? mixColors(palette.main, palette.second, 0.4) : water,
        mixColors('#8fb37a', palette.second, 0.35),
      )
    if (way === 2)
      island(s, mixColors('#a9b86a', palette.accent, 0.35), mixColors(lighter(water, 0.1), palette.main, 0.12))
    s.add(
      rect(width * 0.03, width * 0.03, width * 0.94, height - width * 0.06, 'none', {
        stroke: lighter(palette.paper, 0.5),
        'stroke-width': 10,
      }),
    )
    return s.drawing()
  },
}
