import { useEffect } from 'react'
import { LOG, VIEW } from '#domain/log-events.ts'
import { readVisited, withVisited } from '#domain/rules/closeup/visited.ts'
import { readLinkState } from '#domain/rules/link/link-state.ts'
import { mayKeep } from '#domain/rules/viewer/may-keep.ts'
import { type Frame, useFrame } from '../../frame.tsx'
import type { KnownPin } from '../../state/entities.ts'
import { keep, keptJson } from '../../state/kept.ts'
import { log } from '../../tracking/log.ts'

const KEY = 'bb:recent-pins'

/** What the link that led here carried; a reload of the page keeps it, a foreign link has none. */
function stateOf(navigator: Frame['navigator'], id: string) {
  const { pin_id: _, ...carried } = readLinkState(navigator?.entry().state, id) ?? { pin_id: id }
  return carried
}

/** Spec 7: opening a pin is an event of the pin, which tells from which one came; the last ones are remembered, with consent. */
export function useCloseupLogged(pin: KnownPin | undefined): void {
  const { store, navigator } = useFrame()
  const id = pin?.id
  const image_signature = pin?.image_signature ?? null
  useEffect(() => {
    if (!id) return
    const visited = readVisited(keptJson('localStorage', KEY))
    const { consent } = store.get().viewer
    const mayRemember = mayKeep('visited_pins', consent)
    const from = mayRemember && visited.latest !== id ? visited.latest : null
    log({
      event_type: LOG.closeup,
      view_type: VIEW.pin,
      object_id_str: id,
      aux_data: { ...(from && { from_pin_id: from }), ...stateOf(navigator, id) },
    })
    if (mayRemember) keep('localStorage', KEY, JSON.stringify(withVisited(visited, { id, image_signature })))
  }, [store, navigator, id, image_signature])
}
