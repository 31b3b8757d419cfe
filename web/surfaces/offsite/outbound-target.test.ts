import { expect, test } from 'vitest'
import { type OutboundTarget, toOutboundOptions, toOutboundSlot } from './outbound-target.ts'

const url = 'https://shop.example/jar'
const shown = { id: '1', shown_slot: { slot_id: '9' }, tracking_params: 'CwAB', is_third_party_ad: true } as never

test.each<[string, OutboundTarget, object | undefined]>([
  ['a plain pin', { url, pin: { id: '1' } as never }, undefined],
  ['a picture of a carousel', { url, pin: shown }, { slot_id: '9' }],
  ['a card that names it', { url, pin: { id: '1' } as never, slot: { slot_id: '2' } }, { slot_id: '2' }],
])('offsite.7 the slot of %s', (_, way, slot) => expect(toOutboundSlot(way)).toEqual(slot))

test('offsite.3 offsite.4 an outbound target contains its pin and the tracking parameters', () => {
  expect(toOutboundOptions({ url, pin: shown })).toMatchObject({
    url,
    pin_id: '1',
    client_tracking_params: 'CwAB',
    is_third_party_ad: true,
  })
})
