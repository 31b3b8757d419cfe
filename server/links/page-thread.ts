import { parentPort } from 'node:worker_threads'
import { parsePage } from './parse-page.ts'
import { textOf } from './text-of.ts'

/** Reads other people's pages beside the process, so that none of them can hold it up. */
const LONGEST_MS = 2000

parentPort?.on('message', ({ bytes, contentType }: { bytes: Uint8Array; contentType: string }) => {
  parentPort?.postMessage(parsePage(textOf(bytes, contentType), performance.now() + LONGEST_MS))
})
