import type { ServerResponse } from 'node:http'
import type { Id } from '#domain/id.ts'
import { type LiveTopic, REFETCH_KIND } from '#domain/live.ts'
import { Refusal } from '#domain/refusal.ts'
import type { House } from '../house.ts'
import type { LiveHub, ReceivedLiveEvent } from './hub.ts'

export type LiveStream = {
  person: Id | null
  ip: string
  session: Buffer | null
  topics: LiveTopic[]
  response: ServerResponse
}

const PER_PERSON = 12
const PER_ADDRESS_OF_VISITORS = 40
const IN_ALL = 10_000
/** In milliseconds. Proxies close connections that are silent for a minute. */
const BEAT = 20_000
const CHECK = 60_000
/** A browser that doesn't read is disconnected; it reconnects and refetches. */
const UNREAD_MOST = 64 * 1024
const BUSY_SECONDS = 30

/** Manages the open streams of this process. */
export function openLiveStreams(house: House, hub: LiveHub) {
  const open = new Map<LiveStream, () => void>()
  let isClosed = false
  const beat = setInterval(() => {
    for (const stream of open.keys()) write(stream, 'beat', '', Date.now())
  }, BEAT)
  const check = setInterval(() => void closeEnded([...open.keys()]), CHECK)
  beat.unref()
  check.unref()
  hub.whenChanged(closeAll)

  function mustHaveRoom(person: Id | null, ip: string) {
    const those = [...open.keys()].filter((one) => (person ? one.person === person : !one.person && one.ip === ip))
    if (open.size >= IN_ALL || those.length >= (person ? PER_PERSON : PER_ADDRESS_OF_VISITORS))
      throw new Refusal('too_fast', 'error.tooFast', {}, { retryAfter: BUSY_SECONDS })
  }

  /** Writes the events since `last`, then new ones as they arrive. */
  function begin(stream: LiveStream, last: number | undefined) {
    if (isClosed) return void stream.response.end()
    const tell = ({ at, ...event }: ReceivedLiveEvent) => {
      if (event.kind === 'session') void closeEnded([stream])
      else write(stream, 'news', JSON.stringify(event), at)
    }
    const missed = last === undefined ? [] : hub.heardAfter(last)
    write(stream, missed ? 'beat' : REFETCH_KIND, '', Date.now())
    for (const heard of missed ?? []) if (stream.topics.includes(heard.topic)) tell(heard)
    const stops = stream.topics.map((topic) => hub.listen(topic, tell))
    open.set(stream, () => {
      for (const stop of stops) stop()
    })
    stream.response.on('close', () => end(stream))
    stream.response.on('error', () => end(stream))
  }

  function write({ response }: LiveStream, event: string, data: string, id: number) {
    if (response.writableLength > UNREAD_MOST) return void response.destroy()
    response.write(`id: ${id}\nevent: ${event}\ndata: ${data}\n\n`)
  }

  function end(stream: LiveStream) {
    open.get(stream)?.()
    open.delete(stream)
    stream.response.end()
  }

  /** Ends streams whose session has ended. */
  async function closeEnded(those: LiveStream[]) {
    const signedIn = those.filter(({ session }) => session)
    if (!signedIn.length) return
    const rows = await house.db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .select('token_hash')
      .where(
        'token_hash',
        'in',
        signedIn.map(({ session }) => session as Buffer),
      )
      .whereRef('sessions.epoch', '=', 'users.session_epoch')
      .where('users.state', 'in', ['active', 'private'])
      .execute()
      .catch(() => undefined)
    if (!rows) return
    const live = new Set(rows.map(({ token_hash }) => token_hash.toString('hex')))
    for (const stream of signedIn) {
      if (live.has((stream.session as Buffer).toString('hex'))) continue
      write(stream, 'ended', '', Date.now())
      end(stream)
    }
  }

  function closeAll() {
    for (const stream of [...open.keys()]) end(stream)
  }

  return {
    mustHaveRoom,
    begin,
    count: () => open.size,
    close() {
      isClosed = true
      clearInterval(beat)
      clearInterval(check)
      closeAll()
    },
  }
}
