import { hash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { PageAnswer } from '#web/entry-server.tsx'

export type CachedPage = PageAnswer & { body: Buffer; gzip?: Buffer; etag: string }

export function cachedPage(answer: PageAnswer): CachedPage {
  const body = Buffer.from(answer.html)
  return { ...answer, body, etag: `"${hash('sha1', body, 'base64url')}"` }
}

/** Compressed when it is first asked for so, and then for all. */
export function gzipped(page: CachedPage): Buffer {
  page.gzip ??= gzipSync(page.body, { level: 5 })
  return page.gzip
}
