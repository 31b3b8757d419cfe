import { expect, test, vi } from 'vitest'
import { holdNavigation, isNavigationHeld } from './navigation-hold.ts'

test('exp.31 going elsewhere is held until it is released, and who holds it gets the way on', () => {
  const goOn = vi.fn()
  expect(isNavigationHeld(goOn)).toBe(false)
  const onLeave = vi.fn()
  const release = holdNavigation(onLeave)
  expect(isNavigationHeld(goOn)).toBe(true)
  expect(onLeave).toHaveBeenCalledWith(goOn)
  expect(goOn).not.toHaveBeenCalled()
  release()
  expect(isNavigationHeld(goOn)).toBe(false)
})

test('exp.31 the last one that holds counts, and releasing an earlier one changes nothing', () => {
  const release = [holdNavigation(() => {}), holdNavigation(() => {})]
  release[0]?.()
  expect(isNavigationHeld(() => {})).toBe(true)
  release[1]?.()
  expect(isNavigationHeld(() => {})).toBe(false)
})
