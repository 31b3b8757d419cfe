import { expect, test } from 'vitest'
import { LOG_EVENT, LOG_VIEW_TYPE } from '../../log-events.ts'
import { isEventTooOld, toAnonymousEvent } from './counted-events.ts'

const DAY = 24 * 3600_000
test.each([
  [DAY - 1, false],
  [DAY, true],
  [-5, false],
])('log.1 an event of %d ms ago is too old: %s', (age, isTooOld) =>
  expect(isEventTooOld({ time: 9e12 - age }, 9e12)).toBe(isTooOld),
)

const named = {
  id: 'e1',
  object_id_str: '77',
  view_type: LOG_VIEW_TYPE.pin,
  time: 5,
  aux_data: { landing_page_type: 'home', from_pin_id: '3' },
}
const nameless = (event_type: number) => ({ id: 'e1', event_type, object_id_str: '77' })

test.each([
  ['a tap on a Pin', { event_type: LOG_EVENT.click }, nameless(LOG_EVENT.click)],
  ['a closeup', { event_type: LOG_EVENT.closeup }, nameless(LOG_EVENT.closeup)],
  [
    'a view of half a card',
    { event_type: LOG_EVENT.impression, event_data: { time: 1, end_time: 2, most_visible: 50 } },
    nameless(LOG_EVENT.impression),
  ],
  ['a glimpse of a card', { event_type: LOG_EVENT.impression, event_data: { most_visible: 0 } }, null],
  ['a view of a board', { event_type: LOG_EVENT.impression, view_type: LOG_VIEW_TYPE.board }, null],
  ['a click elsewhere', { event_type: LOG_EVENT.click, view_type: undefined }, null],
  ['a search', { event_type: LOG_EVENT.search }, null],
  ['a save', { event_type: LOG_EVENT.savedPin }, null],
])('cookie.4 without consent %s says no more than that', (_, event, sent) =>
  expect(toAnonymousEvent({ ...named, ...event })).toEqual(sent),
)
