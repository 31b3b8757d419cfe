import { EventsResource, type LoggedEvent } from '#domain/resources/experiences.ts'
import { mayStoreData } from '#domain/rules/viewer/consent.ts'
import { type BrowserAsk, makeIdempotencyKey } from '../ask.ts'
import type { Store } from '../state/store.ts'

const PAUSE = 3000
const BATCH = 100
const BATCH_OF_A_PAGE_THAT_GOES = 40

type Surroundings = {
  store: Pick<Store, 'get'>
  ask: BrowserAsk
  /** Fields about the current page that every event carries. */
  about: () => object
  now?: () => number
  later?: (act: () => void) => void
}

/** Sends events to the server in batches. Without consent nothing is stored or sent. */
export function makeEventLog({
  store,
  ask,
  about,
  now = Date.now,
  later = (act) => void setTimeout(act, PAUSE),
}: Surroundings) {
  const waiting: LoggedEvent[] = []
  let isPlanned = false

  /** With `keepalive` the request outlives the page; browsers limit such requests to 64 kB. */
  const send = async (keepalive = false) => {
    isPlanned = false
    const events = waiting.splice(0, keepalive ? BATCH_OF_A_PAGE_THAT_GOES : BATCH)
    if (!events.length || !mayStoreData('events', store.get().viewer.consent)) return
    // Lost batches are ignored silently.
    const sent = ask(EventsResource.create, { events }, { keepalive }).catch(() => {})
    // A closing page can't wait for the answer.
    if (!keepalive) await sent
    if (waiting.length) await send(keepalive)
  }

  const log = (event: LoggedEvent) => {
    const { viewer, config } = store.get()
    if (config.debug || !mayStoreData('events', viewer.consent)) return
    const aux_data = { ...about(), ...(event.aux_data as object | undefined) }
    waiting.push({ time: now(), id: makeIdempotencyKey(), ...event, aux_data })
    if (!isPlanned) later(() => void send())
    isPlanned = true
  }
  return { log, send }
}

let inPage: ReturnType<typeof makeEventLog> | undefined

/** Starts logging; the remaining events are sent when the page is hidden. */
export function startEventLog(surroundings: Surroundings): void {
  inPage = makeEventLog(surroundings)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void inPage?.send(true)
  })
}

export const logEvent = (event: LoggedEvent): void => inPage?.log(event)
