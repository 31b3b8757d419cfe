// Longer than usual: twenty ways to wear hair, each a list of coordinates.
import { darker, lighter } from '../palettes.ts'
import { circle, type DrawingPoint, ellipse, path, pathData, smoothCurvePath, stroke } from '../shapes.ts'

/** Hair for a head with the face centered at 0 0, 300 wide, the crown at -165 and the chin at 210. */
export type HairDrawing = { back: string; front: string }

const CAP =
  'M-158 10C-184 -190 -80 -240 0 -238C80 -240 184 -190 158 10C152 -40 138 -84 116 -108C40 -92 -40 -92 -116 -108C-138 -84 -152 -40 -158 10Z'
const PARTED =
  'M0 -236C-110 -240 -186 -160 -164 40C-150 -40 -120 -104 0 -146C120 -104 150 -40 164 40C186 -160 110 -240 0 -236Z'

function bumps(cx: number, cy: number, rx: number, ry: number, count: number, size: number, colour: string): string {
  return Array.from({ length: count }, (_, at) => {
    const angle = (at / count) * Math.PI * 2
    return circle(cx + Math.cos(angle) * rx, cy + Math.sin(angle) * ry, size * (at % 2 ? 1 : 0.84), colour)
  }).join('')
}

function braid(x: number, from: number, to: number, colour: string): string {
  const knots = Math.round((to - from) / 44)
  return Array.from({ length: knots }, (_, at) => {
    const y = from + at * 44
    return `${ellipse(x - 13, y, 26, 30, colour, { transform: `rotate(-24 ${x} ${y})` })}${ellipse(x + 13, y + 20, 26, 30, darker(colour, 0.14), { transform: `rotate(24 ${x} ${y})` })}`
  }).join('')
}

const strands = (lines: readonly DrawingPoint[][], colour: string, width = 5) =>
  lines.map((line) => stroke(smoothCurvePath(line), colour, width, { opacity: 0.55 })).join('')

type Style = (colour: string, cloth: string) => HairDrawing

const crop: Style = (colour) => ({
  back: '',
  front:
    path(CAP, colour) +
    strands(
      [
        [
          [-90, -190],
          [-20, -206],
          [60, -196],
        ],
        [
          [-120, -150],
          [-60, -172],
          [0, -176],
        ],
      ],
      lighter(colour, 0.25),
    ),
})

const sidePart: Style = (colour) => ({
  back: '',
  front:
    path(
      'M-160 0C-186 -180 -90 -246 10 -244C110 -246 184 -180 158 4C154 -40 142 -80 122 -104C60 -104 -10 -120 -58 -152C-78 -130 -100 -112 -124 -100C-144 -70 -152 -40 -160 0Z',
      colour,
    ) +
    strands(
      [
        [
          [-50, -184],
          [20, -150],
          [100, -130],
        ],
        [
          [-20, -214],
          [50, -196],
          [116, -166],
        ],
      ],
      lighter(colour, 0.25),
    ),
})

const afro: Style = (colour) => ({
  back: `${ellipse(0, -90, 246, 236, colour)}${bumps(0, -90, 222, 212, 22, 50, colour)}`,
  front: `${path(CAP, colour)}${bumps(0, -150, 116, 46, 14, 34, colour)}${[
    [-120, -230],
    [40, -260],
    [140, -180],
    [-180, -120],
    [-20, -200],
  ]
    .map(([x, y]) => circle(x!, y!, 15, 'none', { stroke: lighter(colour, 0.22), 'stroke-width': 5, opacity: 0.6 }))
    .join('')}`,
})

const curls: Style = (colour) => ({
  back: `${bumps(0, -40, 176, 170, 20, 62, colour)}${bumps(0, 60, 186, 150, 16, 54, darker(colour, 0.1))}`,
  front: `${ellipse(0, -150, 130, 66, colour)}${bumps(0, -146, 128, 64, 16, 46, colour)}${bumps(0, -150, 90, 30, 9, 34, lighter(colour, 0.1))}`,
})

const bob: Style = (colour) => ({
  back: path(
    'M0 -246C-150 -250 -206 -120 -206 40C-206 130 -190 190 -160 210C-100 226 100 226 160 210C190 190 206 130 206 40C206 -120 150 -250 0 -246Z',
    darker(colour, 0.18),
  ),
  front:
    path(
      'M0 -246C-150 -250 -206 -120 -206 40C-206 130 -196 186 -168 200C-150 130 -150 30 -138 -50C-50 -30 60 -34 138 -50C150 30 150 130 168 200C196 186 206 130 206 40C206 -120 150 -250 0 -246Z',
      colour,
    ) +
    strands(
      [
        [
          [-60, -230],
          [-70, -140],
          [-64, -44],
        ],
        [
          [10, -240],
          [14, -140],
          [6, -40],
        ],
        [
          [80, -226],
          [84, -140],
          [70, -44],
        ],
      ],
      lighter(colour, 0.2),
    ),
})

const long: Style = (colour) => ({
  back: path(
    'M0 -246C-160 -250 -200 -110 -206 60C-210 220 -230 340 -236 450H236C230 340 210 220 206 60C200 -110 160 -250 0 -246Z',
    darker(colour, 0.2),
  ),
  front:
    path(
      'M0 -246C-160 -250 -204 -110 -208 60C-212 210 -222 330 -226 420C-170 420 -150 330 -156 210C-162 100 -150 -50 -20 -190C110 -90 156 60 156 200C156 320 176 420 226 420C222 330 212 210 208 60C204 -110 160 -250 0 -246Z',
      colour,
    ) +
    strands(
      [
        [
          [-60, -200],
          [-150, -90],
          [-180, 90],
          [-190, 300],
        ],
        [
          [40, -206],
          [150, -90],
          [180, 90],
          [192, 300],
        ],
      ],
      lighter(colour, 0.2),
    ),
})

const waves: Style = (colour) => ({
  back: path(
    'M0 -250C-150 -254 -214 -140 -200 -20C-250 40 -196 110 -236 180C-268 250 -200 300 -226 390C-160 430 160 430 226 390C200 300 268 250 236 180C196 110 250 40 200 -20C214 -140 150 -254 0 -250Z',
    colour,
  ),
  front:
    path(
      'M-50 -240C-170 -230 -196 -110 -170 40C-160 -20 -150 -70 -120 -110C-40 -120 20 -150 50 -190C90 -130 140 -90 150 -40C156 -10 160 20 168 44C200 -110 170 -236 20 -246Z',
      colour,
    ) +
    strands(
      [
        [
          [-190, 60],
          [-214, 120],
          [-194, 190],
          [-222, 260],
        ],
        [
          [194, 60],
          [216, 130],
          [198, 200],
          [224, 280],
        ],
        [
          [-60, -200],
          [20, -190],
          [60, -150],
        ],
      ],
      lighter(colour, 0.22),
      6,
    ),
})

const topBun: Style = (colour) => ({
  back:
    circle(0, -284, 92, colour) +
    strands(
      [
        [
          [-50, -300],
          [0, -330],
          [50, -300],
        ],
        [
          [-60, -270],
          [0, -296],
          [60, -270],
        ],
      ],
      lighter(colour, 0.22),
    ),
  front:
    path(CAP, colour) +
    strands(
      [
        [
          [-110, -130],
          [-60, -190],
          [-14, -214],
        ],
        [
          [110, -130],
          [60, -190],
          [14, -214],
        ],
      ],
      lighter(colour, 0.2),
    ),
})

const spaceBuns: Style = (colour) => ({
  back: circle(-140, -226, 78, colour) + circle(140, -226, 78, colour),
  front:
    path(PARTED, colour) +
    strands(
      [
        [
          [-20, -190],
          [-90, -150],
          [-130, -70],
        ],
        [
          [20, -190],
          [90, -150],
          [130, -70],
        ],
      ],
      lighter(colour, 0.22),
    ),
})

const ponytail: Style = (colour) => ({
  back: path(
    'M120 -180C250 -200 300 -80 280 60C270 160 300 230 250 320C210 260 200 180 206 90C210 0 190 -80 120 -100Z',
    darker(colour, 0.12),
  ),
  front:
    path(CAP, colour) +
    strands(
      [
        [
          [-110, -120],
          [-30, -180],
          [100, -196],
        ],
        [
          [-60, -110],
          [30, -160],
          [130, -164],
        ],
      ],
      lighter(colour, 0.22),
    ),
})

const braids: Style = (colour) => ({
  back: '',
  front:
    path(PARTED, colour) +
    braid(-168, 30, 350, colour) +
    braid(168, 30, 350, colour) +
    strands(
      [
        [
          [-14, -200],
          [-90, -160],
          [-140, -60],
        ],
        [
          [14, -200],
          [90, -160],
          [140, -60],
        ],
      ],
      lighter(colour, 0.22),
    ),
})

const locs: Style = (colour) => ({
  back: Array.from({ length: 11 }, (_, at) => {
    const x = -190 + at * 38
    return stroke(
      pathData`M${x * 0.7} -140C${x * 1.1} -40 ${x * 1.16} 120 ${x * 1.1} ${230 + (at % 3) * 34}`,
      at % 2 ? colour : darker(colour, 0.16),
      42,
    )
  }).join(''),
  front:
    path(PARTED, colour) +
    [-1, 1]
      .map((side) =>
        stroke(
          pathData`M${side * 110} -120C${side * 172} -40 ${side * 178} 90 ${side * 172} 250`,
          lighter(colour, 0.07),
          38,
        ),
      )
      .join(''),
})

const bald: Style = () => ({ back: '', front: '' })

const quiff: Style = (colour) => ({
  back: '',
  front:
    path(
      'M-158 10C-176 -110 -160 -150 -130 -176C-150 -250 -20 -310 110 -276C180 -256 180 -170 150 -140C160 -90 160 -40 158 10C150 -40 140 -80 118 -104C40 -128 -50 -124 -116 -104C-138 -84 -152 -40 -158 10Z',
      colour,
    ) +
    strands(
      [
        [
          [-100, -190],
          [-10, -256],
          [90, -250],
        ],
        [
          [-70, -160],
          [20, -216],
          [116, -206],
        ],
      ],
      lighter(colour, 0.24),
      6,
    ),
})

const pixie: Style = (colour) => ({
  back: path('M-170 60C-190 -180 -90 -250 0 -248C90 -250 190 -180 170 60Z', darker(colour, 0.15)),
  front:
    path(
      'M-166 40C-190 -180 -90 -250 10 -250C120 -250 186 -170 164 40C154 0 150 -40 140 -70C110 -60 80 -70 66 -90C40 -60 -20 -50 -60 -70C-90 -40 -130 -40 -146 -50C-150 -20 -158 10 -166 40Z',
      colour,
    ) +
    strands(
      [
        [
          [0, -230],
          [-50, -160],
          [-60, -90],
        ],
        [
          [40, -224],
          [30, -160],
          [60, -104],
        ],
      ],
      lighter(colour, 0.22),
    ),
})

const receding: Style = (colour) => ({
  back: '',
  front: path(
    'M-156 30C-182 -60 -176 -140 -130 -178C-116 -120 -128 -70 -140 -40ZM156 30C182 -60 176 -140 130 -178C116 -120 128 -70 140 -40Z',
    colour,
  ),
})

const hijab: Style = (_, cloth) => ({
  back: path(
    'M0 -262C-170 -262 -222 -110 -214 60C-210 200 -280 300 -300 420H300C280 300 210 200 214 60C222 -110 170 -262 0 -262Z',
    darker(cloth, 0.2),
  ),
  front: `<path fill-rule="evenodd" fill="${cloth}" d="M0 -262C-170 -262 -222 -110 -214 60C-212 150 -246 230 -270 330C-140 420 140 420 270 330C246 230 212 150 214 60C222 -110 170 -262 0 -262ZM0 -150C110 -152 142 -70 140 20C138 120 80 216 0 218C-80 216 -138 120 -140 20C-142 -70 -110 -152 0 -150Z"/>${strands(
    [
      [
        [-190, 20],
        [-150, 190],
        [0, 290],
        [160, 330],
      ],
      [
        [190, 30],
        [160, 180],
        [60, 270],
      ],
      [
        [-130, -170],
        [0, -214],
        [130, -170],
      ],
    ],
    darker(cloth, 0.25),
    6,
  )}`,
})

const beanie: Style = (colour, cloth) => ({
  back: path(
    'M-170 60C-190 -60 -170 -140 -120 -160H120C170 -140 190 -60 170 60C160 130 150 150 130 160H-130C-150 150 -160 130 -170 60Z',
    darker(colour, 0.15),
  ),
  front:
    path(
      'M-168 60C-160 0 -158 -60 -146 -100H146C158 -60 160 0 168 60C150 20 140 -20 132 -60H-132C-140 -20 -150 20 -168 60Z',
      colour,
    ) +
    path('M-166 -110C-170 -250 -90 -300 0 -300C90 -300 170 -250 166 -110Z', cloth) +
    path(
      'M-176 -140C-100 -164 100 -164 176 -140C184 -110 184 -90 176 -72C100 -96 -100 -96 -176 -72C-184 -90 -184 -110 -176 -140Z',
      darker(cloth, 0.16),
    ) +
    Array.from({ length: 11 }, (_, at) =>
      stroke(
        pathData`M${-150 + at * 30} ${-146 - Math.cos((at - 5) / 4) * 10}V${-84 - Math.cos((at - 5) / 4) * 10}`,
        darker(cloth, 0.32),
        5,
      ),
    ).join('') +
    circle(0, -306, 40, lighter(cloth, 0.3)),
})

const headwrap: Style = (_, cloth) => ({
  back:
    ellipse(0, -220, 190, 130, darker(cloth, 0.15)) +
    circle(30, -330, 84, darker(cloth, 0.08)) +
    circle(-56, -310, 66, cloth),
  front:
    path(
      'M-172 -40C-200 -200 -110 -300 0 -300C110 -300 200 -200 172 -40C140 -116 60 -140 0 -140C-60 -140 -140 -116 -172 -40Z',
      cloth,
    ) +
    strands(
      [
        [
          [-160, -90],
          [-60, -190],
          [110, -260],
        ],
        [
          [-120, -130],
          [0, -200],
          [150, -210],
        ],
        [
          [150, -90],
          [70, -160],
          [-20, -190],
        ],
      ],
      darker(cloth, 0.28),
      7,
    ),
})

const sunHat: Style = (colour, cloth) => ({
  back: path(
    'M0 -246C-160 -250 -196 -110 -196 60C-198 180 -206 230 -210 290H210C206 230 198 180 196 60C196 -110 160 -250 0 -246Z',
    darker(colour, 0.15),
  ),
  front:
    path(
      'M-160 60C-168 -40 -150 -100 -120 -120H120C150 -100 168 -40 160 60C148 0 140 -50 110 -84C40 -70 -40 -70 -110 -84C-140 -50 -148 0 -160 60Z',
      colour,
    ) +
    ellipse(0, -110, 330, 70, darker(cloth, 0.12)) +
    path('M-170 -122C-176 -260 -90 -310 0 -310C90 -310 176 -260 170 -122C100 -96 -100 -96 -170 -122Z', cloth) +
    path('M-172 -150C-100 -124 100 -124 172 -150V-118C100 -92 -100 -92 -172 -118Z', darker(cloth, 0.4)) +
    ellipse(0, -110, 330, 70, 'none', { stroke: darker(cloth, 0.22), 'stroke-width': 5 }),
})

export const HAIR_STYLES = {
  crop,
  bob,
  afro,
  sidePart,
  long,
  curls,
  quiff,
  topBun,
  hijab,
  locs,
  pixie,
  bald,
  waves,
  beanie,
  braids,
  receding,
  headwrap,
  ponytail,
  sunHat,
  spaceBuns,
} satisfies Record<string, Style>
export type HairStyle = keyof typeof HAIR_STYLES
