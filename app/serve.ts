import type { FastifyInstance } from 'fastify'
import { askForPage } from '#server/ask/ask.ts'
import { connectForPages } from '#server/db/connect.ts'
import type { House } from '#server/house.ts'
import { ensureCsrfToken } from '#server/http/cookies.ts'
import { openServer } from '#server/http/server.ts'
import { hasDemoMail } from '#server/mail/demo-mails.ts'
import { mediaUrl } from '#server/records/avatar-urls.ts'
import { viewerRecord } from '#server/records/viewer-record.ts'
import { lookAt } from '#server/still-open.ts'
import type { Built } from './build.ts'
import { developerRoutes } from './developers.ts'
import { pageRoutes } from './pages.ts'
import type { UpgradeDoor } from './upgrade-door.ts'

/** The whole HTTP face: the wire, the pictures, and the pages. */
export async function makeServer(
  opened: House,
  built: Built,
  how: { contentPolicy?: boolean } = {},
): Promise<FastifyInstance> {
  const forPages = connectForPages(opened)
  const house: House = { ...opened, ...forPages, pageWords: built.pageWords }
  const { settings } = house
  const app = await openServer(house, how)
  app.addHook('onClose', () => forPages.pool.end())
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-version', built.version)
    const type = String(reply.getHeader('content-type') ?? '')
    // What others may keep and give to anyone has no cookie in it.
    const isPublic = String(reply.getHeader('cache-control') ?? '').includes('public')
    if (type.startsWith('text/html') && !isPublic) ensureCsrfToken(request, reply, settings)
  })
  await app.register(developerRoutes, { settings })
  await app.register(pageRoutes, {
    ...built,
    contextOf: app.contextOf,
    askAs: askForPage,
    viewerOf: viewerRecord,
    lookAt: (shown) => lookAt(house, shown),
    uptime: house.uptime,
    config: {
      product_name: settings.productName,
      public_url: settings.publicUrl,
      media_url: mediaUrl(settings),
      version: built.version,
      has_demo_mail: hasDemoMail(settings),
    },
  })
  return app
}

export async function serve(house: House, built: Built, door?: UpgradeDoor): Promise<FastifyInstance> {
  const app = await makeServer(house, built)
  await app.ready()
  await door?.close()
  await app.listen({ port: house.settings.port, host: house.settings.host })
  return app
}
