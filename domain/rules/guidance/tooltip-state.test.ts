import { expect, test } from 'vitest'
import { firstTooltipView, flyoutScrollDelay, POPOVER_SCROLL_DISMISS_MS, tooltipScrollDelay } from './tooltip-state.ts'

test.each([
  [true, true, 'pulsar'],
  [true, false, 'pulsar'],
  [false, true, 'tooltip'],
  [false, false, null],
  [undefined, undefined, null],
])('exp.22 exp.9 with has_pulsar %j and has_tooltip %j it begins with %s', (has_pulsar, has_tooltip, view) => {
  expect(firstTooltipView({ has_pulsar, has_tooltip })).toBe(view)
})

test.each([
  [{}, null],
  [{ scroll_to_dismiss: false, scroll_to_dismiss_delay_in_seconds: 2 }, null],
  [{ scroll_to_dismiss: true }, 0],
  [{ scroll_to_dismiss: true, scroll_to_dismiss_delay_in_seconds: 2 }, 2000],
  [{ scroll_to_dismiss: true, scroll_to_dismiss_delay_in_seconds: 2, thumbnail_urls: ['/a.png'] }, 3000],
  [{ scroll_to_dismiss: true, thumbnail_urls: [] }, 0],
])('exp.23 a tooltip with %j goes %j ms after a scroll', (values, ms) => {
  expect(tooltipScrollDelay(values)).toBe(ms)
})

test('exp.10 a flyout goes as many seconds after a scroll as it says, an educational popover after 1500 ms', () => {
  expect([flyoutScrollDelay({}), flyoutScrollDelay({ scroll_to_dismiss_delay_in_seconds: 4 })]).toEqual([0, 4000])
  expect(POPOVER_SCROLL_DISMISS_MS).toBe(1500)
})
