import { sampleRateOf } from '#domain/log-events.ts'
import { EventsResource, type LoggedEvent } from '#domain/resources/experiences.ts'
import { isEventTooOld, toAnonymousEvent } from '#domain/rules/log/counted-events.ts'
import { mayStoreData } from '#domain/rules/viewer/consent.ts'
import { type AskRefusal, type BrowserAsk, isAskRefusal, makeIdempotencyKey } from '../ask.ts'
import type { Store } from '../state/store.ts'
import { type EventStorage, eventStorage, STORED_EVENTS_MAX } from './stored-events.ts'

const PAUSE_MS = 3000
const RETRY_PAUSE_MS = 30_000
const BATCH = 100
const BATCH_OF_A_LEAVING_PAGE = 40

/** Refusals after which a batch is sent again; after any other answer it is dropped. */
const LATER: readonly AskRefusal['kind'][] = ['offline', 'away', 'broken', 'too_fast']

/** An event that waits to be sent. An anonymous one is sent without its time, apart from the others. */
type WaitingEvent = { event: LoggedEvent; isAnonymous: boolean }

type Surroundings = {
  store: Pick<Store, 'get' | 'watch'>
  ask: BrowserAsk
  /** Fields about the current page that every event carries. */
  about: () => object
  now?: () => number
  later?: (act: () => void, ms: number) => void
  chance?: () => number
  storage?: EventStorage
}

const NO_FIELDS = {
  view_type: null,
  view_parameter: null,
  component: null,
  element: null,
  object_id_str: null,
  event_data: null,
}

/**
 * Sends events to the server in batches. Without consent to analytics only anonymous ones are sent, and none is stored.
 * An event may be sent twice, such as when the page closes before the answer: the server takes each id once (log.1).
 */
export function makeEventLog({
  store,
  ask,
  about,
  now = Date.now,
  later = (act, ms) => void setTimeout(act, ms),
  chance = Math.random,
  storage = eventStorage,
}: Surroundings) {
  let waiting: WaitingEvent[] = []
  let sending: WaitingEvent[] = []
  let isPlanned = false
  const mayName = () => mayStoreData('events', store.get().viewer.consent)
  const viewer = () => store.get().viewer.id

  const plan = (ms = PAUSE_MS) => {
    if (!isPlanned) later(() => void send(), ms)
    isPlanned = true
  }

  const dropUnwanted = () => {
    const may = mayName()
    waiting = waiting.filter(({ event, isAnonymous }) => (may || isAnonymous) && !isEventTooOld(event, now()))
  }

  /** While the page leaves, the request outlives it; browsers limit such requests to 64 kB. */
  const send = async (isLeaving = false): Promise<void> => {
    isPlanned = false
    dropUnwanted()
    const [first] = waiting
    if (!first) return
    const isSame = ({ isAnonymous }: WaitingEvent) => isAnonymous === first.isAnonymous
    const batch = waiting.filter(isSame).slice(0, isLeaving ? BATCH_OF_A_LEAVING_PAGE : BATCH)
    waiting = waiting.filter((one) => !batch.includes(one))
    sending = [...sending, ...batch]
    const sent = sendBatch(batch, isLeaving)
    // A leaving page can't wait for the answer.
    if (!isLeaving && !(await sent)) return plan(RETRY_PAUSE_MS)
    if (waiting.length) await send(isLeaving)
  }

  /** Resolves to false if the batch has to be sent again. */
  const sendBatch = async (batch: WaitingEvent[], isLeaving: boolean): Promise<boolean> => {
    const is_anonymous = batch.some(({ isAnonymous }) => isAnonymous)
    const events = batch.map(({ event }) => (is_anonymous ? { ...event, time: undefined } : event))
    const isDone = await ask(
      EventsResource.create,
      { events, ...(is_anonymous && { is_anonymous }) },
      { keepalive: isLeaving },
    ).then(
      () => true,
      (thrown: unknown) => !isAskRefusal(thrown) || !LATER.includes(thrown.kind),
    )
    sending = sending.filter((one) => !batch.includes(one))
    if (!isDone) waiting = [...batch, ...waiting].slice(-STORED_EVENTS_MAX)
    else if (!is_anonymous) removeStored(events)
    return isDone
  }

  const log = (event: LoggedEvent) => {
    if (store.get().config.debug || chance() >= sampleRateOf(event.event_type)) return
    const time = now()
    const aux_data = { ...about(), ...(event.aux_data as object | undefined) }
    const whole = { ...NO_FIELDS, time, id: makeIdempotencyKey(), ...event, aux_data }
    const anonymous = mayName() ? null : toAnonymousEvent(whole)
    if (mayName()) waiting.push({ event: whole, isAnonymous: false })
    else if (anonymous) waiting.push({ event: { ...anonymous, time }, isAnonymous: true })
    else return
    plan()
  }

  let hasStored = false
  /** Stores what has not been answered yet, for the next page of this browser. */
  const keep = () => {
    dropUnwanted()
    const named = [...sending, ...waiting].filter(({ isAnonymous }) => !isAnonymous).map(({ event }) => event)
    if (!named.length || !mayName()) return
    hasStored = true
    const ids = new Set(named.map(({ id }) => id))
    storage.write(viewer(), [...storage.read(viewer()).filter(({ id }) => !ids.has(id)), ...named])
  }
  const removeStored = (events: readonly LoggedEvent[]) => {
    if (!hasStored) return
    const ids = new Set(events.map(({ id }) => id))
    storage.write(
      viewer(),
      storage.read(viewer()).filter(({ id }) => !ids.has(id)),
    )
  }

  /** Sends what an earlier page of this browser stored. */
  const resume = () => {
    const stored = mayName() ? storage.read(viewer()) : []
    if (!stored.length) return
    hasStored = true
    waiting = [...stored.map((event) => ({ event, isAnonymous: false })), ...waiting]
    dropUnwanted()
    storage.write(
      viewer(),
      stored.filter((event) => !isEventTooOld(event, now())),
    )
    plan()
  }

  // What waits is dropped at the moment when the consent is withdrawn.
  store.watch(dropUnwanted)
  return { log, send, keep, resume }
}

let inPage: ReturnType<typeof makeEventLog> | undefined

/** Starts logging; the remaining events are sent when the page is hidden, and when the browser is online again. */
export function startEventLog(surroundings: Surroundings): void {
  const log = makeEventLog(surroundings)
  inPage = log
  log.resume()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return
    log.keep()
    void log.send(true)
  })
  addEventListener('online', () => void log.send())
}

export const logEvent = (event: LoggedEvent): void => inPage?.log(event)
