import { parentPort } from 'node:worker_threads'
import { richPage } from '#domain/rules/rich/rich-page.ts'
import { aboutPage } from './about-page.ts'
import { parsePage } from './parse-page.ts'
import type { ReadTags } from './read-tags.ts'
import { textOf } from './text-of.ts'

/** Reads other people's pages beside the process, so that none of them can hold it up. */
const LONGEST_MS = 2000

type Page = { bytes: Uint8Array; contentType: string; url: string }

parentPort?.on('message', ({ bytes, contentType, url }: Page) => {
  const { jsonLd, items, ...tags } = parsePage(textOf(bytes, contentType), performance.now() + LONGEST_MS)
  const rich = richPage({ jsonLd, items, metas: tags.metas }, { url, ...aboutPage(tags), now: Date.now() })
  parentPort?.postMessage({ ...tags, rich } satisfies ReadTags)
})
