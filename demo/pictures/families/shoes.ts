import { fillSheet, gradientPaint, shadow } from '../light.ts'
import { computeBrightness, darker, lighter } from '../palettes.ts'
import { circle, group, moveMarks, path, rect, stroke } from '../shapes.ts'
import { type DrawingSheet, makeSheet, type PictureFamily } from '../sheet.ts'

const LACES = 'M-40 -118L18 -136M-22 -98L38 -114M-2 -80L58 -94M20 -64L78 -74'

/** Shoes in profile, toe to the right, about 480 long, standing on 0. */
function shoe(s: DrawingSheet, kind: number, tone: string, sole: string, mark: string): string {
  const skin = gradientPaint(s, [lighter(tone, 0.28), tone, darker(tone, 0.25)], 60)
  const edge = darker(tone, 0.35)
  const stitch = (line: string) => stroke(line, lighter(tone, 0.55), 3, { 'stroke-dasharray': '9 7' })
  if (kind === 0)
    return group(
      {},
      path(
        'M-226 -26C-236 -80 -226 -150 -206 -166Q-170 -150 -130 -158Q-90 -166 -66 -152L84 -74Q200 -62 222 -26Z',
        skin,
      ),
      path('M-226 -26C-236 -80 -226 -150 -206 -166Q-186 -156 -166 -155Q-150 -90 -152 -26Z', mark),
      path('M120 -70Q206 -58 222 -26H96Q92 -52 120 -70Z', edge),
      path('M-112 -38Q-40 -110 40 -60Q-40 -80 -74 -34Z', mark),
      stroke(LACES, '#fffaf0', 10),
      path(
        'M-236 -28H226Q238 4 206 6H-214Q-240 4 -236 -28Z',
        gradientPaint(s, [lighter(sole, 0.4), darker(sole, 0.15)]),
      ),
      stroke('M-226 -10H222', mark, 5),
    )
  if (kind === 1)
    return group(
      {},
      path('M-190 -24C-206 -120 -196 -230 -186 -262H-52Q-44 -170 -20 -134L86 -80Q196 -70 214 -24Z', skin),
      stitch('M-176 -246H-60M-150 -30Q-140 -110 -176 -150M100 -30Q96 -60 118 -76'),
      path('M-186 -262H-52L-50 -232H-188Z', mark),
      stroke('M-66 -214L-18 -226M-60 -186L-8 -196M-50 -158L4 -168M-30 -132L24 -142', '#f4e2b0', 9),
      path('M-200 -26H222Q234 0 214 12H60L40 -2H-90V12H-198Z', gradientPaint(s, [sole, darker(sole, 0.4)])),
    )
  if (kind === 2)
    return group(
      {},
      path('M-216 -30C-226 -70 -216 -104 -196 -112Q-140 -60 -60 -92Q-20 -110 20 -84Q190 -80 226 -28Z', skin),
      path('M-60 -92Q-20 -112 40 -84Q30 -50 -60 -58Z', mark),
      stitch('M-200 -44Q-130 -40 -70 -56'),
      path(
        'M-222 -30H228Q236 -8 214 -4H-90L-96 14H-210Q-226 0 -222 -30Z',
        gradientPaint(s, [sole, darker(sole, 0.35)]),
      ),
    )
  return group(
    {},
    path(
      'M-206 -30C-220 -190 -214 -300 -206 -336H-76C-86 -220 -70 -150 -34 -124Q60 -98 150 -92Q214 -80 220 -30Z',
      skin,
    ),
    path('M-206 -336H-76L-78 -296H-208Z', mark),
    path('M-196 -240Q-150 -226 -96 -240L-92 -200Q-150 -186 -198 -200Z', darker(tone, 0.15), { opacity: 0.7 }),
    path(
      'M-214 -34H226Q236 -4 210 4H-80L-92 -8H-110V14H-206Q-222 -4 -214 -34Z',
      gradientPaint(s, [sole, darker(sole, 0.4)]),
    ),
  )
}

export const shoes: PictureFamily = {
  name: 'shoes',
  topic: 'fashion',
  draw(seed) {
    const s = makeSheet('shoes', seed, ['1:1', '4:5', '3:4', '4:3'])
    const { random, palette, width, height } = s
    const back = [palette.soft, palette.main, palette.paper, palette.accent, palette.second][s.way(5)]!
    s.add(fillSheet(s, gradientPaint(s, [lighter(back, 0.18), darker(back, 0.12)], 60)))
    const tones = random.shuffle(
      [palette.main, palette.second, palette.accent, palette.ink, lighter(palette.paper, 0.4)].filter(
        (tone) => Math.abs(computeBrightness(tone) - computeBrightness(back)) > 0.1,
      ),
    )
    const sole = random.pick([lighter(palette.paper, 0.4), '#c9975f', palette.ink])
    const way = s.way(3)
    const size = Math.min(width, height)
    if (way === 2) {
      const rows = height > width * 1.2 ? 4 : 3
      const columns = width > height ? 3 : 2
      for (let row = 0; row < rows; row++)
        for (let column = 0; column < columns; column++) {
          const [x, y] = [(width * (column + 0.5)) / columns, (height * (row + 0.72)) / rows]
          const scale = Math.min(width / columns / 560, height / rows / 380)
          s.add(
            shadow(s, x, y + 6, 230 * scale, 16 * scale + 4, 0.45),
            moveMarks(
              x,
              y,
              0,
              scale,
              shoe(
                s,
                (row + column + seed) % 4,
                tones[(row + column * 2) % tones.length]!,
                sole,
                tones[(row + column * 2 + 1) % tones.length]!,
              ),
            ),
          )
        }
      return s.drawing()
    }
    const kind = (seed + Math.floor(seed / 4)) % 4
    const scale = (size / 640) * (way === 0 ? 1.12 : 1.02)
    const [tone, mark] = [tones[0]!, tones[1] ?? palette.ink]
    if (way === 0) {
      const level = height * 0.66
      s.add(circle(width / 2, level - size * 0.14, size * 0.36, lighter(back, 0.4), { opacity: 0.7 }))
      s.add(
        rect(
          width * 0.14,
          level + 10,
          width * 0.72,
          height,
          gradientPaint(s, [lighter(palette.paper, 0.2), darker(palette.paper, 0.2)]),
        ),
        rect(width * 0.14, level + 10, width * 0.72, 12, lighter(palette.paper, 0.6)),
      )
      s.add(
        shadow(s, width / 2, level + 12, 250 * scale, 20, 0.5),
        moveMarks(width / 2, level + 8, 0, scale, shoe(s, kind, tone, sole, mark)),
      )
    } else {
      const level = height * 0.6
      s.add(rect(0, level, width, height - level, gradientPaint(s, [darker(back, 0.12), darker(back, 0.28)])))
      s.add(rect(0, level, width, 6, lighter(back, 0.4), { opacity: 0.6 }))
      for (const [aside, down] of [
        [-0.09, 0.07],
        [0.07, 0.2],
      ] as const)
        s.add(
          shadow(s, width * (0.5 + aside), level + height * down + 6, 270 * scale, 30, 0.5),
          moveMarks(width * (0.5 + aside), level + height * down, 0, scale, shoe(s, kind, tone, sole, mark)),
        )
    }
    return s.drawing()
  },
}
