import type { LiveEvent, LiveTopic } from '#domain/live.ts'
import { listenToChannel } from '../db/listen-to-channel.ts'
import type { House } from '../house.ts'
import { LIVE_CHANNEL } from './announce.ts'

/** An event with the time when this process received it, from which a stream can resume after a break. */
export type ReceivedLiveEvent = LiveEvent & { at: number }
type Listener = (heard: ReceivedLiveEvent) => void

const REMEMBERED = 2000
/** Milliseconds by which processes may receive the same event at different times. Receiving twice is harmless. */
const SKEW = 3000

/**
 * Opens one connection per process, which receives all live events and passes them to the streams subscribed to their
 * topics.
 */
export function openLiveHub(house: House) {
  const listeners = new Map<LiveTopic, Set<Listener>>()
  let remembered: ReceivedLiveEvent[] = []
  /** Start of the time without missed events; undefined while the connection is down. */
  let since: number | undefined
  let connection: ReturnType<typeof listenToChannel> | undefined
  const onChange = new Set<() => void>()

  const open = () =>
    listenToChannel(house.direct, LIVE_CHANNEL, {
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
    const heard: ReceivedLiveEvent = { ...(JSON.parse(payload) as LiveEvent), at: Date.now() }
    remembered.push(heard)
    if (remembered.length > REMEMBERED) {
      remembered = remembered.slice(-REMEMBERED / 2)
      since = remembered[0]?.at
    }
    for (const listener of listeners.get(heard.topic) ?? []) listener(heard)
  }

  return {
    /** Connects with the first stream; a process without streams needs no connection. */
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
    /** Events since a time; undefined when some may have been missed. */
    heardAfter(moment: number): ReceivedLiveEvent[] | undefined {
      if (since === undefined || moment - SKEW < since) return undefined
      return remembered.filter(({ at }) => at > moment - SKEW)
    },
    /**
     * Registers a callback for when the connection breaks or is back: streams then end, so that browsers reconnect and
     * refetch.
     */
    whenChanged(tell: () => void): void {
      onChange.add(tell)
    },
    async close(): Promise<void> {
      await connection?.close()
    },
  }
}

export type LiveHub = ReturnType<typeof openLiveHub>
