import { describe, expect, test } from 'vitest'
import { boardInvitePath, INVITE_CHANNEL, inviteDisplayFor, inviterName } from './board-invites.ts'

const at = (board_url: string, more = {}) =>
  boardInvitePath(new URLSearchParams({ board_url, accept_invite: 'true', seamless: 'true', ...more }))

test('route.36 a board of this site is kept with what is to be done there', () => {
  expect(at('/ada/small-gardens/')).toBe('/ada/small-gardens/?accept_invite=true&seamless=true')
  expect(at('/ada/small-gardens')).toBe('/ada/small-gardens/?accept_invite=true&seamless=true')
  expect(at('/ada/g%C3%A4rten/', { seamless: 'false' })).toBe('/ada/g%C3%A4rten/?accept_invite=true')
  expect(boardInvitePath(new URLSearchParams({ board_url: '/ada/small/' }))).toBe('/ada/small/')
})

test.each([
  'https://evil.example/ada/board/',
  '//evil.example/ada/board/',
  '/\\evil.example/board/',
  'javascript:alert(1)',
  '/pin/123/',
  '/settings/security/',
  '/ada/',
  '/ada/board/section/',
  '/ada/_created/',
  '/../ada//board/',
  '',
])('route.36 %s is dropped', (url) => {
  expect(at(url)).toBeNull()
})

const visitor = { isSignedIn: false, isDesktop: true, isOwn: false, isSeen: false, channel: 1, bothMayMessage: true }
const person = { ...visitor, isSignedIn: true }

describe('what a shared link shows', () => {
  test('invite.8 a popover for visitors on a desktop at any channel but four', () => {
    const channels = Array.from({ length: 20 }, (_, channel) => channel)
    const without = channels.filter((channel) => inviteDisplayFor({ ...visitor, channel }) === 'nothing')
    expect(without).toEqual([5, 9, 12, 16])
    expect(
      channels
        .filter((channel) => !without.includes(channel))
        .every((channel) => inviteDisplayFor({ ...visitor, channel }) === 'popover'),
    ).toBe(true)
  })

  test('invite.8 our own links say how they were shared', () => {
    expect(INVITE_CHANNEL).toEqual({ link: 1, person: 2, email: 5, app: 9 })
  })

  test.each([
    ['a toast for whoever is signed in', person, 'toast'],
    ['a toast also on a phone', { ...person, isDesktop: false }, 'toast'],
    ['a toast at a channel without popover', { ...person, channel: 9 }, 'toast'],
    ['nothing when they can’t write to each other', { ...person, bothMayMessage: false }, 'nothing'],
    ['nothing for one’s own link', { ...person, isOwn: true }, 'nothing'],
  ] as const)('invite.2 %s', (_, landing, shown) => {
    expect(inviteDisplayFor(landing)).toBe(shown)
  })

  test('invite.5 a visitor on a phone sees neither', () => {
    expect(inviteDisplayFor({ ...visitor, isDesktop: false })).toBe('nothing')
  })

  test('invite.9 a seen invite is not shown again', () => {
    expect(inviteDisplayFor({ ...visitor, isSeen: true })).toBe('nothing')
    expect(inviteDisplayFor({ ...person, isSeen: true })).toBe('nothing')
  })
})

test.each([
  ['Ada', 'Ada'],
  ['x'.repeat(30), 'x'.repeat(30)],
  ['x'.repeat(31), 'x'.repeat(30)],
  [`${'x'.repeat(29)}e\u0301e`, `${'x'.repeat(29)}e\u0301`],
  ['👩‍🎨'.repeat(31), '👩‍🎨'.repeat(30)],
  ['', null],
  ['  ', null],
])('invite.1 %s shared it: the header names %s', (first_name, name) => expect(inviterName({ first_name })).toBe(name))
