import { expect, test } from 'vitest'
import type { PinCard } from '../../entities/pin.ts'
import { en } from '../../text/en.ts'
import {
  addSeenSlot,
  availableArrows,
  isSlideMoveLogged,
  nextSlidesState,
  type SlidesEvent,
  showsCarousel,
  toSlotPin,
  toSlotTexts,
  toSwipe,
} from './slides.ts'

const at = (index: number, count = 5) => ({ index, count, isTouched: false })

test.each<[number, SlidesEvent, number]>([
  [0, 'swipedLeft', 1],
  [3, 'swipedLeft', 4],
  [4, 'swipedRight', 3],
  [1, 'swipedRight', 0],
  [2, 'scrolled', 2],
])('carousel.1 at %i, %s: %i', (index, happening, next) => {
  expect(nextSlidesState(at(index), happening)).toEqual({ index: next, count: 5, isTouched: true })
})

test.each<[number, SlidesEvent]>([
  [4, 'swipedLeft'],
  [0, 'swipedRight'],
])('carousel.8 at the end %i a swipe (%s) changes no slide', (index, happening) => {
  expect(nextSlidesState(at(index), happening).index).toBe(index)
})

test.each([
  [-40, 5, 'swipedLeft'],
  [40, -5, 'swipedRight'],
  [-40, 60, null],
  [40, -40, null],
  [0, 200, null],
  [-8, 0, null],
])('carousel.1 carousel.8 a finger that goes %i, %i: %s', (dx, dy, swipe) => expect(toSwipe({ dx, dy })).toBe(swipe))

test.each([
  [0, 5, { previous: false, next: true }],
  [2, 5, { previous: true, next: true }],
  [4, 5, { previous: true, next: false }],
  [0, 1, { previous: false, next: false }],
])('carousel.2 at %i of %i the arrows are %j', (index, count, arrows) =>
  expect(availableArrows({ index, count })).toEqual(arrows),
)

test.each<[number, 'next' | 'previous', number | undefined, number]>([
  [0, 'next', undefined, 1],
  [0, 'next', 3, 3],
  [3, 'next', 3, 4],
  [4, 'previous', 3, 1],
  [1, 'previous', 3, 0],
])('carousel.2 at %i, %s by %s: %i', (index, arrow, perPage, next) => {
  expect(nextSlidesState(at(index), arrow, perPage).index).toBe(next)
})

test('carousel.2 the labels', () => {
  expect([en['carousel.previous'], en['carousel.next']]).toEqual(['View Previous', 'View Next'])
})

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
  mobile_link: 'https://m.example.com/',
  domain: 'example.com',
  link_domain: { name: 'example.com', official_user: null },
  alt_text: 'A green chair',
  image_signature: 'ee',
}

test('carousel.7 a slot has its own words, link and picture; the address stays the pin’s', () => {
  expect(toSlotPin(pin, slot)).toEqual({
    id: '9',
    shown_slot: slot,
    seo_url: '/pin/chairs--9/',
    title: ' Red chair ',
    grid_title: 'Red chair',
    description: 'Oak and wool',
    closeup_description: 'Oak and wool',
    closeup_unified_description: 'Oak and wool',
    link: 'https://example.org/red',
    mobile_link: null,
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
  expect(toSlotPin(pin, { ...slot, title: '', details: ' ', link: null, image_signature: 'ee' })).toMatchObject({
    title: 'Chairs',
    description: 'Four of them',
    link: 'https://example.com/',
    mobile_link: 'https://m.example.com/',
    domain: 'example.com',
    alt_text: 'A green chair',
  })
})

test('carousel.6 each slot is seen once a view', () => {
  const once = addSeenSlot(new Set(), '5')
  expect(once).toEqual(new Set(['5']))
  expect(addSeenSlot(once ?? new Set(), '5')).toBeNull()
  expect(addSeenSlot(once ?? new Set(), '6')).toEqual(new Set(['5', '6']))
})

test.each([
  ['swipe', false, true],
  ['swipe', true, true],
  ['arrow', false, true],
  ['arrow', true, false],
] as const)('carousel.6 a move by %s, editing %s, is logged: %s', (happening, isEditing, logged) => {
  expect(isSlideMoveLogged(happening, isEditing)).toBe(logged)
})

const link = 'https://example.org/red'

test.each([
  [undefined, {}],
  [{ title: ' ', details: '', link: null }, {}],
  [
    { title: ' Red chair ', details: 'Oak', link },
    { title: 'Red chair', description: 'Oak', link },
  ],
])('carousel.7 %j is saved with %j', (slot, words) => expect(toSlotTexts(slot)).toEqual(words))
