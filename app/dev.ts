import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { readSettings, type ServerSettings } from '#server/settings.ts'
import type { PageAssetFinder } from '#web/assets.ts'
import type { RenderPage } from '#web/entry-server.tsx'
import { DIST_FOLDER, type WebBuild } from './build.ts'
import { makeIcons } from './make-icons.ts'
import { runHouse } from './run-house.ts'
import { runOrExitWithMessage } from './run-or-exit-with-message.ts'
import { makeHttpServer } from './serve.ts'

const ENTRY = '/web/entry-server.tsx'
const FOLDER = join(DIST_FOLDER, 'development')

/** `npm run dev`: changed surfaces are replaced in the open page; changes of the server restart it. */
async function develop(settings: ServerSettings): Promise<void> {
  mkdirSync(join(FOLDER, 'client/assets'), { recursive: true })
  await makeIcons(FOLDER)
  await runHouse(settings, async (house, atEnd) => {
    const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
    atEnd(() => vite.close())
    const app = await makeHttpServer(house, await inDevelopment(vite), { contentPolicy: false })
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

async function inDevelopment(vite: ViteDevServer): Promise<WebBuild> {
  const load = async () => (await vite.ssrLoadModule(ENTRY)) as Pick<WebBuild, 'render' | 'pageWords'>
  const render: RenderPage = async (wish) => (await load()).render(wish)
  const { pageWords } = await load()
  return {
    render,
    pageWords,
    assets: assetsOf(vite),
    version: 'development',
    clientDir: join(FOLDER, 'client'),
    mapsDir: join(FOLDER, 'maps'),
  }
}

/** Styles are linked instead of injected by script, so that there is no flash of unstyled content. */
function assetsOf(vite: ViteDevServer): PageAssetFinder {
  const styles = () =>
    [...(vite.environments.ssr?.moduleGraph.urlToModuleMap.keys() ?? [])]
      .filter((url) => /\.css$/.test(url))
      .map((url) => `${url}?direct`)
  return {
    of: () => ({ scripts: ['/@vite/client', '/web/entry-client.tsx'], styles: styles(), preloads: [], fonts: [] }),
  }
}

await runOrExitWithMessage(async () => develop(readSettings(process.env)))
