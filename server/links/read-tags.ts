import { Worker } from 'node:worker_threads'
import type { RichPage } from '#domain/rules/rich/rich-page.ts'
import type { Outside } from './fetch-outside.ts'
import type { PageTags } from './parse-page.ts'

type Page = Pick<Outside, 'bytes' | 'contentType' | 'url'>
/** What is known of a page once it was read: its tags, and what they say together. */
export type ReadTags = Omit<PageTags, 'jsonLd' | 'items'> & { rich: RichPage }

const MOST_BYTES = 1024 * 1024
const TOO_LONG = 10_000
const IDLE = 20_000
const MEMORY = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 }

const nothing = (url: string): ReadTags => ({
  title: '',
  described: '',
  base: '',
  metas: [],
  images: [],
  oembed: '',
  mobile: '',
  rich: { kind: null, url, site_name: new URL(url).hostname.replace(/^www\./, ''), title: '', description: '' },
})

let thread: Worker | undefined
let ending: NodeJS.Timeout | undefined
let last: Promise<unknown> = Promise.resolve()

/**
 * What the tags of a page say. Pages are read one after the other in a thread of their own, which is ended when one takes too long
 * or too much memory; such a page says nothing. It also ends when no page came for a while.
 */
export function readTags(page: Page, tooLong = TOO_LONG): Promise<ReadTags> {
  const read = last.then(() => inThread(page, tooLong))
  last = read
  return read
}

function inThread({ bytes, contentType, url }: Page, tooLong: number): Promise<ReadTags> {
  clearTimeout(ending)
  const running = thread ?? start()
  thread = running
  running.ref()
  return new Promise((resolve) => {
    const done = (tags: ReadTags) => {
      clearTimeout(timer)
      running.off('message', done).off('exit', failed)
      running.unref()
      endSoon()
      resolve(tags)
    }
    const failed = () => {
      thread = undefined
      done(nothing(url))
    }
    const timer = setTimeout(() => void running.terminate(), tooLong)
    running.on('message', done).on('exit', failed)
    running.postMessage({ bytes: Uint8Array.from(bytes.subarray(0, MOST_BYTES)), contentType, url })
  })
}

function start(): Worker {
  const started = new Worker(new URL('./page-thread.ts', import.meta.url), { execArgv: [], resourceLimits: MEMORY })
  // What it fails with is followed by its end, which is heard.
  started.on('error', () => {})
  return started
}

function endSoon() {
  ending = setTimeout(() => {
    const idle = thread
    thread = undefined
    void idle?.terminate()
  }, IDLE)
  ending.unref()
}
