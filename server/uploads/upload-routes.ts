import type { Readable } from 'node:stream'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod'
import { UPLOAD_BYTES_MAX } from '#domain/constants/limits.ts'
import { VIDEO_BYTES_MAX } from '#domain/constants/video.ts'
import type { Id } from '#domain/id.ts'
import { isRefusal, REFUSALS, Refusal } from '#domain/refusal.ts'
import type { UploadedImage } from '#domain/resources/media.ts'
import type { Context } from '../context.ts'
import { isDiskFullError, makeNoSpaceRefusal } from '../disk-space.ts'
import type { House } from '../house.ts'
import { toImageUrl } from '../media/image-urls.ts'
import { storePicture } from '../media/store-picture.ts'
import { assertUploadSpace } from '../media/upload-space.ts'
import { readMultipart } from './read-multipart.ts'
import { loadRegisteredUpload, receiveUpload } from './receive-upload.ts'
import { resumableRoutes } from './resumable-routes.ts'
import { isUploadAllowed } from './upload-token.ts'
import { makeUploadLimiter } from './upload-turns.ts'

export type MediaEdge = {
  contextOf(request: FastifyRequest): Promise<Context>
  refusalText(ctx: Context, refusal: Refusal): string
  /** Throws when the page that sends the request shows another account than the current one. */
  checkViewer?(request: FastifyRequest, ctx: Context): void
  /** Counts an upload against the account's limit; throws when it is used up. */
  countUpload?(ctx: Context): void | Promise<void>
}

const HEAD_OF_A_FORM = 64 * 1024
const LONG = { isSelfAuthorised: true, takesUpload: VIDEO_BYTES_MAX + HEAD_OF_A_FORM } as const

type Work = (request: FastifyRequest, ctx: Context, reply: FastifyReply) => Promise<FastifyReply>
/** Wraps work in a route handler. A refusal becomes `{ success: false, message }`, without the envelope. */
export type UploadHandlerFactory = (
  work: Work,
) => (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/** Routes of the short and the long form of an upload, which have no envelope. */
export async function uploadRoutes(app: FastifyInstance, { house, edge }: { house: House; edge: MediaEdge }) {
  await app.register(multipart, { limits: { fileSize: UPLOAD_BYTES_MAX, files: 1, fields: 20, fieldSize: 4096 } })
  const inTurn = makeUploadLimiter()

  const short = answering(async (request, ctx, reply) => {
    const { viewer } = ctx
    if (!viewer) throw new Refusal('not_signed_in', 'error.signIn')
    edge.checkViewer?.(request, ctx)
    await edge.countUpload?.(ctx)
    await assertUploadSpace(ctx, viewer.id)
    const kept = await inTurn(viewer.id, async () => {
      const { bytes } = await readMultipart(request, 'img')
      return storePicture(house, bytes, viewer.id)
    })
    const { signature, ext, width, height, dominant_color } = kept
    const image_url = toImageUrl(house.settings, 'originals', signature, ext)
    const answer: z.output<typeof UploadedImage> = {
      success: true,
      image_url,
      image_signature: signature,
      width,
      height,
      dominant_color,
    }
    return reply.send(answer)
  })

  const long = answering(async (request, ctx, reply) => {
    const { upload_id: id } = request.params as { upload_id: Id }
    const upload = await loadRegisteredUpload(house, id)
    await assertUploadSpace(ctx, upload.user_id)
    await inTurn(upload.user_id, async () => {
      const mayGoOn = (fields: Record<string, string>) => {
        if (!isUploadAllowed(house.secrets.token, id, fields, ctx.now)) throw new Refusal('forbidden', 'upload.none')
      }
      const receive = async (sent: Buffer | Readable) => {
        if (upload.state !== 'succeeded')
          await receiveUpload(house, upload, sent, (refusal) => edge.refusalText(ctx, refusal))
        else if (!Buffer.isBuffer(sent)) sent.resume()
      }
      // A video is too large for memory, so it is processed as a stream.
      if (upload.kind.startsWith('video'))
        await readMultipart(request, 'file', {
          mayGoOn,
          most: VIDEO_BYTES_MAX + 1,
          read: ({ file }) => receive(file),
        })
      else await receive((await readMultipart(request, 'file', { mayGoOn })).bytes)
    })
    return reply.code(204).send()
  })

  function answering(work: Work): ReturnType<UploadHandlerFactory> {
    return async (request, reply) => {
      const ctx = await edge.contextOf(request)
      try {
        return await work(request, ctx, reply)
      } catch (error) {
        // A client that cancels an upload is not an error.
        const level = request.raw.readableAborted ? 'debug' : 'error'
        if (!isRefusal(error)) house.log[level]({ err: error, requestId: ctx.requestId }, 'an upload failed')
        const refusal = isRefusal(error)
          ? error
          : isDiskFullError(error)
            ? makeNoSpaceRefusal()
            : new Refusal('broken', 'error.broken')
        if (refusal.retryAfter) reply.header('Retry-After', refusal.retryAfter)
        return reply
          .code(REFUSALS[refusal.kind].status)
          .send({ success: false, message: edge.refusalText(ctx, refusal) })
      }
    }
  }

  await app.register(resumableRoutes, { house, edge, answering })
  for (const slash of ['', '/']) {
    app.post(`/upload-image${slash}`, { config: { takesUpload: true } }, short)
    app.post(`/upload/:upload_id(^\\d{1,19})${slash}`, { config: LONG }, long)
  }
}
