import { expect, test } from 'vitest'
import {
  type FooterExperience,
  footerPlacementId,
  placementForAction,
  placementForPage,
  toFooterStrip,
} from './placements.ts'

test.each([
  ['home', 'wide', 1000503],
  ['home', 'narrow', 1000558],
  ['search', 'wide', 1000506],
  ['search', 'narrow', 1000559],
  ['closeup', 'wide', 1000141],
  ['closeup', 'narrow', 1000494],
] as const)('exp.35 exp.13 the placement of %s, %s, is %i', (page, layout, placement) => {
  expect(placementForPage(page, layout)).toBe(placement)
})

const PAGES = ['home', 'search', 'closeup'] as const

test.each([
  ['save', 1000578, 1000540],
  ['download', 1000499, 1000542],
  ['clickthrough', 1000500, 1000543],
] as const)(
  'exp.36 card.32 %s has the placement %i in wide windows and %i in narrow ones, on every page',
  (action, wide, narrow) => {
    for (const page of PAGES)
      expect([placementForAction(action, page, 'wide'), placementForAction(action, page, 'narrow')]).toEqual([
        wide,
        narrow,
      ])
  },
)

test.each([
  ['home', 1000541, 1000544],
  ['search', 1000541, 1000544],
  ['closeup', 1000140, 1000564],
] as const)(
  'exp.36 no action on %s has the placement %i in wide windows and %i in narrow ones',
  (page, wide, narrow) => {
    expect([placementForAction('noAction', page, 'wide'), placementForAction('noAction', page, 'narrow')]).toEqual([
      wide,
      narrow,
    ])
  },
)

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
