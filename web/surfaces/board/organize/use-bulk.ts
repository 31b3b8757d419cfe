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
import { type Frame, useFrame } from '../../../frame.tsx'
import { refetch } from '../../../hooks/refetch.ts'
import { usePlace } from '../../../router/place.tsx'
import { isRef, keyOf } from '../../../state/entities.ts'
import { questionKey, type State } from '../../../state/store.ts'
import { LISTS_OF_PINS } from '../../save/lists-of-pins.ts'
import { tellRefusal } from '../../save/tell-refusal.ts'
import { boardAsks, boardFeed } from '../asks.ts'
import { finished } from '../bulk-work.ts'
import { isChosen, type Selection } from './selection.ts'

export type BulkWish = { kind: 'move' | 'copy'; to: SavePlace; after?: () => Promise<unknown> } | { kind: 'delete' }

const UNDO_FOR = 8000
const AT_ONCE = 250

/** Changes all chosen pins of a board or section in one call; it can be undone for a while. */
export function useBulk(board: Board, section: Section | undefined) {
  const frame = useFrame()
  const place = usePlace()
  const { store, ask, say } = frame

  const feedNow = () => boardFeed(place, store.get()) ?? { board_id: board.id }
  const feedKey = () => questionKey(BoardFeedResource.get, feedNow())
  /** The whole board or section is one scope of the wire; the part of a board outside its sections is not. */
  const isWhole = section !== undefined || board.section_count === 0

  async function start(wish: BulkWish, selection: Selection): Promise<BulkJob> {
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

  /** Takes the chosen pins out of what is shown; answers how the lists were. */
  function takeOut(selection: Selection): State['lists'] {
    const { lists } = store.get()
    const key = feedKey()
    const list = lists[key]
    if (!list) return {}
    const items = list.items.filter(
      (item) => !(isRef(item) && isChosen(selection, item.$.slice(keyOf('pin', '').length))),
    )
    store.setLists({ [key]: { items, next: selection.isAll ? null : list.next } })
    return { [key]: list }
  }

  const aroundAsks = () => boardAsks(place, store.get()).filter(({ question }) => question.name !== 'BoardFeed')

  async function undo(job: BulkJob, before: State['lists'], after: (() => Promise<unknown>) | undefined) {
    try {
      const back = await finished(frame, await ask(BulkEditUndoResource.create, { id: job.id }))
      await after?.()
      store.setLists(before)
      store.forget(...LISTS_OF_PINS)
      await refetch(frame, boardAsks(place, store.get()))
      if (back.state === 'done') showToast({ text: say('organize.undone') })
    } catch (thrown) {
      tellRefusal(thrown, { say, again: () => void undo(job, before, after) })
    }
  }

  /** True once it is done; false when it was refused. */
  async function change(wish: BulkWish, selection: Selection): Promise<boolean> {
    try {
      const job = await start(wish, selection)
      const before = wish.kind === 'copy' ? {} : takeOut(selection)
      const done = await finished(frame, job)
      store.forget(...LISTS_OF_PINS)
      await refetch(frame, aroundAsks())
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
      tellRefusal(thrown)
      return false
    }
  }

  /** A new section with the chosen pins in it; undoing takes the section away again. */
  async function toNewSection(name: string, selection: Selection): Promise<boolean> {
    const made = await ask(BoardSectionResource.create, { board_id: board.id, name })
    const after = () => ask(BoardSectionEditResource.delete, { section_id: made.id })
    return change({ kind: 'move', to: { board, section: made }, after }, selection)
  }

  return { change, toNewSection }
}

function worded({ say }: Frame, wish: BulkWish, count: number): string {
  if (wish.kind === 'delete') return say('organize.deleted', { count })
  const place = wish.to.section?.title ?? wish.to.board?.name ?? ''
  return wish.kind === 'move' ? say('organize.moved', { count, place }) : say('organize.copied', { count, place })
}

/** Every pin of a feed but those left out, page by page. */
async function idsOf({ ask }: Frame, feed: object, selection: Selection): Promise<Id[]> {
  const ids: Id[] = []
  let next: string | null = null
  do {
    const options = { ...feed, field_set_key: 'card', page_size: AT_ONCE, bookmarks: next ? [next] : undefined }
    const page: Page<{ id: Id }> = await ask(BoardFeedResource.get, options as never)
    ids.push(...page.items.map(({ id }) => id))
    next = page.next
  } while (next !== null)
  return ids.filter((id) => isChosen(selection, id))
}
