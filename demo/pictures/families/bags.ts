import { fillSheet, gradientPaint, shadow } from '../light.ts'
import { computeBrightness, darker, lighter, mixColors } from '../palettes.ts'
import { circle, ellipse, group, moveMarks, path, pathData, rect, stroke } from '../shapes.ts'
import { type DrawingSheet, makeSheet, type PictureFamily } from '../sheet.ts'
import { BLOOM_KINDS, drawStem, mixLeafGreen } from '../stems.ts'

/** Bags that stand on 0, about 400 wide: tote, satchel, bucket, backpack, basket. */
function bag(s: DrawingSheet, kind: number, tone: string, mark: string): string {
  const { random, palette } = s
  const hide = gradientPaint(s, [lighter(tone, 0.25), tone, darker(tone, 0.28)], 40)
  const seam = (line: string) => stroke(line, lighter(tone, 0.55), 3, { 'stroke-dasharray': '10 8', opacity: 0.8 })
  const brass = mixColors('#d8b25c', palette.accent, 0.3)
  if (kind === 0)
    return group(
      {},
      stroke('M-96 -330Q-96 -500 0 -500T96 -330', darker(tone, 0.2), 20),
      path('M-190 -340H190L206 -10Q206 0 190 0H-190Q-206 0 -206 -10Z', hide),
      stroke('M-96 -338V-260M96 -338V-260', darker(tone, 0.2), 22),
      random.pick([
        circle(0, -160, 84, mark),
        path('M-84 -80V-170A84 84 0 0 1 84 -170V-80Z', mark),
        group({}, ...[-100, -50, 0, 50, 100].map((x) => rect(x - 14, -336, 24, 336, mark))),
        drawStem(s, random.pick(BLOOM_KINDS), 0, -50, 220, 20, mark, lighter(tone, 0.5)),
      ]),
    )
  if (kind === 1)
    return group(
      {},
      stroke('M-190 -250C-230 -520 230 -520 190 -250', darker(tone, 0.25), 15),
      rect(-210, -280, 420, 280, hide, { rx: 34 }),
      path(
        'M-214 -262Q-214 -292 -180 -292H180Q214 -292 214 -262V-150Q120 -96 0 -96T-214 -150Z',
        gradientPaint(s, [lighter(tone, 0.35), darker(tone, 0.1)]),
      ),
      seam('M-196 -158Q-110 -112 0 -112T196 -158M-196 -26H196'),
      rect(-24, -136, 48, 66, brass, { rx: 9 }),
      circle(0, -92, 8, darker(brass, 0.5)),
    )
  if (kind === 2)
    return group(
      {},
      stroke('M-120 -290C-150 -470 150 -470 120 -290', mark, 16),
      path('M-170 -300H170L140 -16Q138 0 120 0H-120Q-138 0 -140 -16Z', hide),
      ellipse(0, -300, 170, 26, darker(tone, 0.45)),
      seam('M-150 -254Q0 -226 150 -254'),
      stroke('M-156 -236Q0 -206 156 -236', mark, 9),
      stroke('M20 -222Q60 -150 30 -110M20 -222Q40 -150 64 -120', mark, 7),
      circle(30, -104, 12, brass),
      circle(66, -114, 12, brass),
    )
  if (kind === 3)
    return group(
      {},
      stroke('M-50 -428Q-50 -480 0 -480T50 -428', darker(tone, 0.25), 15),
      path('M-176 -20V-300Q-176 -432 0 -432T176 -300V-20Q176 0 150 0H-150Q-176 0 -176 -20Z', hide),
      path(
        'M-180 -250V-300Q-180 -440 0 -440T180 -300V-250Q90 -216 0 -216T-180 -250Z',
        gradientPaint(s, [lighter(tone, 0.25), darker(tone, 0.12)]),
      ),
      rect(-124, -170, 248, 140, darker(tone, 0.12), { rx: 22 }),
      path('M-124 -130V-150Q-124 -170 -100 -170H100Q124 -170 124 -150V-130Q0 -104 -124 -130Z', lighter(tone, 0.15)),
      ...[-74, 74].map((x) =>
        group({}, rect(x - 11, -300, 22, 130, mark, { rx: 4 }), rect(x - 17, -206, 34, 30, brass, { rx: 5 })),
      ),
      seam('M-108 -46H108'),
    )
  const straw = mixColors('#d3a866', tone, 0.2)
  const rows = Array.from({ length: 8 }, (_, row) =>
    stroke(
      pathData`M${-196 + row * 6} ${-246 + row * 32}Q0 ${-226 + row * 32} ${196 - row * 6} ${-246 + row * 32}`,
      row % 3 === 1 ? mark : darker(straw, 0.25),
      row % 3 === 1 ? 13 : 5,
    ),
  )
  const bouquet = Array.from({ length: 7 }, (_, at) =>
    drawStem(
      s,
      BLOOM_KINDS[(at * 2 + 1) % 8]!,
      (at - 3) * 34,
      -240,
      random.between(110, 210),
      (at - 3) * 26,
      random.pick([mark, palette.accent, palette.paper]),
      mixLeafGreen(s),
    ),
  )
  return group(
    {},
    ...(random.chance(0.7) ? bouquet : []),
    stroke('M-130 -262C-130 -470 130 -470 130 -262', mixColors('#8a5232', palette.ink, 0.1), 16),
    path(
      'M-204 -262Q0 -236 204 -262L156 -14Q152 0 130 0H-130Q-152 0 -156 -14Z',
      gradientPaint(s, [lighter(straw, 0.25), straw, darker(straw, 0.3)], 20),
    ),
    ...rows,
    stroke('M-160 -256L-124 0M-80 -248L-62 0M0 -246V0M80 -248L62 0M160 -256L124 0', darker(straw, 0.3), 3, {
      opacity: 0.6,
    }),
  )
}

export const bags: PictureFamily = {
  name: 'bags',
  topic: 'fashion',
  draw(seed) {
    const s = makeSheet('bags', seed, ['4:5', '3:4', '1:1', '2:3'])
    const { random, palette, width, height } = s
    const back = [
      palette.paper,
      palette.soft,
      palette.accent,
      mixColors(palette.main, palette.paper, 0.3),
      palette.second,
      palette.ink,
    ][s.way(6)]!
    s.add(fillSheet(s, gradientPaint(s, [lighter(back, 0.14), darker(back, 0.1)], 60)))
    const level = height * 0.8
    s.add(rect(0, level - 30, width, height - level + 30, gradientPaint(s, [darker(back, 0.06), darker(back, 0.18)])))
    const tones = random.shuffle(
      [
        palette.main,
        palette.second,
        palette.accent,
        palette.ink,
        mixColors('#a5673c', palette.main, 0.3),
        lighter(palette.paper, 0.3),
      ].filter((tone) => Math.abs(computeBrightness(tone) - computeBrightness(back)) > 0.1),
    )
    const way = s.way(3)
    const unit = Math.min(width, height * 0.86)
    if (random.chance(0.5))
      s.add(
        path(
          pathData`M${width * 0.18} ${level - 30}V${level - unit * 0.5}A${width * 0.32} ${width * 0.32} 0 0 1 ${width * 0.82} ${level - unit * 0.5}V${level - 30}Z`,
          lighter(back, 0.45),
          { opacity: 0.6 },
        ),
      )
    const places =
      way === 0
        ? [[0.5, 0.04, 640]]
        : way === 1
          ? [
              [0.31, 0, 980],
              [0.67, 0.06, 860],
            ]
          : [[0.5, 0.03, 700]]
    for (const [at, [x, drop, divide]] of (places as [number, number, number][]).entries()) {
      const [px, foot, scale] = [width * x, level + height * drop, unit / divide]
      if (way === 2) {
        const block = lighter(palette.paper, 0.3)
        s.add(
          rect(width * 0.2, foot, width * 0.6, height, gradientPaint(s, [block, darker(block, 0.2)])),
          rect(width * 0.2, foot, width * 0.6, 14, lighter(block, 0.6)),
        )
      }
      s.add(
        shadow(s, px + 26 * scale, foot + 3, 260 * scale, 24 * scale + 6, 0.5),
        moveMarks(
          px,
          foot,
          0,
          scale,
          bag(s, (seed + at * 2) % 5, tones[at % tones.length]!, tones[(at + 1) % tones.length]!),
        ),
      )
    }
    return s.drawing()
  },
}
