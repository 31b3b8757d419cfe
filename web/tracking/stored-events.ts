import type { LoggedEvent } from '#domain/resources/experiences.ts'
import { toAccountStorageKey } from '../state/account-storage.ts'
import { readStoredJson, removeStoredText, writeStoredText } from '../state/browser-storage.ts'

/** Maximum number of events kept while offline and after the tab is closed; the oldest are dropped. */
export const STORED_EVENTS_MAX = 500

export type EventStorage = {
  read: (viewer: string | null) => LoggedEvent[]
  write: (viewer: string | null, events: readonly LoggedEvent[]) => void
}

/** Events that wait in this browser, by account. */
export const eventStorage: EventStorage = {
  read: (viewer) => {
    const stored = readStoredJson<LoggedEvent[]>('localStorage', toAccountStorageKey('events', viewer))
    return Array.isArray(stored) ? stored : []
  },
  write: (viewer, events) => {
    const key = toAccountStorageKey('events', viewer)
    if (events.length) writeStoredText('localStorage', key, JSON.stringify(events.slice(-STORED_EVENTS_MAX)))
    else removeStoredText('localStorage', key)
  },
}
