import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { readSettings, type Settings } from '#server/settings.ts'
import type { Assets } from '#web/assets.ts'
import type { Render } from '#web/entry-server.tsx'
import { type Built, DIST } from './build.ts'
import { makeIcons } from './make-icons.ts'
import { orOneSentence } from './or-one-sentence.ts'
import { runHouse } from './run-house.ts'
import { makeServer } from './serve.ts'

const ENTRY = '/web/entry-server.tsx'
const FOLDER = join(DIST, 'development')

/** `npm run dev`: surfaces change in the open page; changes of the server start it anew. */
async function develop(settings: Settings): Promise<void> {
  mkdirSync(join(FOLDER, 'client/assets'), { recursive: true })
  await makeIcons(FOLDER)
  await runHouse(settings, async (house, atEnd) => {
    const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
    atEnd(() => vite.close())
    const app = await makeServer(house, await inDevelopment(vite), { contentPolicy: false })
    atEnd(() => app.close())
    app.addHook('onRequest', async ({ raw }, reply) => {
      const isVites = await new Promise<boolean>((resolve) => {
        reply.raw.once('finish', () => resolve(true))
        vite.middlewares(raw, reply.raw, () => resolve(false))
      })
      if (isVites) reply.hijack()
    })
    await app.listen({ port: settings.port, host: settings.host })
    console.log(`\n${settings.productName} in development at ${settings.publicUrl}`)
  })
}

async function inDevelopment(vite: ViteDevServer): Promise<Built> {
  const load = async () => (await vite.ssrLoadModule(ENTRY)) as Pick<Built, 'render' | 'pageWords'>
  const render: Render = async (wish) => (await load()).render(wish)
  const { pageWords } = await load()
  return { render, pageWords, assets: assetsOf(vite), version: 'development', clientDir: join(FOLDER, 'client') }
}

/** Styles are linked, not put in by script, so that a page does not flash. */
function assetsOf(vite: ViteDevServer): Assets {
  const styles = () =>
    [...(vite.environments.ssr?.moduleGraph.urlToModuleMap.keys() ?? [])]
      .filter((url) => /\.css$/.test(url))
      .map((url) => `${url}?direct`)
  return {
    of: () => ({ scripts: ['/@vite/client', '/web/entry-client.tsx'], styles: styles(), preloads: [], fonts: [] }),
  }
}

await orOneSentence(async () => develop(readSettings(process.env)))
