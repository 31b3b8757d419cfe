import { expect, test } from 'vitest'
import { isPartnerType, knownAccountType } from './account-type.ts'

test.each([
  ['person', 'person', false],
  ['other', 'other', true],
  ['retailer', 'retailer', true],
])('%s is a kind of account; a partner: %s', (sent, known, partner) => {
  expect(knownAccountType(sent)).toBe(known)
  expect(isPartnerType(sent)).toBe(partner)
})

test.each(['', 'king', 'toString'])('%j is no kind of account', (sent) => expect(knownAccountType(sent)).toBeNull())
