import { clipMarks, fadePaint, fillSheet, glow, gradientPaint, shadow } from '../light.ts'
import { darker, lighter, mixColors } from '../palettes.ts'
import { circle, type DrawingPoint, ellipse, leafPath, path, pathData, smoothCurvePath, stroke } from '../shapes.ts'
import { type DrawingSheet, makeSheet, type PictureFamily } from '../sheet.ts'
import { drawStem } from '../stems.ts'

function mushroom(s: DrawingSheet, x: number, foot: number, tall: number, cap: string, kind: number) {
  const { random, palette } = s
  const lean = random.between(-0.1, 0.1) * tall
  const top = foot - tall
  const [half, deep, stalk] =
    kind === 0
      ? [tall * 0.48, tall * 0.46, tall * 0.085]
      : kind === 1
        ? [tall * 0.3, tall * 0.48, tall * 0.06]
        : [tall * 0.56, tall * 0.24, tall * 0.1]
  const brim = top + deep
  const [cx, flesh] = [x + lean, mixColors('#f5ead6', palette.paper, 0.5)]
  s.add(shadow(s, x + tall * 0.08, foot, tall * 0.3, tall * 0.045, 0.5))
  s.add(
    path(
      pathData`M${x - stalk * 1.25} ${foot}Q${x - stalk * 0.5} ${foot - tall * 0.3} ${cx - stalk * 0.75} ${brim - 4}H${cx + stalk * 0.75}Q${x + stalk * 0.8} ${foot - tall * 0.3} ${x + stalk * 1.4} ${foot}Q${x} ${foot + stalk * 0.5} ${x - stalk * 1.25} ${foot}Z`,
      gradientPaint(s, [lighter(flesh, 0.4), flesh, darker(flesh, 0.4)], 0),
    ),
  )
  if (kind === 0)
    s.add(
      path(
        pathData`M${cx - stalk * 0.8} ${brim + tall * 0.07}Q${cx} ${brim + tall * 0.12} ${cx + stalk * 0.8} ${brim + tall * 0.07}L${cx + stalk * 1.5} ${brim + tall * 0.15}Q${cx} ${brim + tall * 0.21} ${cx - stalk * 1.5} ${brim + tall * 0.15}Z`,
        lighter(flesh, 0.3),
      ),
    )
  s.add(ellipse(cx, brim, half * 0.98, half * 0.17, darker(flesh, 0.3)))
  for (let gill = -6; gill <= 6; gill++)
    s.add(
      stroke(
        pathData`M${cx} ${brim - half * 0.05}L${cx + (gill / 6) * half * 0.9} ${brim + half * 0.14 * Math.sqrt(1 - (gill / 6.6) ** 2)}`,
        darker(flesh, 0.5),
        2,
        { opacity: 0.6 },
      ),
    )
  const dome = pathData`M${cx - half} ${brim}C${cx - half * 1.04} ${brim - deep * 0.75} ${cx - half * 0.5} ${top} ${cx} ${top}C${cx + half * 0.5} ${top} ${cx + half * 1.04} ${brim - deep * 0.75} ${cx + half} ${brim}Q${cx} ${brim - half * 0.2} ${cx - half} ${brim}Z`
  const spots = Array.from({ length: 12 }, (_, at) =>
    ellipse(
      cx + (((at * 37) % 100) / 50 - 1) * half * 0.85,
      top + deep * (0.12 + ((at * 53) % 70) / 100),
      half * random.between(0.05, 0.12),
      half * random.between(0.04, 0.09),
      '#fff8ea',
      { opacity: 0.92 },
    ),
  )
  s.add(
    path(dome, gradientPaint(s, [lighter(cap, 0.32), cap, darker(cap, 0.4)], 35)),
    clipMarks(
      s,
      dome,
      ...(kind === 0
        ? spots
        : kind === 2
          ? [
              stroke(
                pathData`M${cx - half * 0.6} ${brim - deep * 0.5}Q${cx} ${top + deep * 0.1} ${cx + half * 0.6} ${brim - deep * 0.5}`,
                lighter(cap, 0.3),
                5,
                { opacity: 0.5 },
              ),
            ]
          : []),
    ),
  )
}

export const mushrooms: PictureFamily = {
  name: 'mushrooms',
  topic: 'nature',
  draw(seed) {
    const s = makeSheet('mushrooms', seed, ['4:5', '3:4', '2:3', '1:1'])
    const { random, palette, width, height } = s
    const dark = s.way(2) === 0
    const back = dark
      ? darker(mixColors(palette.ink, '#0f4238', 0.6), 0.12)
      : random.pick([palette.soft, palette.paper, mixColors(palette.second, palette.paper, 0.4)])
    s.add(fillSheet(s, gradientPaint(s, [back, mixColors(back, dark ? palette.second : palette.accent, 0.3)])))
    s.add(
      glow(
        s,
        width * random.between(0.3, 0.7),
        height * 0.3,
        width * 0.6,
        lighter(palette.accent, 0.3),
        dark ? 0.3 : 0.6,
      ),
    )
    const green = mixColors(mixColors('#4f7f4e', palette.second, 0.25), dark ? palette.ink : '#4f7f4e', 0.25)
    if (random.chance(0.8))
      for (let fern = 0; fern < 9; fern++)
        s.add(
          drawStem(
            s,
            'fern',
            (width * (fern + 0.3)) / 9,
            height * 0.86,
            height * random.between(0.25, 0.5),
            random.between(-110, 110),
            green,
            mixColors(green, back, 0.55),
          ),
        )
    const hump = (level: number, tone: string) => {
      const line = Array.from(
        { length: 7 },
        (_, at): DrawingPoint => [
          (at / 6) * width * 1.1 - 40,
          height * (level + 0.025 * Math.sin(at * 1.7 + seed + level * 20)),
        ],
      )
      s.add(path(`${smoothCurvePath(line)}V${height}H-40Z`, gradientPaint(s, [tone, darker(tone, 0.35)])))
    }
    hump(0.76, mixColors(green, back, 0.3))
    const caps = random.shuffle([
      mixColors('#c8402f', palette.main, 0.4),
      palette.main,
      palette.accent,
      mixColors('#a5673c', palette.accent, 0.3),
      palette.second,
    ])
    const kind = s.way(3)
    const places = [
      [
        [0.5, 0.6],
        [0.24, 0.32],
        [0.76, 0.38],
      ],
      [
        [0.36, 0.5],
        [0.66, 0.4],
        [0.52, 0.28],
        [0.2, 0.24],
        [0.84, 0.22],
      ],
      [
        [0.3, 0.46],
        [0.7, 0.54],
      ],
    ][random.whole(0, 2)]!
    for (const [at, [place, size]] of (places as [number, number][]).entries())
      mushroom(
        s,
        width * place,
        height * (0.85 + (at % 2) * 0.03),
        Math.min(height * size, width * size * 1.15),
        caps[(kind === 0 ? 0 : at) % caps.length]!,
        at === 0 ? kind : (kind + (at % 2)) % 3,
      )
    hump(0.9, green)
    for (let blade = 0; blade < 46; blade++)
      s.add(
        path(
          leafPath(
            width * random.next(),
            height * random.between(0.91, 1.02),
            height * random.between(0.04, 0.11),
            9,
            -90 + random.between(-24, 24),
          ),
          blade % 2 ? darker(green, 0.25) : lighter(green, 0.16),
        ),
      )
    for (let mote = 0; mote < (dark ? 26 : 8); mote++)
      s.add(
        circle(width * random.next(), height * random.between(0.08, 0.85), random.between(2, 6), '#fff3c4', {
          opacity: random.between(0.3, 0.9),
        }),
      )
    s.add(ellipse(width / 2, height, width * 0.8, height * 0.08, fadePaint(s, '#0c1410', 0, 0.4)))
    return s.drawing()
  },
}
