import type { House } from '../house.ts'

const READ_EVERY = 60_000
const MOST = 100

/**
 * Makes a synchronous reader of the hosts that pages may embed in frames, as listed by staff (rich.6). It refreshes in
 * the background.
 */
export function makeFrameHostReader({
  db,
  uptime,
  log,
}: Pick<House, 'db' | 'uptime' | 'log'>): () => readonly string[] {
  let hosts: readonly string[] = []
  let readAt = Number.NEGATIVE_INFINITY
  async function read() {
    readAt = uptime()
    const listed = await db
      .selectFrom('hosts')
      .select('host')
      .where('may_embed', '=', true)
      .orderBy('host')
      .limit(MOST)
      .execute()
    hosts = listed.flatMap(({ host }) => [`https://${host}`, `https://*.${host}`])
  }
  return () => {
    if (uptime() - readAt >= READ_EVERY)
      read().catch((error: unknown) => log.debug({ err: error }, 'the hosts of frames could not be read'))
    return hosts
  }
}
