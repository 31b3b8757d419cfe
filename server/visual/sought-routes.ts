import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LINK_MAX, UPLOAD_BYTES_MAX, VISITORS_PICTURE_BYTES_MAX } from '#domain/constants/limits.ts'
import type { Id } from '#domain/id.ts'
import { isRefusal, REFUSALS, Refusal } from '#domain/refusal.ts'
import type { Context } from '../context.ts'
import { assertSpaceForLargeWrite } from '../disk-space.ts'
import { toNetworkKey } from '../ip-address.ts'
import { fetchOutsideUrl, UnreachableError } from '../links/fetch-outside-url.ts'
import { readMultipart } from '../uploads/read-multipart.ts'
import type { MediaEdge } from '../uploads/upload-routes.ts'
import { makeUploadLimiter } from '../uploads/upload-turns.ts'
import {
  findSoughtPicture,
  storeSoughtPicture,
  takeFromSoughtPictureLimit,
  toSoughtPictureKey,
} from './sought-picture.ts'

const MAX_BYTES = 20 * 1024 * 1024
const ACCEPT = 'image/avif,image/webp,image/*'

type Edge = Pick<MediaEdge, 'contextOf' | 'refusalText' | 'checkViewer'>

/** Receives a picture to search with, as a file or by its URL, and serves it to its sender. */
export async function soughtPictureRoutes(app: FastifyInstance, { edge }: { edge: Edge }): Promise<void> {
  await app.register(multipart, { limits: { fileSize: UPLOAD_BYTES_MAX, files: 1, fields: 5, fieldSize: 4096 } })
  const inTurn = makeUploadLimiter()

  app.post('/visual-search/picture/', { config: { takesUpload: true } }, (request, reply) =>
    answering(request, reply, async (ctx) => {
      edge.checkViewer?.(request, ctx)
      takeFromSoughtPictureLimit(ctx)
      await assertSpaceForLargeWrite(ctx.house)
      const sender = ctx.viewer?.id ?? (toNetworkKey(ctx.ip) as Id)
      const taken = await inTurn(sender, async () => storeSoughtPicture(ctx, await bytesOf(request, ctx)))
      return reply.send({ success: true, ...taken })
    }),
  )

  app.get<{ Params: { signature: string } }>('/visual-search/picture/:signature', (request, reply) =>
    answering(request, reply, async (ctx) => {
      const sought = await findSoughtPicture(ctx, request.params.signature)
      const bytes = sought && (await ctx.house.files.get(toSoughtPictureKey(sought.signature)))
      if (!bytes) throw new Refusal('not_found', 'upload.none')
      return reply
        .header('Cache-Control', 'private, max-age=3600')
        .header('Cross-Origin-Resource-Policy', 'same-origin')
        .type('image/webp')
        .send(bytes)
    }),
  )

  async function answering(
    request: FastifyRequest,
    reply: FastifyReply,
    work: (ctx: Context) => Promise<FastifyReply>,
  ): Promise<FastifyReply> {
    const ctx = await edge.contextOf(request)
    reply.header('Cache-Control', 'private, no-store')
    try {
      return await work(ctx)
    } catch (error) {
      if (!isRefusal(error)) throw error
      if (error.retryAfter) reply.header('Retry-After', error.retryAfter)
      return reply.code(REFUSALS[error.kind].status).send({ success: false, message: edge.refusalText(ctx, error) })
    }
  }
}

async function bytesOf(request: FastifyRequest, { viewer }: Context): Promise<Buffer> {
  const { url } = request.query as { url?: unknown }
  if (url === undefined) return viewer ? (await readMultipart(request, 'img')).bytes : visitorsFile(request)
  if (typeof url !== 'string' || url.length > LINK_MAX) throw new Refusal('bad_input', 'link.invalid')
  try {
    return (await fetchOutsideUrl(url, { maxBytes: MAX_BYTES, timeoutMs: 8000, accept: ACCEPT })).bytes
  } catch (error) {
    throw error instanceof UnreachableError ? new Refusal('bad_input', 'looks.unreachable') : error
  }
}

/** Maximum size of the form around the file. */
const FORM_BYTES = 4096

/** Reads the file of a visitor. A declared size that is too large is refused without reading. */
async function visitorsFile(request: FastifyRequest): Promise<Buffer> {
  const most = VISITORS_PICTURE_BYTES_MAX
  const tooLarge = new Refusal('too_large', 'looks.tooLarge')
  if (Number(request.headers['content-length']) > most + FORM_BYTES) throw tooLarge
  const { bytes } = await readMultipart(request, 'img', { most }).catch((error) => {
    throw isRefusal(error) && error.kind === 'too_large' ? tooLarge : error
  })
  return bytes
}
