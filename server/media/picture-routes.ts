import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { IMAGE_SIZES } from '#domain/constants/sizes.ts'
import { parseImagePath } from '#domain/rules/media/image-url.ts'
import type { RenditionFormat } from '../files/file-keys.ts'
import { PICTURE_CONTENT_TYPES } from '../files/file-keys.ts'
import type { House } from '../house.ts'
import { makeAvifQueue } from './avif-queue.ts'
import { renderDefaultAvatar } from './default-avatar.ts'
import { makeImageLookup, type StoredImage } from './image-lookup.ts'
import { PLACEHOLDER_PICTURE, renderPlaceholder } from './placeholder.ts'
import { readOriginal } from './read-original.ts'
import { loadOrMakeRendition } from './rendition.ts'

/** Serves pictures at the listed sizes, as AVIF, WebP or JPEG depending on what the client accepts. */
export async function pictureRoutes(app: FastifyInstance, { house }: { house: House }): Promise<void> {
  const known = makeImageLookup(house.db)
  const avif = makeAvifQueue(house)

  async function servePicture(request: FastifyRequest, reply: FastifyReply) {
    const named = parseImagePath(request.url.split('?')[0]!)
    if (named?.signature === PLACEHOLDER_PICTURE.signature && named.ext === PLACEHOLDER_PICTURE.ext)
      return send(
        request,
        reply,
        named.size === 'originals' ? 'image/png' : 'image/jpeg',
        named.size,
        await renderPlaceholder(named.size),
      )
    const image = named && (await known(named.signature))
    if (!image || named.ext !== image.ext) return notThere(reply)
    if (named.size === 'originals') {
      const bytes = await readOriginal(house, image)
      return bytes
        ? send(request, reply, PICTURE_CONTENT_TYPES[image.ext]!, `${image.signature}-${image.ext}`, bytes)
        : notThere(reply)
    }
    reply.header('Vary', 'Accept')
    const made = await makeFor(image, named.size, request.headers.accept ?? '')
    if (!made.bytes) return notThere(reply)
    const tag = `${image.signature}-${named.size}-${made.format}`
    return send(request, reply, PICTURE_CONTENT_TYPES[made.format]!, tag, made.bytes)
  }

  async function makeFor(
    image: StoredImage,
    size: keyof typeof IMAGE_SIZES,
    accept: string,
  ): Promise<{ format: RenditionFormat; bytes: Buffer | null }> {
    if (accept.includes('image/avif') && !avif.isWaiting(image, size)) {
      const bytes = await house.files.get(avif.keyOf(image, size))
      if (bytes) return { format: 'avif', bytes }
      avif.prepare(image, size)
    }
    const format = /image\/(webp|avif)/.test(accept) ? 'webp' : 'jpg'
    return { format, bytes: await loadOrMakeRendition(house, image, size, format) }
  }

  for (const size of [...Object.keys(IMAGE_SIZES), 'originals'])
    app.get(`/${size}/:aa/:bb/:cc/:file`, { config: { costs: 'none' } }, servePicture)

  app.get<{ Params: { index: string } }>(
    '/user/default_:index(^\\d{1,9}).svg',
    { config: { costs: 'none' } },
    (request, reply) => {
      const drawing = Buffer.from(renderDefaultAvatar(Number(request.params.index)))
      const tag = createHash('sha256').update(drawing).digest('hex').slice(0, 16)
      return send(request, reply, 'image/svg+xml; charset=utf-8', tag, drawing)
    },
  )
}

/** The picture of a URL never changes. The headers forbid scripts when it is opened by itself. */
function send(request: FastifyRequest, reply: FastifyReply, contentType: string, tag: string, bytes: Buffer) {
  reply
    .header('Cache-Control', 'public, max-age=31536000, immutable')
    .header('ETag', `"${tag}"`)
    .header('Content-Security-Policy', "default-src 'none'; sandbox")
    .header('X-Content-Type-Options', 'nosniff')
    .header('Cross-Origin-Resource-Policy', 'cross-origin')
    // The poster of a video is requested with `crossorigin`, like the video.
    .header('Access-Control-Allow-Origin', '*')
  if (request.headers['if-none-match']?.includes(`"${tag}"`)) return reply.code(304).send()
  return reply.type(contentType).send(bytes)
}

function notThere(reply: FastifyReply) {
  return reply.code(404).header('Cache-Control', 'no-cache').type('text/plain; charset=utf-8').send('Not found')
}
