import { shadow } from '../light.ts'
import { lighter, mixColors } from '../palettes.ts'
import { drawRoom } from '../room.ts'
import { makeSheet, type PictureFamily } from '../sheet.ts'
import { BLOOM_KINDS, drawStem, mixLeafGreen } from '../stems.ts'
import { drawGlaze, makeVessel } from '../vessels.ts'

const PLACES = [[0.5], [0.34, 0.68], [0.26, 0.52, 0.76]] as const

export const vases: PictureFamily = {
  name: 'vases',
  topic: 'home',
  draw(seed) {
    const s = makeSheet('vases', seed, ['2:3', '3:4', '4:5', '4:5', '9:16'])
    const { random, palette, width, height } = s
    const level = height * random.between(0.72, 0.8)
    const wall = random.pick([
      palette.paper,
      palette.soft,
      mixColors(palette.soft, palette.second, 0.5),
      mixColors(palette.main, palette.soft, 0.35),
    ])
    drawRoom(
      s,
      level,
      wall,
      random.pick([
        lighter(palette.second, 0.25),
        mixColors(palette.paper, palette.soft, 0.5),
        mixColors(palette.accent, palette.paper, 0.4),
      ]),
    )
    const colours = random.shuffle([
      palette.main,
      palette.accent,
      palette.second,
      lighter(palette.paper, 0.5),
      palette.ink,
    ])
    const flowers = random.shuffle(
      [palette.main, palette.accent, lighter(palette.main, 0.4), palette.paper].filter((colour) => colour !== wall),
    )
    const green = mixLeafGreen(s)
    const places = PLACES[s.way(3)]!
    for (const [at, place] of places.entries()) {
      const foot = level + height * random.between(0.05, 0.12)
      const wide = width * (places.length === 1 ? random.between(0.4, 0.5) : random.between(0.22, 0.32))
      const tall = height * random.between(0.16, 0.32) * (places.length === 1 ? 1.1 : 1)
      const x = width * (place + random.between(-0.03, 0.03))
      const pot = makeVessel(random, x, foot, wide, tall)
      s.add(shadow(s, x + wide * 0.35, foot - 4, wide * 0.95, wide * 0.1, 0.45))
      if (at === 0 || random.chance(0.6)) {
        const kinds = [random.pick(BLOOM_KINDS), random.pick(BLOOM_KINDS)]
        const count = random.whole(places.length === 1 ? 7 : 3, places.length === 1 ? 12 : 6)
        const reach = Math.min(height * 0.46, foot - tall - height * 0.05)
        for (let twig = 0; twig < count; twig++) {
          const lean = ((twig + 0.5) / count - 0.5) * wide * 1.9 + random.between(-14, 14)
          s.add(
            drawStem(
              s,
              kinds[twig % 2]!,
              x + (lean / wide) * pot.mouth * 0.5,
              foot - tall + 12,
              reach * random.between(0.55, 0.98) * (1 - Math.abs(lean) / wide / 4),
              lean,
              flowers[twig % 2]!,
              green,
            ),
          )
        }
      }
      s.add(drawGlaze(s, pot, x, foot, wide, tall, [colours[at]!, colours[at + 1]!]))
    }
    return s.drawing()
  },
}
