import { parentPort } from 'node:worker_threads'
import { parseRichPage } from '#domain/rules/rich/rich-page.ts'
import { decodePageText } from './decode-page-text.ts'
import { toPageSummary } from './page-summary.ts'
import { parsePageTags } from './parse-page.ts'
import type { PageMetadata } from './read-tags.ts'

/** Parses external pages in a worker thread, so that none of them can block the process. */
const LONGEST_MS = 2000

type Page = { bytes: Uint8Array; contentType: string; url: string }

parentPort?.on('message', ({ bytes, contentType, url }: Page) => {
  const { jsonLd, items, ...tags } = parsePageTags(decodePageText(bytes, contentType), performance.now() + LONGEST_MS)
  const rich = parseRichPage({ jsonLd, items, metas: tags.metas }, { url, ...toPageSummary(tags), now: Date.now() })
  parentPort?.postMessage({ ...tags, rich } satisfies PageMetadata)
})
