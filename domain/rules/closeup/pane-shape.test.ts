import { expect, test } from 'vitest'
import { commentsPlacement, pictureAspectRatio } from './pane-shape.ts'

test.each([
  [1000, 1500, 0.6667, 'beside'],
  [1000, 1000, 1, 'beside'],
  [1240, 1000, 1.24, 'beside'],
  [1250, 1000, 1.25, 'across'],
  [1600, 900, 1.7778, 'across'],
  [2200, 1000, 2.2, 'under'],
  [0, 0, 1, 'beside'],
])(
  'closeup.1 a picture of %i by %i has the ratio %f and its comments %s',
  (image_width, image_height, ratio, place) => {
    const pin = { image_width, image_height }
    expect([pictureAspectRatio(pin), commentsPlacement(pin)]).toEqual([ratio, place])
  },
)

test.each([{ is_eligible_for_pdp: true }, { rich_summary: { type_name: 'recipe' } }])(
  'closeup.1 where much is told beside the picture (%j), the comments are under it',
  (told) => {
    for (const image_width of [500, 1000, 1500])
      expect(commentsPlacement({ image_width, image_height: 1000, ...told })).toBe('under')
  },
)
