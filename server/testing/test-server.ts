import type { FastifyInstance } from 'fastify'
import type { Person } from '../context.ts'
import { openServer } from '../http/server.ts'
import type { TestPersonOptions } from './people.ts'
import { openTestHouse, type TestHouse } from './test-house.ts'
import { WireClient } from './wire-client.ts'

const PASSWORD = 'feathers and twigs'

export type TestServer = TestHouse & {
  app: FastifyInstance
  /** A client that has not signed in. */
  visitor(): WireClient
  /** Inserts a person and signs them in over HTTP. */
  client(wish?: TestPersonOptions): Promise<WireClient & { person: Person }>
  /** Listens on a free port and returns the URL. */
  listen(): Promise<string>
}

/** Opens the HTTP server of a test house. */
export async function openTestServer(
  env: Record<string, string> = {},
  how: Parameters<typeof openServer>[1] = {},
): Promise<TestServer> {
  const house = await openTestHouse({ RATE_LIMITS: 'off', ...env })
  const app = await openServer(house.house, how)
  await app.ready()
  return {
    ...house,
    app,
    visitor: () => new WireClient(app),
    async client(wish = {}) {
      const person = await house.person({ password: PASSWORD, ...wish })
      const client = new WireClient(app)
      await client.logIn(person.username, wish.password ?? PASSWORD)
      return Object.assign(client, { person })
    },
    listen: () => app.listen({ host: '127.0.0.1', port: 0 }),
    async end() {
      await app.close()
      await house.end()
    },
  }
}
