// Longer than usual: a drawing for each picture, and each is a list of coordinates.
import { clipMarks } from '../light.ts'
import { makePenFinish } from '../print/pen.ts'
import { blobPath, circle, ellipse, leafPath, path, pathData, rect, smoothCurvePath, stroke } from '../shapes.ts'
import { type DrawingSheet, makeSheet, type PictureFamily } from '../sheet.ts'

type Subject = { ratio: '4:5' | '3:4' | '1:1' | '4:3' | '2:3'; draw(s: DrawingSheet): string[] }

const INK = '#23262f'
const ink = (line: string, wide = 4) => stroke(line, INK, wide)
/** A line drawn twice, slightly offset, like a sketch. */
const sketched = (line: string, wide = 4) =>
  ink(line, wide) + stroke(line, INK, wide * 0.6, { transform: 'translate(3 -2)', opacity: 0.7 })
const boxed = (x: number, y: number, wide: number, high: number) =>
  pathData`M${x - 5} ${y}H${x + wide + 4}M${x + wide} ${y - 4}V${y + high + 5}M${x + wide + 5} ${y + high}H${x - 4}M${x} ${y + high + 4}V${y - 5}`
const tinted = (outline: string, colour: string) =>
  path(outline, colour, { opacity: 0.55, transform: 'translate(7 5)' })

function hatch(
  s: DrawingSheet,
  outline: string,
  box: readonly [number, number, number, number],
  gap = 14,
  lean = 1,
): string {
  const [x, y, wide, high] = box
  const lines = Array.from(
    { length: Math.ceil((wide + high) / gap) },
    (_, at) => pathData`M${x + at * gap - (lean > 0 ? high : 0)} ${y}l${lean * high} ${high}`,
  )
  return clipMarks(s, outline, stroke(lines.join(''), INK, 2.4, { opacity: 0.85 }))
}

const pane = (x: number, y: number, wide: number, high: number, arched = false) =>
  path(
    arched
      ? pathData`M${x} ${y + high}V${y + wide / 2}A${wide / 2} ${wide / 2} 0 0 1 ${x + wide} ${y + wide / 2}V${y + high}Z`
      : pathData`M${x} ${y}h${wide}v${high}h${-wide}Z`,
    '#6a7a8f',
    { opacity: 0.28 },
  ) +
  ink(
    arched
      ? pathData`M${x} ${y + high}V${y + wide / 2}A${wide / 2} ${wide / 2} 0 0 1 ${x + wide} ${y + wide / 2}V${y + high}Z`
      : boxed(x, y, wide, high),
  ) +
  ink(pathData`M${x + wide / 2} ${y + 4}V${y + high}M${x} ${y + high * 0.45}H${x + wide}`, 3) +
  ink(pathData`M${x - 12} ${y + high + 8}H${x + wide + 12}`, 6)

function facade(
  s: DrawingSheet,
  x: number,
  ground: number,
  wide: number,
  floors: number,
  colour: string,
  gable: number,
): string {
  const high = floors * 170 + 60
  const top = ground - high
  const wall = pathData`M${x} ${ground}V${top}H${x + wide}V${ground}Z`
  const roofs = [
    pathData`M${x - 8} ${top}L${x + wide / 2} ${top - wide * 0.62}L${x + wide + 8} ${top}`,
    pathData`M${x} ${top}V${top - 50}H${x + wide * 0.2}V${top - 110}H${x + wide * 0.36}V${top - 160}H${x + wide * 0.64}V${top - 110}H${x + wide * 0.8}V${top - 50}H${x + wide}V${top}`,
    pathData`M${x - 14} ${top}L${x + 30} ${top - 120}H${x + wide - 30}L${x + wide + 14} ${top}`,
  ]
  const cols = wide > 230 ? 3 : 2
  const gap = wide / cols
  const windows = Array.from({ length: floors - 1 }, (_, row) =>
    Array.from({ length: cols }, (_, at) =>
      pane(x + gap * at + gap * 0.24, top + 40 + row * 170, gap * 0.5, 100, gable === 2),
    ).join(''),
  ).join('')
  const door =
    pane(x + gap * 0.2, ground - 130, gap * 0.5, 80) +
    tinted(pathData`M${x + wide - gap * 0.8} ${ground}v-150h${gap * 0.56}v150Z`, '#8f4a3f') +
    sketched(boxed(x + wide - gap * 0.8, ground - 150, gap * 0.56, 150)) +
    circle(x + wide - gap * 0.36, ground - 70, 5, INK)
  return (
    tinted(wall, colour) +
    hatch(s, pathData`M${x + wide * 0.84} ${ground}V${top}H${x + wide}V${ground}Z`, [x, top, wide, high], 15) +
    sketched(pathData`M${x} ${ground}V${top}M${x + wide} ${ground}V${top}M${x} ${top}H${x + wide}`) +
    tinted(`${roofs[gable]!}Z`, '#b5674a') +
    hatch(s, `${roofs[gable]!}Z`, [x - 20, top - wide * 0.7, wide + 40, wide * 0.7], 18, -1) +
    sketched(roofs[gable]!, 5) +
    windows +
    door
  )
}

const tree = (s: DrawingSheet, x: number, y: number, size: number) =>
  sketched(
    pathData`M${x} ${y}C${x - 6} ${y - size * 0.5} ${x + 8} ${y - size * 0.7} ${x} ${y - size}M${x} ${y - size * 0.6}l${size * 0.2} ${-size * 0.3}M${x} ${y - size * 0.5}l${-size * 0.2} ${-size * 0.3}`,
    7,
  ) +
  tinted(blobPath(s.random, x, y - size * 1.1, size * 0.46, size * 0.42, 0.16, 10), '#8fae72') +
  Array.from({ length: 40 }, () => {
    const [cx, cy] = [x + s.random.between(-0.42, 0.42) * size, y - size * 1.1 + s.random.between(-0.38, 0.38) * size]
    return ink(pathData`M${cx} ${cy}q10 -16 22 -4q12 -10 18 4`, 3)
  }).join('')

const SUBJECTS: readonly Subject[] = [
  {
    ratio: '4:3',
    draw: (s) => [
      facade(s, 90, 760, 200, 3, '#e3c9a0', 0),
      facade(s, 290, 760, 240, 3, '#c9d3d9', 1),
      facade(s, 530, 760, 190, 3, '#e6b8a0', 2),
      facade(s, 720, 760, 180, 3, '#d9d0a8', 0),
      facade(s, 900, 760, 220, 3, '#b8c9b8', 1),
      sketched('M30 764H1170'),
      ink('M60 800H420M520 806H900M960 800H1140', 3),
    ],
  },
  {
    ratio: '1:1',
    draw: (s) => [
      tinted('M250 420C240 720 320 800 500 800C680 800 760 720 750 420Z', '#7fa8b5'),
      sketched('M250 430C240 700 320 800 500 800C680 800 760 700 750 430', 6),
      ink(pathData`M250 430A250 60 0 0 1 750 430A250 60 0 0 1 250 430Z`, 5),
      sketched('M330 380C340 310 420 280 500 280C580 280 660 310 670 380', 5),
      circle(500, 258, 26, 'none', { stroke: INK, 'stroke-width': 5 }),
      sketched('M752 480C860 460 880 620 740 660', 6),
      ink('M750 520C820 510 830 600 742 620', 4),
      sketched('M250 500C180 500 190 640 110 640L90 600C150 580 150 460 246 440', 6),
      hatch(
        s,
        'M600 420C740 440 750 420 750 430C760 700 680 800 560 800C660 720 680 560 600 420Z',
        [540, 410, 220, 400],
        16,
      ),
      ...[380, 460, 540].map(
        (x, at) =>
          ink(
            smoothCurvePath([
              [x, 560],
              [x + 20, 600 + at * 10],
              [x - 10, 650],
              [x + 16, 700],
            ]),
            4,
          ) +
          path(leafPath(x, 560, 60, 18, -60), INK, { opacity: 0.75 }) +
          path(leafPath(x + 8, 620, 50, 15, 200), INK, { opacity: 0.75 }),
      ),
      ink('M180 830H860M260 850H780', 3),
      ...[0, 1].map((at) =>
        ink(
          smoothCurvePath([
            [110 + at * 24, 570],
            [90 + at * 20, 500],
            [120 + at * 20, 440],
            [96 + at * 22, 380],
          ]),
          3,
        ),
      ),
    ],
  },
  {
    ratio: '3:4',
    draw: (s) => [
      sketched(boxed(120, 300, 760, 900), 6),
      tinted('M120 620L70 760H930L880 620Z', '#b5433a'),
      sketched('M120 620L70 760H930L880 620Z', 5),
      ...Array.from(
        { length: 9 },
        (_, at) =>
          ink(pathData`M${205 + at * 85 - 40} 620L${160 + at * 96 - 50} 760`, 4) +
          path(pathData`M${70 + at * 96} 760q48 60 96 0Z`, 'none', { stroke: INK, 'stroke-width': 4 }),
      ),
      pane(200, 360, 160, 180, true),
      pane(640, 360, 160, 180, true),
      pane(420, 360, 160, 180, true),
      tinted('M170 830H560V1080H170Z', '#e3c98f'),
      sketched(boxed(170, 830, 390, 250)),
      hatch(s, 'M170 830H560V1080H170Z', [170, 830, 390, 250], 40),
      sketched(boxed(640, 830, 180, 370), 5),
      pane(670, 860, 120, 200),
      circle(800, 1040, 8, INK),
      sketched('M60 1204H950', 6),
      ...[
        [260, 1160],
        [470, 1170],
      ].map(
        ([x, y]) =>
          ellipse(x!, y! - 70, 70, 14, 'none', { stroke: INK, 'stroke-width': 5 }) +
          ink(pathData`M${x!} ${y! - 60}V${y! + 30}M${x! - 40} ${y! + 34}L${x!} ${y!}L${x! + 40} ${y! + 34}`, 5),
      ),
      ink('M180 1080H560M250 220C300 180 380 240 420 200M560 210C620 170 700 230 760 190', 3),
    ],
  },
  {
    ratio: '4:5',
    draw: (s) => [
      tinted('M360 560H640L700 1020C700 1060 300 1060 300 1020Z', '#a8acb5'),
      sketched('M360 560L300 1020C300 1060 700 1060 700 1020L640 560Z', 6),
      ink('M350 620H650', 5),
      ink('M430 620L400 1040M570 620L600 1040M500 620V1046', 4),
      sketched('M380 560L350 400L430 340H600L620 400L640 560Z', 6),
      ink('M350 400L300 370L360 330', 5),
      sketched('M420 336L460 280H560L590 336Z', 5),
      circle(510, 256, 24, INK),
      sketched('M630 400C760 390 790 440 770 560L750 620C740 640 720 630 724 610L736 540C740 470 720 460 636 470', 6),
      hatch(s, 'M570 620L640 620L690 1040H610Z', [560, 620, 140, 430], 15),
      hatch(s, 'M560 340H600L630 540H570Z', [550, 330, 90, 220], 13),
      ink('M180 1080H820M260 1100H700', 3),
      ...[460, 520].map((x) =>
        ink(
          smoothCurvePath([
            [x - 120, 300],
            [x - 150, 230],
            [x - 110, 160],
            [x - 140, 90],
          ]),
          3,
        ),
      ),
    ],
  },
  {
    ratio: '2:3',
    draw: (s) => [
      ...Array.from(
        { length: 11 },
        (_, at) =>
          sketched(pathData`M${300 - at * 6} ${1380 - at * 62}H${760 - at * 26}`, 5) +
          ink(pathData`M${300 - at * 6} ${1380 - at * 62}v-60`, 3),
      ),
      facade(s, 20, 1400, 230, 5, '#e3c9a0', 2),
      facade(s, 740, 1300, 240, 5, '#d9b8a0', 0),
      sketched('M610 1000V520C610 470 660 460 690 490', 8),
      tinted('M666 500H744L726 610H684Z', '#f0c860'),
      sketched('M666 500H744L726 610H684ZM680 500L705 460L730 500'),
      ...[
        [360, 230],
        [420, 190],
        [520, 260],
      ].map(([x, y]) => ink(pathData`M${x! - 24} ${y!}q12 -16 24 0q12 -16 24 0`, 4)),
      hatch(s, 'M250 1400V780L300 820V1400Z', [240, 760, 80, 640], 16),
      sketched('M270 740C380 700 560 690 740 640', 3),
      ...[330, 430, 540, 640].map(
        (x, at) =>
          path(pathData`M${x} ${728 - at * 24}l40 -8l-4 70l-34 6Z`, ['#b5433a', '#7fa8b5', '#e0b45a', '#8fae72'][at]!, {
            opacity: 0.6,
          }) + ink(pathData`M${x} ${728 - at * 24}l40 -8l-4 70l-34 6Z`, 3),
      ),
    ],
  },
  {
    ratio: '1:1',
    draw: (s) => [
      tinted('M300 420C280 240 360 180 500 180C640 180 720 240 700 420L720 620H280Z', '#8f9f7a'),
      sketched('M300 420C280 240 360 180 500 180C640 180 720 240 700 420', 6),
      sketched(
        'M300 640C200 640 190 430 300 440C350 450 350 600 340 640M700 640C800 640 810 430 700 440C650 450 650 600 660 640',
        6,
      ),
      sketched('M340 560H660V660H340ZM250 640V760H750V640', 6),
      ink('M280 760L260 860M720 760L740 860M330 760V800M670 760V800', 8),
      hatch(s, 'M560 200C640 210 700 280 690 440C650 460 640 560 650 560H580Z', [540, 190, 170, 380], 17),
      ...[400, 500, 600].map((x) => circle(x, 330, 7, INK)),
      hatch(s, 'M250 680H750V760H250Z', [250, 670, 500, 100], 22, -1),
      ink('M120 866H880', 4),
      sketched('M850 860V380M810 860H890', 5),
      tinted('M790 380L820 260H890L920 380Z', '#e0b45a'),
      sketched('M790 380L820 260H890L920 380Z', 5),
      ink('M90 866C90 800 190 800 190 866', 4),
      ...[0, 1, 2, 3, 4].map((at) =>
        path(leafPath(140, 810, 150, 26, -90 + (at - 2) * 26), 'none', { stroke: INK, 'stroke-width': 4 }),
      ),
    ],
  },
  {
    ratio: '4:3',
    draw: (s) => [
      tinted('M330 460H870L930 700H270Z', '#7f9aa8'),
      sketched('M330 460H870L930 700H270Z', 6),
      sketched('M380 460V330H820V460', 6),
      path('M440 330V130H760V330Z', '#ffffff'),
      sketched(boxed(440, 130, 320, 200), 4),
      ...[170, 205, 240, 275].map((y, at) => ink(pathData`M470 ${y}H${720 - at * 30}`, 3)),
      ink('M360 340H840', 12),
      ...Array.from({ length: 40 }, (_, at) => {
        const row = Math.floor(at / 10)
        return (
          circle(372 + (at % 10) * 50 - row * 7 + (row % 2) * 14, 510 + row * 44, 17, '#ffffff') +
          circle(372 + (at % 10) * 50 - row * 7 + (row % 2) * 14, 510 + row * 44, 17, 'none', {
            stroke: INK,
            'stroke-width': 4,
          })
        )
      }),
      ink('M470 686H740', 9),
      circle(350, 395, 20, 'none', { stroke: INK, 'stroke-width': 6 }),
      hatch(s, 'M870 460L930 700H800L840 460Z', [780, 450, 160, 260], 16),
      sketched('M150 760H1060', 5),
      sketched('M1010 690v50c0 24 80 24 80 0v-50ZM1090 700c40 0 40 36 0 36', 4),
      ellipse(1050, 690, 40, 9, 'none', { stroke: INK, 'stroke-width': 4 }),
    ],
  },
  {
    ratio: '3:4',
    draw: (s) => [
      tree(s, 230, 1160, 560),
      tree(s, 800, 1100, 420),
      sketched('M60 1180C300 1150 700 1190 950 1160', 5),
      tinted('M360 1000H720V1040H360Z', '#b58a5a'),
      sketched(
        'M350 1000H730M350 1036H730M380 1040V1160M700 1040V1160M370 860H710M370 910H710M390 1000V840M690 1000V840',
        7,
      ),
      ink('M520 1170C540 1260 620 1300 700 1333M640 1170C700 1230 800 1280 960 1300', 4),
      ...Array.from({ length: 30 }, () =>
        ink(pathData`M${s.random.between(60, 940)} ${s.random.between(1180, 1320)}l6 -22l8 20`, 3),
      ),
      circle(560, 250, 80, '#e8b45a', { opacity: 0.45 }),
      ...[
        [460, 420],
        [540, 380],
        [600, 440],
      ].map(([x, y]) => ink(pathData`M${x! - 20} ${y!}q10 -14 20 0q10 -14 20 0`, 4)),
    ],
  },
  {
    ratio: '4:5',
    draw: (s) => [
      sketched(boxed(150, 100, 700, 800), 7),
      sketched(boxed(190, 140, 620, 720), 4),
      ink('M500 140V860M190 480H810', 5),
      tinted('M190 640C300 560 420 660 500 600C620 540 720 620 810 580V860H190Z', '#9cb58a'),
      ink(
        smoothCurvePath([
          [190, 640],
          [300, 590],
          [400, 650],
          [500, 600],
          [620, 560],
          [720, 610],
          [810, 580],
        ]),
        4,
      ),
      circle(660, 280, 56, '#e8b45a', { opacity: 0.5 }),
      circle(660, 280, 56, 'none', { stroke: INK, 'stroke-width': 4 }),
      sketched('M110 910H890V950H110Z', 5),
      ...[
        [260, '#b5674a'],
        [430, '#7fa8b5'],
        [740, '#b5674a'],
      ].map(
        ([x, colour], at) =>
          tinted(
            pathData`M${(x as number) - 60} 800H${(x as number) + 60}L${(x as number) + 44} 908H${(x as number) - 44}Z`,
            colour as string,
          ) +
          sketched(
            pathData`M${(x as number) - 60} 800H${(x as number) + 60}L${(x as number) + 44} 908H${(x as number) - 44}Z`,
          ) +
          Array.from({ length: 9 }, (_, stalk) =>
            at === 1
              ? ink(
                  pathData`M${x as number} 800q${(stalk - 4) * 14} -60 ${(stalk - 4) * 26} -${150 - Math.abs(stalk - 4) * 16}`,
                  3,
                ) +
                circle((x as number) + (stalk - 4) * 26, 648 + Math.abs(stalk - 4) * 16, 12, '#b5433a', {
                  opacity: 0.7,
                })
              : path(
                  leafPath(x as number, 802, 190 - Math.abs(stalk - 4) * 14, 24, -90 + (stalk - 4) * 17),
                  '#8fae72',
                  {
                    opacity: 0.5,
                  },
                ) +
                path(leafPath(x as number, 802, 190 - Math.abs(stalk - 4) * 14, 24, -90 + (stalk - 4) * 17), 'none', {
                  stroke: INK,
                  'stroke-width': 4,
                }),
          ).join(''),
      ),
      tinted('M560 850C560 820 680 820 690 850L680 908H570Z', '#e3c9a0'),
      hatch(s, 'M110 950H890V1010H110Z', [110, 950, 780, 60], 16),
      sketched('M90 1010H910', 4),
    ],
  },
  {
    ratio: '1:1',
    draw: (s) => [
      sketched('M100 420C240 240 760 240 900 420', 7),
      sketched('M60 640H940', 6),
      ...[180, 500, 820].map(
        (x) =>
          tinted(pathData`M${x - 130} 640C${x - 120} 480 ${x + 120} 480 ${x + 130} 640Z`, '#a8b5b8') +
          sketched(pathData`M${x - 130} 640C${x - 120} 490 ${x + 120} 490 ${x + 130} 640`, 5),
      ),
      hatch(s, 'M60 440H940V640H60Z', [60, 440, 880, 200], 34),
      ...Array.from({ length: 14 }, (_, row) =>
        ink(
          pathData`M${80 + ((row * 131) % 240)} ${680 + row * 20}h${140 + ((row * 71) % 200)}M${520 + ((row * 97) % 200)} ${688 + row * 20}h${120 + ((row * 53) % 160)}`,
          3,
        ),
      ),
      sketched('M330 300V180M670 300V180', 6),
      ...[330, 670].map(
        (x) =>
          tinted(pathData`M${x - 24} 180h48l-8 -60h-32Z`, '#e8b45a') +
          sketched(pathData`M${x - 24} 180h48l-8 -60h-32Z`),
      ),
      sketched('M400 780H620L580 840H440Z', 5),
      tinted('M400 780H620L580 840H440Z', '#b5433a'),
      ink('M510 780V660L590 770', 4),
    ],
  },
  {
    ratio: '2:3',
    draw: (s) => [
      sketched('M500 160V1300', 5),
      ...[
        [300, 300, '#b5433a'],
        [700, 300, '#7fa8b5'],
        [300, 700, '#e0b45a'],
        [700, 700, '#8fae72'],
        [300, 1100, '#b58a5a'],
        [700, 1100, '#8f7fa8'],
      ].map(([x, y, colour], at) => {
        const [cx, cy] = [x as number, y as number]
        const cups = [
          pathData`M${cx - 110} ${cy - 70}H${cx + 110}C${cx + 110} ${cy + 60} ${cx + 50} ${cy + 90} ${cx} ${cy + 90}C${cx - 50} ${cy + 90} ${cx - 110} ${cy + 60} ${cx - 110} ${cy - 70}Z`,
          pathData`M${cx - 90} ${cy - 110}H${cx + 90}L${cx + 70} ${cy + 100}H${cx - 70}Z`,
          pathData`M${cx - 80} ${cy - 100}C${cx - 130} ${cy} ${cx - 90} ${cy + 100} ${cx} ${cy + 100}C${cx + 90} ${cy + 100} ${cx + 130} ${cy} ${cx + 80} ${cy - 100}Z`,
        ]
        const cup = cups[at % 3]!
        return (
          path(pathData`M${cx - 170} ${cy - 180}h340v340h-340Z`, '#ffffff') +
          tinted(cup, colour as string) +
          sketched(cup, 5) +
          ink(pathData`M${cx + 96} ${cy - 30}c70 -10 70 90 -10 90`, 5) +
          hatch(s, cup, [cx + 30, cy - 110, 110, 220], 15) +
          ink(pathData`M${cx - 150} ${cy + 116}H${cx + 150}`, 4)
        )
      }),
      path('M490 140h20v1200h-20Z', '#ffffff'),
    ],
  },
  {
    ratio: '3:4',
    draw: (s) => [
      sketched('M500 1240V520', 8),
      tinted('M180 520C200 330 340 230 500 230C660 230 800 330 820 520Z', '#b5433a'),
      sketched('M180 520C200 330 340 230 500 230C660 230 800 330 820 520', 6),
      ink('M180 520q53 -44 106 0q54 -44 107 0q54 -44 107 0q54 -44 107 0q53 -44 106 0q54 -44 107 0', 5),
      ink(
        'M500 230C420 310 400 420 393 520M500 230C580 310 600 420 607 520M500 230C340 300 300 420 286 520M500 230C660 300 700 420 713 520',
        4,
      ),
      ...[
        [260, 880],
        [740, 880],
      ].map(([x, y]) =>
        sketched(
          pathData`M${x! - 80} ${y! - 160}V${y! + 362}M${x! - 80} ${y!}H${x! + 70}V${y! + 362}M${x! - 80} ${y! - 160}C${x! - 70} ${y! - 200} ${x! - 20} ${y! - 200} ${x! - 20} ${y! - 160}V${y!}`,
          6,
        ),
      ),
      ellipse(500, 840, 150, 28, '#e3c9a0', { opacity: 0.7 }),
      ellipse(500, 840, 150, 28, 'none', { stroke: INK, 'stroke-width': 5 }),
      ink('M400 1100L500 1060L600 1100', 5),
      sketched(pathData`M450 790h70v36c0 14 -70 14 -70 0ZM520 800c24 0 24 22 0 22`, 4),
      hatch(s, 'M600 300C740 360 800 440 815 520H720C716 430 680 350 600 300Z', [590, 290, 240, 240], 18),
      sketched('M90 1244H910', 4),
    ],
  },
]

const PAPERS = ['#f6f1e4', '#f3efe6', '#efe9da', '#f7f4ec'] as const

export const penDrawings: PictureFamily = {
  name: 'pen-drawings',
  topic: 'architecture',
  draw(seed) {
    const { ratio, draw } = SUBJECTS[seed % SUBJECTS.length]!
    const s = makeSheet('pen-drawings', seed, [ratio])
    s.add(rect(0, 0, s.width, s.height, '#ffffff'), ...draw(s))
    return s.drawing(makePenFinish(PAPERS[seed % PAPERS.length]!))
  },
}
