import { LOG_EVENT, LOG_VIEW_TYPE } from '#domain/log-events.ts'
import { addVisitedPin, parseVisitedPins } from '#domain/rules/closeup/visited-pins.ts'
import { mayStoreData } from '#domain/rules/viewer/consent.ts'
import type { AppContextValue } from '../../app-context.tsx'
import { toAccountStorageKey } from '../../state/account-storage.ts'
import { readStoredJson, writeStoredText } from '../../state/browser-storage.ts'
import { logEvent } from '../../tracking/log.ts'

type Opened = Parameters<typeof addVisitedPin>[1]

/** Logs that a pin was opened and from which pin; with consent, adds it to the recently viewed pins. */
export function logCloseup(store: AppContextValue['store'], { id, image_signature }: Opened): void {
  const { id: viewer, consent } = store.get().viewer
  const key = toAccountStorageKey('recentPins', viewer)
  const visited = parseVisitedPins(readStoredJson('localStorage', key))
  const mayRemember = mayStoreData('visited_pins', consent)
  const from = mayRemember && visited.latest !== id ? visited.latest : null
  logEvent({
    event_type: LOG_EVENT.closeup,
    view_type: LOG_VIEW_TYPE.pin,
    object_id_str: id,
    aux_data: from ? { from_pin_id: from } : {},
  })
  if (mayRemember) writeStoredText('localStorage', key, JSON.stringify(addVisitedPin(visited, { id, image_signature })))
}
