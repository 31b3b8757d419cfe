import pg from 'pg'
import type { LiveEvent, LiveTopic } from '#domain/live.ts'
import type { House } from '../house.ts'
import { LIVE_CHANNEL } from './announce.ts'

/** An event with the moment this process heard of it, which is also how a stream goes on after a break. */
export type Heard = LiveEvent & { at: number }
type Listener = (heard: Heard) => void

const REMEMBERED = 2000
const RETRY_FIRST = 500
const RETRY_MOST = 30_000
/** Two processes hear the same announcement at slightly different moments. Hearing twice is harmless. */
const SKEW = 3000

/** One connection per process hears every announcement and hands it to the streams that asked for its topic. */
export function openHub(house: House) {
  const listeners = new Map<LiveTopic, Set<Listener>>()
  let remembered: Heard[] = []
  /** Since when nothing was missed; undefined while the connection is away. */
  let since: number | undefined
  let client: pg.Client | undefined
  let opening: Promise<void> | undefined
  let retry: NodeJS.Timeout | undefined
  let isClosed = false
  const onChange = new Set<() => void>()

  async function connect(wait = RETRY_FIRST): Promise<void> {
    const fresh = new pg.Client({ ...house.direct.options, keepAlive: true })
    const isGone = () => {
      if (client !== fresh || isClosed) return
      client = undefined
      since = undefined
      remembered = []
      for (const tell of onChange) tell()
      again(RETRY_FIRST)
    }
    fresh.on('error', isGone)
    fresh.on('end', isGone)
    fresh.on('notification', ({ payload = '' }) => hear(payload))
    try {
      await fresh.connect()
      await fresh.query(`LISTEN ${LIVE_CHANNEL}`)
      if (isClosed) return void (await fresh.end())
      client = fresh
      since = Date.now()
      for (const tell of onChange) tell()
    } catch (error) {
      fresh.end().catch(() => {})
      house.log.warn({ err: error }, 'live updates have no connection')
      again(Math.min(wait * 2, RETRY_MOST))
    }
  }

  function again(wait: number) {
    if (isClosed) return
    retry = setTimeout(() => void connect(wait), wait)
    retry.unref()
  }

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
      opening ??= connect()
      await opening
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
      isClosed = true
      clearTimeout(retry)
      await opening
      await client?.end()
    },
  }
}

export type Hub = ReturnType<typeof openHub>
