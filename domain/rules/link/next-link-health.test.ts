import { expect, test } from 'vitest'
import { isRealHost, type LinkCheckOutcome, nextLinkHealth, toLinkCheckOutcome } from './next-link-health.ts'

const now = new Date('2026-11-15T12:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
const hours = (date: Date) => (date.getTime() - now.getTime()) / 3600_000

test.each<[LinkCheckOutcome, number, number, string, number]>([
  ['there', 3, 5, 'ok', 168],
  ['closed', 0, 0, 'ok', 720],
  ['removed', 0, 0, 'gone', 720],
  ['missing', 0, 0, 'failing', 6],
  ['missing', 1, 0.5, 'failing', 12],
  ['missing', 1, 1, 'gone', 720],
  ['nowhere', 3, 6, 'failing', 48],
  ['nowhere', 3, 7, 'gone', 720],
  ['silent', 5, 29, 'failing', 168],
  ['silent', 5, 30, 'gone', 720],
])(
  'link health: %s after %i failures in %d days is %s, looked at again in %d hours',
  (found, failures, days, state, next) => {
    const looked = nextLinkHealth({ failures, failing_since: failures ? daysAgo(days) : null }, found, now)
    expect([looked.state, hours(looked.next_check_at)]).toEqual([state, next])
  },
)

test.each<[number | undefined, string | undefined, LinkCheckOutcome]>([
  [404, undefined, 'missing'],
  [410, undefined, 'removed'],
  [403, undefined, 'closed'],
  [429, undefined, 'closed'],
  [500, undefined, 'silent'],
  [undefined, 'ENOTFOUND', 'nowhere'],
  [undefined, 'ECONNREFUSED', 'silent'],
  [undefined, undefined, 'silent'],
])('link health: status %s or failure %s means %s', (status, code, found) =>
  expect(toLinkCheckOutcome(status, code)).toBe(found),
)

test.each([
  ['clay-table.example', false],
  ['example.com', false],
  ['a.test', false],
  ['fexample', true],
  ['myexample.com', true],
  ['shop.de', true],
])('%s may be asked: %s', (host, real) => expect(isRealHost(host)).toBe(real))
