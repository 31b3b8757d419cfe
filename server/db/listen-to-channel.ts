import pg from 'pg'

const RETRY_FIRST = 500
const RETRY_MOST = 30_000

type ListenHandlers = {
  hear(payload: string): void
  /** Called after every connect: earlier notifications were missed. */
  opened(): void
  lost?(): void
  failed(error: unknown): void
}

/** Listens to a channel on a connection of its own that bypasses a pooler, and reconnects when it breaks. */
export function listenToChannel(direct: pg.Pool, channel: string, { hear, opened, lost, failed }: ListenHandlers) {
  let client: pg.Client | undefined
  let retry: NodeJS.Timeout | undefined
  let isClosed = false

  async function connect(wait = RETRY_FIRST): Promise<void> {
    const fresh = new pg.Client({ ...direct.options, keepAlive: true })
    const isGone = () => {
      if (client !== fresh || isClosed) return
      client = undefined
      lost?.()
      again(RETRY_FIRST)
    }
    fresh.on('error', isGone)
    fresh.on('end', isGone)
    fresh.on('notification', ({ payload = '' }) => hear(payload))
    try {
      await fresh.connect()
      await fresh.query(`LISTEN ${pg.escapeIdentifier(channel)}`)
      if (isClosed) return void (await fresh.end())
      client = fresh
      opened()
    } catch (error) {
      fresh.end().catch(() => {})
      failed(error)
      again(Math.min(wait * 2, RETRY_MOST))
    }
  }

  function again(wait: number) {
    if (isClosed) return
    retry = setTimeout(() => void connect(wait), wait)
    retry.unref()
  }

  const ready = connect()
  return {
    /** Settles after the first attempt to connect. */
    ready,
    async close(): Promise<void> {
      isClosed = true
      clearTimeout(retry)
      await ready
      await client?.end()
    },
  }
}
