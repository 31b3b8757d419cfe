import type { Board, Section } from '#domain/entities/board.ts'
import type { Id } from '#domain/id.ts'
import type { Page } from '#domain/resource.ts'
import {
  BoardSectionEditResource,
  BoardSectionOrderResource,
  BoardSectionPinsResource,
  BoardSectionResource,
} from '#domain/resources/sections.ts'
import { showToast } from '#ui/toast/toast-store.ts'
import { useApp, useNavigate } from '../../../app-context.tsx'
import { refetch } from '../../../hooks/refetch.ts'
import { useRouteLocation } from '../../../router/route-location.tsx'
import { REFETCH_AFTER_SAVE } from '../../save/refetch-after-save.ts'
import { showRefusalToast } from '../../save/show-refusal-toast.ts'
import { boardAsks, boardHeadAsks } from '../asks.ts'

const UNDO_FOR = 8000
/** The most pins that an undo can restore; deleting a larger section asks for confirmation. */
export const UNDOABLE_SECTION_PINS_MAX = 250

type SectionSummary = Pick<Section, 'id' | 'title' | 'slug' | 'pin_count'>

/** Actions that add, rename and delete sections of a board. */
export function useSectionActions(board: Pick<Board, 'id' | 'url'>) {
  const frame = useApp()
  const { store, ask, say } = frame
  const go = useNavigate()
  const place = useRouteLocation()
  const isOnBoard = place.params.board !== undefined
  const afterChange = async (asks = boardAsks) => {
    store.invalidate(...REFETCH_AFTER_SAVE)
    if (isOnBoard && !place.params.section) await refetch(frame, asks(place, store.get()))
  }

  async function add(name: string) {
    const made = await ask(BoardSectionResource.create, { board_id: board.id, name })
    await afterChange(boardHeadAsks)
    showToast({ text: say('sections.created', { section: made.title }) })
  }

  async function rename(section: SectionSummary, name: string) {
    const renamed = await ask(BoardSectionEditResource.create, { section_id: section.id, name })
    await afterChange(boardHeadAsks)
    if (place.params.section || !isOnBoard)
      await go(`${board.url}${encodeURIComponent(renamed.slug)}/`, { replace: true })
    showToast({ text: say('boards.saved') })
  }

  async function remove(section: SectionSummary, next: Id | undefined) {
    try {
      const isUndoable = section.pin_count <= UNDOABLE_SECTION_PINS_MAX
      const options = { section_id: section.id, page_size: UNDOABLE_SECTION_PINS_MAX, field_set_key: 'card' }
      const pins: Page<{ id: Id }> = await ask(BoardSectionPinsResource.get, options)
      await ask(BoardSectionEditResource.delete, { section_id: section.id })
      store.drop('board_section', section.id)
      await afterChange()
      if (place.params.section || !isOnBoard) await go(board.url, { replace: true })
      const ids = pins.items.map(({ id }) => id)
      showToast({
        text: say('sections.deleted', { section: section.title }),
        duration: UNDO_FOR,
        action: isUndoable
          ? { label: say('shell.undo'), onSelect: () => void bringBack(section, ids, next) }
          : undefined,
      })
    } catch (thrown) {
      showRefusalToast(thrown)
    }
  }

  async function bringBack({ title }: SectionSummary, pins: Id[], next: Id | undefined) {
    try {
      const options = { board_id: board.id, name: title, ...(pins.length > 0 && { initial_pins: pins }) }
      const made = await ask(BoardSectionResource.create, options)
      if (next) await ask(BoardSectionOrderResource.update, { section_id: made.id, before_id: next })
      await afterChange()
      showToast({ text: say('sections.restored', { section: title }) })
    } catch (thrown) {
      showRefusalToast(thrown)
    }
  }

  return { add, rename, remove }
}
