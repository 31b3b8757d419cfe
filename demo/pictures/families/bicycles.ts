import { fillSheet, gradientPaint, shadow } from '../light.ts'
import { computeBrightness, darker, lighter, mixColors } from '../palettes.ts'
import {
  circle,
  ellipse,
  group,
  leafPath,
  moveMarks,
  path,
  pathData,
  pointAtDistance,
  rect,
  stroke,
} from '../shapes.ts'
import { type DrawingSheet, makeSheet, type PictureFamily } from '../sheet.ts'
import { BLOOM_KINDS, drawStem, mixLeafGreen } from '../stems.ts'

function wheel(x: number, tyre: string, rim: string) {
  const spokes = Array.from({ length: 14 }, (_, at) => {
    const [ex, ey] = pointAtDistance(x, 0, 104, (at * 360) / 14)
    return pathData`M${x} 0L${ex} ${ey}`
  }).join('')
  return group(
    {},
    stroke(spokes, rim, 1.8, { opacity: 0.7 }),
    circle(x, 0, 112, 'none', { stroke: tyre, 'stroke-width': 12 }),
    circle(x, 0, 103, 'none', { stroke: rim, 'stroke-width': 4 }),
    circle(x, 0, 11, tyre),
  )
}

/** A bicycle around the middle between its wheels' hubs, about 560 wide. */
function bicycle(s: DrawingSheet, paint: string, kind: number, back: string): string {
  const { random, palette } = s
  const dark = computeBrightness(back) > 0.35 ? '#26242a' : '#f2ead8'
  const leather = mixColors('#8a5232', palette.accent, 0.2)
  const bar = (line: string, width = 13) => stroke(line, paint, width)
  const frame = [
    bar('M-165 0L-20 0L-70 -160M-165 0L-62 -138M-20 0L128 -150'),
    kind === 1 ? bar('M-52 -70Q60 -20 122 -128') : bar('M-62 -140L126 -146'),
    bar('M118 -186L165 0'),
  ]
  const handle =
    kind === 2
      ? stroke('M118 -188H160Q196 -184 190 -150Q182 -124 156 -134', dark, 10)
      : stroke('M118 -186L108 -214Q70 -222 62 -196', dark, 10)
  const flowers =
    kind === 1
      ? [
          ...Array.from({ length: 7 }, (_, at) =>
            drawStem(
              s,
              BLOOM_KINDS[(at * 3) % 9]!,
              178 + (at - 3) * 8,
              -176,
              random.between(70, 130),
              (at - 3) * 20,
              random.pick([palette.main, palette.accent, palette.paper]),
              mixLeafGreen(s),
            ),
          ),
          path('M132 -186H232L218 -112H146Z', gradientPaint(s, ['#d9b57e', '#a87c48'])),
          stroke(
            'M136 -168H228M140 -150H224M143 -130H221M156 -186L162 -112M182 -186V-112M208 -186L202 -112',
            '#8a6234',
            2.5,
            { opacity: 0.6 },
          ),
        ]
      : []
  return group(
    {},
    wheel(-165, dark, mixColors(dark, palette.soft, 0.5)),
    wheel(165, dark, mixColors(dark, palette.soft, 0.5)),
    kind === 0 ? stroke('M-290 -20A132 132 0 0 1 -80 -100M60 -82A132 132 0 0 1 288 -44', paint, 7) : '',
    ...frame,
    stroke('M-70 -160L-76 -186', dark, 9),
    path('M-118 -196Q-76 -210 -34 -190Q-30 -180 -62 -178Q-100 -168 -118 -184Z', leather),
    handle,
    circle(-20, 0, 30, 'none', { stroke: dark, 'stroke-width': 7 }),
    stroke('M-20 0L10 34M-20 0L-50 -34', dark, 7),
    stroke('M0 34H24M-62 -34H-38', dark, 8),
    stroke('M-20 28L-165 10M-20 -28L-165 -10', dark, 2.5),
    ...flowers,
    kind === 3
      ? group(
          {},
          rect(-250, -150, 130, 8, dark),
          path('M-240 -206H-136V-150H-240Z', leather),
          stroke('M-210 -206V-150M-166 -206V-150', darker(leather, 0.4), 7),
        )
      : '',
  )
}

export const bicycles: PictureFamily = {
  name: 'bicycles',
  topic: 'objects',
  draw(seed) {
    const s = makeSheet('bicycles', seed, ['1:1', '4:3', '3:2', '4:5', '1:1'])
    const { random, palette, width, height } = s
    const back = [
      palette.soft,
      palette.accent,
      mixColors(palette.main, palette.paper, 0.3),
      palette.ink,
      palette.paper,
      mixColors(palette.second, palette.paper, 0.2),
    ][s.way(6)]!
    s.add(fillSheet(s, gradientPaint(s, [lighter(back, 0.16), darker(back, 0.1)], 60)))
    const level = height * random.between(0.76, 0.8)
    const scene = s.way(4)
    if (scene === 0)
      s.add(circle(width * 0.5, height * 0.46, Math.min(width, height) * 0.36, lighter(back, 0.45), { opacity: 0.8 }))
    if (scene === 1) {
      const brick = mixColors(back, palette.main, 0.25)
      for (let row = 0; row * 44 < level; row++)
        for (let x = row % 2 ? -50 : 0; x < width; x += 100)
          if (random.chance(0.28))
            s.add(rect(x + 3, row * 44 + 3, 94, 38, brick, { opacity: random.between(0.3, 0.75), rx: 3 }))
      s.add(
        rect(width * 0.62, height * 0.1, width * 0.24, height * 0.34, lighter(palette.paper, 0.5)),
        rect(
          width * 0.64,
          height * 0.115,
          width * 0.2,
          height * 0.31,
          gradientPaint(s, [mixColors('#8fc1e3', palette.soft, 0.4), palette.paper]),
        ),
        rect(width * 0.735, height * 0.11, 10, height * 0.32, lighter(palette.paper, 0.5)),
        rect(width * 0.6, height * 0.44, width * 0.28, 18, darker(palette.paper, 0.15)),
      )
    }
    if (scene === 2)
      for (let hill = 0; hill < 3; hill++)
        s.add(
          path(
            pathData`M0 ${level}V${height * (0.5 + hill * 0.08)}Q${width * (0.2 + hill * 0.25)} ${height * (0.34 + hill * 0.12)} ${width * 0.6} ${height * (0.56 + hill * 0.05)}T${width} ${height * (0.5 + hill * 0.07)}V${level}Z`,
            mixColors(back, mixColors('#5d8a5c', palette.second, 0.4), 0.3 + hill * 0.22),
          ),
        )
    if (scene === 3)
      for (let at = 0; at < 13; at++) {
        const x = width * (at / 12)
        s.add(
          rect(x - 16, height * 0.5, 32, level - height * 0.5, mixColors(back, palette.paper, 0.35)),
          path(
            pathData`M${x - 16} ${height * 0.5}L${x} ${height * 0.47}L${x + 16} ${height * 0.5}Z`,
            mixColors(back, palette.paper, 0.35),
          ),
        )
      }
    s.add(
      rect(
        0,
        level,
        width,
        height - level,
        gradientPaint(s, [
          darker(mixColors(back, palette.second, 0.3), 0.1),
          darker(mixColors(back, palette.second, 0.3), 0.28),
        ]),
      ),
    )
    const scale = (width / 700) * random.between(0.92, 1.04)
    const paint =
      random.pick(
        [palette.main, palette.second, palette.accent, '#f4efe2', palette.ink].filter(
          (tone) => Math.abs(computeBrightness(tone) - computeBrightness(back)) > 0.12,
        ),
      ) ?? palette.main
    const foot = level + height * 0.07
    s.add(
      shadow(s, width / 2 - 165 * scale, foot + 4, 120 * scale, 13, 0.5),
      shadow(s, width / 2 + 165 * scale, foot + 4, 120 * scale, 13, 0.5),
      ellipse(width / 2, foot + 3, 260 * scale, 6, '#14101c', { opacity: 0.12 }),
    )
    s.add(
      moveMarks(
        width / 2,
        foot - 116 * scale,
        0,
        random.chance(0.5) ? scale : scale,
        random.chance(0.4)
          ? group({ transform: 'scale(-1 1)' }, bicycle(s, paint, random.whole(0, 3), back))
          : bicycle(s, paint, s.way(4), back),
      ),
    )
    if (scene !== 1)
      for (let tuft = 0; tuft < 8; tuft++) {
        const x = width * random.between(0, 1)
        for (const turn of [-110, -90, -70])
          s.add(
            path(
              leafPath(x, foot + height * random.between(0.06, 0.12), random.between(24, 52), 7, turn),
              mixColors('#5d8a5c', palette.ink, 0.25),
            ),
          )
      }
    return s.drawing()
  },
}
