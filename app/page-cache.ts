import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { PageAnswer } from '#web/entry-server.tsx'

export type CachedPage = PageAnswer & { body: Buffer; gzip?: Promise<Buffer>; etag: string }

export function cachedPage(answer: PageAnswer): CachedPage {
  const body = Buffer.from(answer.html)
  return { ...answer, body, etag: `"${hash('sha1', body, 'base64url')}"` }
}

const compress = promisify(gzip)

/** Compressed when it is first asked for so, beside what else the process does, and then for all. */
export function gzipped(page: CachedPage): Promise<Buffer> {
  page.gzip ??= compress(page.body, { level: 5 })
  return page.gzip
}
