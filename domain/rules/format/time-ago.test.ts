import { expect, test } from 'vitest'
import { de } from '../../text/de.ts'
import { en } from '../../text/en.ts'
import { type Catalogue, sayIn } from '../../text/say.ts'
import { agoText } from './time-ago.ts'

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
  const said = (catalogue: Catalogue, locale: string, form: 'long' | 'short') =>
    agoText(sayIn(catalogue, locale), new Date(then), now, form)
  expect(said(en, 'en-US', 'long')).toBe(long)
  expect(said(en, 'en-US', 'short')).toBe(short)
  expect(said(de, 'de', 'long')).toBe(german)
})
