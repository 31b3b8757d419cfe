import { expect, test } from 'vitest'
import { DEFAULT_TOAST_MS, getToastPhaseMs, nextToastPhase, type ToastEvent, type ToastPhase } from './timing.ts'

/** Plays events at these times and returns when each phase began. */
function play(happenings: [at: number, what: ToastEvent][], duration = DEFAULT_TOAST_MS) {
  const story: [number, ToastPhase][] = [[0, 'waiting']]
  const rest = [...happenings]
  let phase: ToastPhase = 'waiting'
  let now = 0
  while (phase !== 'gone') {
    const length = getToastPhaseMs(phase, duration)
    const elapses = length === undefined ? Number.POSITIVE_INFINITY : now + length
    const next = rest[0]
    const takesNext = next !== undefined && next[0] < elapses
    if (!takesNext && elapses === Number.POSITIVE_INFINITY) break
    const at = takesNext ? next[0] : elapses
    const reached = nextToastPhase(phase, takesNext ? next[1] : 'elapsed')
    if (takesNext) rest.shift()
    if (reached === phase) continue
    phase = reached
    now = at
    story.push([at, phase])
  }
  return story
}

test('toast.1 shows after 100, stands 2000, leaves within 200', () => {
  expect(play([])).toEqual([
    [0, 'waiting'],
    [100, 'shown'],
    [2100, 'leaving'],
    [2300, 'gone'],
  ])
})

test('toast.1 the pointer holds it, and after it leaves the whole duration starts again', () => {
  expect(
    play([
      [1900, 'entered'],
      [9000, 'left'],
    ]),
  ).toEqual([
    [0, 'waiting'],
    [100, 'shown'],
    [1900, 'held'],
    [9000, 'shown'],
    [11000, 'leaving'],
    [11200, 'gone'],
  ])
})

test('toast.1 it stays for as long as the pointer does', () => {
  expect(play([[500, 'entered']]).at(-1)).toEqual([500, 'held'])
})

test.each([5000, 3000])('toast.2 a duration of %i is kept', (duration) => {
  expect(play([], duration).at(-1)).toEqual([100 + duration + 200, 'gone'])
})

test('toast.1 dismissed it leaves at once, even when held, and one not yet shown never appears', () => {
  expect(play([[600, 'dismissed']]).at(-1)).toEqual([800, 'gone'])
  expect(
    play([
      [500, 'entered'],
      [700, 'dismissed'],
    ]).at(-1),
  ).toEqual([900, 'gone'])
  expect(play([[50, 'dismissed']])).toEqual([
    [0, 'waiting'],
    [50, 'gone'],
  ])
})

test('toast.1 a pointer that comes while it leaves does not call it back', () => {
  expect(play([[2200, 'entered']]).at(-1)).toEqual([2300, 'gone'])
})
