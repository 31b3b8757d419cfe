import { type LiveEvent, type LiveTopic, REFETCH } from '#domain/live.ts'
import { leadLive, type TabWord } from './live-leader.ts'

type Hearer = (event: LiveEvent) => void

const CHANNEL = 'bb:live'
const REPEAT = 45_000

const tab = Math.random().toString(36).slice(2)
const hearers = new Map<LiveTopic, Set<Hearer>>()
let joined: { say(word: TabWord): void; leave(): void } | undefined
/** The moment up to which everything was heard. */
let last = 0

/** Hears a topic until the function given back is called. */
export function hear(topic: LiveTopic, hearer: Hearer, since: number): () => void {
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
  const lead = leadLive({ last: () => last, tell: (word) => say(word) })
  /** Words go to the other tabs and to this one alike. */
  const say = (word: TabWord) => {
    channel.postMessage(word)
    onWord(word)
  }
  const onWord = (word: TabWord) => {
    lead.hear(word)
    if (word.say === 'who') tellWishes()
    if ('last' in word) last = Math.max(last, word.last)
    if (word.say === 'refetch') refetch()
    if (word.say === 'news') for (const hearer of hearers.get(word.event.topic) ?? []) hearer(word.event)
  }
  channel.onmessage = ({ data }) => onWord(data as TabWord)
  const repeat = setInterval(tellWishes, REPEAT)
  joined = {
    say,
    leave() {
      clearInterval(repeat)
      channel.postMessage({ say: 'wants', tab, topics: [] } satisfies TabWord)
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
  for (const [topic, those] of hearers) for (const hearer of those) hearer({ topic, kind: REFETCH, id: '' })
}

// A page in the back-forward cache, or frozen, holds neither the stream nor its place; back again it may have missed something.
for (const end of ['pagehide', 'freeze']) (end === 'freeze' ? document : window).addEventListener(end, leave)
addEventListener('pageshow', ({ persisted }) => persisted && join())
document.addEventListener('resume', join)
// Where tabs can't agree on one stream, those that nobody looks at have none.
if (!navigator.locks) document.addEventListener('visibilitychange', () => (document.hidden ? leave() : join()))
