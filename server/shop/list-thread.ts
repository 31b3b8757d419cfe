import { once } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import { type CatalogueRowResult, parseCatalogueRow } from '#domain/rules/shop/catalogue-row.ts'
import { classifyHost } from '../links/classify-host.ts'
import { OversizedRowError, readCatalogueRows } from './catalogue-rows.ts'

export type ParsedCatalogueRow = CatalogueRowResult & { line: number }
/** A batch of rows, empty in the last message. With `failure`, the rest can't be read. */
export type CatalogueWorkerMessage = { rows: ParsedCatalogueRow[] } | { failure: string; isOversized: boolean }

const ROWS = 200

const post = (message: CatalogueWorkerMessage) => parentPort?.postMessage(message)

/** Parses a catalogue from standard input and posts its rows in batches, each after the previous one was processed. */
async function postRows(): Promise<void> {
  let rows: ParsedCatalogueRow[] = []
  for await (const { line, said } of readCatalogueRows(process.stdin, workerData.format)) {
    rows.push({ line, ...parseCatalogueRow(said, (host) => classifyHost(host) !== 'private') })
    if (rows.length < ROWS) continue
    post({ rows })
    rows = []
    await once(parentPort!, 'message')
  }
  if (rows.length) {
    post({ rows })
    await once(parentPort!, 'message')
  }
  post({ rows: [] })
}

// Reading from standard input doesn't keep a thread alive, but a listener does. `parseCatalogueInWorker` ends the
// thread.
parentPort?.on('message', () => {})
await postRows().catch((error: Error) =>
  post({ failure: error.message, isOversized: error instanceof OversizedRowError }),
)
