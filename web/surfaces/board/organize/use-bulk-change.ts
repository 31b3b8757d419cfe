import type { Board, Section } from '#domain/entities/board.ts'
import type { Id } from '#domain/id.ts'
import type { Page } from '#domain/resource.ts'
import { BoardFeedResource } from '#domain/resources/boards.ts'
import {
  BulkEditResource,
  BulkEditSelectAllResource,
  BulkEditUndoResource,
  type BulkJob,
} from '#domain/resources/bulk.ts'
import { BoardSectionEditResource, BoardSectionResource } from '#domain/resources/sections.ts'
import type { SavePlace } from '#domain/rules/save/save-place.ts'
import { showToast } from '#ui/toast/toast-store.ts'
import { type AppContextValue, useApp } from '../../../app-context.tsx'
import { refetch } from '../../../hooks/refetch.ts'
import { useRouteLocation } from '../../../router/route-location.tsx'
import { isEntityRef, toEntityKey } from '../../../state/entities.ts'
import { makeQuestionKey, type StoreState } from '../../../state/store.ts'
import { REFETCH_AFTER_SAVE } from '../../save/refetch-after-save.ts'
import { showRefusalToast } from '../../save/show-refusal-toast.ts'
import { boardAsks, boardHeadAsks, selectBoardFeedOptions } from '../asks.ts'
import { waitForBulkJob } from '../bulk-job.ts'
import { isPinSelected, type PinSelection } from './selection.ts'

export type BulkChange = { kind: 'move' | 'copy'; to: SavePlace; after?: () => Promise<unknown> } | { kind: 'delete' }

const UNDO_FOR = 8000
const AT_ONCE = 250

/** Changes all selected pins of a board or section in one request, with an undo. */
export function useBulkChange(board: Board, section: Section | undefined) {
  const frame = useApp()
  const place = useRouteLocation()
  const { store, ask, say } = frame

  const feedNow = () => selectBoardFeedOptions(place, store.get()) ?? { board_id: board.id }
  const feedKey = () => makeQuestionKey(BoardFeedResource.get, feedNow())
  /** The API can address a whole board or a section, but not the part of a board outside its sections. */
  const isWhole = section !== undefined || board.section_count === 0

  async function start(wish: BulkChange, selection: PinSelection): Promise<BulkJob> {
    const scope = { board_id: board.id, section_id: section?.id }
    const to = wish.kind === 'delete' ? undefined : { board: wish.to.board?.id as Id, section: wish.to.section?.id }
    if (selection.isAll && isWhole) {
      const all = { ...scope, pin_ids: [...selection.ids] as Id[] }
      if (!to) return ask(BulkEditSelectAllResource.delete, all)
      const question = wish.kind === 'move' ? BulkEditSelectAllResource.update : BulkEditSelectAllResource.create
      return ask(question, { ...all, to_board_id: to.board, to_section_id: to.section })
    }
    const pin_ids = selection.isAll ? await idsOf(frame, feedNow(), selection) : ([...selection.ids] as Id[])
    if (!to) return ask(BulkEditResource.delete, { ...scope, pin_ids })
    const question = wish.kind === 'move' ? BulkEditResource.update : BulkEditResource.create
    return ask(question, { board_id: to.board, section_id: to.section, pin_ids })
  }

  /** Removes the selected pins from the displayed lists; returns the lists as they were before. */
  function takeOut(selection: PinSelection): StoreState['lists'] {
    const { lists } = store.get()
    const key = feedKey()
    const list = lists[key]
    if (!list) return {}
    const items = list.items.filter(
      (item) => !(isEntityRef(item) && isPinSelected(selection, item.$.slice(toEntityKey('pin', '').length))),
    )
    store.setLists({ [key]: { items, next: selection.isAll ? null : list.next } })
    return { [key]: list }
  }

  async function undo(job: BulkJob, before: StoreState['lists'], after: (() => Promise<unknown>) | undefined) {
    try {
      const back = await waitForBulkJob(frame, await ask(BulkEditUndoResource.create, { id: job.id }))
      await after?.()
      store.setLists(before)
      store.invalidate(...REFETCH_AFTER_SAVE)
      const isUndone = back.state === 'done'
      await refetch(frame, (isUndone ? boardHeadAsks : boardAsks)(place, store.get()))
      if (isUndone) showToast({ text: say('organize.undone') })
    } catch (thrown) {
      showRefusalToast(thrown, { say, again: () => void undo(job, before, after) })
    }
  }

  /** Resolves to true once the change is complete, to false when it was refused. */
  async function change(wish: BulkChange, selection: PinSelection): Promise<boolean> {
    try {
      const job = await start(wish, selection)
      const before = wish.kind === 'copy' ? {} : takeOut(selection)
      const done = await waitForBulkJob(frame, job)
      store.invalidate(...REFETCH_AFTER_SAVE)
      await refetch(frame, boardHeadAsks(place, store.get()))
      if (done.state === 'failed') {
        showToast({ text: say('organize.failed'), tone: 'error' })
        await refetch(frame, boardAsks(place, store.get()))
        return false
      }
      const after = wish.kind === 'delete' ? undefined : wish.after
      showToast({
        text: worded(frame, wish, done.total),
        duration: UNDO_FOR,
        action: { label: say('shell.undo'), onSelect: () => void undo(done, before, after) },
      })
      return true
    } catch (thrown) {
      showRefusalToast(thrown)
      return false
    }
  }

  /** Creates a section with the selected pins in it; undo removes the section again. */
  async function toNewSection(name: string, selection: PinSelection): Promise<boolean> {
    const made = await ask(BoardSectionResource.create, { board_id: board.id, name })
    const after = () => ask(BoardSectionEditResource.delete, { section_id: made.id })
    return change({ kind: 'move', to: { board, section: made }, after }, selection)
  }

  return { change, toNewSection }
}

function worded({ say }: AppContextValue, wish: BulkChange, count: number): string {
  if (wish.kind === 'delete') return say('organize.deleted', { count })
  const place = wish.to.section?.title ?? wish.to.board?.name ?? ''
  return wish.kind === 'move' ? say('organize.moved', { count, place }) : say('organize.copied', { count, place })
}

/** Loads all pin ids of a feed page by page, except the deselected ones. */
async function idsOf({ ask }: AppContextValue, feed: object, selection: PinSelection): Promise<Id[]> {
  const ids: Id[] = []
  let next: string | null = null
  do {
    const options = { ...feed, field_set_key: 'card', page_size: AT_ONCE, bookmarks: next ? [next] : undefined }
    const page: Page<{ id: Id }> = await ask(BoardFeedResource.get, options as never)
    ids.push(...page.items.map(({ id }) => id))
    next = page.next
  } while (next !== null)
  return ids.filter((id) => isPinSelected(selection, id))
}
