import type { LiveEvent, LiveTopic } from '#domain/live.ts'
import { listen } from '../db/listen.ts'
import type { House } from '../house.ts'
import { LIVE_CHANNEL } from './announce.ts'

/** An event with the moment this process heard of it, which is also how a stream goes on after a break. */
export type Heard = LiveEvent & { at: number }
type Listener = (heard: Heard) => void

const REMEMBERED = 2000
/** Two processes hear the same announcement at slightly different moments. Hearing twice is harmless. */
const SKEW = 3000

/** One connection per process hears every announcement and hands it to the streams that asked for its topic. */
export function openHub(house: House) {
  const listeners = new Map<LiveTopic, Set<Listener>>()
  let remembered: Heard[] = []
  /** Since when nothing was missed; undefined while the connection is away. */
  let since: number | undefined
  let connection: ReturnType<typeof listen> | undefined
  const onChange = new Set<() => void>()

  const open = () =>
    listen(house.direct, LIVE_CHANNEL, {
      hear,
      opened() {
        since = Date.now()
        for (const tell of onChange) tell()
      },
      lost() {
        since = undefined
        remembered = []
        for (const tell of onChange) tell()
      },
      failed: (err) => house.log.warn({ err }, 'live updates have no connection'),
    })

  function hear(payload: string) {
    const heard: Heard = { ...(JSON.parse(payload) as LiveEvent), at: Date.now() }
    remembered.push(heard)
    if (remembered.length > REMEMBERED) {
      remembered = remembered.slice(-REMEMBERED / 2)
      since = remembered[0]?.at
    }
    for (const listener of listeners.get(heard.topic) ?? []) listener(heard)
  }

  return {
    /** Opens the connection with the first stream; a process without streams needs none. */
    async ready(): Promise<void> {
      connection ??= open()
      await connection.ready
    },
    listen(topic: LiveTopic, listener: Listener): () => void {
      const those = listeners.get(topic) ?? new Set()
      listeners.set(topic, those.add(listener))
      return () => {
        those.delete(listener)
        if (!those.size && listeners.get(topic) === those) listeners.delete(topic)
      }
    },
    /** What was heard after a moment; undefined when something may have been missed. */
    heardAfter(moment: number): Heard[] | undefined {
      if (since === undefined || moment - SKEW < since) return undefined
      return remembered.filter(({ at }) => at > moment - SKEW)
    },
    /** Calls when the connection breaks or is back: streams end, so that their browsers come again and ask anew. */
    whenChanged(tell: () => void): void {
      onChange.add(tell)
    },
    async close(): Promise<void> {
      await connection?.close()
    },
  }
}

export type Hub = ReturnType<typeof openHub>
