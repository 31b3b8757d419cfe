import { expect, test } from 'vitest'
import { opensNewTab, viewIn } from './view-in.ts'

test.each([
  ['view_type=494', true],
  ['view_type=606', false],
  ['view_type=x', false],
  ['', false],
])('closeup.4 log.3 an address with "%s" opens pins in a new tab: %s', (query, isNew) =>
  expect(opensNewTab(viewIn(new URLSearchParams(query)))).toBe(isNew),
)
