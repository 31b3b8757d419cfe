import type { Id } from '#domain/id.ts'
import { DuplicatesResource, type Merge, MergesResource } from '#domain/resources/duplicates.ts'
import { showToast } from '#ui/toast/toast-store.ts'
import { useFrame } from '../../frame.tsx'
import { refetch } from '../../hooks/refetch.ts'
import { useBusyAction } from '../../hooks/use-busy-action.ts'
import { LISTS_OF_PINS } from '../save/lists-of-pins.ts'
import { duplicatesAsks } from './asks.ts'

const LONG_ENOUGH_TO_UNDO = 8000

/** Merging and its undo; both lists of the page are asked anew after each. */
export function useMerging() {
  const frame = useFrame()
  const { store, ask, say } = frame
  const { isBusy, act } = useBusyAction()
  const after = async () => {
    store.forget(...LISTS_OF_PINS)
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
