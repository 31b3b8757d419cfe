import { createHash } from 'node:crypto'

/** The SHA-256 hash of a URL, used as its key. */
export const hashUrl = (url: string): Buffer => createHash('sha256').update(url).digest()
