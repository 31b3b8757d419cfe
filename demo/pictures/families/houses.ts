import { glow, gradientPaint, shadow } from '../light.ts'
import { darker, lighter, mixColors } from '../palettes.ts'
import { circle, ellipse, group, path, pathData, rect, stroke } from '../shapes.ts'
import { type DrawingSheet, makeSheet, type PictureFamily } from '../sheet.ts'
import { drawClouds, drawSky, drawStars } from '../sky.ts'

function pane(x: number, y: number, wide: number, tall: number, frame: string, glass: string, arched: boolean) {
  const top = arched
    ? pathData`M${x} ${y + tall}V${y + wide / 2}A${wide / 2} ${wide / 2} 0 0 1 ${x + wide} ${y + wide / 2}V${y + tall}Z`
    : pathData`M${x} ${y}H${x + wide}V${y + tall}H${x}Z`
  return group(
    {},
    path(top, glass, { stroke: frame, 'stroke-width': Math.max(4, wide * 0.1) }),
    stroke(
      pathData`M${x + wide / 2} ${y + 2}V${y + tall}M${x} ${y + tall * 0.55}H${x + wide}`,
      frame,
      Math.max(2.5, wide * 0.05),
    ),
    rect(x - wide * 0.14, y + tall, wide * 1.28, Math.max(5, tall * 0.07), frame),
  )
}

function house(s: DrawingSheet, x: number, foot: number, wide: number, tall: number, wall: string, dark: boolean) {
  const { random, palette } = s
  const roof = random.pick([
    palette.ink,
    darker(palette.main, 0.25),
    mixColors('#a5523a', palette.main, 0.3),
    darker(palette.second, 0.35),
  ])
  const trim = lighter(palette.paper, 0.5)
  const top = foot - tall
  const high = wide * random.between(0.35, 0.62)
  const kind = random.whole(0, 4)
  const middle = x + wide / 2
  s.add(
    random.chance(0.6)
      ? group(
          {},
          rect(x + wide * 0.68, top - high * 0.9, wide * 0.14, high, darker(wall, 0.35)),
          rect(x + wide * 0.66, top - high * 0.95, wide * 0.18, 12, darker(wall, 0.5)),
        )
      : '',
  )
  if (kind === 0)
    s.add(path(pathData`M${x - 10} ${top + 3}L${middle} ${top - high}L${x + wide + 10} ${top + 3}Z`, roof))
  if (kind === 1)
    s.add(
      path(
        pathData`M${x} ${top + 2}V${top - high * 0.3}h${wide * 0.16}v${-high * 0.26}h${wide * 0.16}v${-high * 0.26}h${wide * 0.36}v${high * 0.26}h${wide * 0.16}v${high * 0.26}h${wide * 0.16}V${top + 2}Z`,
        wall,
      ),
      circle(middle, top - high * 0.3, wide * 0.09, trim),
    )
  if (kind === 2)
    s.add(
      path(
        pathData`M${x - 8} ${top + 3}L${x + wide * 0.12} ${top - high * 0.7}H${x + wide * 0.88}L${x + wide + 8} ${top + 3}Z`,
        roof,
      ),
      rect(middle - wide * 0.13, top - high * 0.58, wide * 0.26, high * 0.5, wall),
      pane(
        middle - wide * 0.08,
        top - high * 0.46,
        wide * 0.16,
        high * 0.34,
        trim,
        dark ? '#ffd98a' : mixColors('#9cc4d8', palette.soft, 0.3),
        false,
      ),
    )
  if (kind === 3)
    s.add(
      path(
        pathData`M${x} ${top + 2}Q${x} ${top - high * 0.4} ${x + wide * 0.25} ${top - high * 0.45}Q${x + wide * 0.3} ${top - high} ${middle} ${top - high}Q${x + wide * 0.7} ${top - high} ${x + wide * 0.75} ${top - high * 0.45}Q${x + wide} ${top - high * 0.4} ${x + wide} ${top + 2}Z`,
        wall,
        { stroke: trim, 'stroke-width': 7 },
      ),
    )
  if (kind === 4)
    s.add(rect(x - 8, top - 16, wide + 16, 22, trim), rect(x - 2, top - 26, wide + 4, 12, darker(wall, 0.3)))
  s.add(rect(x, top, wide, tall, gradientPaint(s, [lighter(wall, 0.12), darker(wall, 0.12)], 30)))
  const columns = wide > s.width * 0.2 ? 3 : 2
  const rows = Math.max(2, Math.round(tall / (wide * 0.42)))
  const [cell, step] = [wide / columns, tall / (rows + 0.25)]
  const arched = random.chance(0.35)
  const shutters = random.chance(0.4)
  const shutter = random.pick([palette.second, palette.ink, darker(wall, 0.35)])
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [w, h] = [cell * (shutters ? 0.4 : 0.5), step * 0.58]
      const [px, py] = [x + (column + 0.5) * cell - w / 2, top + row * step + step * 0.24]
      const door = row === rows - 1 && column === (columns === 3 ? 1 : 0)
      const lit = dark && random.chance(0.65)
      if (door) {
        s.add(
          path(
            pathData`M${px - w * 0.1} ${foot}V${py + w * 0.2}A${w * 0.6} ${w * 0.6} 0 0 1 ${px + w * 1.1} ${py + w * 0.2}V${foot}Z`,
            gradientPaint(s, [lighter(shutter, 0.2), darker(shutter, 0.2)]),
            { stroke: trim, 'stroke-width': 6 },
          ),
          circle(px + w * 0.85, foot - (foot - py) * 0.4, 5, palette.accent),
        )
        continue
      }
      if (shutters)
        s.add(
          rect(px - w * 0.52, py, w * 0.44, h, shutter, { rx: 2 }),
          rect(px + w * 1.08, py, w * 0.44, h, shutter, { rx: 2 }),
        )
      s.add(
        pane(
          px,
          py,
          w,
          h,
          trim,
          lit
            ? '#ffd98a'
            : dark
              ? mixColors(palette.ink, wall, 0.3)
              : mixColors('#9cc4d8', palette.ink, random.between(0.05, 0.35)),
          arched,
        ),
      )
      if (random.chance(0.3))
        for (let flower = 0; flower < 5; flower++)
          s.add(
            circle(
              px + (flower / 4) * w,
              py + h - 3 - (flower % 2) * 7,
              w * 0.13,
              flower % 2 ? palette.accent : mixColors('#5f8f58', palette.second, 0.2),
            ),
          )
    }
}

export const houses: PictureFamily = {
  name: 'houses',
  topic: 'architecture',
  draw(seed) {
    const s = makeSheet('houses', seed, ['4:5', '3:4', '2:3', '3:2', '1:1'])
    const { random, palette, width, height } = s
    const air = drawSky(s, [1, 0, 3, 1][s.way(4)]!)
    if (air.dark) {
      drawStars(s, 90, height * 0.5)
      s.add(glow(s, width / 2, height * 0.8, width * 0.7, '#ffcf87', 0.25))
    } else drawClouds(s, air, 5, height * 0.06, height * 0.36)
    const canal = s.way(2) === 0
    const foot = height * (canal ? 0.76 : 0.86)
    const walls = [
      palette.main,
      palette.accent,
      palette.second,
      palette.soft,
      lighter(palette.paper, 0.2),
      mixColors(palette.main, palette.paper, 0.4),
      mixColors(palette.accent, palette.main, 0.5),
    ].map((wall) => (air.dark ? mixColors(wall, palette.ink, 0.35) : wall))
    let last = ''
    for (let x = -width * 0.02; x < width; ) {
      const wide = width * random.between(0.17, 0.28)
      const wall = random.pick(walls.filter((tone) => tone !== last))
      house(s, x, foot, wide, height * random.between(0.32, 0.54), wall, air.dark)
      last = wall
      x += wide + 2
    }
    if (canal) {
      s.add(
        rect(0, foot, width, 20, darker(palette.soft, 0.25)),
        rect(
          0,
          foot + 20,
          width,
          height - foot,
          gradientPaint(s, [mixColors(air.top, '#3f7f93', 0.4), mixColors(palette.ink, '#1f5f7a', 0.4)]),
        ),
      )
      for (let streak = 0; streak < 50; streak++)
        s.add(
          rect(
            random.between(-20, width),
            foot + 30 + random.next() ** 1.3 * (height - foot - 40),
            random.between(30, 120),
            random.between(3, 8),
            random.pick([...walls, air.light]),
            { opacity: 0.35, rx: 4 },
          ),
        )
      const bx = width * random.between(0.3, 0.6)
      s.add(
        path(
          pathData`M${bx} ${foot + height * 0.09}q${width * 0.11} 40 ${width * 0.22} 0l-18 40q${-width * 0.09} 24 ${-width * 0.18} 0Z`,
          darker(palette.main, 0.25),
        ),
      )
    } else {
      s.add(
        rect(0, foot, width, height - foot, gradientPaint(s, [darker(palette.soft, 0.12), darker(palette.soft, 0.35)])),
        rect(0, foot, width, 12, lighter(palette.paper, 0.2)),
      )
      for (let tree = 0; tree < random.whole(2, 4); tree++) {
        const [x, size] = [width * random.between(0.05, 0.95), width * random.between(0.07, 0.11)]
        const green = mixColors(mixColors('#5f8f58', palette.second, 0.3), palette.ink, air.dark ? 0.5 : 0.05)
        s.add(
          shadow(s, x, foot + 46, size, 12, 0.35),
          rect(x - 6, foot - size * 1.2, 12, size * 1.2 + 46, mixColors('#6b4a34', palette.ink, 0.3)),
          ellipse(x, foot - size * 1.6, size * 0.8, size, green),
          ellipse(x - size * 0.2, foot - size * 1.8, size * 0.5, size * 0.6, lighter(green, 0.2)),
        )
      }
    }
    return s.drawing()
  },
}
