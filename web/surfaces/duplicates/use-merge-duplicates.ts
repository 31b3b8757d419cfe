import type { Id } from '#domain/id.ts'
import { DuplicatesResource, type Merge, MergesResource } from '#domain/resources/duplicates.ts'
import { showToast } from '#ui/toast/toast-store.ts'
import { useApp } from '../../app-context.tsx'
import { refetch } from '../../hooks/refetch.ts'
import { useBusyAction } from '../../hooks/use-busy-action.ts'
import { REFETCH_AFTER_SAVE } from '../save/refetch-after-save.ts'
import { duplicatesAsks } from './asks.ts'

const LONG_ENOUGH_TO_UNDO = 8000

/** Merges duplicates and undoes merges; both lists of the page are refetched after each. */
export function useMergeDuplicates() {
  const frame = useApp()
  const { store, ask, say } = frame
  const { isBusy, act } = useBusyAction()
  const after = async () => {
    store.invalidate(...REFETCH_AFTER_SAVE)
    await refetch(frame, duplicatesAsks())
  }
  const undo = (merge: Pick<Merge, 'id'>) =>
    act(async () => {
      await ask(MergesResource.delete, { id: merge.id })
      await after()
      showToast({ text: say('duplicates.undone') })
    })
  const merge = (pin_ids: Id[], keep_id: Id) =>
    act(async () => {
      const merged = await ask(DuplicatesResource.create, { pin_ids, keep_id })
      await after()
      showToast({
        text: say('duplicates.merged', { count: merged.pin_count }),
        action: { label: say('duplicates.undo'), onSelect: () => undo(merged) },
        duration: LONG_ENOUGH_TO_UNDO,
      })
    })
  return { isBusy, merge, undo }
}
