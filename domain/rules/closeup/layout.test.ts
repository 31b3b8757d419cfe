import { expect, test } from 'vitest'
import { CLOSEUP_BANDS, closeupLayout } from './layout.ts'

test.each([
  [390, 488, false, 2, 2],
  [629, 488, false, 2, 2],
  [630, 508, false, 2, 2],
  [669, 508, false, 2, 2],
  [670, 672, false, 2, 2],
  [679, 672, false, 2, 2],
  [680, 740, true, 2, 2],
  [859, 740, true, 2, 2],
  [860, 912, true, 3, 2],
  [1055, 912, true, 3, 2],
  [1056, 992, true, 3, 2],
  [1134, 992, true, 3, 2],
  [1135, 1016, true, 3, 2],
  [1339, 1016, true, 3, 2],
  [1340, 1016, true, 5, 4],
])('closeup.7 at %d the pane is %d wide at most', (width, pane, isSplit, span, shoppingSpan) =>
  expect(closeupLayout(width)).toEqual({ pane, isSplit, span, shoppingSpan }),
)

test('closeup.7 a product has 1176 in wide windows, and a side navigation moves every breakpoint', () => {
  expect([closeupLayout(1339, true).pane, closeupLayout(1340, true).pane]).toEqual([1016, 1176])
  for (const { from, pane } of CLOSEUP_BANDS.slice(1))
    expect([
      closeupLayout(from + 71, false, 72).pane === pane && pane !== 1016,
      closeupLayout(from + 72, false, 72).pane,
    ]).toEqual([false, pane])
})
