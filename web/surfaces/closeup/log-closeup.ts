import { LOG, VIEW } from '#domain/log-events.ts'
import { readVisited, withVisited } from '#domain/rules/closeup/visited.ts'
import { mayKeep } from '#domain/rules/viewer/may-keep.ts'
import type { Frame } from '../../frame.tsx'
import { keep, storedJson } from '../../state/browser-storage.ts'
import { rememberedKey } from '../../state/one-account.ts'
import { log } from '../../tracking/log.ts'

type Opened = Parameters<typeof withVisited>[1]

/** Tells that a pin was opened and from which one, and remembers it where that is allowed. */
export function logCloseup(store: Frame['store'], { id, image_signature }: Opened): void {
  const { id: viewer, consent } = store.get().viewer
  const key = rememberedKey('recentPins', viewer)
  const visited = readVisited(storedJson('localStorage', key))
  const mayRemember = mayKeep('visited_pins', consent)
  const from = mayRemember && visited.latest !== id ? visited.latest : null
  log({
    event_type: LOG.closeup,
    view_type: VIEW.pin,
    object_id_str: id,
    aux_data: from ? { from_pin_id: from } : {},
  })
  if (mayRemember) keep('localStorage', key, JSON.stringify(withVisited(visited, { id, image_signature })))
}
