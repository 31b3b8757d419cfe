import { useSyncExternalStore } from 'react'
import type { KnownPin } from '../../state/entities.ts'
import { isBusy, watchSaving } from './saving.ts'

/** Whether a save of this pin is on its way, or one is being taken back. */
export function useIsSaving({ id }: Pick<KnownPin, 'id'>): boolean {
  return useSyncExternalStore(
    watchSaving,
    () => isBusy(id),
    () => false,
  )
}
