import type { Readable } from 'node:stream'

/** Some of a file's bytes, from the first to the last, which belongs to them. */
export type ByteRange = { start: number; end: number }
export type OpenedFile = { size: number; read(range?: ByteRange): Promise<Readable> }

/** Where files are kept: a folder or any S3. Keys are relative paths. */
export type Files = {
  put(key: string, bytes: Buffer, contentType: string): Promise<void>
  get(key: string): Promise<Buffer | null>
  /** The same for a file that may be too large for memory: it comes from a path, and goes as a stream. */
  putFile(key: string, path: string, contentType: string): Promise<void>
  open(key: string): Promise<OpenedFile | null>
  remove(keys: string[]): Promise<void>
}
