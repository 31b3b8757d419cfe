import { expect, test } from 'vitest'
import type { Viewer } from '#domain/entities/viewer.ts'
import type { Id } from '#domain/id.ts'
import type { PageConfig } from '../../page-config.ts'
import { selectEntity } from '../../state/selectors.ts'
import { makeStore } from '../../state/store.ts'
import { adjustBoardPinCount } from './adjust-board-pin-count.ts'

const [board_id, section_id] = ['1', '2'] as Id[] as [Id, Id]

test('board.20 a pin that went is counted on its board and in its section, which never have less than none', () => {
  const store = makeStore({ viewer: { id: null } as Viewer, config: {} as PageConfig })
  store.merge({ type: 'board', id: board_id, pin_count: 4 })
  store.merge({ type: 'board_section', id: section_id, pin_count: 1 })
  const counts = () => [
    selectEntity(store.get(), 'board', board_id)?.pin_count,
    selectEntity(store.get(), 'board_section', section_id)?.pin_count,
  ]
  adjustBoardPinCount({ store }, { board_id, section_id }, -1)
  expect(counts()).toEqual([3, 0])
  adjustBoardPinCount({ store }, { board_id, section_id }, -1)
  expect(counts()).toEqual([2, 0])
  adjustBoardPinCount({ store }, { board_id, section_id: null }, 1)
  expect(counts()).toEqual([3, 0])
})
