import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { PageAnswer } from '#web/entry-server.tsx'

export type KeptPage = PageAnswer & { body: Buffer; gzip?: Buffer; etag: string; madeAt: number }

export function keptPage(answer: PageAnswer, now: number): KeptPage {
  const body = Buffer.from(answer.html)
  return { ...answer, body, madeAt: now, etag: `"${createHash('sha1').update(body).digest('base64url')}"` }
}

/** Compressed when it is first asked for so, and then for all. */
export function gzipped(page: KeptPage): Buffer {
  page.gzip ??= gzipSync(page.body, { level: 5 })
  return page.gzip
}

/** The pages of visitors, for a moment: the least recently read leave first. */
export class PageCache {
  #pages = new Map<string, KeptPage>()
  #longest: number
  #most: number

  constructor(longest: number, most: number) {
    this.#longest = longest
    this.#most = most
  }

  read(key: string, now: number): KeptPage | undefined {
    const page = this.#pages.get(key)
    if (!page) return undefined
    this.#pages.delete(key)
    if (now - page.madeAt > this.#longest) return undefined
    this.#pages.set(key, page)
    return page
  }

  keep(key: string, page: KeptPage) {
    this.#pages.set(key, page)
    const [oldest] = this.#pages.keys()
    if (this.#pages.size > this.#most && oldest !== undefined) this.#pages.delete(oldest)
  }

  drop(key: string) {
    this.#pages.delete(key)
  }
}
