// Longer than usual: a view for each picture, and each is a list of coordinates.
import { gradientPaint } from '../light.ts'
import { lighter, mixColors } from '../palettes.ts'
import { drawSplatter, drawWash, multiplyLayers } from '../print/wash.ts'
import { makeWatercolorFinish } from '../print/watercolor.ts'
import {
  blobPath,
  circle,
  type DrawingPoint,
  ellipse,
  leafPath,
  makeWanderingHeight,
  path,
  pathData,
  polygonPath,
  rect,
  smoothCurvePath,
  stroke,
} from '../shapes.ts'
import { type DrawingSheet, makeSheet, type PictureFamily } from '../sheet.ts'
import { farBirdPath, firOutline } from '../trees.ts'

type View = { ratio: '4:5' | '3:4' | '1:1' | '4:3' | '3:2' | '2:3'; draw(s: DrawingSheet): string[] }

/** A wash over part of the sheet that ends in a ragged edge. */
function sky(s: DrawingSheet, to: number, from: string, low: string): string {
  const { random, width, height } = s
  const edge = makeWanderingHeight(random)
  const line = Array.from(
    { length: 14 },
    (_, at): DrawingPoint => [(at / 13) * width * 1.1 - 40, height * to + edge(at * 0.8) * 30],
  )
  return multiplyLayers(
    path(
      `M-40 -40H${width + 60}L${line
        .reverse()
        .map(([x, y]) => pathData`${x} ${y}`)
        .join('L')}Z`,
      gradientPaint(s, [from, mixColors(from, low, 0.6), low]),
    ),
  )
}

function hills(s: DrawingSheet, level: number, swing: number, colour: string, speed = 0.35, fade = true): string {
  const { random, width, height } = s
  const sway = makeWanderingHeight(random)
  const line = Array.from(
    { length: 16 },
    (_, at): DrawingPoint => [(at / 15) * width * 1.1 - 40, height * level - sway(at * speed) * height * swing],
  )
  return multiplyLayers(
    path(
      `${smoothCurvePath(line)}V${height + 40}H-40Z`,
      fade ? gradientPaint(s, [colour, lighter(colour, 0.75)]) : colour,
    ),
  )
}

function peaks(s: DrawingSheet, level: number, rise: number, count: number, colour: string): string {
  const { random, width, height } = s
  const tops: DrawingPoint[] = Array.from({ length: count * 2 + 1 }, (_, at) => [
    (at / (count * 2)) * width * 1.06 - 30,
    height * (level - (at % 2 ? rise * random.between(0.55, 1) : rise * random.between(0, 0.2))),
  ])
  const sides = tops
    .filter((_, at) => at % 2)
    .map(([x, y]) =>
      path(
        polygonPath([
          [x, y],
          [x + width * 0.09, y + height * rise * 0.7],
          [x + 10, y + height * rise * 0.5],
          [x - 20, y + height * rise * 0.8],
        ]),
        colour,
        { opacity: 0.4 },
      ),
    )
  return multiplyLayers(
    path(
      `M-40 ${height * (level + 0.12)}L${tops.map(([x, y]) => pathData`${x} ${y}`).join('L')}L${width + 40} ${height * (level + 0.12)}Z`,
      gradientPaint(s, [colour, lighter(colour, 0.85)]),
    ),
    ...sides,
  )
}

const foliage = (s: DrawingSheet, x: number, y: number, size: number, colours: readonly string[]) =>
  multiplyLayers(
    ...Array.from({ length: 9 }, (_, at) =>
      drawWash(
        blobPath(
          s.random,
          x + s.random.between(-0.6, 0.6) * size,
          y + s.random.between(-0.6, 0.5) * size,
          size * s.random.between(0.3, 0.55),
          size * s.random.between(0.26, 0.46),
          0.26,
          9,
        ),
        colours[at % colours.length]!,
        0.5,
      ),
    ),
  )

const shadowed = (s: DrawingSheet, x: number, y: number, wide: number, high: number, wall: string, roof: string) =>
  rect(x, y, wide, high, '#ffffff') +
  path(pathData`M${x - 14} ${y + 6}L${x + wide / 2} ${y - wide * 0.5}L${x + wide + 14} ${y + 6}Z`, '#ffffff') +
  multiplyLayers(
    rect(x, y, wide, high, wall),
    path(pathData`M${x - 14} ${y + 6}L${x + wide / 2} ${y - wide * 0.5}L${x + wide + 14} ${y + 6}Z`, roof),
    rect(x + wide * 0.62, y, wide * 0.38, high, '#8f86a8', { opacity: 0.5 }),
    rect(x + wide * 0.18, y + high * 0.3, wide * 0.2, high * 0.24, '#4a4f66', { opacity: 0.8 }),
    rect(x + wide * 0.44, y + high * 0.5, wide * 0.2, high * 0.5, s.random.pick(['#5f7f96', '#8f4a3a', '#4f6f5a'])),
  )

const VIEWS: readonly View[] = [
  {
    ratio: '4:3',
    draw: (s) => [
      sky(s, 0.5, '#8fb8d9', '#f9ead6'),
      peaks(s, 0.5, 0.3, 3, '#8799bd'),
      peaks(s, 0.56, 0.16, 4, '#6a86a0'),
      hills(s, 0.66, 0.03, '#6f9a86'),
      multiplyLayers(
        path(
          'M300 720C500 690 900 690 1300 730V960H-40V780C100 740 200 730 300 720Z',
          gradientPaint(s, ['#cfe3ea', '#7fb0c6']),
        ),
      ),
      ...Array.from({ length: 7 }, (_, at) =>
        multiplyLayers(path(firOutline(s.random, 60 + at * 46, 800 + (at % 3) * 24, 230 + (at % 4) * 40), '#3f6656')),
      ),
      drawSplatter(s, ['#6a86a0', '#8799bd'], 14),
    ],
  },
  {
    ratio: '4:5',
    draw: (s) => [
      sky(s, 0.42, '#f2b48f', '#fbe6c9'),
      multiplyLayers(circle(640, 390, 84, '#f08a5a')),
      multiplyLayers(path('M-40 520H1040V1290H-40Z', gradientPaint(s, ['#f6cfae', '#8fb5c9', '#4f7f9c']))),
      ...Array.from({ length: 22 }, (_, at) =>
        multiplyLayers(
          ellipse(
            640 + s.random.between(-60, 60) * (1 + at * 0.16),
            560 + at * 30,
            30 + s.random.between(0, 60),
            6,
            at % 3 ? '#f08a5a' : '#dd7a55',
            { opacity: 0.5 },
          ),
        ),
      ),
      multiplyLayers(path('M-40 500C100 450 260 470 380 520H-40ZM1040 480C900 450 800 490 720 520H1040Z', '#6f6a8f')),
      multiplyLayers(
        path('M300 720L330 560L420 712Z', '#e9dcc8'),
        path('M322 720L316 600L250 712Z', '#d9c4a8'),
        path('M240 724H440L410 762H268Z', '#6a4a4a'),
      ),
    ],
  },
  {
    ratio: '3:4',
    draw: (s) => [
      sky(s, 0.5, '#a9c9d6', '#f4efdf'),
      hills(s, 0.46, 0.05, '#a8b5c9'),
      hills(s, 0.54, 0.05, '#b9a8c9'),
      ...Array.from({ length: 13 }, (_, row) => {
        const y = 760 + row * row * 3.6
        return multiplyLayers(
          ...Array.from({ length: 26 }, (_, at) =>
            drawWash(
              blobPath(
                s.random,
                500 + (at - 12.5) * (34 + row * 6) + s.random.between(-10, 10),
                y,
                17 + row * 2,
                13 + row * 2.4,
                0.3,
                7,
              ),
              at % 3 ? '#8a6fb0' : '#a88fcb',
              0.62,
            ),
          ),
        )
      }),
      multiplyLayers(
        ...[-1, 0, 1].map((at) =>
          path(pathData`M${500 + at * 40} 740L${500 + at * 420 - 26} 1340H${500 + at * 420 + 26}Z`, '#8fa36b', {
            opacity: 0.55,
          }),
        ),
      ),
      shadowed(s, 660, 610, 130, 110, '#f0dcc0', '#c9764f'),
      foliage(s, 860, 640, 90, ['#5f8063', '#7f9a6a']),
    ],
  },
  {
    ratio: '3:2',
    draw: (s) => [
      sky(s, 0.6, '#c3ccd9', '#f3ece2'),
      hills(s, 0.5, 0.06, '#a9b4c4', 0.3),
      hills(s, 0.58, 0.06, '#8fa0b0', 0.4),
      hills(s, 0.68, 0.05, '#71899a', 0.3),
      ...Array.from({ length: 26 }, (_, at) =>
        multiplyLayers(
          path(
            firOutline(s.random, at * 50 - 20, 690 + (at % 4) * 26, 120 + ((at * 37) % 90)),
            at % 2 ? '#4a6670' : '#5a7a80',
            { opacity: 0.75 },
          ),
        ),
      ),
      multiplyLayers(path('M-40 690H1240V840H-40Z', '#c6ced6', { opacity: 0.5 })),
    ],
  },
  {
    ratio: '1:1',
    draw: (s) => [
      sky(s, 0.5, '#9cc8e0', '#fdf3df'),
      ...[
        [40, 380, 170, 330, '#f4d9b8', '#c9603f'],
        [210, 320, 150, 390, '#f0b99a', '#b5533c'],
        [360, 400, 180, 310, '#f8ead0', '#c9764f'],
        [540, 340, 150, 370, '#e9c9a8', '#a84f3f'],
        [690, 390, 160, 320, '#f3d0c0', '#c9603f'],
        [850, 350, 140, 360, '#f4e0b8', '#b5533c'],
      ].map(([x, y, wide, high, wall, roof]) =>
        shadowed(s, x as number, y as number, wide as number, high as number, wall as string, roof as string),
      ),
      multiplyLayers(path('M-40 706H1040V1040H-40Z', gradientPaint(s, ['#a9cfd6', '#5f9aac']))),
      ...Array.from({ length: 26 }, () =>
        multiplyLayers(
          ellipse(
            s.random.between(0, 1000),
            s.random.between(740, 980),
            s.random.between(30, 90),
            6,
            s.random.pick(['#c97f5f', '#4f8a9c', '#e0c9a0']),
            { opacity: 0.5 },
          ),
        ),
      ),
      multiplyLayers(path('M300 820H520L490 870H330Z', '#3f5f7f'), path('M620 880H800L776 924H646Z', '#b5433a')),
    ],
  },
  {
    ratio: '2:3',
    draw: (s) => [
      sky(s, 0.36, '#e0d6ea', '#fbf0e3'),
      multiplyLayers(
        path(
          'M420 -40C470 300 430 600 470 900C500 1000 560 1000 580 900C600 600 560 300 600 -40Z',
          gradientPaint(s, ['#dcecf2', '#a9cfe0']),
        ),
      ),
      ...Array.from({ length: 14 }, (_, at) =>
        multiplyLayers(
          stroke(
            pathData`M${430 + at * 11} ${40 + ((at * 97) % 200)}C${440 + at * 10} 300 ${436 + at * 10} 600 ${460 + at * 8} 900`,
            '#7fb0c9',
            5,
            { opacity: 0.5 },
          ),
        ),
      ),
      multiplyLayers(
        path(
          'M-40 60C120 100 260 60 400 120C450 500 420 800 460 960L-40 1080Z',
          gradientPaint(s, ['#8a8f7a', '#5f6f66'], 60),
        ),
        path(
          'M1040 20C900 80 760 60 620 130C570 500 590 800 580 960L1040 1060Z',
          gradientPaint(s, ['#7f8a7f', '#56685f'], 120),
        ),
      ),
      multiplyLayers(ellipse(510, 1010, 300, 70, '#a9cfd9')),
      multiplyLayers(
        path(
          'M-40 1060C200 1000 360 1060 520 1090C700 1060 860 1020 1040 1060V1540H-40Z',
          gradientPaint(s, ['#8fb8b8', '#4f7f86']),
        ),
      ),
      foliage(s, 120, 320, 150, ['#6f9a63', '#8fb076', '#4f7f5a']),
      foliage(s, 880, 400, 160, ['#6f9a63', '#a8bd76', '#4f7f5a']),
      foliage(s, 140, 1240, 190, ['#5f8a5a', '#7fa36a']),
      foliage(s, 900, 1280, 200, ['#5f8a5a', '#8fb076']),
    ],
  },
  {
    ratio: '4:5',
    draw: (s) => [
      sky(s, 0.5, '#f3c9a0', '#fbeeda'),
      hills(s, 0.52, 0.06, '#e0b58a'),
      ...[0.6, 0.68, 0.77].map((level, at) => hills(s, level, 0.05, ['#d9a86a', '#c98f4f', '#b57a3f'][at]!, 0.24)),
      ...Array.from({ length: 8 }, (_, at) =>
        multiplyLayers(path(leafPath(120 + at * 108, 720 + (at % 3) * 44, 210 - (at % 3) * 34, 30, -90), '#4f6b4a')),
      ),
      shadowed(s, 560, 560, 110, 90, '#f4dfc0', '#b5603f'),
      drawSplatter(s, ['#c98f4f', '#4f6b4a'], 16),
    ],
  },
  {
    ratio: '4:3',
    draw: (s) => [
      sky(s, 0.5, '#7f9ac0', '#dfe3ea'),
      peaks(s, 0.62, 0.42, 2, '#9cb0d0'),
      multiplyLayers(path('M-40 640C300 590 700 640 1240 600V960H-40Z', '#eef2f6')),
      ...Array.from({ length: 12 }, (_, at) =>
        multiplyLayers(
          path(
            firOutline(s.random, 40 + at * 104 + (at % 3) * 20, 690 + ((at * 53) % 120), 150 + ((at * 71) % 130)),
            '#4f6a78',
          ),
        ),
      ),
      shadowed(s, 560, 610, 150, 100, '#b5835a', '#c9d3df'),
      multiplyLayers(
        path('M640 560C650 520 620 490 650 450C670 420 650 400 668 380', 'none', {
          stroke: '#a8b4c4',
          'stroke-width': 16,
        }),
      ),
      multiplyLayers(path('M-40 840C300 790 800 860 1240 810V960H-40Z', '#cfdae6')),
    ],
  },
  {
    ratio: '3:4',
    draw: (s) => [
      sky(s, 0.4, '#8fc4d0', '#fdf3dc'),
      multiplyLayers(path('M-40 520H1040V840H-40Z', gradientPaint(s, ['#8fd0cf', '#3f9aa8']))),
      multiplyLayers(path('M-40 840C200 780 600 880 1040 800V1380H-40Z', gradientPaint(s, ['#f6e3b8', '#e9c98f']))),
      multiplyLayers(path('M-40 810C200 770 500 850 1040 780V810C600 870 300 810 -40 850Z', '#e3f3ee')),
      ...[
        [240, 1180, 640, -14],
        [150, 1220, 470, -26],
      ].map(([x, y, high, lean]) => {
        const top: DrawingPoint = [x! - lean! * 8, y! - high!]
        return multiplyLayers(
          stroke(smoothCurvePath([[x!, y!], [x! - lean! * 2, y! - high! * 0.5], top]), '#8a6a4a', 22),
          ...Array.from({ length: 9 }, (_, at) =>
            path(leafPath(top[0], top[1], 240, 36, at * 40 + (at < 5 ? 6 : -4)), at % 2 ? '#4f8a5f' : '#6fa36a', {
              opacity: 0.8,
            }),
          ),
        )
      }),
      multiplyLayers(
        path('M560 1080L900 1040L930 1120L590 1160Z', '#d9604f'),
        path('M620 1072L680 1066L706 1146L650 1152Z', '#f6efe2'),
      ),
    ],
  },
  {
    ratio: '1:1',
    draw: (s) => [
      sky(s, 0.56, '#4f5f96', '#f0a98f'),
      ...[
        [200, 120],
        [420, 80],
        [700, 160],
        [860, 90],
        [560, 220],
        [120, 260],
      ].map(([x, y]) => circle(x!, y!, 5, '#fffaf0')),
      hills(s, 0.56, 0.05, '#6a5f8f', 0.4),
      hills(s, 0.68, 0.05, '#4a4f78', 0.3, false),
      path('M470 380L530 380L548 640H452ZM478 380V330H522V380ZM470 330L500 296L530 330Z', '#ffffff'),
      multiplyLayers(
        path('M470 380L530 380L548 640H452Z', '#f4eadb'),
        path('M460 460H540L546 540H454Z', '#c9504a'),
        path('M478 380V330H522V380Z', '#5a4a66'),
        path('M470 330L500 296L530 330Z', '#c9504a'),
      ),
      path('M522 350L1040 240V440Z', '#fbe6a8', { opacity: 0.55 }),
      multiplyLayers(
        path(
          'M-40 780C200 720 400 820 600 770C800 730 900 800 1040 760V1040H-40Z',
          gradientPaint(s, ['#5f7fa8', '#2f4a78']),
        ),
      ),
    ],
  },
  {
    ratio: '4:5',
    draw: (s) => [
      sky(s, 0.6, '#cfe0e6', '#f9f3e6'),
      hills(s, 0.5, 0.04, '#b5c9b0'),
      multiplyLayers(
        path('M420 1290C440 1000 520 800 490 640C500 620 520 620 530 640C600 800 640 1000 700 1290Z', '#dcc9a8'),
      ),
      ...[
        [180, 1000, 330],
        [330, 820, 230],
        [420, 720, 150],
        [850, 1010, 340],
        [720, 830, 240],
        [620, 730, 150],
      ].map(
        ([x, y, size]) =>
          multiplyLayers(
            stroke(
              pathData`M${x!} ${y!}L${x! + 6} ${y! - size! * 0.7}M${x!} ${y! - size! * 0.4}l${size! * 0.16} ${-size! * 0.2}`,
              '#6a5648',
              size! * 0.06,
            ),
          ) + foliage(s, x!, y! - size! * 0.9, size! * 0.5, ['#d98a3f', '#e0a84f', '#b5533c', '#c9703f']),
      ),
      drawSplatter(s, ['#d98a3f', '#b5533c', '#e0a84f'], 40),
      multiplyLayers(
        path(
          'M-40 980C150 940 300 980 420 1010V1290H-40ZM1040 990C900 950 760 990 660 1010L700 1290H1040Z',
          gradientPaint(s, ['#c9b57a', '#a8985f']),
        ),
      ),
    ],
  },
  {
    ratio: '4:3',
    draw: (s) => [
      sky(s, 0.5, '#a8d0c9', '#fbf3dc'),
      hills(s, 0.5, 0.05, '#9cc0a0'),
      hills(s, 0.58, 0.04, '#7fae80'),
      shadowed(s, 330, 470, 210, 160, '#f4ead6', '#8f4a3f'),
      shadowed(s, 540, 510, 130, 120, '#d9764f', '#6a5a66'),
      foliage(s, 220, 520, 110, ['#5f8f5f', '#8fb56f']),
      foliage(s, 800, 530, 130, ['#4f7f5a', '#7fa86a', '#a8c47f']),
      multiplyLayers(path('M-40 660C300 630 800 690 1240 640V960H-40Z', gradientPaint(s, ['#bcd08f', '#8fae66']))),
      ...Array.from({ length: 60 }, () => {
        const y = s.random.between(700, 890)
        return multiplyLayers(
          path(
            blobPath(s.random, s.random.between(0, 1200), y, (y - 640) * 0.06, (y - 640) * 0.05, 0.3, 7),
            s.random.pick(['#d9503f', '#e8873f', '#f6f0e0', '#c93f4f']),
            { opacity: 0.85 },
          ),
        )
      }),
      ...[
        [900, 160],
        [960, 200],
        [840, 210],
      ].map(([x, y]) => stroke(farBirdPath(x!, y!, 26), '#5f6f7f', 5)),
    ],
  },
]

export const watercolorLandscapes: PictureFamily = {
  name: 'watercolor-landscapes',
  topic: 'travel',
  draw(seed) {
    const { ratio, draw } = VIEWS[seed % VIEWS.length]!
    const s = makeSheet('watercolor-landscapes', seed, [ratio])
    s.add(rect(0, 0, s.width, s.height, '#ffffff'), ...draw(s))
    // The painter's tape leaves a clean margin.
    const tape = s.width * 0.04
    s.add(
      path(
        pathData`M0 0H${s.width}V${s.height}H0ZM${tape} ${tape}V${s.height - tape}H${s.width - tape}V${tape}Z`,
        '#ffffff',
      ),
    )
    return s.drawing(makeWatercolorFinish('#fbf7ee', 0.8))
  },
}
