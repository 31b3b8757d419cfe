import { expect, test } from 'vitest'
import { en } from '../../text/en.ts'
import { sayIn } from '../../text/say.ts'
import { sponsorshipText } from './sponsorship-text.ts'

const say = sayIn(en, 'en-US')
const said = (status: number, sponsor: string | null) => {
  const text = sponsorshipText({ status, sponsor: sponsor === null ? null : { full_name: sponsor } })
  if (!text) return null
  return text.key === 'card.paidPartnership' ? say(text.key) : say(text.key, { name: text.name })
}

test.each([
  [0, null, null],
  [2, null, 'Paid partnership'],
  [3, null, null],
  [1, 'Acme', 'Paid partnership with Acme'],
  [4, 'Acme', 'Paid partnership with Acme'],
  [7, 'Acme', 'Paid partnership with Acme'],
])('card.15 status %i with the sponsor %s says %s', (status, sponsor, says) => expect(said(status, sponsor)).toBe(says))

test.each([
  [0, 'Acme', null],
  [3, 'Acme', null],
  [2, 'Acme', 'Paid partnership'],
  [1, null, null],
  [4, ' ', null],
])('card.30 status %i with the sponsor %s says %s', (status, sponsor, says) => expect(said(status, sponsor)).toBe(says))

test('card.30 a pin without a partnership says nothing', () => expect(sponsorshipText(null)).toBeNull())
