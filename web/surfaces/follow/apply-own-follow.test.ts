import { expect, test } from 'vitest'
import { applyOwnFollow } from './apply-own-follow.ts'

const me = { id: '1' }
const others = [{ id: '2' }, { id: '3' }]

test.each([
  ['followed before the list was asked for', [me, ...others], undefined, [me, ...others]],
  ['followed while the list was on its way', others, true, [me, ...others]],
  ['followed, and the list knows it already', [...others, me], true, [me, ...others]],
  ['stopped while the list was on its way', [me, ...others], false, others],
])('profile.3 a list of followers is correct for a viewer who %s', (_, people, followsNow, shown) => {
  expect(applyOwnFollow(people, me, followsNow)).toEqual(shown)
})

test('profile.3 a visitor sees the list unchanged', () => {
  expect(applyOwnFollow(others, undefined, true)).toBe(others)
})
