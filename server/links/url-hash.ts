import { createHash } from 'node:crypto'

/** The key under which an address is known. */
export const urlHash = (url: string): Buffer => createHash('sha256').update(url).digest()
