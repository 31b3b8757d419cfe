import { expect, test } from 'vitest'
import type { Id } from '../../id.ts'
import { pinIdIn } from '../pin/seo-slug.ts'
import { pinPath } from './pin-path.ts'

const pin = { id: '1234567890123456789' as Id, seo_url: '/pin/blue-feathers--1234567890123456789/' }

test.each([
  [true, '/pin/1234567890123456789/'],
  [false, '/pin/blue-feathers--1234567890123456789/'],
])('route.2 signed in %s: the link is %s', (isSignedIn, path) => expect(pinPath(pin, isSignedIn)).toBe(path))

test.each([
  ['blue-feathers--12', '12'],
  ['12', '12'],
  ['a--b--12', '12'],
  ['create', null],
  ['blue--feathers', null],
  ['12--', null],
])('route.1 route.24 the id in %s is %s', (segment, id) => expect(pinIdIn(segment)).toBe(id))
