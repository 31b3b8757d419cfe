import { describe, expect, test } from 'vitest'
import { de } from '../../text/de.ts'
import { en } from '../../text/en.ts'
import { makeSay, type TextCatalogue } from '../../text/say.ts'
import { formatLongDate, formatRecentDate, formatRelativeTime, formatTimeAgo } from './dates.ts'

const NOW = new Date('2026-11-18T12:00:00Z')

test.each([
  ['2026-11-15', 'en-US', 'November 15'],
  ['2026-01-01', 'de-DE', '1. Januar'],
  ['2025-11-15', 'en-US', 'November 15, 2025'],
])('%s in %s is %s: this year goes without saying', (day, locale, says) =>
  expect(formatRecentDate(new Date(day), NOW, locale)).toBe(says),
)

test('a long date always has its year', () => expect(formatLongDate(NOW, 'en-US')).toBe('November 18, 2026'))

describe('relative time', () => {
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
  ])('%s in %s was %s', (then, locale, says) => expect(formatRelativeTime(new Date(then), now, locale)).toBe(says))
})

describe('time ago', () => {
  const now = new Date('2026-11-15T12:00:00Z')

  test.each([
    ['2026-11-15T12:00:30Z', 'Just now', 'now', 'Gerade eben'],
    ['2026-11-15T11:59:01Z', 'Just now', 'now', 'Gerade eben'],
    ['2026-11-15T11:59:00Z', '1 minute ago', '1m', 'vor 1 Minute'],
    ['2026-11-15T11:01:00Z', '59 minutes ago', '59m', 'vor 59 Minuten'],
    ['2026-11-15T11:00:00Z', '1 hour ago', '1h', 'vor 1 Stunde'],
    ['2026-11-14T12:00:01Z', '23 hours ago', '23h', 'vor 23 Stunden'],
    ['2026-11-14T12:00:00Z', '1 day ago', '1d', 'vor 1 Tag'],
    ['2026-11-08T12:00:01Z', '6 days ago', '6d', 'vor 6 Tagen'],
    ['2026-11-08T12:00:00Z', '1 week ago', '1w', 'vor 1 Woche'],
    ['2026-10-16T12:00:01Z', '4 weeks ago', '4w', 'vor 4 Wochen'],
    ['2026-10-16T12:00:00Z', '1 month ago', '1mo', 'vor 1 Monat'],
    ['2025-11-15T12:00:01Z', '12 months ago', '12mo', 'vor 12 Monaten'],
    ['2025-11-15T12:00:00Z', '1 year ago', '1y', 'vor 1 Jahr'],
    ['2016-11-15T12:00:00Z', '10 years ago', '10y', 'vor 10 Jahren'],
  ])('fmt.5 %s was %j, short %j, in German %j', (then, long, short, german) => {
    const said = (catalogue: TextCatalogue, locale: string, form: 'long' | 'short') =>
      formatTimeAgo(makeSay(catalogue, locale), new Date(then), now, form)
    expect(said(en, 'en-US', 'long')).toBe(long)
    expect(said(en, 'en-US', 'short')).toBe(short)
    expect(said(de, 'de', 'long')).toBe(german)
  })
})
