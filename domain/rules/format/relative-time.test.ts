import { expect, test } from 'vitest'
import { relativeTime } from './relative-time.ts'

const now = new Date('2026-11-15T12:00:00Z')

test.each([
  ['2026-11-15T11:59:30Z', 'en-US', 'now'],
  ['2026-11-15T12:00:30Z', 'en-US', 'now'],
  ['2026-11-15T11:58:59Z', 'en-US', '1 minute ago'],
  ['2026-11-15T09:10:00Z', 'en-US', '2 hours ago'],
  ['2026-11-14T11:00:00Z', 'en-US', 'yesterday'],
  ['2026-11-10T11:00:00Z', 'de', 'vor 5 Tagen'],
  ['2026-11-01T11:00:00Z', 'de', 'vor 2 Wochen'],
  ['2024-11-05T11:00:00Z', 'en-US', '2 years ago'],
])('%s in %s was %s', (then, locale, says) => expect(relativeTime(new Date(then), now, locale)).toBe(says))
