import { Metadata, Server } from '@tus/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { UPLOAD_BYTES_MAX } from '#domain/constants/limits.ts'
import { VIDEO_BYTES_MAX } from '#domain/constants/video.ts'
import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import { type Context, type SignedIn, signedIn } from '../context.ts'
import { booksOf } from '../db/reader.ts'
import { freeSpace, noSpace } from '../disk-space.ts'
import type { House } from '../house.ts'
import { mustHaveRoom } from '../media/room.ts'
import { mustTakeVideos } from '../video/take-video.ts'
import { finishUpload } from './finish-upload.ts'
import { registeredUpload } from './receive-upload.ts'
import type { Answering, MediaEdge } from './upload-routes.ts'
import { dropBytes, storedName, uploadStore } from './upload-store.ts'
import { uploadTurns } from './upload-turns.ts'

const PATH = '/upload/files'
const DAY_MS = 24 * 3600_000
/** So much of a person's may be on its way at a time. */
const UNFINISHED_FILES = 500
const UNFINISHED_BYTES = 5e9
/** A client may send all of a file at once. */
const OPEN = { config: { takesUpload: VIDEO_BYTES_MAX, costs: 'none' } } as const

type Upload = Awaited<ReturnType<typeof registeredUpload>>
type Named = { upload_id: Id }

/** Create.6. Uploads that go on where they stopped, by tus 1.0. How one ended is asked by its id, as of any upload. */
export async function resumableRoutes(
  app: FastifyInstance,
  { house, edge, answering }: { house: House; edge: MediaEdge; answering: Answering },
): Promise<void> {
  const inTurn = uploadTurns()
  const store = await uploadStore(house)
  const begun = new WeakMap<object, Id>()
  const finishing = new Set<Id>()
  const tus = new Server({
    path: PATH,
    datastore: store,
    relativeLocation: true,
    allowedOrigins: [],
    namingFunction: ({ runtime }) => storedName(begun.get(runtime?.node?.req as object) ?? ''),
    generateUrl: (_, { path, id }) => `${path}/${id.replace(storedName(''), '')}`,
    getFileIdFromRequest: (_, last) => last && storedName(last),
  })
  // What comes is passed on as it is.
  app.addContentTypeParser('application/offset+octet-stream', (_request, _payload, done) => done(null))

  const begin = answering(async (request, asked, reply) => {
    const ctx = someone(asked)
    edge.checkViewer?.(request, ctx)
    await edge.countUpload?.(ctx)
    begun.set(request.raw, await register(ctx, request))
    return handOver(request, reply)
  })

  const goOn = answering(async (request, asked, reply) => {
    const upload = await ownUpload(house, asked, (request.params as Named).upload_id)
    const isPatch = request.method === 'PATCH'
    if (isPatch) {
      edge.checkViewer?.(request, asked)
      await mustHaveRoom(asked, upload.user_id)
    }
    if (upload.state === 'registered' && isPatch) await inTurn(upload.user_id, () => handOver(request, reply))
    else if (upload.state === 'registered') await finishIfWhole(asked, upload).then(() => handOver(request, reply))
    else return sayWhole(reply, upload)
    if (isPatch) await finishIfWhole(asked, upload)
    return reply
  })

  const cancel = answering(async (request, asked, reply) => {
    const { id, state } = await ownUpload(house, asked, (request.params as Named).upload_id)
    if (state === 'registered') {
      await dropBytes(house, id)
      await booksOf(house).deleteFrom('uploads').where('id', '=', id).execute()
    }
    return reply.code(204).header('Tus-Resumable', '1.0.0').send()
  })

  async function handOver(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    reply.hijack()
    await tus.handle(request.raw, reply.raw)
    return reply
  }

  /** Once all of it is here it is worked on, one time only, also when the answer to its last part was lost. */
  async function finishIfWhole(ctx: Context, upload: Upload): Promise<void> {
    const { offset, size } = await store.getUpload(storedName(upload.id)).catch(() => ({ offset: 0, size: -1 }))
    if (offset !== size || finishing.has(upload.id)) return
    finishing.add(upload.id)
    void finishUpload(house, upload, (refusal) => edge.refusalText(ctx, refusal))
      .catch((error) => house.log.info({ err: error, upload: upload.id }, 'an upload could not be used'))
      .finally(() => finishing.delete(upload.id))
  }

  for (const slash of ['', '/']) {
    app.post(`${PATH}${slash}`, OPEN, begin)
    app.route({ method: ['HEAD', 'PATCH'], url: `${PATH}/:upload_id(^\\d{1,19})${slash}`, ...OPEN, handler: goOn })
    app.delete(`${PATH}/:upload_id(^\\d{1,19})${slash}`, OPEN, cancel)
  }
}

function someone(ctx: Context): SignedIn {
  if (!ctx.viewer) throw new Refusal('not_signed_in', 'error.signIn')
  return signedIn(ctx)
}

/** What was wanted is judged before a byte of it comes. */
async function register(ctx: SignedIn, { headers }: FastifyRequest): Promise<Id> {
  const { house, viewer } = ctx
  const size = Number(headers['upload-length'])
  if (!Number.isSafeInteger(size) || size <= 0)
    throw new Refusal('bad_input', 'upload.unreadable', {}, { field: 'upload-length' })
  const kind = kindIn(headers['upload-metadata'])
  const isVideo = kind.startsWith('video')
  if (isVideo) mustTakeVideos(house)
  if (size > (isVideo ? VIDEO_BYTES_MAX : UPLOAD_BYTES_MAX))
    throw new Refusal('too_large', isVideo ? 'video.tooLarge' : 'upload.tooLarge')
  const open = await ctx.db
    .selectFrom('uploads')
    .select((row) => [row.fn.countAll<string>().as('count'), row.fn.sum<string>('size').as('bytes')])
    .where('user_id', '=', viewer.id)
    .where('state', '=', 'registered')
    .where('size', 'is not', null)
    .executeTakeFirstOrThrow()
  const bytes = Number(open.bytes ?? 0) + size
  if (Number(open.count) >= UNFINISHED_FILES || bytes > UNFINISHED_BYTES)
    throw new Refusal('too_fast', 'error.tooFast', {}, { retryAfter: 3600 })
  await mustHaveRoom(ctx, viewer.id, bytes)
  if (!house.settings.s3 && (await freeSpace(house)) - size < house.settings.minFreeSpace) throw noSpace()
  const id = house.newId()
  const expires_at = new Date(ctx.now.getTime() + DAY_MS)
  await booksOf(house).insertInto('uploads').values({ id, user_id: viewer.id, kind, size, expires_at }).execute()
  return id
}

function kindIn(header: string | string[] | undefined): string {
  try {
    const { filetype } = Metadata.parse(String(header ?? ''))
    return filetype && /^(image|video)\/[\w.+-]{1,60}$/.test(filetype) ? filetype : 'image'
  } catch {
    return 'image'
  }
}

/** Those of others are as absent as those that never were. */
async function ownUpload(house: House, ctx: Context, id: Id): Promise<Upload> {
  const upload = await registeredUpload(house, id)
  if (upload.user_id !== someone(ctx).viewer.id || upload.size === null) throw new Refusal('not_found', 'upload.none')
  return upload
}

const sayWhole = (reply: FastifyReply, { size }: Upload) =>
  reply
    .code(204)
    .headers({
      'Tus-Resumable': '1.0.0',
      'Upload-Offset': String(size),
      'Upload-Length': String(size),
      'Cache-Control': 'no-store',
    })
    .send()
