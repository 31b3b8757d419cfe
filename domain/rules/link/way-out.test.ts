import { expect, test } from 'vitest'
import { offsitePath } from './external-link.ts'
import {
  chipClickDetailsJson,
  clickDetailsJson,
  isOutboundClick,
  nextLinkCheckDelayMs,
  rightClickDetailsJson,
  toAttributionSource,
} from './outbound-click.ts'

test('offsite.4 the way out carries what it needs, and nothing that could end it early', () => {
  const way = {
    url: 'https://shop.example/?a=1&b=2#c',
    pin_id: '12',
    token: 't.x',
    is_third_party_ad: true,
    client_tracking_params: 'CwAB&token=no',
    aux_data: '{"a":1}',
    isTold: true,
  }
  const query = new URL(offsitePath(way), 'https://bower.example').searchParams
  expect(Object.fromEntries(query)).toEqual({
    token: 't.x',
    url: 'https://shop.example/?a=1&b=2#c',
    pin: '12',
    isThirdPartyAd: 'true',
    csr: 'true',
    client_tracking_params: 'CwAB&token=no',
    aux_data: '{"a":1}',
  })
  expect(offsitePath({ url: 'javascript:alert(1)' })).toBe('/offsite/?url=javascript%3Aalert%281%29')
})

test('offsite.7 offsite.8 a right click and a chip are told as JSON text; a right click does not leave', () => {
  const right = rightClickDetailsJson('12', { slot_index: 2 })
  expect(right).toBe('{"clickthrough_type":"rightClick","object_id":"12","slot_index":2}')
  expect(chipClickDetailsJson(1, 'collection')).toBe(
    '{"click_position":1,"client_creative_type":"collection","clickthrough_type":"chip"}',
  )
  expect(
    [right, chipClickDetailsJson(0, 'x'), undefined, 'no json', { clickthrough_type: 'rightClick' }].map(
      isOutboundClick,
    ),
  ).toEqual([false, true, true, true, false])
})

test('offsite.3 a click says on what page it was, and on which slot', () => {
  expect(clickDetailsJson({ landing_page_type: 'board' })).toBe(
    '{"clickthrough_type":"click","landing_page_type":"board"}',
  )
  expect(JSON.parse(clickDetailsJson({}, { slot_id: '9' }))).toEqual({ clickthrough_type: 'click', slot_id: '9' })
})

test('offsite.10 the check repeats with growing pauses, five times at most', () =>
  expect([1, 2, 3, 4, 5].map(nextLinkCheckDelayMs)).toEqual([1000, 2000, 4000, 8000, null]))

const ad = { is_promoted: true, attribution_source_id: '77', advertiser_id: '5', campaign_id: null }
test.each([
  ['click', '604800', '2', 'navigation'],
  ['view', '86400', '1', 'event'],
] as const)(
  'offsite.6 offsite.12 a %s is told for %s s with priority %s',
  (kind, expiry, priority, source_event_type) =>
    expect(toAttributionSource(ad, kind, 'https://shop.example/jar')).toEqual({
      source_event_id: '77',
      destination: '["https://shop.example"]',
      expiry,
      priority,
      source_event_type,
      advertiser_id: '5',
      hostname: 'shop.example',
    }),
)

test('offsite.12 a campaign is told when it is known, an advertiser who is not is left out', () => {
  const source = toAttributionSource(
    { ...ad, advertiser_id: null, campaign_id: '8' },
    'click',
    'https://shop.example/jar',
  )
  expect(source).toMatchObject({ campaign_id: '8' })
  expect(source).not.toHaveProperty('advertiser_id')
})

test.each([
  ['no ad', { ...ad, is_promoted: false }, 'https://shop.example/'],
  ['no source', { ...ad, attribution_source_id: null }, 'https://shop.example/'],
  ['no link', ad, null],
  ['no readable host', ad, 'https://'],
])('offsite.12 offsite.13 nothing is told of a pin with %s', (_, pin, link) =>
  expect(toAttributionSource(pin, 'click', link)).toBeNull(),
)
