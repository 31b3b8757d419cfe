import { expect, test } from 'vitest'
import type { SurfaceName } from '../../constants/surfaces.ts'
import type { PinCard } from '../../entities/pin.ts'
import { contextMenu } from './context-menu.ts'

const someone = { id: '1' } as NonNullable<PinCard['pinner']>
const pin = { native_creator: null, pinner: someone }
const deleted = { ...pin, story_pin_data: { is_deleted: true } as PinCard['story_pin_data'] }
const nobodys = { native_creator: null, pinner: null }

test.each<[string, Parameters<typeof contextMenu>[0], SurfaceName, 'rightClick' | 'longPress', string]>([
  ['with a pinner', pin, 'AuthHomefeed', 'rightClick', 'card'],
  ['with a creator', { native_creator: someone, pinner: null }, 'AuthHomefeed', 'rightClick', 'card'],
  ['with neither', nobodys, 'AuthHomefeed', 'rightClick', 'browser'],
  ['with neither, on touch', nobodys, 'AuthHomefeed', 'longPress', 'card'],
  ['a deleted story', deleted, 'AuthHomefeed', 'rightClick', 'browser'],
  ['a deleted story, on touch', deleted, 'AuthHomefeed', 'longPress', 'browser'],
  ['in a conversation', pin, 'ConversationView', 'rightClick', 'browser'],
  ['in a conversation, on touch', pin, 'ConversationView', 'longPress', 'browser'],
])('card.33 %s', (_, shown, surface, by, menu) => expect(contextMenu(shown, surface, by)).toBe(menu))
