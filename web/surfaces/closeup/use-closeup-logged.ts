import { useEffect } from 'react'
import { LOG, VIEW } from '#domain/log-events.ts'
import { log } from '../../tracking/log.ts'

/** Spec 7: opening a pin is an event of the pin. */
export function useCloseupLogged(pinId: string | undefined): void {
  useEffect(() => {
    if (pinId) log({ event_type: LOG.closeup, view_type: VIEW.pin, object_id_str: pinId })
  }, [pinId])
}
