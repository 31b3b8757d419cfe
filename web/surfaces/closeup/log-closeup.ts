import { LOG_COMPONENT, LOG_EVENT } from '#domain/log-events.ts'
import { addVisitedPin, parseVisitedPins } from '#domain/rules/closeup/visited-pins.ts'
import { mayStoreData } from '#domain/rules/viewer/consent.ts'
import type { AppContextValue } from '../../app-context.tsx'
import { toAccountStorageKey } from '../../state/account-storage.ts'
import { readStoredJson, writeStoredText } from '../../state/browser-storage.ts'
import { selectEntity } from '../../state/selectors.ts'
import { logPinEvent } from '../../tracking/log-pin-event.ts'

type Opened = Parameters<typeof addVisitedPin>[1]

/** Logs that a pin was opened and from which pin; with consent, adds it to the recently viewed pins. */
export function logCloseup(store: AppContextValue['store'], { id, image_signature }: Opened): void {
  const { id: viewer, consent } = store.get().viewer
  const key = toAccountStorageKey('recentPins', viewer)
  const visited = parseVisitedPins(readStoredJson('localStorage', key))
  const mayRemember = mayStoreData('visited_pins', consent)
  const from = mayRemember && visited.latest !== id ? visited.latest : null
  const pin = selectEntity(store.get(), 'pin', id)
  if (pin)
    logPinEvent(pin, {
      event_type: LOG_EVENT.closeup,
      component: LOG_COMPONENT.closeup,
      aux_data: from ? { from_pin_id: from } : {},
    })
  if (mayRemember) writeStoredText('localStorage', key, JSON.stringify(addVisitedPin(visited, { id, image_signature })))
}
