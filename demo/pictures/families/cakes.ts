import { gradientPaint, shadow } from '../light.ts'
import { darker, lighter, mixColors } from '../palettes.ts'
import { drawRoom } from '../room.ts'
import { circle, ellipse, group, leafPath, path, pathData, rect, stroke } from '../shapes.ts'
import { type DrawingSheet, makeSheet, type PictureFamily } from '../sheet.ts'
import { drawRoundFruit } from '../vessels.ts'

function berries(s: DrawingSheet, x: number, y: number, half: number, size: number) {
  const { random, palette } = s
  const tone = random.pick([
    mixColors('#c8324a', palette.main, 0.25),
    mixColors('#3d4a8c', palette.ink, 0.2),
    mixColors('#e8873a', palette.accent, 0.3),
  ])
  for (let at = 0; at < 9; at++) {
    const bx = x + ((at - 4) / 4) * half * 0.8
    s.add(drawRoundFruit(s, bx, y - size * (at % 2 ? 0.5 : 0.9), size * random.between(0.8, 1.1), size, tone))
  }
  for (const at of [-0.5, 0.1, 0.6])
    s.add(
      path(
        leafPath(x + at * half, y - size * 1.2, size * 2.6, size * 0.8, -90 + at * 70),
        mixColors('#6a9a58', palette.second, 0.3),
      ),
    )
}

function tier(
  s: DrawingSheet,
  x: number,
  foot: number,
  half: number,
  tall: number,
  cream: string,
  sponge: string,
  style: number,
) {
  const { random, palette } = s
  const top = foot - tall
  const bend = half * 0.1
  const body = pathData`M${x - half} ${top}V${foot}Q${x} ${foot + bend * 2} ${x + half} ${foot}V${top}Z`
  if (style === 0) {
    s.add(path(body, gradientPaint(s, [lighter(sponge, 0.15), sponge, darker(sponge, 0.3)], 0)))
    for (const part of [0.04, 0.36, 0.68])
      s.add(
        path(
          pathData`M${x - half} ${top + tall * part}Q${x} ${top + tall * part + bend * 2} ${x + half} ${top + tall * part}v${tall * 0.11}Q${x} ${top + tall * (part + 0.13) + bend * 2} ${x - half} ${top + tall * (part + 0.11)}Z`,
          gradientPaint(s, [lighter(cream, 0.4), cream, darker(cream, 0.22)], 0),
        ),
      )
  } else {
    s.add(path(body, gradientPaint(s, [lighter(cream, 0.3), cream, darker(cream, 0.3)], 0)))
    if (style === 1) {
      const glaze = random.pick([palette.main, '#6b3f2a', palette.accent])
      let drip = pathData`M${x - half} ${top}`
      const count = 9
      for (let at = 0; at < count; at++) {
        const [from, wide, long] = [
          x - half + (at * half * 2) / count,
          (half * 2) / count,
          tall * random.between(0.16, 0.55),
        ]
        const sag = bend * 2 * (1 - ((at + 0.5) / count - 0.5) ** 2 * 4) * 0.5
        drip += pathData`L${from} ${top + tall * 0.1 + sag}C${from} ${top + long + sag} ${from + wide * 0.7} ${top + long + sag} ${from + wide * 0.7} ${top + tall * 0.12 + sag}`
      }
      s.add(
        path(`${drip}L${(x + half).toFixed(1)} ${top.toFixed(1)}Z`, glaze),
        ellipse(x, top, half, bend, lighter(glaze, 0.14)),
      )
      return
    }
    if (style === 2)
      for (let row = 0; row < 4; row++)
        for (let at = 0; at < 15; at++)
          s.add(
            circle(
              x - half * 0.92 + (at * half * 1.84) / 14,
              top + tall * (0.16 + row * 0.24) + bend * (1 - ((at - 7) / 7) ** 2),
              tall * 0.07,
              row % 2 ? palette.main : palette.accent,
              { opacity: 0.8 },
            ),
          )
    if (style === 3)
      for (let at = 0; at < 12; at++)
        s.add(
          stroke(
            pathData`M${x - half * 0.95 + at * half * 0.173} ${top + tall * 0.1}V${foot - 2}`,
            lighter(cream, 0.6),
            half * 0.07,
            { opacity: 0.6 },
          ),
        )
    for (let pearl = 0; pearl < 17; pearl++)
      s.add(
        circle(
          x - half * 0.97 + (pearl * half * 1.94) / 16,
          foot + bend * (1 - ((pearl - 8) / 8) ** 2),
          half * 0.06,
          lighter(cream, 0.5),
        ),
      )
  }
  s.add(ellipse(x, top, half, bend, lighter(cream, 0.35)))
}

export const cakes: PictureFamily = {
  name: 'cakes',
  topic: 'food',
  draw(seed) {
    const s = makeSheet('cakes', seed, ['4:5', '3:4', '2:3', '1:1'])
    const { random, palette, width, height } = s
    const level = height * random.between(0.7, 0.76)
    drawRoom(
      s,
      level,
      [
        palette.soft,
        mixColors(palette.main, palette.paper, 0.4),
        palette.paper,
        mixColors(palette.second, palette.paper, 0.3),
        mixColors(palette.ink, palette.main, 0.35),
      ][s.way(5)]!,
      random.pick([palette.paper, lighter(palette.accent, 0.5), lighter(palette.second, 0.4)]),
    )
    const [x, foot] = [width / 2, level + height * 0.1]
    const half = width * random.between(0.3, 0.36)
    const plateY = foot - height * random.between(0.08, 0.13)
    const stand = random.pick([lighter(palette.paper, 0.5), palette.second, palette.main])
    s.add(
      shadow(s, x + 20, foot + 4, half * 0.8, 20, 0.45),
      path(
        pathData`M${x - half * 0.4} ${foot}Q${x - half * 0.08} ${foot - 14} ${x - half * 0.08} ${plateY}H${x + half * 0.08}Q${x + half * 0.08} ${foot - 14} ${x + half * 0.4} ${foot}Q${x} ${foot + 14} ${x - half * 0.4} ${foot}Z`,
        gradientPaint(s, [lighter(stand, 0.3), darker(stand, 0.35)], 0),
      ),
    )
    s.add(
      ellipse(x, plateY + 10, half * 1.24, half * 0.13, darker(stand, 0.3)),
      ellipse(x, plateY, half * 1.24, half * 0.13, gradientPaint(s, [lighter(stand, 0.35), stand], 0)),
    )
    const cream = random.pick([
      lighter(palette.paper, 0.5),
      mixColors('#fbe3d8', palette.main, 0.18),
      mixColors('#fdf0cf', palette.accent, 0.25),
      mixColors('#e9dff2', palette.second, 0.25),
    ])
    const sponge = random.pick(['#d9a566', '#8a5534', '#e8c07a', '#b5533f'])
    const way = s.way(4)
    if (way === 3) {
      for (let at = 0; at < 3; at++) {
        const [cx, size] = [x + (at - 1) * half * 0.78, half * 0.4]
        const top = plateY - size * 0.72
        const cup = [palette.main, palette.accent, palette.second][at]!
        s.add(
          path(
            pathData`M${cx - size * 0.62} ${top}L${cx - size * 0.44} ${plateY + 4}Q${cx} ${plateY + 16} ${cx + size * 0.44} ${plateY + 4}L${cx + size * 0.62} ${top}Z`,
            gradientPaint(s, [lighter(cup, 0.25), darker(cup, 0.3)], 0),
          ),
        )
        for (let fold = -3; fold <= 3; fold++)
          s.add(
            stroke(
              pathData`M${cx + fold * size * 0.17} ${top}L${cx + fold * size * 0.12} ${plateY + 8}`,
              darker(cup, 0.4),
              2.5,
              { opacity: 0.5 },
            ),
          )
        for (const [layer, wide] of [0.72, 0.56, 0.38, 0.2].entries())
          s.add(
            ellipse(
              cx,
              top - size * 0.04 - layer * size * 0.24,
              size * wide,
              size * 0.21,
              gradientPaint(s, [lighter(cream, 0.4), cream, darker(cream, 0.25)], 20),
            ),
          )
        s.add(
          drawRoundFruit(s, cx, top - size * 1.0, size * 0.16, size * 0.16, mixColors('#c8324a', palette.main, 0.2)),
        )
      }
      return s.drawing()
    }
    const tiers = way === 1 ? random.whole(2, 3) : 1
    let base = plateY
    let reach = half
    const tall = way === 1 ? height * 0.115 : height * random.between(0.17, 0.24)
    const style = way === 0 ? 0 : random.whole(1, 3)
    for (let at = 0; at < tiers; at++) {
      tier(
        s,
        x,
        base,
        reach,
        tall,
        at % 2 ? lighter(cream, 0.2) : cream,
        sponge,
        way === 1 ? random.whole(1, 3) : style,
      )
      base -= tall
      if (at < tiers - 1) reach *= 0.7
    }
    if (way === 2) {
      for (let at = 0; at < 7; at++) {
        const cx = x + ((at - 3) / 3) * reach * 0.7
        const cy = base - Math.cos(((at - 3) / 3) * 1.2) * 4
        s.add(
          rect(cx - 6, cy - height * 0.075, 12, height * 0.08, at % 2 ? palette.main : palette.accent, { rx: 4 }),
          group(
            {},
            circle(cx, cy - height * 0.09, 26, '#ffd98a', { opacity: 0.35 }),
            path(pathData`M${cx} ${cy - height * 0.11}q13 18 0 28q-13 -10 0 -28Z`, '#ffb640'),
          ),
        )
      }
    } else berries(s, x, base + 6, reach * 0.8, reach * 0.11)
    return s.drawing()
  },
}
