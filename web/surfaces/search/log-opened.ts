import type { Id } from '#domain/id.ts'
import { LOG } from '#domain/log-events.ts'
import { log } from '../../tracking/log.ts'

/** Search.20: a click on a board or a person that was found, with its place. */
export const logOpened = ({ id }: { id: Id }, position: number): void =>
  log({ event_type: LOG.click, object_id_str: id, aux_data: { position } })
