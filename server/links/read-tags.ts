import { Worker } from 'node:worker_threads'
import type { RichPage } from '#domain/rules/rich/rich-page.ts'
import type { OutsideResponse } from './fetch-outside-url.ts'
import type { PageTags } from './parse-page.ts'

type Page = Pick<OutsideResponse, 'bytes' | 'contentType' | 'url'>
/** A parsed page: its tags and the structured data derived from them. */
export type PageMetadata = Omit<PageTags, 'jsonLd' | 'items'> & { rich: RichPage }

const MOST_BYTES = 1024 * 1024
const TOO_LONG = 10_000
const IDLE = 20_000
const MEMORY = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 }

const nothing = (url: string): PageMetadata => ({
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
 * Parses a page in a worker thread, one page after the other. A page that takes too much time or memory ends the thread
 * and yields nothing. An idle thread ends, too.
 */
export function parsePageInWorker(page: Page, tooLong = TOO_LONG): Promise<PageMetadata> {
  const read = last.then(() => inThread(page, tooLong))
  last = read
  return read
}

function inThread({ bytes, contentType, url }: Page, tooLong: number): Promise<PageMetadata> {
  clearTimeout(ending)
  const running = thread ?? start()
  thread = running
  running.ref()
  return new Promise((resolve) => {
    const done = (tags: PageMetadata) => {
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
  // After an error the thread also emits `exit`, which is handled.
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
