import { type LiveEvent, type LiveTopic, REFETCH_KIND } from '#domain/live.ts'
import { joinLiveLeaderElection, type TabMessage } from './live-leader.ts'

type Hearer = (event: LiveEvent) => void

const CHANNEL = 'bb:live'
const REPEAT = 45_000

const tab = Math.random().toString(36).slice(2)
const hearers = new Map<LiveTopic, Set<Hearer>>()
let joined: { say(word: TabMessage): void; leave(): void } | undefined
/** Time up to which all events were received. */
let last = 0

/** Subscribes to a topic until the returned function is called. */
export function subscribeToLiveTopic(topic: LiveTopic, hearer: Hearer, since: number): () => void {
  const those = hearers.get(topic) ?? new Set()
  hearers.set(topic, those.add(hearer))
  last ||= since
  if (joined) tellWishes()
  else join()
  return () => {
    those.delete(hearer)
    if (those.size) return
    hearers.delete(topic)
    tellWishes()
    if (!hearers.size) leave()
  }
}

const tellWishes = () => joined?.say({ say: 'wants', tab, topics: [...hearers.keys()] })

function join() {
  if (joined || !hearers.size) return
  const channel = new BroadcastChannel(CHANNEL)
  const lead = joinLiveLeaderElection({ last: () => last, tell: (word) => say(word) })
  /** Sends a message to the other tabs and handles it in this one. */
  const say = (word: TabMessage) => {
    channel.postMessage(word)
    onWord(word)
  }
  const onWord = (word: TabMessage) => {
    lead.hear(word)
    if (word.say === 'who') tellWishes()
    if ('last' in word) last = Math.max(last, word.last)
    if (word.say === 'refetch') refetch()
    if (word.say === 'news') for (const hearer of hearers.get(word.event.topic) ?? []) hearer(word.event)
  }
  channel.onmessage = ({ data }) => onWord(data as TabMessage)
  const repeat = setInterval(tellWishes, REPEAT)
  joined = {
    say,
    leave() {
      clearInterval(repeat)
      channel.postMessage({ say: 'wants', tab, topics: [] } satisfies TabMessage)
      lead.leave()
      channel.close()
    },
  }
  tellWishes()
}

function leave() {
  joined?.leave()
  joined = undefined
}

function refetch() {
  for (const [topic, those] of hearers) for (const hearer of those) hearer({ topic, kind: REFETCH_KIND, id: '' })
}

// A frozen page, or one in the back-forward cache, gives up the stream and its place; on return it may have missed
// events.
for (const end of ['pagehide', 'freeze']) (end === 'freeze' ? document : window).addEventListener(end, leave)
addEventListener('pageshow', ({ persisted }) => persisted && join())
document.addEventListener('resume', join)
// Where tabs can't share a stream, hidden tabs have none.
if (!navigator.locks) document.addEventListener('visibilitychange', () => (document.hidden ? leave() : join()))
