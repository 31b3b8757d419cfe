import { Metadata, Server } from '@tus/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { UPLOAD_BYTES_MAX } from '#domain/constants/limits.ts'
import { VIDEO_BYTES_MAX } from '#domain/constants/video.ts'
import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import { type Context, requireSignedIn, type SignedIn } from '../context.ts'
import { maintenanceDb } from '../db/read-only-db.ts'
import { makeNoSpaceRefusal, measureFreeDiskBytes } from '../disk-space.ts'
import type { House } from '../house.ts'
import { assertUploadSpace } from '../media/upload-space.ts'
import { requireFfmpeg } from '../video/store-video.ts'
import { finishUpload } from './finish-upload.ts'
import { loadRegisteredUpload } from './receive-upload.ts'
import type { MediaEdge, UploadHandlerFactory } from './upload-routes.ts'
import { deleteUploadBytes, openUploadStore, toStoredUploadName } from './upload-store.ts'
import { makeUploadLimiter } from './upload-turns.ts'

const PATH = '/upload/files'
const DAY_MS = 24 * 3600_000
/** Limits of a person's unfinished uploads. */
const UNFINISHED_FILES = 500
const UNFINISHED_BYTES = 5e9
/** A client may send the whole file in one request. */
const OPEN = { config: { takesUpload: VIDEO_BYTES_MAX, costs: 'none' } } as const

type Upload = Awaited<ReturnType<typeof loadRegisteredUpload>>
type UploadRef = { upload_id: Id }

/** Routes of resumable uploads by the tus 1.0 protocol. The outcome is polled by the upload's id, as for any upload. */
export async function resumableRoutes(
  app: FastifyInstance,
  { house, edge, answering }: { house: House; edge: MediaEdge; answering: UploadHandlerFactory },
): Promise<void> {
  const inTurn = makeUploadLimiter()
  const store = await openUploadStore(house)
  const begun = new WeakMap<object, Registered>()
  const finishing = new Set<Id>()
  const tus = new Server({
    path: PATH,
    datastore: store,
    relativeLocation: true,
    allowedOrigins: [],
    namingFunction: ({ runtime }) => toStoredUploadName(begun.get(runtime?.node?.req as object)?.id ?? ''),
    // Inserted only now, so that a request that tus itself refuses, such as one of another version, leaves no row
    // behind.
    onUploadCreate: async ({ runtime }) => {
      const row = begun.get(runtime?.node?.req as object)
      if (row) await maintenanceDb(house).insertInto('uploads').values(row).execute()
      return {}
    },
    generateUrl: (_, { path, id }) => `${path}/${id.replace(toStoredUploadName(''), '')}`,
    getFileIdFromRequest: (_, last) => last && toStoredUploadName(last),
  })
  // The body is passed on unparsed.
  app.addContentTypeParser('application/offset+octet-stream', (_request, _payload, done) => done(null))

  const begin = answering(async (request, asked, reply) => {
    const ctx = someone(asked)
    edge.checkViewer?.(request, ctx)
    await edge.countUpload?.(ctx)
    begun.set(request.raw, await judge(ctx, request))
    return handOver(request, reply)
  })

  const goOn = answering(async (request, asked, reply) => {
    const upload = await ownUpload(house, asked, (request.params as UploadRef).upload_id)
    const isPatch = request.method === 'PATCH'
    if (isPatch) {
      edge.checkViewer?.(request, asked)
      await assertUploadSpace(asked, upload.user_id)
    }
    if (upload.state === 'registered' && isPatch) await inTurn(upload.user_id, () => handOver(request, reply))
    else if (upload.state === 'registered') await finishIfWhole(asked, upload).then(() => handOver(request, reply))
    else return sayWhole(reply, upload)
    if (isPatch) await finishIfWhole(asked, upload)
    return reply
  })

  const cancel = answering(async (request, asked, reply) => {
    const { id, state } = await ownUpload(house, asked, (request.params as UploadRef).upload_id)
    if (state === 'registered') {
      await deleteUploadBytes(house, id)
      await maintenanceDb(house).deleteFrom('uploads').where('id', '=', id).execute()
    }
    return reply.code(204).header('Tus-Resumable', '1.0.0').send()
  })

  async function handOver(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    reply.hijack()
    await tus.handle(request.raw, reply.raw)
    return reply
  }

  /** Starts processing once the upload is complete, also when the response to its last part was lost, but only once. */
  async function finishIfWhole(ctx: Context, upload: Upload): Promise<void> {
    const { offset, size } = await store.getUpload(toStoredUploadName(upload.id)).catch(() => ({ offset: 0, size: -1 }))
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
  return requireSignedIn(ctx)
}

type Registered = { id: Id; user_id: Id; kind: string; size: number; expires_at: Date }

/** Validates the declared file (size, type, quota, disk space) before any bytes are received. */
async function judge(ctx: SignedIn, { headers }: FastifyRequest): Promise<Registered> {
  const { house, viewer } = ctx
  const size = Number(headers['upload-length'])
  if (!Number.isSafeInteger(size) || size <= 0)
    throw new Refusal('bad_input', 'upload.unreadable', {}, { field: 'upload-length' })
  const kind = kindIn(headers['upload-metadata'])
  const isVideo = kind.startsWith('video')
  if (isVideo) requireFfmpeg(house)
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
  await assertUploadSpace(ctx, viewer.id, bytes)
  if (!house.settings.s3 && (await measureFreeDiskBytes(house)) - size < house.settings.minFreeSpace)
    throw makeNoSpaceRefusal()
  const expires_at = new Date(ctx.now.getTime() + DAY_MS)
  return { id: house.newId(), user_id: viewer.id, kind, size, expires_at }
}

function kindIn(header: string | string[] | undefined): string {
  try {
    const { filetype } = Metadata.parse(String(header ?? ''))
    return filetype && /^(image|video)\/[\w.+-]{1,60}$/.test(filetype) ? filetype : 'image'
  } catch {
    return 'image'
  }
}

/** Loads an upload of the viewer; those of others are a 404, like missing ones. */
async function ownUpload(house: House, ctx: Context, id: Id): Promise<Upload> {
  const upload = await loadRegisteredUpload(house, id)
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
