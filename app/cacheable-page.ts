import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { PageRenderResult } from '#web/entry-server.tsx'

export type CacheablePage = PageRenderResult & { body: Buffer; gzip?: Promise<Buffer>; etag: string }

export function toCacheablePage(answer: PageRenderResult): CacheablePage {
  const body = Buffer.from(answer.html)
  return { ...answer, body, etag: `"${hash('sha1', body, 'base64url')}"` }
}

const compress = promisify(gzip)

/** Compresses the page on the first request for gzip, off the main thread, and keeps the result. */
export function loadGzippedPage(page: CacheablePage): Promise<Buffer> {
  page.gzip ??= compress(page.body, { level: 5 })
  return page.gzip
}
