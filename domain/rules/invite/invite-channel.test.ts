import { describe, expect, test } from 'vitest'
import { INVITE_CHANNEL, inviteShown } from './invite-channel.ts'

const visitor = { isSignedIn: false, isDesktop: true, isOwn: false, isSeen: false, channel: 1, bothMayMessage: true }
const person = { ...visitor, isSignedIn: true }

describe('what a shared link shows', () => {
  test('invite.8 a popover for visitors on a desktop at any channel but four', () => {
    const channels = Array.from({ length: 20 }, (_, channel) => channel)
    const without = channels.filter((channel) => inviteShown({ ...visitor, channel }) === 'nothing')
    expect(without).toEqual([5, 9, 12, 16])
    expect(
      channels
        .filter((channel) => !without.includes(channel))
        .every((channel) => inviteShown({ ...visitor, channel }) === 'popover'),
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
    expect(inviteShown(landing)).toBe(shown)
  })

  test('invite.5 a visitor on a phone sees neither', () => {
    expect(inviteShown({ ...visitor, isDesktop: false })).toBe('nothing')
  })

  test('invite.9 a seen invite is not shown again', () => {
    expect(inviteShown({ ...visitor, isSeen: true })).toBe('nothing')
    expect(inviteShown({ ...person, isSeen: true })).toBe('nothing')
  })
})
