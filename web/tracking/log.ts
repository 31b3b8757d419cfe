import { EventsResource, type LoggedEvent } from '#domain/resources/experiences.ts'
import { mayKeep } from '#domain/rules/viewer/may-keep.ts'
import { type BrowserAsk, newKey } from '../ask.ts'
import type { Store } from '../state/store.ts'

const PAUSE = 3000
const BATCH = 100
const BATCH_OF_A_PAGE_THAT_GOES = 40

type Surroundings = {
  store: Pick<Store, 'get'>
  ask: BrowserAsk
  /** What is true of the page on which it happens. */
  about: () => object
  now?: () => number
  later?: (act: () => void) => void
}

/** Tells the server what happened, several at once. Without consent nothing is kept and nothing leaves. */
export function makeLog({
  store,
  ask,
  about,
  now = Date.now,
  later = (act) => void setTimeout(act, PAUSE),
}: Surroundings) {
  const waiting: LoggedEvent[] = []
  let isPlanned = false

  /** As the page goes: by requests that outlive it, which browsers limit to 64 kB. */
  const send = async (keepalive = false) => {
    isPlanned = false
    const events = waiting.splice(0, keepalive ? BATCH_OF_A_PAGE_THAT_GOES : BATCH)
    if (!events.length || !mayKeep('events', store.get().viewer.consent)) return
    // A lost batch is not worth a word to anyone.
    const sent = ask(EventsResource.create, { events }, { keepalive }).catch(() => {})
    // Nothing is waited for in a page that goes.
    if (!keepalive) await sent
    if (waiting.length) await send(keepalive)
  }

  const log = (event: LoggedEvent) => {
    if (!mayKeep('events', store.get().viewer.consent)) return
    const aux_data = { ...about(), ...(event.aux_data as object | undefined) }
    waiting.push({ time: now(), id: newKey(), ...event, aux_data })
    if (!isPlanned) later(() => void send())
    isPlanned = true
  }
  return { log, send }
}

let inPage: ReturnType<typeof makeLog> | undefined

/** Begins with the page; what is left is sent when the page is put away. */
export function startLog(surroundings: Surroundings): void {
  inPage = makeLog(surroundings)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void inPage?.send(true)
  })
}

export const log = (event: LoggedEvent): void => inPage?.log(event)
