import { expect, test } from 'vitest'
import type { Id } from '../../id.ts'
import { changePath, repinPath } from './repin-path.ts'

const saved = { local_pin_id: '2' as Id, board_id: '3' as Id }

test('save.6 the repin page and its variant from a toast', () => {
  expect(repinPath('1' as Id)).toBe('/pin/1/repin/')
  expect(changePath(saved, '1' as Id)).toBe(
    '/pin/2/repin/?isEditingPin=true&pinBoardId=3&isFromToast=true&originalPinId=1',
  )
})

test('save.6 a pin on the profile has no board to name', () => {
  expect(changePath({ ...saved, board_id: null }, '1' as Id)).toBe(
    '/pin/2/repin/?isEditingPin=true&isFromToast=true&originalPinId=1',
  )
})
