import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { UPLOAD_BYTES_MAX } from '#domain/constants/limits.ts'
import { isRefusal, Refusal } from '#domain/refusal.ts'

export type MultipartForm<T> = { fields: Record<string, string>; bytes: T }

const whole = (part: MultipartFile) => part.toBuffer()

type MultipartOptions<T> = {
  /** Checks the fields before any byte of the file is read; throws to refuse. */
  mayGoOn?: (fields: Record<string, string>) => void
  /** The most bytes that the file may have. */
  most?: number
  /** Consumes the file; by default it is read into memory. */
  read?: (part: MultipartFile) => Promise<T>
}

/** Reads the fields before the file of a multipart form, then the file. */
export async function readMultipart<T = Buffer>(
  request: FastifyRequest,
  fileField: string,
  { mayGoOn = () => {}, most = UPLOAD_BYTES_MAX, read = whole as never }: MultipartOptions<T> = {},
): Promise<MultipartForm<T>> {
  if (!request.isMultipart()) throw new Refusal('bad_input', 'pin.pictureMissing', {}, { field: fileField })
  try {
    const fields: Record<string, string> = {}
    for await (const part of request.parts({ limits: { fileSize: most } })) {
      if (part.type === 'field') fields[part.fieldname] = String(part.value)
      else if (part.fieldname === fileField) {
        mayGoOn(fields)
        return { fields, bytes: await read(part) }
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
