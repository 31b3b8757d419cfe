import { describe, expect, test } from 'vitest'
import type { SurfaceName } from '../../constants/surfaces.ts'
import type { PinCard, SavedInfo } from '../../entities/pin.ts'
import type { Id } from '../../id.ts'
import {
  type CardAction,
  cardActions,
  contextMenuKind,
  findPinIdToEdit,
  hasFingerMoved,
  mayEditPin,
  showsOverflowMenu,
} from './card-actions.ts'

describe('context menu', () => {
  const someone = { id: '1' } as NonNullable<PinCard['pinner']>
  const pin = { native_creator: null, pinner: someone }
  const deleted = { ...pin, story_pin_data: { is_deleted: true } as PinCard['story_pin_data'] }
  const nobodys = { native_creator: null, pinner: null }

  test.each<[string, Parameters<typeof contextMenuKind>[0], SurfaceName, 'rightClick' | 'longPress', string]>([
    ['with a pinner', pin, 'AuthHomefeed', 'rightClick', 'card'],
    ['with a creator', { native_creator: someone, pinner: null }, 'AuthHomefeed', 'rightClick', 'card'],
    ['with neither', nobodys, 'AuthHomefeed', 'rightClick', 'browser'],
    ['with neither, on touch', nobodys, 'AuthHomefeed', 'longPress', 'card'],
    ['a deleted story', deleted, 'AuthHomefeed', 'rightClick', 'browser'],
    ['a deleted story, on touch', deleted, 'AuthHomefeed', 'longPress', 'browser'],
    ['in a conversation', pin, 'ConversationView', 'rightClick', 'browser'],
    ['in a conversation, on touch', pin, 'ConversationView', 'longPress', 'browser'],
  ])('card.33 %s', (_, shown, surface, by, menu) => expect(contextMenuKind(shown, surface, by)).toBe(menu))
})

describe('overflow menu', () => {
  const person = (id: string) => ({ id: id as Id }) as NonNullable<PinCard['pinner']>
  const me = { is_auth: true, id: '1' as Id, experiments: {} }
  const visitor = { is_auth: false, id: null, experiments: {} }
  const pin = { pinner: person('2'), is_promoted: false, image_signature: 'ab' }
  const ad = { ...pin, is_promoted: true, promoter: person('3'), promoted_is_removable: true }

  test.each<[string, Parameters<typeof showsOverflowMenu>[0], SurfaceName, boolean]>([
    ['a pin of someone else', pin, 'AuthHomefeed', true],
    ['an own pin', { ...pin, pinner: person('1') }, 'AuthHomefeed', false],
    ['a removable ad', ad, 'AuthHomefeed', true],
    ['an ad that stays', { ...ad, promoted_is_removable: false }, 'AuthHomefeed', false],
    ['an ad of which nothing is said', { ...pin, is_promoted: true }, 'AuthHomefeed', false],
    ['an ad, for its promoter', { ...ad, promoter: person('1') }, 'AuthHomefeed', false],
    ['the story grid of a creator', pin, 'CreatorProfileStoryGrid', false],
    ['the activity grid of a creator', pin, 'CreatorProfileActivityGrid', false],
    ['choosing a cover', pin, 'BoardCoverSelection', false],
    ['engagement details', pin, 'EngagementDetails', false],
    ['the profile of someone', pin, 'OtherProfilePinGrid', true],
  ])('card.12 %s', (_, shown, surface, shows) => expect(showsOverflowMenu(shown, me, surface, true)).toBe(shows))

  test.each([
    ['control', true, false],
    ['enabled', true, true],
    ['control', false, true],
  ])('card.48 a visitor in group %s, desktop %s, has a menu: %s', (group, isDesktop, shows) => {
    const viewer = { ...visitor, experiments: { anonymous_overflow_menu: group } }
    expect(showsOverflowMenu(pin, viewer, 'AuthHomefeed', isDesktop)).toBe(shows)
  })

  test('card.48 a visitor whose group is not known is outside the test', () => {
    expect(showsOverflowMenu(pin, visitor, 'AuthHomefeed', true)).toBe(false)
  })

  const all = { follows: true, offers: () => true }
  const deleted = { is_deleted: true } as PinCard['story_pin_data']

  test.each<[string, Parameters<typeof cardActions>, CardAction[]]>([
    [
      'someone who follows the creator',
      [pin, me, all],
      ['share', 'copyLink', 'copyImage', 'download', 'hide', 'unfollow', 'report'],
    ],
    [
      'someone who does not',
      [pin, me, { ...all, follows: false }],
      ['share', 'copyLink', 'copyImage', 'download', 'hide', 'report'],
    ],
    [
      'a pin whose topic is known',
      [{ ...pin, interest_id: '9' as Id }, me, { ...all, follows: false }],
      ['share', 'copyLink', 'copyImage', 'download', 'hide', 'lessTopic', 'report'],
    ],
    ['a visitor', [pin, visitor, all], ['share', 'copyLink', 'copyImage', 'download', 'hide', 'report']],
    ['the owner', [{ ...pin, pinner: person('1') }, me, all], ['share', 'copyLink', 'copyImage', 'download']],
    ['an ad', [ad, me, all], ['share', 'copyLink', 'copyImage', 'download', 'hide', 'unfollow', 'report', 'whyAd']],
    [
      'a pin whose picture is on its way',
      [{ ...pin, image_signature: null }, me, all],
      ['share', 'copyLink', 'hide', 'unfollow', 'report'],
    ],
    [
      'what is not possible here',
      [pin, me, { follows: true, offers: (action) => action === 'copyLink' }],
      ['copyLink'],
    ],
    ['a removed story', [{ ...pin, story_pin_data: deleted }, me, all], []],
  ])('card.31 %s', (_, given, actions) => expect(cardActions(...given)).toEqual(actions))

  test.each([
    ['partner', { ...me, is_partner: true }],
    ['employee', { ...me, is_employee: true }],
    ['collaborator', { ...me, id: '4' as Id }],
  ])('viewer.4 a %s has the menu that everyone signed in has', (_, viewer) => {
    expect(showsOverflowMenu(pin, viewer, 'AuthHomefeed', true)).toBe(true)
    expect(cardActions(pin, viewer, all)).toEqual(cardActions(pin, me, all))
  })

  test('viewer.4 a bot has the menu of a visitor', () => {
    const bot = { ...visitor, is_bot: true }
    expect(showsOverflowMenu(pin, bot, 'AuthHomefeed', true)).toBe(false)
    expect(cardActions(pin, bot, all)).toEqual(cardActions(pin, visitor, all))
  })
})

describe('may edit', () => {
  const me = { is_auth: true, id: '1' as Id }
  const visitor = { is_auth: false, id: null }
  const pin = { id: '9' as Id, access: [] as string[], saved_info: null, board: { owner: { id: '2' as Id } } }
  const saved_info = { local_pin_id: '10' } as SavedInfo

  test.each<[string, Parameters<typeof mayEditPin>[0], typeof me | typeof visitor, Id | null]>([
    ['the owner of the board', { ...pin, board: { owner: { id: me.id } } }, me, pin.id],
    ['someone with write access', { ...pin, access: ['write'] }, me, pin.id],
    ['someone with write access to a pin without a board', { ...pin, access: ['write'], board: null }, me, pin.id],
    ['someone who saved it', { ...pin, saved_info }, me, saved_info.local_pin_id],
    ['someone who saved it and may change it itself', { ...pin, access: ['write'], saved_info }, me, pin.id],
    ['anyone else', pin, me, null],
    ['someone who may do other things', { ...pin, access: ['read'] }, me, null],
    ['a visitor', { ...pin, access: ['write'], saved_info }, visitor, null],
    ['a visitor of a board nobody owns', { ...pin, board: {} }, visitor, null],
  ])('card.27 %s', (_, edited, viewer, id) => {
    expect(mayEditPin(edited, viewer)).toBe(id !== null)
    expect(findPinIdToEdit(edited, viewer)).toBe(id)
  })
})

test.each([
  [0, 0, false],
  [10, 0, false],
  [6, -8, false],
  [-10.1, 0, true],
  [8, 7, true],
])('card.9 a finger at %d, %d has moved: %s', (dx, dy, moved) => expect(hasFingerMoved({ dx, dy })).toBe(moved))
