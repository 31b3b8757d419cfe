import { expect, test } from 'vitest'
import { type DetailsPart, detailsParts, detailsVariant } from './details.ts'

const someone = { is_auth: true, is_eligible_for_image_only_grid: false }
const visitor = { ...someone, is_auth: false }

test.each([
  [someone, true, 'signedInDesktop'],
  [someone, false, 'signedInMobile'],
  [visitor, true, 'anonymous'],
  [visitor, false, 'anonymous'],
])('card.3 %j, desktop %s: %s', (viewer, isDesktop, variant) => expect(detailsVariant(viewer, isDesktop)).toBe(variant))

test.each<[string, typeof someone, boolean, DetailsPart[]]>([
  ['signed-in desktop', someone, true, ['title', 'price', 'rating', 'reactions', 'creator']],
  ['signed-in mobile', someone, false, ['title', 'price', 'rating', 'reactions', 'topic', 'menu']],
  ['anonymous', visitor, true, ['title', 'price', 'rating', 'reactions', 'creator']],
  ['anonymous with a finger', visitor, false, ['title', 'price', 'rating', 'reactions', 'creator', 'menu']],
])('card.47 %s has its own set', (_, viewer, isDesktop, parts) =>
  expect(detailsParts(viewer, isDesktop)).toEqual(parts),
)

test.each([true, false])('card.23 an eligible viewer sees pictures only, desktop %s', (isDesktop) => {
  expect(detailsParts({ ...someone, is_eligible_for_image_only_grid: true }, isDesktop)).toEqual([])
})
