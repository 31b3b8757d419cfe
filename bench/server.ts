import type { IncomingHttpHeaders } from 'node:http'
import Fastify from 'fastify'
import { buildWeb } from '#app/build.ts'
import { makeServer } from '#app/serve.ts'
import { openHouse } from '#server/jobs/open-house.ts'
import { readSettings } from '#server/settings.ts'

/** The product's server, and beside it in the same process a bare one: what it answers is measured against. */
const settings = readSettings(process.env)
const { house } = await openHouse(settings, { works: false })
const app = await makeServer(house, await buildWeb())
await app.listen({ port: settings.port, host: settings.host })

const bare = Fastify()
const known = new Map<string, { type: string; encoding: string; bytes: Buffer; parsed: unknown }>()

/** What the product answers at an address, asked for once. */
async function answerAt(url: string, headers: IncomingHttpHeaders) {
  const key = `${url} ${headers['accept-encoding']}`
  const found = known.get(key)
  if (found) return found
  const reply = await app.inject({ url, headers })
  const type = String(reply.headers['content-type'])
  const encoding = String(reply.headers['content-encoding'] ?? 'identity')
  const parsed = type.includes('json') && encoding === 'identity' ? reply.json() : null
  const answer = { type, encoding, bytes: reply.rawPayload, parsed }
  known.set(key, answer)
  return answer
}

bare.get('/stringified', async (request, reply) => {
  const { of } = request.query as { of: string }
  return reply.send((await answerAt(of, {})).parsed)
})
bare.get('/bytes', async (request, reply) => {
  const { of } = request.query as { of: string }
  const { type, encoding, bytes } = await answerAt(of, request.headers)
  return reply.header('content-encoding', encoding).type(type).send(bytes)
})
const bareAddress = await bare.listen({ port: 0, host: settings.host })
process.send?.({ address: `http://${settings.host}:${settings.port}`, bareAddress })
for (const told of ['disconnect', 'SIGTERM'] as const) process.on(told, () => process.exit(0))
