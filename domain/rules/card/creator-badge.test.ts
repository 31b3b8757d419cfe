import { expect, test } from 'vitest'
import { en } from '../../text/en.ts'
import { sayIn } from '../../text/say.ts'
import { creatorBadge } from './creator-badge.ts'

const people = {
  merchant: { is_verified_merchant: true, verified_identity: { verified: false } },
  identity: { is_verified_merchant: false, verified_identity: { verified: true } },
  both: { is_verified_merchant: true, verified_identity: { verified: true } },
  nobody: { is_verified_merchant: false, verified_identity: { verified: false } },
}
const inGroup = (group: string) => ({ is_auth: true, experiments: { simplify_creator_attributions_web: group } })
const iconOf = (who: keyof typeof people, group: string) => creatorBadge(people[who], inGroup(group))?.icon ?? null

test.each([
  ['merchant', 'merchant'],
  ['both', 'merchant'],
  ['identity', 'identity'],
  ['nobody', null],
] as const)('card.37 trusted-verified: %s has %s', (who, icon) => expect(iconOf(who, 'trusted_verified')).toBe(icon))

test.each([
  ['merchant', 'blueCheckmark'],
  ['both', 'blueCheckmark'],
  ['identity', null],
  ['nobody', null],
] as const)('card.38 merchant-blue-checkmark: %s has %s', (who, icon) => {
  expect(iconOf(who, 'merchant_blue_checkmark')).toBe(icon)
})

test.each([
  ['merchant', null],
  ['both', null],
  ['identity', 'redCheckmark'],
  ['nobody', null],
] as const)('card.39 red-checkmark: %s has %s', (who, icon) => expect(iconOf(who, 'red_checkmark')).toBe(icon))

test.each([
  [true, 'control', 'trusted_verified', null],
  [true, 'trusted_verified', 'control', 'merchant'],
  [false, 'control', 'trusted_verified', 'merchant'],
  [false, 'trusted_verified', 'control', null],
])('card.40 signed in %s, plain group %s, group of visitors %s: %s', (is_auth, plain, unauth, icon) => {
  const experiments = {
    simplify_creator_attributions_web: plain,
    simplify_creator_attributions_unauth_web: unauth,
  }
  expect(creatorBadge(people.merchant, { is_auth, experiments })?.icon ?? null).toBe(icon)
})

test('card.19 a merchant has the tooltip, an identity without merchant the domain-verification icon', () => {
  expect(creatorBadge(people.merchant, inGroup('trusted_verified'))?.tooltip).toBe('card.merchantVerified')
  expect(creatorBadge(people.identity, inGroup('trusted_verified'))).toEqual({
    icon: 'identity',
    tooltip: 'card.identityVerified',
  })
  const said = sayIn(en, 'en-US')('card.merchantVerified', { product: 'Bowerbird' })
  expect([said, en['card.learnMore']]).toEqual(["This retailer meets Bowerbird's Merchant Guidelines", 'Learn more'])
})
