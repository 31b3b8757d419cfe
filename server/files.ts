import type { Readable } from 'node:stream'

/** A range of bytes; `end` is inclusive. */
export type ByteRange = { start: number; end: number }
export type OpenedFile = { size: number; read(range?: ByteRange): Promise<Readable> }

/** File storage: a folder or an S3 service. Keys are relative paths. */
export type FileStorage = {
  put(key: string, bytes: Buffer, contentType: string): Promise<void>
  get(key: string): Promise<Buffer | null>
  /** Like `put`, for files that may be too large for memory: streams the file from a path. */
  putFile(key: string, path: string, contentType: string): Promise<void>
  open(key: string): Promise<OpenedFile | null>
  remove(keys: string[]): Promise<void>
  /** Keys of the files directly in a folder. */
  list(folder: string): Promise<string[]>
}
