import { expect, test } from 'vitest'
import { type FooterCheck, footerPlacement, footerStrip } from './footer-strip.ts'

const link = { href: '/ideas/', text: 'Explore' }
const placed = (display_data: unknown, type = 27): FooterCheck => ({ id: '1:1', type, display_data })
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
  expect(footerStrip(variant, check)).toEqual(strip)
})

test('card.47 each signed-in variant has its own place, a visitor none', () => {
  expect(footerPlacement('anonymous')).toBeNull()
  expect(footerPlacement('signedInDesktop')).not.toBe(footerPlacement('signedInMobile'))
})
