import { useSyncExternalStore } from 'react'
import type { KnownPin } from '../../state/entities.ts'
import { isSavePending, watchPendingSaves } from './pending-saves.ts'

/** Whether a save or its undo is in progress for this pin. */
export function useIsSavePending({ id }: Pick<KnownPin, 'id'>): boolean {
  return useSyncExternalStore(
    watchPendingSaves,
    () => isSavePending(id),
    () => false,
  )
}
