import { useSyncExternalStore } from 'react'
import { findWaitingWrite, type WaitingWrite, waitingWritesStore } from '../state/waiting-writes.ts'

/** The save or favorite of a pin that waits for a connection. */
export const useWaitingWrite = (kind: WaitingWrite['kind'], pinId: string): WaitingWrite | undefined =>
  useSyncExternalStore(
    waitingWritesStore.subscribe,
    () => findWaitingWrite(kind, pinId),
    () => undefined,
  )
