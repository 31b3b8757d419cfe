import type { FastifyInstance } from 'fastify'
import { LINK_MAX } from '#domain/constants/limits.ts'
import { isRefusal, REFUSALS, Refusal } from '#domain/refusal.ts'
import type { Context } from '../context.ts'
import { fetchOutsideUrl, type OutsideFetchOptions, UnreachableError } from '../links/fetch-outside-url.ts'
import { makeRendition } from '../media/make-rendition.ts'
import { readPictureHeader } from '../media/read-header.ts'
import { withPixelBudget } from '../media/weighted-semaphore.ts'
import type { MediaEdge } from './upload-routes.ts'
import { makeUploadLimiter } from './upload-turns.ts'

const MAX_BYTES = 20 * 1024 * 1024
const ACCEPT = 'image/avif,image/webp,image/*'

type Edge = Pick<MediaEdge, 'contextOf'> &
  Pick<OutsideFetchOptions, 'allowPrivate'> & {
    /** Counts a preview against the account's limit; throws when it is used up. */
    count(ctx: Context): void
  }

/**
 * Serves a small preview of a picture elsewhere before a pin is made of it, because pages show only our own pictures.
 */
export async function previewRoute(app: FastifyInstance, { edge }: { edge: Edge }): Promise<void> {
  const inTurn = makeUploadLimiter()
  app.get<{ Querystring: { url?: string } }>('/link-preview', { config: { costs: 'none' } }, async (request, reply) => {
    const ctx = await edge.contextOf(request)
    reply.header('Cache-Control', 'private, no-cache')
    try {
      const { viewer } = ctx
      if (!viewer) throw new Refusal('not_signed_in', 'error.signIn')
      const { url } = request.query
      if (typeof url !== 'string' || url.length > LINK_MAX) throw new Refusal('bad_input', 'link.invalid')
      edge.count(ctx)
      const picture = await inTurn(viewer.id, () => small(url, edge))
      return reply
        .header('Cache-Control', 'private, max-age=3600')
        .header('Content-Security-Policy', "default-src 'none'; sandbox")
        .header('Cross-Origin-Resource-Policy', 'same-origin')
        .type('image/webp')
        .send(picture)
    } catch (error) {
      if (error instanceof UnreachableError) return reply.code(404).send()
      if (!isRefusal(error)) throw error
      if (error.retryAfter) reply.header('Retry-After', error.retryAfter)
      return reply.code(REFUSALS[error.kind].status).send()
    }
  })
}

async function small(url: string, { allowPrivate = [] }: Edge): Promise<Buffer> {
  const { bytes } = await fetchOutsideUrl(url, { maxBytes: MAX_BYTES, timeoutMs: 8000, accept: ACCEPT, allowPrivate })
  const header = await readPictureHeader(bytes)
  return withPixelBudget(header.pixels, () => makeRendition(bytes, header, '236x', 'webp')).catch(() => {
    throw new Refusal('bad_input', 'upload.unreadable')
  })
}
