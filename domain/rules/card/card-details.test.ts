import { expect, test } from 'vitest'
import { PRICE_ROW_HEIGHT_PX } from '../../constants/sizes.ts'
import { SURFACES, type SurfaceName } from '../../constants/surfaces.ts'
import type { PinCard } from '../../entities/pin.ts'
import type { CollectionItem } from '../../entities/promotion.ts'
import type { Id } from '../../id.ts'
import { en } from '../../text/en.ts'
import { makeSay } from '../../text/say.ts'
import {
  attributionHeightPx,
  type CardDetailsPart,
  cardDetailsParts,
  cardDetailsVariant,
  cardFooterLayout,
  collectionChips,
  creatorBadge,
  maxTitleLines,
  toSponsorshipText,
} from './card-details.ts'

const someone = { is_auth: true, is_eligible_for_image_only_grid: false }
const visitor = { ...someone, is_auth: false }

test.each([
  [someone, true, 'signedInDesktop'],
  [someone, false, 'signedInMobile'],
  [visitor, true, 'anonymous'],
  [visitor, false, 'anonymous'],
])('card.3 %j, desktop %s: %s', (viewer, isDesktop, variant) =>
  expect(cardDetailsVariant(viewer, isDesktop)).toBe(variant),
)

test.each<[string, typeof someone, boolean, CardDetailsPart[]]>([
  ['signed-in desktop', someone, true, ['title', 'price', 'rating', 'reactions', 'creator']],
  ['signed-in mobile', someone, false, ['title', 'price', 'rating', 'reactions', 'topic', 'menu']],
  ['anonymous', visitor, true, ['title', 'price', 'rating', 'reactions', 'creator']],
  ['anonymous with a finger', visitor, false, ['title', 'price', 'rating', 'reactions', 'creator', 'menu']],
])('card.47 %s has its own set', (_, viewer, isDesktop, parts) =>
  expect(cardDetailsParts(viewer, isDesktop)).toEqual(parts),
)

test.each([true, false])('card.23 an eligible viewer sees pictures only, desktop %s', (isDesktop) => {
  expect(cardDetailsParts({ ...someone, is_eligible_for_image_only_grid: true }, isDesktop)).toEqual([])
})

const others = { grid_title: 'Feathers', access: [] }
const own = { grid_title: 'Feathers', access: ['write'] }
const promoter = { id: '1' } as PinCard['promoter']
const NO_TITLE_ON: SurfaceName[] = ['BaseBoardPinGrid', 'UserProfilePinGrid', 'BoardlessPins']

test.each(NO_TITLE_ON)('card.11 on %s an own pin has no title', (surface) => {
  expect(maxTitleLines(own, surface)).toBe(0)
  expect(maxTitleLines(others, surface)).toBe(2)
  expect(maxTitleLines({ ...own, promoter }, surface)).toBe(2)
})

test('card.11 on all other surfaces an own pin has the title that others have', () => {
  for (const surface of Object.keys(SURFACES) as SurfaceName[]) {
    if (!NO_TITLE_ON.includes(surface)) expect(maxTitleLines(own, surface)).toBe(maxTitleLines(others, surface))
  }
})

test.each<[SurfaceName, number]>([
  ['AuthHomefeed', 2],
  ['SearchItem', 2],
  ['ShoppingGrid', 1],
  ['ConversationView', 1],
  ['BoardCoverSelection', 0],
])('card.11 on %s a title has at most %i lines', (surface, lines) => expect(maxTitleLines(others, surface)).toBe(lines))

test('card.11 what has no title has no line for it', () => {
  expect(maxTitleLines({ ...others, grid_title: ' ' }, 'AuthHomefeed')).toBe(0)
})

const items = (count: number): CollectionItem[] =>
  Array.from({ length: count }, (_, at) => ({
    pin_id: `${at}` as Id,
    image_signature: '',
    image_ext: 'jpg',
    link: null,
  }))
const ad = (type: number, count: number) => ({
  ad_data: { collection_grid_click_type: type, is_weight_loss_ad: false },
  collection_pin: { item_data: items(count) },
})

test.each([
  [2, 3],
  [3, 3],
])('card.17 click type %i with %i things shows them', (type, count) => {
  expect(collectionChips(ad(type, count))).toEqual(items(3))
})

test.each([
  [0, 3, 0],
  [0, 5, 0],
  [1, 5, 0],
  [2, 2, 0],
  [3, 2, 0],
  [2, 5, 3],
  [3, 5, 3],
])('card.42 click type %i with %i things shows the first %i', (type, count, shown) => {
  expect(collectionChips(ad(type, count))).toEqual(items(shown))
})

test('card.17 what is no collection has none', () => {
  expect(collectionChips({})).toEqual([])
  expect(collectionChips({ collection_pin: { item_data: items(3) } })).toEqual([])
})

test.each([
  [0, 'header-only'],
  [159, 'header-only'],
  [159.9, 'header-only'],
  [160, null],
  [400, null],
])('card.5 a container of %d px: %s', (height, layout) => expect(cardFooterLayout(height)).toBe(layout))

test.each([
  [{ isSquare: true, hasPrice: true, hasMerchant: false }, 68],
  [{ isSquare: true, hasPrice: true, hasMerchant: true }, 90],
  [{ isSquare: false, hasPrice: true, hasMerchant: true }, 90],
  [{ isSquare: true, hasPrice: false, hasMerchant: false }, null],
  [{ isSquare: false, hasPrice: true, hasMerchant: false }, null],
])('card.4 the attribution of %j is %s px high', (attribution, height) => {
  expect(attributionHeightPx(attribution)).toBe(height)
})

test('card.4 the texts and the price row', () => {
  expect([en['card.soldOut'], en['card.priceOnSite'], PRICE_ROW_HEIGHT_PX]).toEqual([
    'Sold out',
    'See price on site',
    18,
  ])
})

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
  const said = makeSay(en, 'en-US')('card.merchantVerified', { product: 'Bowerbird' })
  expect([said, en['card.learnMore']]).toEqual(["This retailer meets Bowerbird's Merchant Guidelines", 'Learn more'])
})

const say = makeSay(en, 'en-US')
const said = (status: number, sponsor: string | null) => {
  const text = toSponsorshipText({ status, sponsor: sponsor === null ? null : { full_name: sponsor } })
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

test('card.30 a pin without a partnership says nothing', () => expect(toSponsorshipText(null)).toBeNull())
