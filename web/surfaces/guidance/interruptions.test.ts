import { beforeEach, expect, test, vi } from 'vitest'
import { makeInterruptions } from './interruptions.ts'

let kept: Map<string, string>
let isBusy: boolean
let again: (() => void) | undefined

beforeEach(() => {
  kept = new Map()
  isBusy = false
  again = undefined
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    },
  })
  return () => vi.unstubAllGlobals()
})

const visit = () =>
  makeInterruptions({
    isBusy: () => isBusy,
    every: (_, act) => {
      again = act
      return () => {
        again = undefined
      }
    },
  })

test('exp.3 experiences that interrupt come one at a time', () => {
  const { request } = visit()
  const [first, second] = [vi.fn(), vi.fn()]
  const leave = request('1:1', first)
  request('1:2', second)
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 0])
  leave()
  expect(second).toHaveBeenCalledTimes(1)
})

test('exp.3 after one was shown no other comes in this visit; the same may return', () => {
  const { request, markShown } = visit()
  const leave = request('1:1', () => markShown('1:1', true))
  const [same, other] = [vi.fn(), vi.fn()]
  leave()
  request('1:2', other)
  request('1:1', same)
  expect([same.mock.calls.length, other.mock.calls.length]).toEqual([1, 0])
  visit().request('1:3', other)
  expect(other).not.toHaveBeenCalled()
})

test('exp.44 without consent the visit is the page, and the browser stores nothing', () => {
  const { request, markShown } = visit()
  request('1:1', () => markShown('1:1', false))()
  const other = vi.fn()
  request('1:2', other)
  expect([other.mock.calls.length, kept.size]).toEqual([0, 0])
  visit().request('1:2', other)
  expect(other).toHaveBeenCalledTimes(1)
})

test('exp.3 while the viewer is busy it waits, and comes when they are done; given back, it no longer waits', () => {
  isBusy = true
  const { request } = visit()
  const [open, gone] = [vi.fn(), vi.fn()]
  request('1:2', gone)()
  expect(again).toBeUndefined()
  request('1:1', open)
  again?.()
  expect(open).not.toHaveBeenCalled()
  isBusy = false
  again?.()
  expect([open.mock.calls.length, gone.mock.calls.length, again]).toEqual([1, 0, undefined])
})
