// Longer than usual: a photograph for each picture, and each is a list of coordinates.
import { fillSheet, gradientPaint } from '../light.ts'
import { makeFilmFinish } from '../print/film.ts'
import { addLight, blurMarks, drawBokehDisc, drawWaterDrop } from '../print/lens.ts'
import {
  circle,
  type DrawingPoint,
  ellipse,
  leafPath,
  path,
  pathData,
  rect,
  smoothCurvePath,
  stroke,
} from '../shapes.ts'
import { type DrawingSheet, makeSheet, type PictureFamily } from '../sheet.ts'

type Photo = {
  ratio: '4:5' | '3:4' | '1:1' | '4:3' | '2:3' | '3:2'
  back: readonly string[]
  warmth?: number
  draw(s: DrawingSheet): string[]
}

const AMBER = ['#ffb347', '#ffd27a', '#ff8a3c', '#ffe9b8'] as const
const CITY = ['#ffb347', '#ff5a4a', '#5ac8ff', '#ffe9b8', '#8affc0', '#ff7ac0'] as const

function discs(
  s: DrawingSheet,
  count: number,
  colours: readonly string[],
  from: number,
  to: number,
  box: readonly [number, number, number, number],
  strength = 0.6,
): string {
  const { random } = s
  return addLight(
    ...Array.from({ length: count }, () =>
      drawBokehDisc(
        s,
        box[0] + random.next() * box[2],
        box[1] + random.next() * box[3],
        random.between(from, to),
        random.pick(colours),
        strength * random.between(0.5, 1.1),
      ),
    ),
  )
}

/** Lights along a line that falls away from the lens. */
const street = (s: DrawingSheet, from: DrawingPoint, to: DrawingPoint, count: number, colour: string, big: number) =>
  addLight(
    ...Array.from({ length: count }, (_, at) => {
      const part = (at / count) ** 1.6
      return drawBokehDisc(
        s,
        from[0] + (to[0] - from[0]) * part,
        from[1] + (to[1] - from[1]) * part,
        big * (1 - part * 0.82),
        colour,
        0.75,
      )
    }),
  )

const PHOTOS: readonly Photo[] = [
  {
    ratio: '2:3',
    back: ['#0d1526', '#1a2238', '#2a2230'],
    draw: (s) => [
      blurMarks(
        s,
        22,
        path('M0 0H330V900H0ZM700 0H1000V960H700Z', '#141c30'),
        path('M300 1500L470 880H560L900 1500Z', '#2a3048'),
      ),
      street(s, [90, 520], [480, 820], 8, '#ffb347', 84),
      street(s, [930, 440], [560, 820], 8, '#ffcf7a', 90),
      street(s, [300, 1300], [500, 900], 6, '#ff4a3a', 66),
      street(s, [720, 1320], [550, 900], 6, '#fff0d0', 70),
      discs(s, 16, CITY, 20, 52, [200, 300, 600, 500], 0.5),
    ],
  },
  {
    ratio: '4:5',
    back: ['#1a2a3a', '#24384a', '#16222e'],
    draw: (s) => [
      discs(s, 26, CITY, 40, 110, [0, 200, 1000, 900], 0.55),
      blurMarks(
        s,
        1.5,
        ...Array.from({ length: 46 }, () =>
          drawWaterDrop(
            s,
            s.random.between(0, 1000),
            s.random.between(0, 1250),
            s.random.between(7, 24),
            '#1a2a3a',
            '#cfe6ff',
          ),
        ),
      ),
      ...Array.from({ length: 9 }, () => {
        const [x, y, long] = [s.random.between(40, 960), s.random.between(0, 700), s.random.between(200, 500)]
        return (
          stroke(
            pathData`M${x} ${y}q${s.random.between(-20, 20)} ${long / 2} ${s.random.between(-10, 10)} ${long}`,
            '#dcecff',
            7,
            { opacity: 0.22 },
          ) + drawWaterDrop(s, x, y + long, 20, '#1a2a3a', '#dcecff')
        )
      }),
    ],
  },
  {
    ratio: '1:1',
    back: ['#241418', '#3a2018', '#180e10'],
    draw: (s) => [
      discs(s, 30, AMBER, 26, 84, [0, 0, 1000, 760], 0.55),
      addLight(drawBokehDisc(s, 500, 400, 260, '#ff9a3c', 0.3)),
      rect(430, 520, 140, 420, gradientPaint(s, ['#f9e6c0', '#c99a6a', '#7a4a30'], 90), { rx: 16 }),
      ellipse(500, 524, 70, 16, '#fff0d0'),
      stroke('M500 520V480', '#2a1a14', 7),
      path('M500 300C552 390 560 440 500 490C440 440 448 390 500 300Z', '#ffb347'),
      path('M500 360C530 410 534 444 500 476C466 444 470 410 500 360Z', '#fff6d8'),
      blurMarks(s, 12, rect(0, 930, 1000, 90, '#1a0f0c')),
    ],
  },
  {
    ratio: '3:4',
    back: ['#12241c', '#1f3a2a', '#0c1a14'],
    draw: (s) => [
      blurMarks(
        s,
        14,
        ...Array.from({ length: 18 }, () =>
          path(
            leafPath(
              s.random.between(0, 1000),
              s.random.between(0, 1333),
              s.random.between(160, 340),
              60,
              s.random.between(0, 360),
            ),
            s.random.pick(['#1f4a34', '#2a5a3c', '#153024']),
          ),
        ),
      ),
      discs(s, 44, AMBER, 12, 44, [0, 0, 1000, 1333], 0.7),
      ...[0, 1].map((at) =>
        stroke(
          smoothCurvePath([
            [-20, 300 + at * 520],
            [300, 420 + at * 500],
            [660, 360 + at * 520],
            [1020, 520 + at * 480],
          ]),
          '#0a120e',
          6,
        ),
      ),
      ...Array.from({ length: 14 }, (_, at) => {
        const row = at % 2
        const x = 60 + Math.floor(at / 2) * 146
        const y = 350 + row * 510 + Math.sin(x / 160) * 60
        return circle(x, y, 26, '#ffe9b0') + addLight(drawBokehDisc(s, x, y, 90, '#ffb347', 0.34))
      }),
    ],
  },
  {
    ratio: '3:2',
    back: ['#f0b070', '#e88a5a', '#7a4a5a'],
    draw: (s) => [
      discs(s, 18, ['#ffe0a8', '#ffc98a'], 40, 120, [0, 0, 1200, 800], 0.5),
      circle(880, 380, 120, '#fff0c8', { opacity: 0.9 }),
      blurMarks(
        s,
        3,
        ...Array.from({ length: 30 }, (_, at) =>
          stroke(
            pathData`M${at * 42} 820q${s.random.between(-60, 60)} -200 ${s.random.between(-80, 100)} -${s.random.between(240, 480)}`,
            '#2a1a20',
            s.random.between(3, 7),
          ),
        ),
      ),
      ...Array.from({ length: 9 }, (_, at) => {
        const [x, y] = [90 + at * 130 + (at % 2) * 30, 300 + ((at * 131) % 240)]
        return (
          stroke(pathData`M${x} 820Q${x + 10} ${y + 200} ${x} ${y}`, '#1f1218', 6) +
          Array.from({ length: 9 }, (_, grain) =>
            path(leafPath(x, y - 70 + grain * 17, 40, 8, grain % 2 ? -50 : 230), '#1f1218'),
          ).join('')
        )
      }),
    ],
  },
  {
    ratio: '2:3',
    back: ['#1c2230', '#2c3040', '#11141e'],
    draw: (s) => [
      discs(s, 34, CITY, 30, 90, [0, 60, 1000, 900], 0.5),
      blurMarks(s, 6, path('M0 1180H1000V1500H0Z', '#1a2030')),
      ...Array.from({ length: 16 }, () =>
        addLight(
          ellipse(
            s.random.between(0, 1000),
            s.random.between(1200, 1480),
            s.random.between(40, 120),
            8,
            s.random.pick(CITY),
            { opacity: 0.3 },
          ),
        ),
      ),
      path(
        'M500 520C330 520 220 620 200 760Q250 720 300 760Q350 720 400 760Q450 720 500 760Q550 720 600 760Q650 720 700 760Q750 720 800 760C780 620 670 520 500 520Z',
        '#0c0e16',
      ),
      stroke('M500 500V1010', '#0c0e16', 9),
      path('M430 860C440 820 560 820 570 860L600 1120H400Z', '#0c0e16'),
      circle(500, 800, 50, '#0c0e16'),
      path('M420 1110H490L480 1310H440ZM510 1110H580L570 1310H530Z', '#0c0e16'),
      ...Array.from({ length: 60 }, () => {
        const [x, y] = [s.random.between(0, 1000), s.random.between(0, 1300)]
        return stroke(pathData`M${x} ${y}l-8 ${s.random.between(30, 70)}`, '#cfe0f0', 2.5, { opacity: 0.4 })
      }),
    ],
  },
  {
    ratio: '4:3',
    back: ['#0e1a34', '#1f2f5a', '#3a2f5a', '#141a34'],
    draw: (s) => [
      blurMarks(
        s,
        9,
        ...[0, 1, 2, 3, 4, 5, 6, 7].map((at) =>
          stroke(
            pathData`M600 380L${600 + Math.cos(at * 0.785) * 280} ${380 + Math.sin(at * 0.785) * 280}`,
            '#c05ac0',
            7,
          ),
        ),
        circle(600, 380, 280, 'none', { stroke: '#5a7aff', 'stroke-width': 12 }),
        stroke('M600 380L470 820M600 380L730 820', '#3a4a8a', 22),
      ),
      addLight(
        ...Array.from({ length: 24 }, (_, at) =>
          drawBokehDisc(s, 600 + Math.cos(at * 0.262) * 290, 380 + Math.sin(at * 0.262) * 290, 34, CITY[at % 6]!, 0.85),
        ),
        ...Array.from({ length: 16 }, (_, at) =>
          drawBokehDisc(s, 600 + Math.cos(at * 0.393) * 170, 380 + Math.sin(at * 0.393) * 170, 24, AMBER[at % 4]!, 0.7),
        ),
        ...Array.from({ length: 20 }, (_, at) =>
          drawBokehDisc(s, at * 64, 790 + (at % 3) * 26, 40, CITY[(at * 5) % 6]!, 0.6),
        ),
      ),
    ],
  },
  {
    ratio: '4:5',
    back: ['#2c3a2a', '#5a6a3a', '#a8a860', '#3a4a2a'],
    draw: (s) => [
      discs(s, 30, ['#f6f0a8', '#d8e88a', '#fff6d0'], 40, 120, [0, 0, 1000, 800], 0.42),
      stroke('M480 1260C470 1000 500 760 500 560', '#3a4a24', 13),
      ...Array.from({ length: 90 }, (_, at) => {
        const angle = at * 2.4
        const reach = 60 + Math.sqrt(at) * 19
        const [x, y] = [500 + Math.cos(angle) * reach, 500 + Math.sin(angle) * reach]
        return (
          stroke(pathData`M500 500L${x} ${y}`, '#f4f0e0', 2, { opacity: 0.5 }) +
          Array.from(
            { length: 6 },
            (_, ray) =>
              pathData`M${x} ${y}l${Math.cos(angle + (ray - 2.5) * 0.42) * 34} ${Math.sin(angle + (ray - 2.5) * 0.42) * 34}`,
          )
            .map((line) => stroke(line, '#fffdf0', 2, { opacity: 0.8 }))
            .join('')
        )
      }),
      circle(500, 500, 26, '#7a6a44'),
    ],
  },
  {
    ratio: '1:1',
    back: ['#3a1f3f', '#7a3a5a', '#e0805a', '#2a1a34'],
    warmth: 7,
    draw: (s) => [
      discs(s, 20, ['#ffcf8a', '#ff9a6a', '#ffe0c0'], 30, 90, [0, 200, 1000, 500], 0.5),
      blurMarks(s, 8, path('M0 640C300 600 700 660 1000 620V1000H0Z', '#2a1730')),
      path(
        'M340 300H560C570 520 540 600 470 620V820L540 850V870H360V850L430 820V620C360 600 330 520 340 300Z',
        '#f6e0d0',
        { opacity: 0.3 },
      ),
      path('M350 440H552C550 540 520 600 450 606C380 600 352 540 350 440Z', '#b5203f', { opacity: 0.85 }),
      stroke(
        'M340 300H560C570 520 540 600 470 620V820L540 850V870H360V850L430 820V620C360 600 330 520 340 300Z',
        '#fff0e0',
        5,
        { opacity: 0.8 },
      ),
      stroke('M372 330C364 420 370 500 392 550', '#ffffff', 10, { opacity: 0.7 }),
      blurMarks(
        s,
        5,
        path(
          'M640 360H840C848 540 820 610 760 630V820L820 850V866H660V850L722 820V630C660 610 630 540 640 360Z',
          '#f0d0c0',
          { opacity: 0.35 },
        ),
        path('M650 480H834C830 560 800 610 742 614C684 610 654 560 650 480Z', '#c9304a', { opacity: 0.8 }),
      ),
    ],
  },
  {
    ratio: '3:2',
    back: ['#16283a', '#2f4a5f', '#e0946a', '#1a2a3c'],
    draw: (s) => [
      blurMarks(
        s,
        7,
        path('M0 430L120 380H300L330 330H420L440 400H700L720 350H860V420H1200V470H0Z', '#121c2a'),
        rect(0, 462, 1200, 340, '#1c3246'),
      ),
      addLight(
        ...Array.from({ length: 22 }, (_, at) =>
          drawBokehDisc(s, 30 + at * 54, 440 - (at % 4) * 20, 22 + (at % 3) * 9, AMBER[at % 4]!, 0.8),
        ),
        ...Array.from({ length: 22 }, (_, at) =>
          ellipse(30 + at * 54, 600 + (at % 4) * 16, 15, 110, AMBER[at % 4]!, { opacity: 0.2 }),
        ),
      ),
      ...Array.from({ length: 16 }, (_, at) =>
        stroke(pathData`M${(at * 211) % 1100} ${520 + at * 17}h${80 + ((at * 61) % 120)}`, '#8fb0c8', 3, {
          opacity: 0.35,
        }),
      ),
      path('M760 640H1010L970 710H800Z', '#0a111a'),
      stroke('M880 640V420', '#0a111a', 7),
    ],
  },
  {
    ratio: '3:4',
    back: ['#d8e0e8', '#b8c4d4', '#e8e4e0'],
    warmth: -2,
    draw: (s) => [
      discs(s, 16, ['#ffffff', '#fff0d8'], 60, 150, [0, 0, 1000, 900], 0.5),
      stroke(
        smoothCurvePath([
          [-20, 260],
          [260, 330],
          [560, 420],
          [800, 620],
          [900, 900],
        ]),
        '#4a3a3a',
        20,
      ),
      stroke(
        smoothCurvePath([
          [560, 420],
          [700, 400],
          [860, 300],
        ]),
        '#4a3a3a',
        11,
      ),
      stroke(
        smoothCurvePath([
          [300, 340],
          [380, 520],
          [360, 700],
        ]),
        '#4a3a3a',
        10,
      ),
      ...[
        [260, 330],
        [420, 370],
        [700, 510],
        [860, 300],
        [360, 690],
        [820, 700],
        [600, 420],
        [380, 520],
      ].flatMap(([x, y], at) => [
        blurMarks(
          s,
          at % 3 ? 1 : 7,
          ...Array.from({ length: 5 }, (_, petal) =>
            ellipse(x! + 30, y!, 40, 26, petal % 2 ? '#fbe0e6' : '#f6c8d4', {
              transform: `rotate(${petal * 72 + at * 20} ${x} ${y})`,
            }),
          ),
          circle(x!, y!, 10, '#c9506a'),
        ),
      ]),
    ],
  },
  {
    ratio: '4:3',
    back: ['#20140e', '#4a2a1a', '#1a100c'],
    warmth: 8,
    draw: (s) => [
      discs(s, 26, AMBER, 26, 80, [0, 0, 1200, 420], 0.55),
      blurMarks(s, 4, rect(0, 560, 1200, 340, gradientPaint(s, ['#6a3f24', '#3a2214']))),
      ellipse(560, 790, 300, 50, '#1a0f0a', { opacity: 0.6 }),
      ellipse(560, 770, 290, 52, '#f0e4d0'),
      path(
        'M380 470H740C740 660 690 750 560 750C430 750 380 660 380 470Z',
        gradientPaint(s, ['#fff6e6', '#e0cdb0', '#a88a6a'], 20),
      ),
      ellipse(560, 470, 180, 40, '#e8d8c0'),
      ellipse(560, 474, 160, 32, '#7a4a28'),
      path('M480 474C520 450 600 450 640 474C600 490 590 500 560 500C530 500 520 490 480 474Z', '#e8c090'),
      stroke('M736 520C830 510 830 640 710 650', '#f0e0c8', 26),
      ...[500, 580].map((x) =>
        blurMarks(
          s,
          9,
          stroke(
            smoothCurvePath([
              [x, 420],
              [x + 40, 340],
              [x - 30, 250],
              [x + 20, 150],
            ]),
            '#ffffff',
            17,
            { opacity: 0.34 },
          ),
        ),
      ),
    ],
  },
]

export const bokeh: PictureFamily = {
  name: 'bokeh',
  topic: 'travel',
  draw(seed) {
    const { ratio, back, warmth, draw } = PHOTOS[seed % PHOTOS.length]!
    const s = makeSheet('bokeh', seed, [ratio])
    s.add(fillSheet(s, gradientPaint(s, back)), ...draw(s))
    return s.drawing(makeFilmFinish(15, warmth ?? 3))
  },
}
