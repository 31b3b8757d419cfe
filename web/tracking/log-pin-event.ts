import type { LoggedEvent } from '#domain/resources/experiences.ts'
import { toPinEvent } from '#domain/rules/log/pin-event.ts'
import { logEvent } from './log.ts'

type PinEventFields = Omit<LoggedEvent, 'object_id_str' | 'view_type' | 'view_parameter' | 'aux_data'> & {
  aux_data?: object
}
type PinEventArguments = Parameters<typeof toPinEvent>

/** Logs what happened to a Pin, with the fields that every event about a Pin carries. */
export function logPinEvent(pin: PinEventArguments[0], event: PinEventFields, where?: PinEventArguments[1]): void {
  const about = toPinEvent(pin, where)
  logEvent({ ...about, ...event, aux_data: { ...about.aux_data, ...event.aux_data } })
}
