import type { Id } from '#domain/id.ts'
import { LOG_COMPONENT, LOG_ELEMENT, LOG_EVENT, LOG_VIEW_TYPE } from '#domain/log-events.ts'
import { logEvent } from '../../tracking/log.ts'

/** Logs a click on a board or person in the results, with its position (search.20). */
export const logResultClick = ({ id, type }: { id: Id; type: 'board' | 'user' }, position: number): void =>
  logEvent({
    event_type: LOG_EVENT.click,
    view_type: LOG_VIEW_TYPE[type],
    component: LOG_COMPONENT.search,
    element: LOG_ELEMENT.link,
    object_id_str: id,
    aux_data: { position },
  })
