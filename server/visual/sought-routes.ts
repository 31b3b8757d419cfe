import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LINK_MAX, UPLOAD_BYTES_MAX, VISITORS_PICTURE_BYTES_MAX } from '#domain/constants/limits.ts'
import type { Id } from '#domain/id.ts'
import { isRefusal, REFUSALS, Refusal } from '#domain/refusal.ts'
import type { Context } from '../context.ts'
import { mustHaveSpace } from '../disk-space.ts'
import { networkOf } from '../ip-address.ts'
import { fetchOutside, Unreachable } from '../links/fetch-outside.ts'
import { readMultipart } from '../uploads/read-multipart.ts'
import type { MediaEdge } from '../uploads/upload-routes.ts'
import { uploadTurns } from '../uploads/upload-turns.ts'
import { countSought, findSought, soughtKey, takeSought } from './sought-picture.ts'

const MAX_BYTES = 20 * 1024 * 1024
const ACCEPT = 'image/avif,image/webp,image/*'

type Edge = Pick<MediaEdge, 'contextOf' | 'refusalText' | 'checkViewer'>

/** A picture to search with, sent as a file or by its address, and shown to whoever sent it. */
export async function soughtRoutes(app: FastifyInstance, { edge }: { edge: Edge }): Promise<void> {
  await app.register(multipart, { limits: { fileSize: UPLOAD_BYTES_MAX, files: 1, fields: 5, fieldSize: 4096 } })
  const inTurn = uploadTurns()

  app.post('/visual-search/picture/', { config: { takesUpload: true } }, (request, reply) =>
    answering(request, reply, async (ctx) => {
      edge.checkViewer?.(request, ctx)
      countSought(ctx)
      await mustHaveSpace(ctx.house)
      const sender = ctx.viewer?.id ?? (networkOf(ctx.ip) as Id)
      const taken = await inTurn(sender, async () => takeSought(ctx, await bytesOf(request, ctx)))
      return reply.send({ success: true, ...taken })
    }),
  )

  app.get<{ Params: { signature: string } }>('/visual-search/picture/:signature', (request, reply) =>
    answering(request, reply, async (ctx) => {
      const sought = await findSought(ctx, request.params.signature)
      const bytes = sought && (await ctx.house.files.get(soughtKey(sought.signature)))
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
    return (await fetchOutside(url, { maxBytes: MAX_BYTES, timeoutMs: 8000, accept: ACCEPT })).bytes
  } catch (error) {
    throw error instanceof Unreachable ? new Refusal('bad_input', 'looks.unreachable') : error
  }
}

/** What stands around a file in a form. */
const FORM_BYTES = 4096

/** What is too large by its own account is not read. */
async function visitorsFile(request: FastifyRequest): Promise<Buffer> {
  const most = VISITORS_PICTURE_BYTES_MAX
  const tooLarge = new Refusal('too_large', 'looks.tooLarge')
  if (Number(request.headers['content-length']) > most + FORM_BYTES) throw tooLarge
  const { bytes } = await readMultipart(request, 'img', { most }).catch((error) => {
    throw isRefusal(error) && error.kind === 'too_large' ? tooLarge : error
  })
  return bytes
}
