import { expect, test } from 'vitest'
import { trackedLink } from './tracked-link.ts'

test.each([
  ['https://nest.de/jar?a=1', 'x y', 'https://nest.de/jar?a=1&tp=x+y'],
  ['https://nest.de/jar', null, 'https://nest.de/jar'],
  ['nowhere', 'x', 'nowhere'],
  [null, 'x', null],
])('the tracked link of %s with %s is %s', (link, tracking, told) => expect(trackedLink(link, tracking)).toBe(told))
