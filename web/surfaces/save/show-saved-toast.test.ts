import { expect, test } from 'vitest'
import type { Id } from '#domain/id.ts'
import { PROFILE_SAVE_PLACE } from '#domain/rules/save/save-place.ts'
import { getToasts } from '#ui/toast/toast-store.ts'
import type { AppContextValue } from '../../app-context.tsx'
import type { KnownPin } from '../../state/entities.ts'
import { showSavedToast } from './show-saved-toast.tsx'

const DAY = 24 * 60 * 60 * 1000
const board = { id: '3' as Id, name: 'Rooms', url: '/ada/rooms/', privacy: 'public' as const }

function offeredAfter(days: number, place: Parameters<typeof showSavedToast>[2]) {
  const viewer = { username: 'ada', is_bot: false, created_at: new Date(Date.now() - days * DAY).toUTCString() }
  const store = { get: () => ({ viewer, config: { media_url: '' } }) }
  const frame = { store, say: (key: string) => key } as unknown as AppContextValue
  showSavedToast(frame, { id: '1' } as KnownPin, place, '2' as Id)
  const { action, href } = getToasts().at(-1) ?? {}
  expect(href).toBe(place.board?.url ?? '/ada/_saved/')
  return action
}

test.each([
  [0, 'save.organize'],
  [27.9, 'save.organize'],
  [28.1, 'save.change'],
  [400, 'save.change'],
])('save.17 a board save %d days after sign-up offers %s', (days, label) => {
  const offered = offeredAfter(days, { board, section: null })
  expect(offered?.label).toBe(label)
  expect(offered?.href).toMatch(/^\/pin\/2\/repin\/\?.*pinBoardId=3/)
})

test('save.17 a save to the profile offers Change however old the account is', () => {
  for (const days of [1, 400]) expect(offeredAfter(days, PROFILE_SAVE_PLACE)?.label).toBe('save.change')
})
