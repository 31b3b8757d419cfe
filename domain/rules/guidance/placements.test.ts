import { expect, test } from 'vitest'
import { type FooterExperience, footerPlacementId, placementForAction, toFooterStrip } from './placements.ts'

test.each([
  ['download', 'home', 'wide', 1000499],
  ['download', 'search', 'narrow', 1000542],
  ['download', 'closeup', 'wide', 1000499],
  ['download', 'profile', 'wide', null],
  ['save', 'home', 'narrow', 1000540],
] as const)('card.32 %s on %s, %s: %s', (action, page, layout, placement) => {
  expect(placementForAction(action, page, layout)).toBe(placement)
})

const link = { href: '/ideas/', text: 'Explore' }
const placed = (display_data: unknown, type = 27): FooterExperience => ({ id: '1:1', type, display_data })
const whole = placed({ message: 'Hello', link })

test.each([
  ['signedInDesktop', whole, { message: 'Hello', link }],
  ['signedInMobile', whole, { message: 'Hello', link: null }],
  ['anonymous', whole, null],
  ['signedInDesktop', undefined, null],
  ['signedInMobile', undefined, null],
  ['signedInDesktop', null, null],
  ['signedInDesktop', placed({ message: 'Hello' }), { message: 'Hello', link: null }],
  ['signedInDesktop', placed({ message: '' }), null],
  ['signedInDesktop', placed(null), null],
  ['signedInDesktop', placed({ message: 'Hello' }, 10), null],
] as const)('card.47 %s with %j shows %j', (variant, check, strip) => {
  expect(toFooterStrip(variant, check)).toEqual(strip)
})

test('card.47 each signed-in variant has its own place, a visitor none', () => {
  expect(footerPlacementId('anonymous')).toBeNull()
  expect(footerPlacementId('signedInDesktop')).not.toBe(footerPlacementId('signedInMobile'))
})
