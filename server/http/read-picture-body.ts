import type { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import { Refusal } from '#domain/refusal.ts'
import type { SentPicture } from '../context.ts'
import { PICTURE_BODY_MAX } from './gate.ts'
import { parseJson } from './parse-json.ts'
import { pictureReader } from './picture-text.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The picture that stood in the body as text. */
    sentPicture?: SentPicture | null
  }
}

export const PICTURE_BODY_TYPES = ['application/json', 'application/x-www-form-urlencoded']

/** Reads a body that may hold a picture as text, piece by piece. What is too much goes nowhere. */
export async function readPictureBody(request: FastifyRequest, payload: NodeJS.ReadableStream): Promise<unknown> {
  const isForm = request.headers['content-type']?.includes('form') === true
  const reader = pictureReader(isForm)
  const stream = payload as Readable
  try {
    let length = 0
    for await (const piece of stream.iterator({ destroyOnReturn: false })) {
      length += piece.length
      if (length > PICTURE_BODY_MAX) throw new Refusal('too_large', 'error.tooLarge')
      reader.write(piece)
      // Pieces that have come already would be read in one go, and others wait meanwhile.
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
