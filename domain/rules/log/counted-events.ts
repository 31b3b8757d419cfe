import { LOG_EVENT, LOG_VIEW_TYPE } from '../../log-events.ts'

/** The fields of a logged event that decide whether and as what it counts. */
type CountableEvent = {
  event_type: number
  view_type?: number | null | undefined
  object_id_str?: string | null | undefined
  event_data?: unknown
  time?: number | null | undefined
  id?: string | null | undefined
}

const DAY = 24 * 3600_000
/** Older events are refused by the server and dropped by browsers: that long it knows which ones were counted. */
export const isEventTooOld = ({ time }: Pick<CountableEvent, 'time'>, now: number): boolean =>
  typeof time === 'number' && time <= now - DAY

/** A view counts from half of the card on, as a percentage of its picture. */
const COUNTED_SHARE = 50

export type CountedAs = 'impressions' | 'clicks' | 'closeups'

/** As what an event is counted in the daily numbers of its Pin, which need no consent; null for all others. */
export function countedAs({
  event_type,
  event_data,
}: Pick<CountableEvent, 'event_type' | 'event_data'>): CountedAs | null {
  if (event_type === LOG_EVENT.click) return 'clicks'
  if (event_type === LOG_EVENT.closeup) return 'closeups'
  if (event_type !== LOG_EVENT.impression) return null
  const { most_visible = COUNTED_SHARE } = (event_data ?? {}) as { most_visible?: unknown }
  return typeof most_visible === 'number' && most_visible < COUNTED_SHARE ? null : 'impressions'
}

/**
 * What is sent of an event without consent: that some browser saw, tapped or opened a Pin, with an id of the event
 * alone, so that it counts once. Null for every other event (cookie.4).
 */
export function toAnonymousEvent(event: CountableEvent): CountableEvent | null {
  if (event.view_type !== LOG_VIEW_TYPE.pin || !countedAs(event)) return null
  const { id, event_type, object_id_str } = event
  return { id, event_type, object_id_str }
}
