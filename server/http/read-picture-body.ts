import type { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import { Refusal } from '#domain/refusal.ts'
import type { SentPicture } from '../context.ts'
import { parseJson } from './parse-json.ts'
import { makePictureBodyReader } from './picture-body-reader.ts'
import { PICTURE_BODY_MAX_BYTES } from './request-gate.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The picture that the body contained as text. */
    sentPicture?: SentPicture | null
  }
}

export const PICTURE_BODY_TYPES = ['application/json', 'application/x-www-form-urlencoded']

/**
 * Reads a body that may contain a picture as text, piece by piece. The excess of a body that is too large is
 * discarded.
 */
export async function readPictureBody(request: FastifyRequest, payload: NodeJS.ReadableStream): Promise<unknown> {
  const isForm = request.headers['content-type']?.includes('form') === true
  const reader = makePictureBodyReader(isForm)
  const stream = payload as Readable
  try {
    let length = 0
    for await (const piece of stream.iterator({ destroyOnReturn: false })) {
      length += piece.length
      if (length > PICTURE_BODY_MAX_BYTES) throw new Refusal('too_large', 'error.tooLarge')
      reader.write(piece)
      // Yields to other requests between pieces that are already buffered.
      await setImmediate()
    }
  } catch (error) {
    stream.resume()
    throw error
  }
  const { rest, picture } = reader.end()
  request.sentPicture = picture
  if (typeof rest !== 'string') return rest
  try {
    return rest ? parseJson(rest) : undefined
  } catch {
    throw new Refusal('bad_input', 'input.invalid', { field: 'data' }, { field: 'data' })
  }
}
