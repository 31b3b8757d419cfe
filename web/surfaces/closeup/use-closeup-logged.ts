import { useEffect } from 'react'
import { LOG, VIEW } from '#domain/log-events.ts'
import { readVisited, withVisited } from '#domain/rules/closeup/visited.ts'
import { mayKeep } from '#domain/rules/viewer/may-keep.ts'
import { useFrame } from '../../frame.tsx'
import { keep, storedJson } from '../../state/browser-storage.ts'
import type { KnownPin } from '../../state/entities.ts'
import { rememberedKey } from '../../state/one-account.ts'
import { log } from '../../tracking/log.ts'

/** Spec 7: opening a pin is an event of the pin, which tells from which one came; the last ones are remembered, with consent. */
export function useCloseupLogged(pin: KnownPin | undefined): void {
  const { store } = useFrame()
  const id = pin?.id
  const image_signature = pin?.image_signature ?? null
  useEffect(() => {
    if (!id) return
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
  }, [store, id, image_signature])
}
