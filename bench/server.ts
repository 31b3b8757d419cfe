import type { IncomingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import Fastify from 'fastify'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { buildWeb } from '#app/build.ts'
import { makeHttpServer } from '#app/serve.ts'
import { askForPage } from '#server/ask/ask.ts'
import { openHouse } from '#server/jobs/open-house.ts'
import { showViewer } from '#server/records/show-viewer.ts'
import { readSettings } from '#server/settings.ts'
import { makeSystemContext } from '#server/system-context.ts'
import type { buildPageTree } from '#web/entry-server.tsx'
import { ownCpuMeter } from './cpu-meters.ts'

/** The product's server, and in the same process a bare server as the baseline. */
const settings = readSettings(process.env)
const { house } = await openHouse(settings, { works: false })
const built = await buildWeb()
const app = await makeHttpServer(house, built)
await app.listen({ port: settings.port, host: settings.host })

const bare = Fastify()
const known = new Map<string, { type: string; encoding: string; bytes: Buffer; parsed: unknown }>()

/** The product's answer at a URL, requested once. */
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

/** The React trees of visitors' pages, ready for rendering. */
const trees = new Map<string, ReactElement>()
async function treeAt(url: string): Promise<ReactElement> {
  const found = trees.get(url)
  if (found) return found
  const entry = pathToFileURL(join(built.clientDir, '../server/entry-server.js')).href
  const { buildPageTree: prepare }: { buildPageTree: typeof buildPageTree } = await import(entry)
  const ctx = makeSystemContext(house)
  const config = {
    product_name: settings.productName,
    public_url: settings.publicUrl,
    media_url: settings.publicUrl,
    version: built.version,
    has_demo_mail: false,
    survey_origin: null,
    app: {
      store_ids: { android: undefined, ios: undefined },
      scheme: 'bowerbird',
      upsell_days: 14,
      min_account_days: 1,
    },
    theme: 'system' as const,
    locale: 'en',
    now: ctx.now.toISOString(),
  }
  const viewer = await showViewer(ctx)
  const prepared = await prepare({ url, ask: askForPage(ctx), viewer, config, assets: built.assets })
  if ('redirect' in prepared) throw new Error(`${url} leads elsewhere.`)
  trees.set(url, prepared.tree)
  return prepared.tree
}

bare.get('/drawn', async (request, reply) => {
  const { of } = request.query as { of: string }
  return reply.type('text/html').send(renderToString(await treeAt(of)))
})
const bareAddress = await bare.listen({ port: 0, host: settings.host })
process.on('message', async () => process.send?.(await ownCpuMeter()))
process.send?.({ address: `http://${settings.host}:${settings.port}`, bareAddress })
for (const told of ['disconnect', 'SIGTERM'] as const) process.on(told, () => process.exit(0))
