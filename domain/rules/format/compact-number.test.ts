import { expect, test } from 'vitest'
import { formatCompactNumber } from './compact-number.ts'

test.each([
  [0, 'en-US', '0'],
  [999, 'en-US', '999'],
  [1000, 'en-US', '1k'],
  [1560, 'en-US', '1.5k'],
  [1560, 'de', '1,5k'],
  [999_999, 'en-US', '999.9k'],
  [1_000_000, 'en-US', '1m'],
  [2_300_000_000, 'en-US', '2.3b'],
  [9999, 'ja', '9,999'],
  [10_000, 'ja', '1万'],
  [123_000_000, 'ja', '1.2億'],
  [123_000_000, 'zh-TW', '1.2億'],
  [123_000_000, 'zh-CN', '1.2亿'],
  [25_000, 'ko-KR', '2.5만'],
  [123_000_000, 'ko-KR', '1.2억'],
])('fmt.3 fmt.6 %i in %s is %s', (count, locale, text) => expect(formatCompactNumber(count, locale)).toBe(text))
