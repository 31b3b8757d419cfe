import { once } from 'node:events'
import { createServer, type Server } from 'node:net'

type Place = { port: number; host: string }

const notOurs = ({ host }: Place) => `HOST must be an address of this machine; it is "${host}".`
const SENTENCES: Record<string, (place: Place) => string> = {
  EADDRINUSE: ({ port }) =>
    `PORT ${port} is in use by another program. Stop that program, or set PORT to another number.`,
  EACCES: ({ port }) => `PORT ${port} is not open to this user. Set PORT to a number from 1024 on.`,
  EADDRNOTAVAIL: notOurs,
  ENOTFOUND: notOurs,
}

/** Fails early if the port is taken, before the demo world is filled. */
export async function assertPortIsFree(place: Place): Promise<void> {
  const server = createServer()
  await listenOrExplain(server, place)
  server.close()
  await once(server, 'close')
}

export async function listenOrExplain(server: Server, place: Place): Promise<void> {
  try {
    await once(server.listen(place.port, place.host), 'listening')
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException
    throw new Error(SENTENCES[code]?.(place) ?? message)
  }
}
