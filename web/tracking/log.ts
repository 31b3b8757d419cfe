import { EventsResource, type LoggedEvent } from '#domain/resources/experiences.ts'
import { mayKeep } from '#domain/rules/viewer/may-keep.ts'
import { type BrowserAsk, newKey } from '../ask.ts'
import type { Store } from '../state/store.ts'

const PAUSE = 3000
const BATCH = 100

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

  const send = async () => {
    isPlanned = false
    const events = waiting.splice(0, BATCH)
    if (!events.length || !mayKeep('events', store.get().viewer.consent)) return
    // A lost batch is not worth a word to anyone.
    await ask(EventsResource.create, { events }).catch(() => {})
    if (waiting.length) await send()
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
    if (document.visibilityState === 'hidden') void inPage?.send()
  })
}

export const log = (event: LoggedEvent): void => inPage?.log(event)
