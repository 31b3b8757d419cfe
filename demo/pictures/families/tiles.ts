import { fillSheet, vignette } from '../light.ts'
import { darker, lighter } from '../palettes.ts'
import type { Random } from '../random.ts'
import { circle, group, leafPath, moveMarks, path, pathData, rect, stroke } from '../shapes.ts'
import { type DrawingSheet, makeSheet, type PictureFamily } from '../sheet.ts'

/** A motif over a square from -50 to 50, the same in all four quarters. */
function motif(random: Random, colours: readonly string[]) {
  const [a, b, c] = colours as [string, string, string]
  const four = (...marks: string[]) => [0, 90, 180, 270].map((turn) => moveMarks(0, 0, turn, 1, ...marks)).join('')
  const corner = random.pick([
    () => path('M50 50V14A36 36 0 0 0 14 50Z', a) + path('M50 50V30A20 20 0 0 0 30 50Z', b),
    () => path('M50 50V10L10 50Z', a) + path('M50 50V30L30 50Z', b),
    () => circle(50, 50, 34, a) + circle(50, 50, 22, b) + circle(50, 50, 9, c),
    () => path(leafPath(50, 50, 56, 26, 225), a),
    () => stroke('M50 18A32 32 0 0 0 18 50', a, 7) + stroke('M50 34A16 16 0 0 0 34 50', b, 5),
  ])
  const middle = random.pick([
    () => path(leafPath(0, 0, 44, 20, 0), b) + path(leafPath(8, 0, 24, 9, 0), c),
    () => path('M0 0L16 -16L40 0L16 16Z', b) + path('M12 0L18 -7L29 0L18 7Z', c),
    () => circle(22, 0, 13, b) + circle(22, 0, 5, c),
    () => path('M0 0C10 -26 34 -26 42 0C34 26 10 26 0 0Z', b) + stroke('M6 0H32', c, 3),
    () => path('M0 -12H34V12H0Z', b) + path('M40 0L30 -12V12Z', c),
  ])
  const heart = random.pick([
    () => circle(0, 0, 12, c) + circle(0, 0, 5, a),
    () => path('M0 -14L14 0L0 14L-14 0Z', a),
    () => rect(-9, -9, 18, 18, c, { transform: 'rotate(45)' }),
    () => '',
  ])
  return four(corner()) + four(middle()) + heart()
}

function arcs(s: DrawingSheet, x: number, y: number, size: number, colours: readonly string[]) {
  const turn = s.random.pick([0, 90, 180, 270])
  const half = size / 2
  const rings = [1, 0.72, 0.44, 0.18].map((part, at) =>
    path(
      pathData`M${-half} ${-half}h${size * part}A${size * part} ${size * part} 0 0 1 ${-half} ${-half + size * part}Z`,
      colours[at % colours.length]!,
    ),
  )
  return moveMarks(x + half, y + half, turn, 1, rect(-half, -half, size, size, colours.at(-1)!), ...rings)
}

export const tiles: PictureFamily = {
  name: 'tiles',
  topic: 'pattern',
  draw(seed) {
    const s = makeSheet('tiles', seed, ['1:1', '4:5', '3:4', '2:3'])
    const { random, palette, width, height } = s
    const way = s.way(3)
    const columns = random.whole(3, way === 2 ? 6 : 5)
    const size = width / columns
    const glazes = [palette.main, palette.second, palette.accent, palette.ink]
    s.add(fillSheet(s, darker(palette.soft, 0.12)))
    const kinds = Array.from({ length: way === 0 ? 1 : 6 }, () => {
      const colours = random.shuffle(glazes)
      return {
        base: random.pick([lighter(palette.paper, 0.3), palette.paper, palette.soft]),
        marks: motif(random, colours),
      }
    })
    const ids = kinds.map(({ marks }) => s.define((id) => `<g id="${id}">${marks}</g>`).slice(4, -1))
    for (let row = 0; row * size < height; row++)
      for (let column = 0; column < columns; column++) {
        const [x, y] = [column * size, row * size]
        if (way === 2) {
          s.add(
            arcs(
              s,
              x,
              y,
              size,
              random.chance(0.5)
                ? [palette.main, palette.paper, palette.accent, palette.ink, palette.soft]
                : [palette.second, palette.paper, palette.main, palette.accent, palette.paper],
            ),
          )
          continue
        }
        const kind = random.whole(0, kinds.length - 1)
        s.add(rect(x + 2, y + 2, size - 4, size - 4, kinds[kind]!.base, { rx: 4 }))
        s.add(
          group(
            {
              transform: `translate(${(x + size / 2).toFixed(1)} ${(y + size / 2).toFixed(1)}) scale(${((size - 4) / 100).toFixed(3)})`,
            },
            `<use href="${ids[kind]}"/>`,
          ),
        )
        s.add(
          path(pathData`M${x + 2} ${y + size - 2}V${y + 2}H${x + size - 2}l-6 6H${x + 8}V${y + size - 8}Z`, '#ffffff', {
            opacity: 0.45,
          }),
        )
        if (random.chance(0.35))
          s.add(rect(x + 2, y + 2, size - 4, size - 4, palette.ink, { opacity: random.between(0.02, 0.08), rx: 4 }))
      }
    s.add(vignette(s, 0.16))
    return s.drawing()
  },
}
