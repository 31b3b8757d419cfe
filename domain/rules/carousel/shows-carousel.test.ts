import { expect, test } from 'vitest'
import type { PinCard } from '../../entities/pin.ts'
import { asSlot, movesLogged, newlySeen, showsCarousel } from './shows-carousel.ts'

const slot = {
  id: '5',
  slot_id: '5',
  title: ' Red chair ',
  details: 'Oak and wool',
  link: 'https://example.org/red',
  item_id: 'r1',
  image_signature: 'ff',
  image_ext: 'png',
  image_width: 300,
  image_height: 400,
  dominant_color: '#aa0000',
}
const carousel_data = { id: '1', carousel_id: '1', index: 0, carousel_slots: [slot] }
const group = (name: string) => ({ mobile_web_carousel: name })

test.each<[string, Pick<PinCard, 'carousel_data'>, boolean, boolean, string, boolean]>([
  ['signed-in desktop', { carousel_data }, true, true, 'control', true],
  ['signed-out desktop', { carousel_data }, false, true, 'enabled', false],
  ['mobile, experiment on', { carousel_data }, true, false, 'enabled', true],
  ['mobile, signed out, experiment on', { carousel_data }, false, false, 'enabled', true],
  ['mobile, experiment off', { carousel_data }, true, false, 'control', false],
  ['no carousel', {}, true, true, 'enabled', false],
  ['an empty one', { carousel_data: { ...carousel_data, carousel_slots: [] } }, true, true, 'enabled', false],
])('carousel.4 %s', (_, pin, is_auth, isDesktop, experiment, shows) => {
  expect(showsCarousel(pin, { is_auth, experiments: group(experiment) }, isDesktop)).toBe(shows)
})

const pin = {
  id: '9',
  seo_url: '/pin/chairs--9/',
  title: 'Chairs',
  grid_title: 'Chairs',
  description: 'Four of them',
  link: 'https://example.com/',
  domain: 'example.com',
  link_domain: { name: 'example.com', official_user: null },
  alt_text: 'A green chair',
  image_signature: 'ee',
}

test('carousel.7 a slot has its own words, link and picture; the address stays the pin’s', () => {
  expect(asSlot(pin, slot)).toEqual({
    id: '9',
    shown_slot: slot,
    seo_url: '/pin/chairs--9/',
    title: ' Red chair ',
    grid_title: 'Red chair',
    description: 'Oak and wool',
    closeup_description: 'Oak and wool',
    closeup_unified_description: 'Oak and wool',
    link: 'https://example.org/red',
    domain: 'example.org',
    link_domain: null,
    alt_text: '',
    image_signature: 'ff',
    image_ext: 'png',
    image_width: 300,
    image_height: 400,
    dominant_color: '#aa0000',
  })
})

test('carousel.7 what a slot does not say is the pin’s', () => {
  expect(asSlot(pin, { ...slot, title: '', details: ' ', link: null, image_signature: 'ee' })).toMatchObject({
    title: 'Chairs',
    description: 'Four of them',
    link: 'https://example.com/',
    domain: 'example.com',
    alt_text: 'A green chair',
  })
})

test('carousel.6 each slot is seen once a view', () => {
  const once = newlySeen(new Set(), '5')
  expect(once).toEqual(new Set(['5']))
  expect(newlySeen(once ?? new Set(), '5')).toBeNull()
  expect(newlySeen(once ?? new Set(), '6')).toEqual(new Set(['5', '6']))
})

test.each([
  ['swipe', false, true],
  ['swipe', true, true],
  ['arrow', false, true],
  ['arrow', true, false],
] as const)('carousel.6 a move by %s, editing %s, is logged: %s', (happening, isEditing, logged) => {
  expect(movesLogged(happening, isEditing)).toBe(logged)
})
