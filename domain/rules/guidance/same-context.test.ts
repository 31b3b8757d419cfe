import { expect, test } from 'vitest'
import { isSameContext, needsFetch } from './same-context.ts'

test.each([
  [undefined, undefined, true],
  [{}, {}, true],
  [null, {}, false],
  [{ a: 1 }, { a: 1 }, true],
  [{ a: 1 }, { a: '1' }, false],
  [{ a: 1 }, { a: 1, b: undefined }, true],
  [{ a: 1 }, { a: 1, b: 2 }, false],
  [{ a: [1, 2] }, { a: [1, 2] }, true],
  [{ a: [1, 2] }, { a: [1, 3] }, false],
  [{ a: [1] }, { a: { 0: 1 } }, false],
  [{ a: { b: 1 } }, { a: { b: 2 } }, false],
  [{ a: { b: { c: 1 } } }, { a: { b: { c: 1 } } }, true],
  [{ a: { b: { c: 1 } } }, { a: { b: { c: 2 } } }, false],
  [{ a: { b: { c: { d: 1 } } } }, { a: { b: { c: { d: 2 } } } }, true],
  [{ a: { b: { c: { d: 1 } } } }, { a: { b: { c: 1 } } }, false],
])('exp.39 exp.5 the contexts %j and %j are the same: %j', (one, other, isSame) => {
  expect([isSameContext(one, other), isSameContext(other, one)]).toEqual([isSame, isSame])
})

const dogs = { search_query: 'dogs' }
const cats = { search_query: 'cats' }
const advertiser = { advertiserId: '5' }

test.each([
  ['nothing held', undefined, { extra_context: dogs }, true],
  ['one that can be shown, of the same context', [dogs, true, {}], { extra_context: dogs }, false],
  ['one without context, and none wanted', [null, true, {}], {}, false],
  ['one of another context', [dogs, true, {}], { extra_context: cats }, true],
  ['one that cannot be shown, of the same extra context', [dogs, false, {}], { extra_context: dogs }, false],
  ['one that cannot be shown, of another context', [dogs, false, {}], { extra_context: cats }, true],
  ['one for another advertiser, of the same extra context', [dogs, true, advertiser], { extra_context: dogs }, false],
] as const)('exp.5 with %s a mount fetches: %j, %j, %j', (_, held, wanted, fetches) => {
  const [extraContext, isRenderable, targeting] = held ?? []
  const one = held && {
    extraContext,
    isRenderable: isRenderable as boolean,
    context: { extra_context: dogs, targeting },
  }
  expect(needsFetch(held && one, wanted as object)).toBe(fetches)
})
