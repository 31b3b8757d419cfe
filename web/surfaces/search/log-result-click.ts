import type { Id } from '#domain/id.ts'
import { LOG_EVENT } from '#domain/log-events.ts'
import { logEvent } from '../../tracking/log.ts'

/** Logs a click on a board or person in the results, with its position (search.20). */
export const logResultClick = ({ id }: { id: Id }, position: number): void =>
  logEvent({ event_type: LOG_EVENT.click, object_id_str: id, aux_data: { position } })
