// Longer than usual: a scene for each picture, and each is a list of coordinates.
import { CUT_COLOR, drawBlock, drawChatter, drawClearGround, drawGougeMarks, INKED_COLOR } from '../print/carve.ts'
import { makeReliefPrintFinish } from '../print/relief.ts'
import {
  circle,
  type DrawingPoint,
  ellipse,
  group,
  leafPath,
  moveMarks,
  path,
  pathData,
  pointAtDistance,
  smoothCurvePath,
  stroke,
} from '../shapes.ts'
import { type DrawingSheet, makeSheet, type PictureFamily } from '../sheet.ts'

/**
 * Draws an animal in a field of 1000 by 1000. `dark` means that it is cut from a dark block instead of standing on a
 * cleared ground.
 */
type Animal = { dark: boolean; draw(s: DrawingSheet): string[] }

const owl: Animal = {
  dark: false,
  draw(s) {
    const body =
      'M500 130C600 110 700 150 716 180C724 240 750 330 752 470C756 660 680 800 500 830C320 800 244 660 248 470C250 330 276 240 284 180C300 150 400 110 500 130Z'
    const wing = 'M270 420C210 520 220 700 330 800C360 700 350 520 270 420Z'
    const eye = (x: number) => [
      circle(x, 330, 96, CUT_COLOR),
      ...Array.from({ length: 26 }, (_, at) =>
        path(leafPath(...pointAtDistance(x, 330, 56, at * 13.8), 46, 5, at * 13.8), INKED_COLOR),
      ),
      circle(x, 330, 50, INKED_COLOR),
      circle(x + 14, 314, 15, CUT_COLOR),
    ]
    return [
      stroke('M120 850C320 820 680 880 900 836', INKED_COLOR, 44),
      path(body, INKED_COLOR),
      drawGougeMarks(
        s,
        'M500 470C620 460 690 520 690 600C690 720 600 790 500 800C400 790 310 720 310 600C310 520 380 460 500 470Z',
        [300, 450, 400, 360],
        { far: 34, long: 34, wide: 9, flow: () => 90 },
      ),
      drawGougeMarks(s, 'M300 150C380 110 620 110 700 150L690 230H310Z', [290, 110, 420, 130], {
        far: 22,
        long: 26,
        wide: 5,
        flow: (x) => 60 + (x < 500 ? 60 : 0),
      }),
      path(wing, INKED_COLOR),
      path(wing.replace('M270', 'M270'), 'none', { stroke: CUT_COLOR, 'stroke-width': 7 }),
      drawGougeMarks(s, wing, [210, 420, 150, 380], { far: 26, long: 62, wide: 6, flow: () => 76 }),
      moveMarks(
        1000,
        0,
        0,
        1,
        group(
          { transform: 'scale(-1 1)' },
          path(wing, INKED_COLOR),
          path(wing, 'none', { stroke: CUT_COLOR, 'stroke-width': 7 }),
          drawGougeMarks(s, wing, [210, 420, 150, 380], { far: 26, long: 62, wide: 6, flow: () => 76 }),
        ),
      ),
      ...eye(392),
      ...eye(608),
      path('M500 356L538 420L500 476L462 420Z', CUT_COLOR),
      path('M500 372L524 420L500 458L476 420Z', INKED_COLOR),
      ...[410, 450, 550, 590].map((x) => path(leafPath(x, 806, 66, 17, 90), INKED_COLOR)),
      ...[410, 450, 550, 590].map((x) => path(leafPath(x, 816, 40, 6, 90), CUT_COLOR)),
    ]
  },
}

const whale: Animal = {
  dark: true,
  draw(s) {
    const body =
      'M90 520C90 400 240 340 430 350C620 360 740 440 820 430C840 380 830 330 790 290C850 300 890 340 896 390C930 350 980 340 1000 350C985 420 940 470 880 490C820 580 660 660 430 660C230 660 90 620 90 520Z'
    const belly = 'M96 540C240 580 420 590 560 560C540 620 480 655 430 660C230 660 100 620 96 540Z'
    const spray = [-1, 1].flatMap((side) =>
      [40, 70, 100].map((reach) =>
        stroke(
          pathData`M330 340C330 ${260} ${330 + side * reach * 0.4} ${220} ${330 + side * reach} ${230 + reach * 0.5}`,
          CUT_COLOR,
          9,
        ),
      ),
    )
    const sea = Array.from({ length: 9 }, (_, row) =>
      stroke(
        smoothCurvePath(
          Array.from(
            { length: 12 },
            (_, at): DrawingPoint => [at * 96 - 30, 740 + row * 42 + Math.sin(at * 1.3 + row) * 14],
          ),
        ),
        CUT_COLOR,
        4 + (row % 3) * 3,
      ),
    )
    return [
      ...sea,
      ...spray,
      path(body, CUT_COLOR),
      drawGougeMarks(s, body, [80, 330, 920, 340], {
        far: 21,
        long: 62,
        wide: 9,
        flow: (x) => (x > 700 ? -24 : 6),
        colour: INKED_COLOR,
      }),
      path(belly, CUT_COLOR),
      ...[0, 1, 2, 3, 4, 5].map((at) =>
        stroke(
          pathData`M${104 + at * 6} ${556 + at * 17}C${240} ${598 + at * 13} ${400} ${606 + at * 10} ${548 - at * 20} ${572 + at * 14}`,
          INKED_COLOR,
          5,
        ),
      ),
      path('M360 590C400 660 470 720 540 730C530 670 490 610 440 580Z', INKED_COLOR),
      path('M382 600C416 652 466 694 512 706C500 660 476 620 436 596Z', CUT_COLOR),
      circle(222, 500, 17, CUT_COLOR),
      circle(222, 500, 12, INKED_COLOR),
      stroke('M92 540C160 560 220 550 262 528', INKED_COLOR, 8),
      ...[
        [150, 160],
        [700, 130],
        [560, 230],
        [880, 190],
        [80, 280],
      ].map(([x, y]) =>
        path(Array.from({ length: 4 }, (_, at) => leafPath(x!, y!, 26, 6, at * 90)).join(''), CUT_COLOR),
      ),
    ]
  },
}

const hare: Animal = {
  dark: false,
  draw(s) {
    const body =
      'M330 330C300 200 300 90 350 60C400 90 410 220 400 320C430 220 470 120 520 110C545 170 510 290 456 350C500 400 500 460 470 500C600 500 760 560 790 720C850 710 880 760 850 800C830 826 800 830 780 824C740 860 640 860 560 858L380 860C340 850 340 820 380 812L430 806C400 740 380 660 372 560C310 560 230 530 216 480C220 420 270 350 330 330Z'
    return [
      ...Array.from({ length: 34 }, (_, at) =>
        path(
          leafPath(60 + at * 27, 880 + (at % 3) * 8, 60 + ((at * 37) % 90), 7, -90 + ((at * 29) % 40) - 20),
          INKED_COLOR,
        ),
      ),
      path(body, INKED_COLOR),
      drawGougeMarks(s, body, [200, 380, 700, 480], {
        far: 23,
        long: 46,
        wide: 6.5,
        flow: (x, y) => (Math.atan2(y - 560, x - 420) * 180) / Math.PI + 60,
      }),
      path('M346 300C330 210 334 130 352 96C374 140 380 230 374 300Z', CUT_COLOR),
      path('M430 300C450 230 480 160 510 146C512 200 490 270 448 320Z', CUT_COLOR),
      ...[0, 1, 2].map((at) =>
        stroke(pathData`M${350 + at * 8} ${290 - at * 6}L${348 + at * 6} ${160 + at * 20}`, INKED_COLOR, 4),
      ),
      path('M540 640C600 560 740 590 770 720C740 800 640 820 560 800C620 770 600 690 540 640Z', INKED_COLOR),
      path('M540 640C600 560 740 590 770 720C740 800 640 820 560 800', 'none', {
        stroke: CUT_COLOR,
        'stroke-width': 9,
      }),
      drawGougeMarks(
        s,
        'M560 650C620 590 730 620 755 720C720 780 640 800 590 790C640 740 620 690 560 650Z',
        [540, 600, 230, 210],
        { far: 24, long: 44, wide: 7, flow: (x) => 30 + (x - 540) * 0.3 },
      ),
      circle(316, 424, 27, CUT_COLOR),
      circle(314, 424, 18, INKED_COLOR),
      circle(308, 418, 5, CUT_COLOR),
      path('M222 470C236 462 250 466 252 480C246 492 232 496 222 490Z', CUT_COLOR),
      stroke('M252 486C270 506 290 512 310 508', CUT_COLOR, 6),
      ...[-14, 0, 14].map((turn) => stroke(pathData`M250 496L${110} ${500 + turn * 3}`, INKED_COLOR, 4)),
    ]
  },
}

const hedgehog: Animal = {
  dark: false,
  draw(s) {
    const { random } = s
    const coat = 'M300 700C250 560 300 400 470 340C660 280 850 400 870 600C876 680 850 730 820 740H360Z'
    const spines = Array.from({ length: 300 }, () => {
      const angle = random.between(-178, -4)
      const reach = random.between(0.2, 1)
      const [x, y] = [
        580 + Math.cos((angle * Math.PI) / 180) * 290 * reach,
        700 + Math.sin((angle * Math.PI) / 180) * 350 * reach,
      ]
      return [leafPath(x, y, 70, 8, angle * 0.6 - 52 + random.between(-12, 12)), y] as const
    }).sort((a, b) => a[1] - b[1])
    return [
      ...Array.from({ length: 40 }, (_, at) =>
        path(leafPath(50 + at * 23, 790 + (at % 4) * 9, 70, 12, at % 2 ? -20 : 200), INKED_COLOR),
      ),
      path('M330 560C240 580 160 640 110 690C96 706 106 726 130 726C200 740 330 750 400 740Z', INKED_COLOR),
      drawGougeMarks(s, 'M330 580C240 600 170 650 130 696C200 716 330 730 390 730Z', [110, 560, 290, 180], {
        far: 24,
        long: 30,
        wide: 6,
        flow: () => 150,
      }),
      path(coat, INKED_COLOR),
      ...spines.map(([outline], at) =>
        path(outline, at % 3 ? CUT_COLOR : INKED_COLOR, at % 3 ? {} : { stroke: CUT_COLOR, 'stroke-width': 3 }),
      ),
      path(coat, 'none', { stroke: INKED_COLOR, 'stroke-width': 10, 'stroke-dasharray': '30 14' }),
      circle(112, 700, 20, INKED_COLOR),
      circle(236, 640, 19, CUT_COLOR),
      circle(236, 640, 13, INKED_COLOR),
      circle(231, 635, 4, CUT_COLOR),
      path('M330 590C300 560 270 570 268 604C290 620 320 616 330 590Z', INKED_COLOR, {
        stroke: CUT_COLOR,
        'stroke-width': 6,
      }),
      ...[330, 420, 680, 770].map((x) =>
        path(
          pathData`M${x} 730C${x - 10} 770 ${x - 30} 786 ${x - 44} 790H${x + 40}C${x + 44} 770 ${x + 46} 750 ${x + 40} 730Z`,
          INKED_COLOR,
        ),
      ),
    ]
  },
}

const fox: Animal = {
  dark: true,
  draw(s) {
    const body =
      'M820 560C820 380 690 250 510 250C330 250 180 380 180 560C180 720 320 830 500 830C700 830 820 720 820 560Z'
    const tail =
      'M800 520C850 640 800 800 620 850C430 890 260 820 200 700C190 660 230 640 262 664C340 740 470 740 560 690C650 640 700 540 720 480Z'
    const head =
      'M330 560C320 490 330 420 350 370L420 440C460 424 510 424 548 436L616 370C640 430 640 500 620 560C590 640 520 700 470 720C420 700 350 640 330 560Z'
    return [
      ...Array.from({ length: 26 }, (_, at) =>
        path(leafPath(30 + at * 38, 900 + (at % 3) * 20, 60, 15, -90 + ((at * 47) % 120) - 60), CUT_COLOR),
      ),
      path(body, CUT_COLOR),
      drawGougeMarks(s, body, [180, 250, 640, 580], {
        far: 24,
        long: 54,
        wide: 9,
        flow: (x, y) => (Math.atan2(y - 560, x - 500) * 180) / Math.PI + 84,
        colour: INKED_COLOR,
      }),
      path(tail, CUT_COLOR, { stroke: INKED_COLOR, 'stroke-width': 14 }),
      drawGougeMarks(s, tail, [180, 460, 660, 400], {
        far: 25,
        long: 50,
        wide: 7,
        flow: (x, y) => (Math.atan2(y - 540, x - 500) * 180) / Math.PI + 92,
        colour: INKED_COLOR,
      }),
      path(
        'M200 700C190 660 230 640 262 664C280 684 300 696 322 706C300 730 280 760 268 776C240 756 214 730 200 700Z',
        CUT_COLOR,
      ),
      path(head, CUT_COLOR, { stroke: INKED_COLOR, 'stroke-width': 14 }),
      path(
        'M350 380L410 446C384 470 366 500 352 540C338 490 338 430 350 380ZM616 380L556 444C584 470 604 500 614 540C630 490 632 430 616 380Z',
        INKED_COLOR,
      ),
      drawGougeMarks(
        s,
        'M420 450C460 434 510 434 548 446C560 520 530 600 480 640C440 600 410 520 420 450Z',
        [400, 430, 170, 210],
        { far: 22, long: 40, wide: 6, flow: () => 90, colour: INKED_COLOR },
      ),
      stroke('M376 566C396 588 424 588 440 572M530 572C548 588 576 586 592 564', INKED_COLOR, 10),
      ellipse(474, 690, 26, 19, INKED_COLOR),
    ]
  },
}

const turtle: Animal = {
  dark: true,
  draw(s) {
    const { random } = s
    const plates = [
      [500, 420],
      [500, 540],
      [500, 660],
      [390, 480],
      [610, 480],
      [390, 610],
      [610, 610],
    ] as const
    const flipper = (side: number) => [
      pathData`M${500 + side * 180} 380C${500 + side * 300} 330 ${500 + side * 410} 350 ${500 + side * 440} 470C${500 + side * 380} 450 ${500 + side * 300} 450 ${500 + side * 210} 490Z`,
      pathData`M${500 + side * 150} 740C${500 + side * 230} 760 ${500 + side * 270} 830 ${500 + side * 250} 880C${500 + side * 190} 870 ${500 + side * 130} 830 ${500 + side * 90} 780Z`,
    ]
    return [
      ...Array.from({ length: 26 }, () =>
        circle(random.between(60, 940), random.between(60, 940), random.between(5, 16), 'none', {
          stroke: CUT_COLOR,
          'stroke-width': 5,
        }),
      ),
      ...[-1, 1].flatMap((side) =>
        flipper(side).flatMap((outline) => [
          path(outline, CUT_COLOR),
          drawGougeMarks(s, outline, [0, 320, 1000, 570], {
            far: 27,
            long: 22,
            wide: 9,
            flow: () => 40 * side,
            colour: INKED_COLOR,
          }),
        ]),
      ),
      ellipse(500, 250, 84, 108, CUT_COLOR),
      drawGougeMarks(
        s,
        'M500 150C570 150 584 200 584 250C584 300 560 340 500 350C440 340 416 300 416 250C416 200 430 150 500 150Z',
        [416, 150, 168, 200],
        { far: 27, long: 20, wide: 8, flow: () => 90, colour: INKED_COLOR },
      ),
      circle(462, 216, 13, INKED_COLOR),
      circle(538, 216, 13, INKED_COLOR),
      ellipse(500, 560, 250, 280, CUT_COLOR),
      ellipse(500, 560, 222, 252, INKED_COLOR),
      ...plates.flatMap(([x, y]) => [
        path(
          `${Array.from(
            { length: 6 },
            (_, at) =>
              `${at ? 'L' : 'M'}${pointAtDistance(x, y, 60, at * 60 + 30)
                .map(Math.round)
                .join(' ')}`,
          ).join('')}Z`,
          'none',
          { stroke: CUT_COLOR, 'stroke-width': 10 },
        ),
        ...Array.from({ length: 6 }, (_, at) =>
          path(leafPath(...pointAtDistance(x, y, 14, at * 60 + 30), 34, 6, at * 60 + 30), CUT_COLOR),
        ),
      ]),
      ...Array.from({ length: 30 }, (_, at) =>
        path(
          leafPath(
            ...([500 + Math.cos(at / 4.77) * 186, 560 + Math.sin(at / 4.77) * 216] as [number, number]),
            34,
            7,
            (Math.atan2(Math.sin(at / 4.77) * 216, Math.cos(at / 4.77) * 186) * 180) / Math.PI,
          ),
          CUT_COLOR,
        ),
      ),
    ]
  },
}

const moth: Animal = {
  dark: true,
  draw(s) {
    const upper = 'M510 400C600 240 800 170 950 220C960 340 900 470 780 520C680 560 580 540 516 500Z'
    const lower = 'M516 520C600 560 740 560 790 600C790 720 720 820 640 850C580 800 530 680 510 580Z'
    const half = [
      path(upper, CUT_COLOR),
      path(lower, CUT_COLOR),
      drawGougeMarks(s, upper, [500, 180, 460, 370], {
        far: 26,
        long: 64,
        wide: 8,
        flow: (x, y) => (Math.atan2(y - 440, x - 480) * 180) / Math.PI,
        colour: INKED_COLOR,
      }),
      drawGougeMarks(s, lower, [500, 510, 300, 340], {
        far: 26,
        long: 50,
        wide: 8,
        flow: (x, y) => (Math.atan2(y - 500, x - 470) * 180) / Math.PI,
        colour: INKED_COLOR,
      }),
      circle(770, 370, 56, CUT_COLOR),
      circle(770, 370, 40, INKED_COLOR),
      circle(770, 370, 20, CUT_COLOR),
      circle(680, 690, 44, CUT_COLOR),
      circle(680, 690, 30, INKED_COLOR),
      circle(680, 690, 13, CUT_COLOR),
      path('M880 240C930 230 950 240 948 260C940 350 890 460 790 510C860 440 900 340 880 240Z', CUT_COLOR, {
        stroke: INKED_COLOR,
        'stroke-width': 7,
      }),
      ...Array.from({ length: 12 }, (_, at) =>
        path(leafPath(520 + at * 7, 350 - at * 15, 52, 6, -8 - at * 2), CUT_COLOR),
      ),
      stroke('M512 372C530 300 560 220 606 180', CUT_COLOR, 8),
    ]
    return [
      ...half,
      moveMarks(1000, 0, 0, 1, group({ transform: 'scale(-1 1)' }, ...half)),
      ellipse(500, 560, 44, 210, CUT_COLOR),
      ...Array.from({ length: 11 }, (_, at) =>
        stroke(pathData`M462 ${440 + at * 28}Q500 ${460 + at * 28} 538 ${440 + at * 28}`, INKED_COLOR, 8),
      ),
      circle(500, 366, 42, CUT_COLOR),
      circle(478, 352, 12, INKED_COLOR),
      circle(522, 352, 12, INKED_COLOR),
      ...[
        [130, 130],
        [860, 110],
        [120, 880],
        [890, 900],
        [500, 90],
        [300, 70],
      ].map(([x, y]) => circle(x!, y!, 9, CUT_COLOR)),
    ]
  },
}

const heron: Animal = {
  dark: false,
  draw(s) {
    const body =
      'M430 470C470 420 490 360 460 300C440 250 450 190 510 176C560 170 596 200 596 230C580 256 556 260 540 262C560 340 560 420 540 480C620 500 720 580 800 700C700 700 560 690 490 640C430 600 410 530 430 470Z'
    return [
      ...Array.from({ length: 8 }, (_, row) =>
        stroke(pathData`M${60 + ((row * 137) % 300)} ${850 + row * 16}H${520 + ((row * 211) % 420)}`, INKED_COLOR, 7),
      ),
      ...[90, 140, 190, 860, 910].flatMap((x, at) => [
        stroke(pathData`M${x} 880C${x + 10} 700 ${x - 10} 560 ${x + 16} ${360 + at * 40}`, INKED_COLOR, 9),
        path(leafPath(x + 16, 480 + at * 40, 130, 17, -90), INKED_COLOR),
        path(leafPath(x, 800, 260, 14, -100 + at * 8), INKED_COLOR),
      ]),
      stroke('M540 680V760L520 880M610 690V770L640 890', INKED_COLOR, 15),
      path(body, INKED_COLOR),
      path('M590 206L800 236L590 250Z', INKED_COLOR),
      stroke('M600 230L780 237', CUT_COLOR, 4),
      drawGougeMarks(
        s,
        'M520 500C620 520 700 590 780 690C690 690 570 680 510 630C470 590 480 530 520 500Z',
        [460, 490, 330, 200],
        { far: 25, long: 70, wide: 9, flow: () => 36 },
      ),
      drawGougeMarks(s, 'M440 470C484 420 500 360 474 300L530 270C556 350 550 430 530 480Z', [430, 260, 130, 230], {
        far: 20,
        long: 28,
        wide: 6,
        flow: () => 100,
      }),
      path('M500 186C440 190 390 230 350 290C410 250 470 240 520 220Z', INKED_COLOR),
      circle(548, 210, 12, CUT_COLOR),
      circle(549, 210, 6, INKED_COLOR),
    ]
  },
}

const octopus: Animal = {
  dark: true,
  draw(s) {
    const { random } = s
    const arms = Array.from({ length: 8 }, (_, at) => {
      const side = at < 4 ? -1 : 1
      const row = at % 4
      const spread = 90 + row * 105
      return [
        [500 + side * (30 + row * 24), 520],
        [500 + side * spread, 620 + row * 10],
        [500 + side * (spread + 60 - row * 20), 760 - row * 50],
        [500 + side * (spread - 20 + row * 16), 880 - row * 90],
        [500 + side * (spread - 90 + row * 30), 850 - row * 90],
      ] as DrawingPoint[]
    })
    return [
      ...Array.from({ length: 30 }, () =>
        circle(random.between(60, 940), random.between(60, 500), random.between(4, 13), 'none', {
          stroke: CUT_COLOR,
          'stroke-width': 5,
        }),
      ),
      ...arms.flatMap((arm) => [
        stroke(smoothCurvePath(arm), CUT_COLOR, 58),
        stroke(smoothCurvePath(arm), INKED_COLOR, 8, { 'stroke-dasharray': '5 22', transform: 'translate(10 8)' }),
        ...arm.slice(1, 4).map(([x, y]) => circle(x, y, 11, 'none', { stroke: INKED_COLOR, 'stroke-width': 6 })),
      ]),
      path(
        'M500 130C640 130 700 240 690 360C684 440 650 500 640 580H360C350 500 316 440 310 360C300 240 360 130 500 130Z',
        CUT_COLOR,
      ),
      drawGougeMarks(
        s,
        'M500 140C630 140 690 240 680 350C660 400 340 400 320 350C310 240 370 140 500 140Z',
        [310, 140, 380, 260],
        { far: 27, long: 42, wide: 8, flow: (x) => 90 + (x - 500) * 0.12, colour: INKED_COLOR },
      ),
      ...[425, 575].flatMap((x) => [
        circle(x, 450, 40, INKED_COLOR),
        circle(x, 450, 28, CUT_COLOR),
        ellipse(x, 450, 24, 10, INKED_COLOR),
      ]),
    ]
  },
}

const snail: Animal = {
  dark: false,
  draw(s) {
    const spiral = smoothCurvePath(
      Array.from({ length: 40 }, (_, at): DrawingPoint => pointAtDistance(540, 500, 16 + at * 6.1, at * 28)),
    )
    return [
      path(
        'M120 760C180 700 260 700 330 690H760C820 720 880 770 920 800C800 830 300 830 160 820C130 810 112 790 120 760Z',
        INKED_COLOR,
      ),
      path('M130 780C90 700 100 600 160 560C210 540 250 580 250 640L330 720L250 800Z', INKED_COLOR),
      stroke('M150 580C130 510 110 470 90 440M200 570C210 500 220 460 244 430', INKED_COLOR, 15),
      circle(88, 434, 20, INKED_COLOR),
      circle(246, 424, 20, INKED_COLOR),
      drawGougeMarks(s, 'M130 780C180 720 340 710 760 710L900 800L160 812Z', [120, 700, 780, 120], {
        far: 25,
        long: 34,
        wide: 6,
        flow: () => 70,
      }),
      circle(540, 500, 262, INKED_COLOR),
      stroke(spiral, CUT_COLOR, 17),
      drawGougeMarks(s, 'M540 238A262 262 0 1 1 539 238Z', [278, 238, 524, 524], {
        far: 26,
        long: 38,
        wide: 6,
        flow: (x, y) => (Math.atan2(y - 500, x - 540) * 180) / Math.PI + 8,
      }),
      ...Array.from({ length: 12 }, (_, at) =>
        path(leafPath(60 + at * 82, 880, 90, 19, at % 2 ? -12 : 190), INKED_COLOR),
      ),
    ]
  },
}

const beetle: Animal = {
  dark: false,
  draw(s) {
    const legs = [
      [380, 420, -1, -60],
      [360, 560, -1, 10],
      [390, 680, -1, 70],
      [620, 420, 1, -60],
      [640, 560, 1, 10],
      [610, 680, 1, 70],
    ] as const
    return [
      ...legs.map(([x, y, side, fall]) =>
        stroke(
          pathData`M${x} ${y}L${x + side * 130} ${y + fall}L${x + side * 190} ${y + fall * 2.1 + 20}L${x + side * 210} ${y + fall * 2.4 + 60}`,
          INKED_COLOR,
          22,
        ),
      ),
      stroke('M450 250C420 170 360 120 300 130M550 250C580 170 640 120 700 130', INKED_COLOR, 13),
      ...[300, 700].map((x) => ellipse(x, 130, 26, 17, INKED_COLOR)),
      path('M500 210C570 210 610 260 600 310H400C390 260 430 210 500 210Z', INKED_COLOR),
      path('M390 316H610C660 350 660 390 640 410H360C340 390 340 350 390 316Z', INKED_COLOR),
      path(
        'M490 424V880C380 880 310 760 316 600C320 520 330 460 352 424ZM510 424V880C620 880 690 760 684 600C680 520 670 460 648 424Z',
        INKED_COLOR,
      ),
      ...[0, 1, 2, 3].flatMap((at) => [
        stroke(
          pathData`M${470 - at * 34} ${450 + at * 6}C${462 - at * 38} 600 ${462 - at * 34} 740 ${478 - at * 18} ${850 - at * 24}`,
          CUT_COLOR,
          8,
          { 'stroke-dasharray': '26 12' },
        ),
        stroke(
          pathData`M${530 + at * 34} ${450 + at * 6}C${538 + at * 38} 600 ${538 + at * 34} 740 ${522 + at * 18} ${850 - at * 24}`,
          CUT_COLOR,
          8,
          { 'stroke-dasharray': '26 12' },
        ),
      ]),
      drawGougeMarks(s, 'M390 326H610C650 356 650 386 630 400H370C350 386 350 356 390 326Z', [350, 320, 300, 80], {
        far: 24,
        long: 26,
        wide: 7,
        flow: () => 90,
      }),
      circle(446, 250, 12, CUT_COLOR),
      circle(554, 250, 12, CUT_COLOR),
    ]
  },
}

const carp: Animal = {
  dark: true,
  draw() {
    const scales = Array.from(
      { length: 120 },
      (_, at): DrawingPoint => [330 + (at % 12) * 40 + (Math.floor(at / 12) % 2) * 20, 360 + Math.floor(at / 12) * 31],
    )
    const body =
      'M120 500C180 400 320 330 500 340C660 350 770 430 820 490C860 440 920 390 980 380C950 450 950 550 980 620C920 610 860 560 820 510C770 570 660 650 500 660C320 670 180 600 120 500Z'
    return [
      ...[0, 1, 2, 3, 4, 5].map((row) =>
        stroke(
          smoothCurvePath(
            Array.from(
              { length: 9 },
              (_, at): DrawingPoint => [
                at * 130 - 20,
                (row < 3 ? 90 + row * 60 : 640 + row * 60) + Math.sin(at * 1.1 + row * 2) * 22,
              ],
            ),
          ),
          CUT_COLOR,
          9,
        ),
      ),
      path(
        'M400 350C440 260 560 230 650 270C640 310 620 340 600 356Z M430 652C450 730 520 770 590 760C590 710 570 670 550 650Z',
        CUT_COLOR,
      ),
      path(body, CUT_COLOR),
      ...scales
        .filter(([x, y]) => Math.hypot((x - 530) / 250, (y - 500) / 140) < 1)
        .map(([x, y]) =>
          path(pathData`M${x - 18} ${y}A18 18 0 0 0 ${x + 18} ${y}L${x} ${y - 16}Z`, INKED_COLOR, {
            stroke: CUT_COLOR,
            'stroke-width': 4,
          }),
        ),
      ...[-50, -24, 0, 24, 50].map((at) => path(leafPath(846, 500 + at * 0.3, 110, 7, at * 0.8), INKED_COLOR)),
      ...[-30, 0, 30, 60].map((at) => path(leafPath(470 + at, 346, 66, 6, -64), INKED_COLOR)),
      stroke('M290 380C330 440 330 560 290 622', INKED_COLOR, 10),
      circle(216, 464, 26, INKED_COLOR),
      circle(216, 464, 15, CUT_COLOR),
      circle(216, 464, 8, INKED_COLOR),
      stroke('M122 504C150 512 170 530 180 546', INKED_COLOR, 8),
      path('M330 560C380 560 420 600 430 640C380 640 340 610 330 560Z', CUT_COLOR, {
        stroke: INKED_COLOR,
        'stroke-width': 9,
      }),
    ]
  },
}

const ANIMALS: readonly Animal[] = [owl, whale, hare, moth, hedgehog, turtle, heron, fox, snail, octopus, beetle, carp]
const INKS = [
  '#1d2b3a',
  '#14364f',
  '#3a2a20',
  '#2b2140',
  '#1f3a2e',
  '#0f4a4f',
  '#2a3352',
  '#7a2f1c',
  '#33421f',
  '#5b1f3a',
  '#20201f',
  '#17406b',
]

export const linocutAnimals: PictureFamily = {
  name: 'linocut-animals',
  topic: 'nature',
  draw(seed) {
    const s = makeSheet('linocut-animals', seed, ['1:1', '4:5', '3:4'])
    const { dark, draw } = ANIMALS[seed % ANIMALS.length]!
    const { width, height } = s
    s.add(drawClearGround(s))
    if (dark) s.add(path(drawBlock(s, width * 0.05), INKED_COLOR))
    else s.add(drawChatter(s, [width / 2, height / 2], width * 0.42))
    s.add(moveMarks(width * 0.08, (height - width * 0.84) / 2, 0, 0.84 * (width / 1000), ...draw(s)))
    return s.drawing(makeReliefPrintFinish(INKS[seed % INKS.length]!, ['#f5efe0', '#efe9dc', '#f7f3ea'][seed % 3]!))
  },
}
