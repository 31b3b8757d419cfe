/** An object detected in a picture: box in fractions, label and score. */
export type DetectedObject = { x: number; y: number; w: number; h: number; label: string; score: number }

/** At most 8 objects, with a score of at least .4 and at least 4 % of the picture, but none covering all of it. */
const MOST = 8
const LEAST_SCORE = 0.4
const LEAST_AREA = 0.04
const WHOLE = 0.9
const OVERLAP = 0.5

/** Class labels of the model in order; some numbers are unused. */
const OBJECT_LABELS =
  'person bicycle car motorcycle airplane bus train truck boat traffic_light fire_hydrant - stop_sign parking_meter bench bird cat dog horse sheep cow elephant bear zebra giraffe - backpack umbrella - - handbag tie suitcase frisbee skis snowboard sports_ball kite baseball_bat baseball_glove skateboard surfboard tennis_racket bottle - wine_glass cup fork knife spoon bowl banana apple sandwich orange broccoli carrot hot_dog pizza donut cake chair couch potted_plant bed - dining_table - - toilet - tv laptop mouse remote keyboard cell_phone microwave oven toaster sink refrigerator - book clock vase scissors teddy_bear hair_drier toothbrush'.split(
    ' ',
  )

type Boxes = { boxes: ArrayLike<number>; scores: ArrayLike<number>; anchors: ArrayLike<number> }

/** Picks objects from the model's many boxes, the highest scores first. Boxes are encoded relative to their anchors. */
export function pickDetectedObjects({ boxes, scores, anchors }: Boxes): DetectedObject[] {
  const kinds = OBJECT_LABELS.length
  const found: DetectedObject[] = []
  for (let at = 0; at < scores.length; at++) {
    const score = scores[at]!
    if (score < LEAST_SCORE || OBJECT_LABELS[at % kinds] === '-') continue
    found.push({ ...boxAt(Math.floor(at / kinds), boxes, anchors), label: OBJECT_LABELS[at % kinds]!, score })
  }
  const kept: DetectedObject[] = []
  for (const one of found.sort((a, b) => b.score - a.score)) {
    if (kept.length === MOST) break
    const area = one.w * one.h
    if (area < LEAST_AREA || area > WHOLE || kept.some((other) => overlap(one, other) > OVERLAP)) continue
    kept.push(one)
  }
  return kept
}

function boxAt(box: number, boxes: ArrayLike<number>, anchors: ArrayLike<number>) {
  const [dy, dx, dh, dw] = [0, 1, 2, 3].map((at) => boxes[box * 4 + at]!) as [number, number, number, number]
  const [y, x, h, w] = [0, 1, 2, 3].map((at) => anchors[box * 4 + at]!) as [number, number, number, number]
  const [height, width] = [Math.exp(dh) * h, Math.exp(dw) * w]
  const [middleY, middleX] = [dy * h + y, dx * w + x]
  const [left, top] = [within(middleX - width / 2), within(middleY - height / 2)]
  return {
    x: exact(left),
    y: exact(top),
    w: exact(within(middleX + width / 2) - left),
    h: exact(within(middleY + height / 2) - top),
  }
}

const within = (part: number) => Math.max(0, Math.min(1, part))
const exact = (part: number) => Math.round(part * 1000) / 1000

type Box = Pick<DetectedObject, 'x' | 'y' | 'w' | 'h'>

/** Intersection over union of two boxes. */
function overlap(one: Box, other: Box): number {
  const width = Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x)
  const height = Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y)
  if (width <= 0 || height <= 0) return 0
  const shared = width * height
  return shared / (one.w * one.h + other.w * other.h - shared)
}
