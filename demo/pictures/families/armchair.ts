import { fillSheet, glow, gradientPaint, shadow } from '../light.ts'
import { computeBrightness, darker, lighter, mixColors } from '../palettes.ts'
import { circle, ellipse, group, leafPath, path, pathData, rect, stroke } from '../shapes.ts'
import { type DrawingSheet, makeSheet, type PictureFamily } from '../sheet.ts'
import { mixLeafGreen } from '../stems.ts'

function chair(s: DrawingSheet, x: number, foot: number, size: number, cloth: string, kind: number) {
  const wood = mixColors('#8a5a36', s.palette.ink, 0.2)
  const lit = gradientPaint(s, [lighter(cloth, 0.25), cloth, darker(cloth, 0.25)], 20)
  const deep = gradientPaint(s, [cloth, darker(cloth, 0.4)])
  const legs = stroke('M-74 -42L-84 0M74 -42L84 0M-50 -46L-54 -8M50 -46L54 -8', wood, 9)
  const forms = [
    [
      legs,
      path('M-84 -60V-170Q-84 -236 0 -238Q84 -236 84 -170V-60Z', lit),
      path('M-106 -44V-112A22 22 0 0 1 -64 -112V-44Z', deep),
      path('M106 -44V-112A22 22 0 0 0 64 -112V-44Z', deep),
      rect(-66, -104, 132, 40, lighter(cloth, 0.16), { rx: 16 }),
      rect(-96, -68, 192, 30, darker(cloth, 0.18), { rx: 10 }),
      stroke('M-40 -226V-112M0 -234V-112M40 -226V-112', darker(cloth, 0.3), 3, { opacity: 0.4 }),
    ],
    [
      stroke('M-86 -96L-104 0M86 -96L104 0M-58 -60L-40 0M58 -60L40 0', wood, 9),
      path('M-92 -100C-116 -220 -64 -262 0 -262C64 -262 116 -220 92 -100Q60 -56 0 -56Q-60 -56 -92 -100Z', deep),
      path('M-70 -104C-88 -200 -52 -238 0 -238C52 -238 88 -200 70 -104Q40 -78 0 -78Q-40 -78 -70 -104Z', lit),
      ellipse(0, -92, 74, 22, lighter(cloth, 0.2)),
    ],
    [
      stroke('M-92 -96V0M92 -96V0M-96 -126H-60M96 -126H60', wood, 10),
      stroke('M-78 0L-66 -100M78 0L66 -100', wood, 8),
      path('M-72 -96L-82 -232Q0 -256 82 -232L72 -96Z', lit),
      rect(-80, -104, 160, 36, lighter(cloth, 0.12), { rx: 14 }),
      stroke('M-104 -132H-56M104 -132H56', wood, 15),
      ...[-0.4, 0, 0.4].map((at) => circle(at * 130, -176, 5, darker(cloth, 0.45))),
    ],
    [
      stroke('M-56 -50L-70 0M56 -50L70 0', wood, 9),
      path('M-120 -48Q-136 -140 -96 -150Q-80 -226 0 -226Q80 -226 96 -150Q136 -140 120 -48Q0 -30 -120 -48Z', lit),
      path('M-80 -66Q-90 -140 -66 -152Q0 -164 66 -152Q90 -140 80 -66Q0 -54 -80 -66Z', deep),
      ellipse(0, -78, 82, 26, lighter(cloth, 0.22)),
      rect(-34, -148, 68, 56, s.palette.accent, { rx: 12, transform: 'rotate(8 0 -120)' }),
    ],
  ]
  return group(
    { transform: `translate(${x.toFixed(0)} ${foot.toFixed(0)}) scale(${(size / 240).toFixed(3)})` },
    ...forms[kind % 4]!,
  )
}

function lamp(s: DrawingSheet, x: number, foot: number, tall: number, tone: string) {
  const metal = s.palette.ink
  s.add(
    glow(s, x, foot - tall, tall * 0.55, '#ffdf9e', 0.55),
    ellipse(x, foot, tall * 0.09, tall * 0.018, metal),
    stroke(pathData`M${x} ${foot}V${foot - tall * 0.9}`, metal, 6),
  )
  const wide = tall * 0.16
  s.add(
    path(
      s.random.pick([
        pathData`M${x - wide * 0.5} ${foot - tall * 1.08}H${x + wide * 0.5}L${x + wide} ${foot - tall * 0.84}H${x - wide}Z`,
        pathData`M${x - wide} ${foot - tall * 0.86}A${wide} ${wide * 1.1} 0 0 1 ${x + wide} ${foot - tall * 0.86}Z`,
      ]),
      gradientPaint(s, [tone, lighter(mixColors(tone, '#ffdf9e', 0.5), 0.35)]),
    ),
  )
}

function picture(s: DrawingSheet, x: number, y: number, wide: number, tall: number) {
  const { random, palette } = s
  const tone = random.pick([palette.main, palette.accent, palette.second])
  s.add(
    rect(x + 7, y + 10, wide, tall, palette.ink, { opacity: 0.2 }),
    rect(x, y, wide, tall, mixColors('#a87b4f', palette.ink, 0.2)),
    rect(x + 9, y + 9, wide - 18, tall - 18, lighter(palette.paper, 0.4)),
  )
  s.add(
    random.pick([
      circle(x + wide / 2, y + tall * 0.42, wide * 0.22, tone),
      path(
        pathData`M${x + wide * 0.2} ${y + tall * 0.8}V${y + tall * 0.5}A${wide * 0.3} ${wide * 0.3} 0 0 1 ${x + wide * 0.8} ${y + tall * 0.5}V${y + tall * 0.8}Z`,
        tone,
      ),
      path(
        pathData`M${x + 22} ${y + tall * 0.75}L${x + wide * 0.42} ${y + tall * 0.34}L${x + wide * 0.6} ${y + tall * 0.58}L${x + wide * 0.72} ${y + tall * 0.46}L${x + wide - 22} ${y + tall * 0.75}Z`,
        tone,
      ),
    ]),
  )
}

export const armchair: PictureFamily = {
  name: 'armchair',
  topic: 'interior',
  draw(seed) {
    const s = makeSheet('armchair', seed, ['2:3', '3:4', '4:5', '4:5'])
    const { random, palette, width, height } = s
    const wall = [
      palette.soft,
      mixColors(palette.second, palette.paper, 0.35),
      palette.paper,
      mixColors(palette.main, palette.ink, 0.3),
      mixColors(palette.accent, palette.paper, 0.45),
    ][s.way(5)]!
    const level = height * random.between(0.76, 0.82)
    s.add(fillSheet(s, gradientPaint(s, [lighter(wall, 0.15), darker(wall, 0.15)], random.pick([50, 130]))))
    if (random.chance(0.4))
      s.add(
        rect(0, height * 0.56, width, level - height * 0.56, darker(wall, 0.14)),
        rect(0, height * 0.555, width, 9, lighter(wall, 0.3)),
      )
    if (random.chance(0.35))
      s.add(
        path(
          pathData`M${width * 0.2} ${level}V${height * 0.42}A${width * 0.3} ${width * 0.3} 0 0 1 ${width * 0.8} ${height * 0.42}V${level}Z`,
          mixColors(wall, palette.accent, 0.4),
        ),
      )
    const floor = mixColors(random.pick(['#b98d62', '#8d6748', '#d8c4a3']), palette.soft, 0.25)
    s.add(
      rect(0, level, width, height - level, gradientPaint(s, [floor, darker(floor, 0.2)])),
      rect(0, level - 16, width, 18, lighter(wall, 0.4)),
    )
    const side = random.pick([-1, 1])
    const x = width * (0.5 + side * 0.06)
    const foot = level + height * 0.1
    const cloths = [palette.main, palette.second, palette.accent, palette.ink].filter(
      (cloth) => Math.abs(computeBrightness(cloth) - computeBrightness(wall)) > 0.14,
    )
    s.add(
      ellipse(x, foot + 6, width * 0.44, height * 0.055, mixColors(palette.paper, palette.accent, 0.4)),
      ellipse(x, foot + 6, width * 0.38, height * 0.045, 'none', {
        stroke: palette.main,
        'stroke-width': 6,
        opacity: 0.7,
      }),
    )
    if (random.chance(0.75)) {
      const wide = width * random.between(0.16, 0.24)
      for (let frame = 0; frame < random.whole(1, 3); frame++)
        picture(
          s,
          x - wide * 1.1 + frame * wide * 1.18 - side * 30,
          height * random.between(0.13, 0.2),
          wide,
          wide * random.between(1, 1.4),
        )
    }
    lamp(
      s,
      width * (0.5 - side * 0.34),
      foot - 12,
      height * random.between(0.46, 0.56),
      random.pick([palette.paper, palette.accent]),
    )
    if (random.chance(0.7)) {
      const [px, green] = [width * (0.5 + side * 0.4), mixLeafGreen(s)]
      for (let at = 0; at < 9; at++)
        s.add(
          path(
            leafPath(px, foot - height * 0.08, height * random.between(0.14, 0.26), width * 0.035, -90 + (at - 4) * 15),
            at % 2 ? green : lighter(green, 0.2),
          ),
        )
      s.add(
        path(
          pathData`M${px - width * 0.07} ${foot - height * 0.09}h${width * 0.14}l${-width * 0.02} ${height * 0.085}h${-width * 0.1}Z`,
          gradientPaint(s, [lighter(palette.paper, 0.3), mixColors(palette.soft, palette.ink, 0.25)], 0),
        ),
      )
    }
    s.add(
      shadow(s, x + 14, foot, width * 0.32, 24, 0.45),
      chair(
        s,
        x,
        foot,
        width * random.between(0.46, 0.54),
        cloths[seed % Math.max(1, cloths.length)] ?? palette.ink,
        s.way(4),
      ),
    )
    return s.drawing()
  },
}
