import { expect, test } from 'vitest'
import { dayBefore, daysOf, grownBy, totalsOf } from './days-of.ts'

const today = new Date('2026-03-02T23:30:00Z')
const count = (impressions: number) => ({ impressions, saves: 1, pin_clicks: 2, outbound_clicks: 3, closeups: 4 })

test('route.6 thirty days, today the last, and zeros where nothing is known', () => {
  const days = daysOf(
    [
      { ...count(7), day: '2026-03-02' },
      { ...count(9), day: '2026-02-01' },
      { ...count(99), day: '2026-01-31' },
    ],
    today,
  )
  expect(days).toHaveLength(30)
  expect([days[0], days.at(-1)]).toEqual([
    { ...count(9), day: dayBefore(today, 29) },
    { ...count(7), day: '2026-03-02' },
  ])
  expect(days[1]).toMatchObject({ impressions: 0, day: '2026-02-02' })
  expect(totalsOf(days)).toEqual({ impressions: 16, saves: 2, pin_clicks: 4, outbound_clicks: 6, closeups: 8 })
})

test.each([
  [15, 10, 50],
  [5, 10, -50],
  [10, 10, 0],
  [3, 0, null],
])('from %i after %i: %s percent', (now, before, grown) => expect(grownBy(now, before)).toBe(grown))
