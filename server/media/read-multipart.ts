import type { FastifyRequest } from 'fastify'
import { isRefusal, Refusal } from '#domain/refusal.ts'

export type Sent = { fields: Record<string, string>; bytes: Buffer }

/**
 * The fields that come before a file, then the file. `mayGoOn` judges the fields before a byte of the file is taken in.
 */
export async function readMultipart(
  request: FastifyRequest,
  fileField: string,
  mayGoOn: (fields: Record<string, string>) => void = () => {},
): Promise<Sent> {
  if (!request.isMultipart()) throw new Refusal('bad_input', 'pin.pictureMissing', {}, { field: fileField })
  try {
    const fields: Record<string, string> = {}
    for await (const part of request.parts()) {
      if (part.type === 'field') fields[part.fieldname] = String(part.value)
      else if (part.fieldname === fileField) {
        mayGoOn(fields)
        return { fields, bytes: await part.toBuffer() }
      } else part.file.resume()
    }
  } catch (error) {
    throw refusalOf(error)
  }
  throw new Refusal('bad_input', 'pin.pictureMissing', {}, { field: fileField })
}

function refusalOf(error: unknown): unknown {
  if (isRefusal(error)) return error
  const { code, statusCode } = error as { code?: string; statusCode?: number }
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new Refusal('too_large', 'upload.tooLarge')
  const isTheirs = statusCode !== undefined ? statusCode < 500 : !code
  return isTheirs ? new Refusal('bad_input', 'upload.unreadable') : error
}
