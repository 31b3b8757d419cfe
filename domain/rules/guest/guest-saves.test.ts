import { expect, test } from 'vitest'
import type { Id } from '../../id.ts'
import {
  type GuestSave,
  guestSaveViewerFields,
  listSavesToMerge,
  NO_GUEST_SAVES,
  parseGuestSaves,
  rememberGuestSave,
  withoutGuestSave,
} from './guest-saves.ts'

const save = (pin: string, key = `key-${pin}`): GuestSave => ({ pin_id: pin as Id, key })
const tap = (...saves: GuestSave[]) =>
  saves.reduce((before, one) => rememberGuestSave(before.saves, one), {
    saves: NO_GUEST_SAVES,
    upsell: null,
  } as ReturnType<typeof rememberGuestSave>)

test.each([
  ['the first', [save('1')], ['1'], null],
  ['the second', [save('1'), save('2')], ['1', '2'], null],
  ['the same again', [save('1'), save('1', 'other')], ['1'], null],
  ['the same again when two are remembered', [save('1'), save('2'), save('1', 'other')], ['1', '2'], null],
])('guest.1 %s is remembered and asks for nothing', (_, taps, pins, upsell) => {
  const after = tap(...taps)
  expect(after.saves.remembered.map(({ pin_id }) => pin_id)).toEqual(pins)
  expect(after.upsell).toBe(upsell)
})

test('guest.1 guest.5 the third is not remembered: it opens the upsell and is pending', () => {
  const { saves, upsell } = tap(save('1'), save('2'), save('3'))
  expect(saves).toEqual({ remembered: [save('1'), save('2')], pending: save('3') })
  expect(upsell).toEqual({ source: 'saveButtonExp', pin_id: '3' })
})

test('guest.5 the latest is the pending one, and the same wish keeps its key', () => {
  expect(tap(save('1'), save('2'), save('3'), save('4')).saves.pending).toEqual(save('4'))
  expect(tap(save('1'), save('2'), save('3'), save('3', 'other')).saves.pending).toEqual(save('3'))
})

test.each([
  ['nothing', [], { has_saved_unauth_pin: false, unauth_save_pin_id: null }],
  ['one', [save('1')], { has_saved_unauth_pin: true, unauth_save_pin_id: '1' }],
  ['three', [save('1'), save('2'), save('3')], { has_saved_unauth_pin: true, unauth_save_pin_id: '3' }],
])('guest.1 the marks after %s', (_, taps, marks) => expect(guestSaveViewerFields(tap(...taps).saves)).toEqual(marks))

test('guest.2 after sign-in each remembered pin and the pending one is saved, each once', () => {
  expect(listSavesToMerge(tap(save('1'), save('2'), save('3')).saves)).toEqual([save('1'), save('2'), save('3')])
  expect(listSavesToMerge({ remembered: [save('1'), save('1', 'b')], pending: save('1', 'c') })).toEqual([save('1')])
  expect(listSavesToMerge(NO_GUEST_SAVES)).toEqual([])
})

test('guest.6 what was answered is taken out, so that a repeated merge has only the rest', () => {
  const { saves } = tap(save('1'), save('2'), save('3'))
  const afterOne = withoutGuestSave(saves, save('1'))
  expect(listSavesToMerge(afterOne)).toEqual([save('2'), save('3')])
  expect(withoutGuestSave(withoutGuestSave(afterOne, save('2')), save('3'))).toEqual(NO_GUEST_SAVES)
})

test('guest.6 two tabs send the same keys', () => {
  const { saves } = tap(save('1'), save('2'))
  const otherTab = parseGuestSaves(JSON.stringify(saves))
  expect(listSavesToMerge(otherTab).map(({ key }) => key)).toEqual(listSavesToMerge(saves).map(({ key }) => key))
})

test('guest.5 they survive a reload', () => {
  const { saves } = tap(save('1'), save('2'), save('3'))
  expect(parseGuestSaves(JSON.stringify(saves))).toEqual(saves)
})

test('carousel.7 guest.5 which picture of a carousel it was is kept too', () => {
  const one = { ...save('1'), slot_id: '1-2' }
  expect(listSavesToMerge(parseGuestSaves(JSON.stringify(tap(one).saves)))).toEqual([one])
})

test.each([null, '', '{', '[]', 'null', '{"remembered":[{"pin_id":"x","key":"k"}],"pending":{"pin_id":"1"}}'])(
  'guest.5 stored as %j there are none',
  (stored) => expect(parseGuestSaves(stored)).toEqual(NO_GUEST_SAVES),
)

test('guest.5 more than two were never remembered', () => {
  const stored = JSON.stringify({ remembered: [save('1'), save('2'), save('3')], pending: null })
  expect(parseGuestSaves(stored).remembered).toHaveLength(2)
})
