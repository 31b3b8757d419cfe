import type { LiveEvent, LiveTopic } from '#domain/live.ts'

/** Messages between tabs. `wants` is repeated, so that topics of a crashed tab expire. */
export type TabMessage =
  | { say: 'wants'; tab: string; topics: LiveTopic[] }
  | { say: 'who' }
  | { say: 'news'; event: LiveEvent; last: number }
  | { say: 'refetch'; last: number }
  | { say: 'beat'; last: number }

const LOCK = 'bb:live'
const FORGET_AFTER = 180_000
const RETRY_FIRST = 1000
const RETRY_MOST = 60_000
/** Milliseconds to collect changed topics: leaving one page and opening another changes several. */
const GATHER = 50

type TabChannel = { last(): number; tell(word: TabMessage): void }
type TopicRequest = { topics: LiveTopic[]; at: number }

/**
 * One tab, the holder of the lock, keeps the stream for all tabs of the browser. Without the Locks API, each tab keeps
 * its own.
 */
export function joinLiveLeaderElection({ last, tell }: TabChannel) {
  const wishes = new Map<string, TopicRequest>()
  const leaving = new AbortController()
  let isLeader = false
  let release: (() => void) | undefined
  let source: EventSource | undefined
  let opened = ''
  let wait = RETRY_FIRST
  let timer: ReturnType<typeof setTimeout> | undefined

  function begin() {
    isLeader = true
    tell({ say: 'who' })
    soon(GATHER)
  }

  const soon = (ms: number) => {
    if (!isLeader) return
    clearTimeout(timer)
    timer = setTimeout(open, ms)
  }

  function open() {
    const topics = wished().join()
    if (source && opened === topics) return
    source?.close()
    source = undefined
    opened = topics
    if (!topics) return
    const fresh = new EventSource(`/live/?${new URLSearchParams({ topics, last: String(last()) })}`)
    source = fresh
    fresh.onopen = () => {
      wait = RETRY_FIRST
    }
    fresh.onerror = () => {
      fresh.close()
      if (source !== fresh) return
      source = undefined
      soon(wait * (0.5 + Math.random()))
      wait = Math.min(wait * 2, RETRY_MOST)
    }
    // The session has ended: the stream is opened again with the next subscription, not at once.
    fresh.addEventListener('ended', () => {
      fresh.close()
      source = undefined
      opened = ''
    })
    fresh.addEventListener('news', ({ data, lastEventId }) =>
      tell({ say: 'news', event: JSON.parse(data) as LiveEvent, last: Number(lastEventId) }),
    )
    fresh.addEventListener('beat', ({ lastEventId }) => tell({ say: 'beat', last: Number(lastEventId) }))
    fresh.addEventListener('refetch', ({ lastEventId }) => tell({ say: 'refetch', last: Number(lastEventId) }))
  }

  /** The topics that all tabs want, without tabs that have been silent for long. */
  function wished(): LiveTopic[] {
    const now = Date.now()
    for (const [tab, { at }] of wishes) if (now - at > FORGET_AFTER) wishes.delete(tab)
    return [...new Set([...wishes.values()].flatMap(({ topics }) => topics))].sort()
  }

  const onOnline = () => source || soon(0)
  addEventListener('online', onOnline)
  if (navigator.locks)
    navigator.locks
      .request(LOCK, { signal: leaving.signal }, () => {
        begin()
        return new Promise<void>((resolve) => {
          release = resolve
        })
      })
      .catch(() => {})
  else queueMicrotask(begin)

  return {
    hear(word: TabMessage) {
      if (word.say !== 'wants') return
      if (word.topics.length) wishes.set(word.tab, { topics: word.topics, at: Date.now() })
      else wishes.delete(word.tab)
      if (wished().join() !== opened) soon(GATHER)
    },
    leave() {
      isLeader = false
      clearTimeout(timer)
      source?.close()
      source = undefined
      removeEventListener('online', onOnline)
      leaving.abort()
      release?.()
    },
  }
}
