import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { CATALOGUE_BYTES_MAX } from '#domain/constants/catalogue.ts'
import type { Id } from '#domain/id.ts'
import { isRefusal, REFUSALS, Refusal } from '#domain/refusal.ts'
import { CATALOGUE_FIELDS, type Catalogue } from '#domain/resources/catalogues.ts'
import type { SignedIn } from '../context.ts'
import { isDiskFullError, makeNoSpaceRefusal } from '../disk-space.ts'
import { inUnitOfWork } from '../facts/in-unit-of-work.ts'
import type { House } from '../house.ts'
import { assertUploadSpace } from '../media/upload-space.ts'
import { readMultipart } from '../uploads/read-multipart.ts'
import type { MediaEdge } from '../uploads/upload-routes.ts'
import { addCatalogue, requireMerchant } from './catalogues.ts'

const Fields = z.object(CATALOGUE_FIELDS)
const HEAD_OF_A_FORM = 64 * 1024

/**
 * Receives an uploaded catalogue (shop.14): its name and format, then its file, which is streamed without being held in
 * memory.
 */
export async function catalogueUploadRoutes(app: FastifyInstance, { house, edge }: { house: House; edge: MediaEdge }) {
  await app.register(multipart, { limits: { files: 1, fields: 20, fieldSize: 4096 } })
  const config = { takesUpload: CATALOGUE_BYTES_MAX + HEAD_OF_A_FORM, needsSomeone: true } as const
  app.post('/upload-catalogue/', { config }, async (request, reply) => {
    const ctx = await edge.contextOf(request)
    try {
      edge.checkViewer?.(request, ctx)
      await edge.countUpload?.(ctx)
      const seller = requireMerchant(ctx)
      await assertUploadSpace(ctx, seller.actor.id)
      return reply.send({ success: true, catalogue: await take(house, seller, request) })
    } catch (error) {
      if (!isRefusal(error)) house.log.error({ err: error, requestId: ctx.requestId }, 'a list could not be taken')
      const refusal = isRefusal(error)
        ? error
        : isDiskFullError(error)
          ? makeNoSpaceRefusal()
          : new Refusal('broken', 'error.broken')
      const { field } = refusal
      return reply
        .code(REFUSALS[refusal.kind].status)
        .send({ success: false, message: edge.refusalText(ctx, refusal), ...(field && { field }) })
    }
  })
}

async function take(house: House, { actor }: SignedIn, request: FastifyRequest): Promise<Catalogue> {
  // Stored next to resumable uploads, because a catalogue may be larger than the system's temporary folder.
  const folder = join(house.settings.dataDir, 'uploads')
  await mkdir(folder, { recursive: true })
  const path = join(folder, `list-${randomUUID()}`)
  try {
    let described: z.output<typeof Fields> | undefined
    await readMultipart(request, 'file', {
      most: CATALOGUE_BYTES_MAX,
      mayGoOn(fields) {
        const { success, data } = Fields.safeParse(fields)
        if (!success) throw new Refusal('bad_input', 'catalogue.unnamed', {}, { field: 'name' })
        described = data
      },
      async read({ file }) {
        await pipeline(file, createWriteStream(path, { mode: 0o600 }))
        if (file.truncated) throw new Refusal('too_large', 'catalogue.tooLarge')
      },
    })
    const { size: bytes } = await stat(path).catch(() => ({ size: 0 }))
    if (!described || bytes === 0) throw new Refusal('bad_input', 'catalogue.nothing', {}, { field: 'file' })
    const { name, format } = described
    const id = house.newId()
    const uploaded = toCatalogueFileKey(id)
    await house.files.putFile(uploaded, path, 'text/plain')
    try {
      return await inUnitOfWork(house, actor, (ctx) =>
        addCatalogue(ctx as SignedIn, { id, name, format, url: null, uploaded, bytes }),
      )
    } catch (error) {
      await house.files.remove([uploaded])
      throw error
    }
  } finally {
    await rm(path, { force: true })
  }
}

export const toCatalogueFileKey = (id: Id): string => `catalogues/${id}`
