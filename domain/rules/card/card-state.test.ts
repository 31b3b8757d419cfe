import { expect, test } from 'vitest'
import type { PinCard } from '../../entities/pin.ts'
import {
  type CardArea,
  type CardEvent,
  type CardState,
  cardVideoState,
  nextCardState,
  visibleCardAreas,
} from './card-state.ts'

test.each<[CardState, CardEvent, CardState]>([
  ['inactive', 'entered', 'active'],
  ['active', 'left', 'inactive'],
  ['active', 'entered', 'active'],
  ['inactive', 'left', 'inactive'],
  ['active', 'hid', 'hidden'],
  ['inactive', 'hid', 'hidden'],
  ['hidden', 'entered', 'hidden'],
  ['hidden', 'left', 'hidden'],
  ['hidden', 'returned', 'inactive'],
])('card.6 %s, %s: %s', (state, happening, next) => expect(nextCardState(state, happening)).toBe(next))

const plain = { isSaved: false, forcePrimary: false, isRemovedStory: false }
const seen = (card: Parameters<typeof visibleCardAreas>[0]) =>
  Object.entries(visibleCardAreas(card)).flatMap(([area, isSeen]) => (isSeen ? [area] : []))

test.each<[string, CardState, Partial<typeof plain>, CardArea[]]>([
  ['active', 'active', {}, ['primary', 'secondary', 'actionBar', 'accessory']],
  ['inactive', 'inactive', {}, ['accessory']],
  ['hidden', 'hidden', {}, []],
  ['saved and active', 'active', { isSaved: true }, ['primary', 'secondary', 'actionBar', 'accessory', 'savedOverlay']],
  ['saved and inactive', 'inactive', { isSaved: true }, ['accessory', 'savedOverlay']],
  ['saved and hidden', 'hidden', { isSaved: true }, []],
  ['forced and inactive', 'inactive', { forcePrimary: true }, ['primary', 'accessory']],
  ['forced and hidden', 'hidden', { forcePrimary: true }, []],
])('card.28 %s', (_, state, more, areas) => expect(seen({ ...plain, state, ...more })).toEqual(areas))

test.each<CardState>(['active', 'inactive', 'hidden'])('card.14 of a removed story nothing is seen, %s', (state) => {
  expect(seen({ state, isSaved: true, forcePrimary: true, isRemovedStory: true })).toEqual([])
})

const file = { url: 'a.mp4', width: 1, height: 1, duration: 1, thumbnail: 'a.jpg' }
const videos = { id: '1', duration: 1, video_list: { V_720P: file } }

test.each<[Pick<PinCard, 'videos' | 'video_status'>, string]>([
  [{}, 'none'],
  [{ videos, video_status: 'ready' }, 'ready'],
  [{ videos, video_status: null }, 'ready'],
  [{ videos, video_status: 'processing' }, 'preparing'],
  [{ videos: null, video_status: 'processing' }, 'preparing'],
  [{ videos: { ...videos, video_list: {} }, video_status: 'ready' }, 'none'],
  [{ videos, video_status: 'failed' }, 'failed'],
])('video.7 %j is %s', (pin, state) => expect(cardVideoState(pin)).toBe(state))
