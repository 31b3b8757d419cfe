import { expect, test } from 'vitest'
import { sourceName } from './source-name.ts'

test.each([
  ['www.example.org', 'example.org'],
  ['a-domain-of-27-letters.xy.za', 'a-domain-of-27-letters.xy.z…'],
  ['a-domain-of-27-letters.xyz1', 'a-domain-of-27-letters.xyz1'],
])('card.50 %s is shown as %s', (domain, shown) => expect(sourceName(domain)).toBe(shown))
