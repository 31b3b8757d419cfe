import type { FastifyInstance } from 'fastify'
import type { Person } from '../context.ts'
import { openServer } from '../http/server.ts'
import type { PersonWish } from './people.ts'
import { type TestHouse, testHouse } from './test-house.ts'
import { WireClient } from './wire-client.ts'

const PASSWORD = 'feathers and twigs'

export type TestServer = TestHouse & {
  app: FastifyInstance
  /** A tool that has not signed in. */
  visitor(): WireClient
  /** Makes someone and signs them in over the wire. */
  client(wish?: PersonWish): Promise<WireClient & { person: Person }>
  /** Opens a real socket on a free port and answers its address. */
  listen(): Promise<string>
}

/** The HTTP face of the house on a test's own database. */
export async function testServer(
  env: Record<string, string> = {},
  how: Parameters<typeof openServer>[1] = {},
): Promise<TestServer> {
  const house = await testHouse({ RATE_LIMITS: 'off', ...env })
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
