import { expect, test } from 'vitest'
import { formatBytes } from './format-bytes.ts'

test.each([
  [0, 'en', '0 kB'],
  [320, 'en', '0.3 kB'],
  [1_000, 'en', '1 kB'],
  [999_999, 'en', '1,000 kB'],
  [1_500_000, 'de', '1,5 MB'],
  [10_000_000_000, 'en', '10 GB'],
  [2_500_000_000_000_000, 'en', '2,500 TB'],
])('%i bytes in %s are %s', (bytes, locale, text) => expect(formatBytes(bytes, locale)).toBe(text))
