import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { SHARE_TARGET_PATH, SHARED_FILE_FIELD } from '#domain/constants/share-target.ts'
import { de } from '#domain/text/de.ts'
import { en } from '#domain/text/en.ts'
import { renderUnavailablePage } from '#web/unavailable-page.ts'
import type { WebBuild } from './build.ts'

type Parts = Pick<WebBuild, 'clientDir'> & { config: { product_name: string } }

const DAY = 'public, max-age=86400'

/** What makes the product installable: manifest, service worker, page for no connection, and share target. */
export async function installableRoutes(app: FastifyInstance, { clientDir, config }: Parts) {
  const favicon = await readFile(join(clientDir, 'favicon.svg'))
  app.get('/favicon.svg', (_, reply) => reply.type('image/svg+xml').header('cache-control', DAY).send(favicon))
  // Browsers request this icon for responses that are no pages, such as pictures and feeds.
  app.get('/favicon.ico', (_, reply) => reply.header('cache-control', DAY).redirect('/icons/180.png'))
  app.get('/manifest.webmanifest', ({ headers }, reply) =>
    reply
      .type('application/manifest+json')
      .headers({ 'cache-control': DAY, vary: 'Accept-Language' })
      .send(JSON.stringify(makeManifest(config.product_name, headers['accept-language']))),
  )
  app.get('/offline/', ({ headers }, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'public, no-cache', vary: 'Accept-Language' })
      .send(renderUnavailablePage(headers['accept-language'] ?? 'en', 'offline', config.product_name)),
  )
  // In development there is none.
  const worker = await readFile(join(clientDir, '../worker/service-worker.js')).catch(() => undefined)
  if (worker)
    app.get('/service-worker.js', (_, reply) =>
      reply.type('text/javascript; charset=utf-8').header('cache-control', 'public, no-cache').send(worker),
    )
  await app.register(shareTargetRoute)
}

/** The service worker answers shares itself; this route answers where the browser has removed the worker (app.4). */
async function shareTargetRoute(app: FastifyInstance) {
  app.removeAllContentTypeParsers()
  // What was sent is not read.
  app.addContentTypeParser('*', (_request, payload, done) => {
    payload.resume()
    done(null)
  })
  app.post(SHARE_TARGET_PATH, { config: { isSelfAuthorised: true, takesUpload: true } }, (_, reply) =>
    reply.redirect('/pin-creation-tool/?shared=lost', 303),
  )
}

export function makeManifest(name: string, languages = 'en') {
  const words = languages.startsWith('de') ? de : en
  const icon = (size: number, file = `${size}`, purpose = 'any') => ({
    src: `/icons/${file}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  const shortcut = (text: string, url: string) => ({ name: text, url, icons: [icon(192)] })
  return {
    id: '/',
    name,
    short_name: name,
    description: words['shell.description'],
    lang: languages.startsWith('de') ? 'de' : 'en',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: '#2b48d8',
    icons: [icon(192), icon(512), icon(512, 'maskable', 'maskable')],
    shortcuts: [
      shortcut(words['create.pin'], '/pin-creation-tool/'),
      shortcut(words['shell.explore'], '/ideas/'),
      shortcut(words['news.title'], '/notifications/'),
      shortcut(words['shell.profile'], '/me/'),
    ],
    share_target: {
      action: SHARE_TARGET_PATH,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: {
        title: 'title',
        text: 'text',
        url: 'url',
        files: [{ name: SHARED_FILE_FIELD, accept: ['image/*', 'video/*'] }],
      },
    },
  }
}
