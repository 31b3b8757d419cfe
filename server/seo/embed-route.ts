import type { FastifyInstance } from 'fastify'
import type { Pin } from '#domain/entities/pin.ts'
import { isRefusal } from '#domain/refusal.ts'
import { PinResource } from '#domain/resources/pins.ts'
import { escapeHtml } from '#domain/rules/format/escape-html.ts'
import { parsePinSegment } from '#domain/rules/link/pin-path.ts'
import { askAs } from '../ask/ask.ts'
import type { House } from '../house.ts'
import type { ServerSettings } from '../settings.ts'
import { makeSystemContext } from '../system-context.ts'

/** A pin in an iframe on another site: a picture, its title and its author; without scripts, cookies and forms. */
export async function embedRoute(app: FastifyInstance, { house }: { house: House }) {
  for (const slash of ['', '/']) {
    app.get(`/embed/pin/:pin${slash}`, async (request, reply) => {
      const id = parsePinSegment((request.params as { pin: string }).pin)
      const pin = id && (await askAs(makeSystemContext(house))(PinResource.get, { id }).catch(orNone))
      const images = house.settings.mediaUrl ? new URL(house.settings.mediaUrl).origin : ''
      reply
        .removeHeader('x-frame-options')
        .header(
          'content-security-policy',
          `default-src 'none';img-src 'self' ${images};style-src-attr 'unsafe-inline';frame-ancestors *`,
        )
        .header('x-robots-tag', 'noindex')
        .header('cache-control', 'public, max-age=300')
        .type('text/html; charset=utf-8')
      return pin ? reply.send(embedOf(house.settings, pin)) : reply.code(404).send(page('', ''))
    })
  }
}

function orNone(error: unknown): null {
  if (isRefusal(error)) return null
  throw error
}

function embedOf({ publicUrl, productName }: ServerSettings, pin: Pin): string {
  const title = pin.title || pin.description || pin.alt_text || productName
  const author = pin.native_creator ?? pin.pinner
  const picture = pin.images['474x']
  const image = picture
    ? `<img src="${escapeHtml(picture.url)}" alt="${escapeHtml(pin.alt_text || title)}" style="display:block;width:100%;height:auto;border-radius:16px;background:${escapeHtml(pin.dominant_color)}" width="${picture.width}" height="${picture.height}">`
    : ''
  const by = author
    ? `<p style="margin:4px 0 0;opacity:.7">${escapeHtml(author.full_name)} · ${escapeHtml(productName)}</p>`
    : ''
  return page(
    title,
    `<a href="${escapeHtml(publicUrl + pin.seo_url)}" target="_blank" rel="noopener" style="display:block;max-width:474px;margin:0 auto;color:inherit;text-decoration:none">${image}<h1 style="margin:12px 0 0;font-size:16px">${escapeHtml(title)}</h1>${by}</a>`,
  )
}

const page = (title: string, body: string) => `<!doctype html>
<html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${escapeHtml(title)}</title></head>
<body style="margin:8px;font:14px/1.4 system-ui,sans-serif">${body}</body></html>
`
