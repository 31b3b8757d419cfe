import { describe, expect, test } from 'vitest'
import { SURFACES, type SurfaceName } from '../../constants/surfaces.ts'
import type { PinCard, SavedInfo } from '../../entities/pin.ts'
import type { Id } from '../../id.ts'
import {
  exploreLocalTapAction,
  mayQuickSave,
  type SaveButtonType,
  saveButtonType,
  saveTapTarget,
  showsSaveButton,
} from './save-button.ts'

describe('save button', () => {
  const saved_info = { local_pin_id: '10' } as SavedInfo
  const pin = { is_promoted: false, saved_info: null }
  const removable = { ...pin, is_promoted: true, promoted_is_removable: true }
  const me = { is_auth: true, board_count: 3 }
  const visitor = { is_auth: false, board_count: 0 }

  test.each<[string, Parameters<typeof saveButtonType>, SaveButtonType]>([
    ['no boards', [pin, { ...me, board_count: 0 }, 'AuthHomefeed'], 'classic'],
    ['a visitor', [pin, visitor, 'AuthHomefeed'], 'classic'],
    ['boards', [pin, me, 'AuthHomefeed'], 'inline'],
    ['a saved pin', [{ ...pin, saved_info }, me, 'AuthHomefeed'], 'savedOverlay'],
    ['saved to the profile', [{ ...pin, saved_info }, { ...me, board_count: 0 }, 'AuthHomefeed'], 'savedOverlay'],
    ['a removable ad', [removable, me, 'AuthHomefeed'], 'none'],
    ['an ad that stays', [{ ...pin, is_promoted: true }, me, 'AuthHomefeed'], 'inline'],
    ['a saved removable ad', [{ ...removable, saved_info }, me, 'AuthHomefeed'], 'none'],
    ['a catalogue', [pin, me, 'ShoppingCatalogue'], 'none'],
  ])('save.9 save.16 %s', (_, given, type) => expect(saveButtonType(...given)).toBe(type))

  const person = (id: string) => ({ id: id as Id }) as NonNullable<PinCard['pinner']>
  const on = (privacy: string) => ({ privacy }) as PinCard['board']
  const anyone = { is_auth: true, id: '1' as Id }
  const guest = { is_auth: false, id: null }
  const home = { surface: 'AuthHomefeed' as SurfaceName, isPinPage: false, hasSavedAsGuest: false }

  test.each<[string, Parameters<typeof showsSaveButton>[0], boolean]>([
    ['a public pin of someone else', { pinner: person('2'), board: on('public') }, true],
    ['a protected one', { pinner: person('2'), board: on('protected') }, true],
    ['a pin without a board', { pinner: person('2'), board: null }, true],
    ["someone else's pin on a secret board", { pinner: person('2'), board: on('secret') }, false],
    ['an own pin on a secret board', { pinner: person('1'), board: on('secret') }, true],
  ])('save.10 signed in, %s', (_, shown, shows) => expect(showsSaveButton(shown, anyone, home)).toBe(shows))

  test('save.10 only where the surface allows it, and always on the pin’s own page', () => {
    const shown = { pinner: person('2'), board: null }
    const without = (Object.keys(SURFACES) as SurfaceName[]).filter(
      (surface) => !showsSaveButton(shown, anyone, { ...home, surface }),
    )
    expect(without).toEqual(['BoardCoverSelection', 'ShoppingCatalogue', 'RelatedProducts', 'EngagementDetails'])
    expect(showsSaveButton(shown, anyone, { ...home, surface: 'EngagementDetails', isPinPage: true })).toBe(true)
  })

  test.each([
    ['in a grid, before the first guest save', false, false, true],
    ['in a grid, after it', false, true, false],
    ['on a pin page, after it', true, true, true],
  ])('guest.4 %s', (_, isPinPage, hasSavedAsGuest, shows) => {
    const shown = { pinner: person('2'), board: on('public') }
    expect(showsSaveButton(shown, guest, { ...home, isPinPage, hasSavedAsGuest })).toBe(shows)
  })
})

describe('quick save', () => {
  const me = { is_auth: true, id: '1' as Id, board_count: 4, save_behavior: 0 }

  test.each<[string, typeof me, string | null, boolean]>([
    ['with 4 boards', me, null, true],
    ['with 5 boards', { ...me, board_count: 5 }, null, false],
    ['with none', { ...me, board_count: 0 }, null, true],
    ['on the own profile', me, '1', true],
    ['on the profile of someone else', me, '2', false],
    ['signed out', { ...me, is_auth: false }, null, false],
  ])('save.19 %s', (_, viewer, profileOf, may) => expect(mayQuickSave(viewer, profileOf as Id | null)).toBe(may))

  test.each<[number, number, ReturnType<typeof saveTapTarget>]>([
    [0, 4, 'profile'],
    [1, 4, 'picker'],
    [0, 5, 'picker'],
    [1, 5, 'picker'],
  ])('save.12 save_behavior %i with %i boards: %s', (save_behavior, board_count, does) => {
    expect(saveTapTarget({ ...me, save_behavior, board_count })).toBe(does)
  })

  test.each<[number, Parameters<typeof saveTapTarget>[1], ReturnType<typeof saveTapTarget>]>([
    [0, { hasBoard: true }, 'board'],
    [0, { hasBoard: true, profileOf: '2' as Id }, 'board'],
    [1, { hasBoard: true }, 'picker'],
    [0, { profileOf: '1' as Id }, 'profile'],
    [0, { profileOf: '2' as Id }, 'picker'],
  ])('save.12 save.19 save_behavior %i with %j: %s', (save_behavior, tap, does) => {
    expect(saveTapTarget({ ...me, save_behavior }, tap)).toBe(does)
  })
})

test.each([
  ['unsaved', 'repinPage'],
  ['saving', 'nothing'],
  ['saved', 'nothing'],
  ['deleting', 'nothing'],
] as const)('save.4 %s: %s', (state, does) => expect(exploreLocalTapAction(state)).toBe(does))
