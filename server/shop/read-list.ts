import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Worker } from 'node:worker_threads'
import type { CatalogueFormat } from '#domain/constants/catalogue.ts'
import { OversizedRowError } from './catalogue-rows.ts'
import type { CatalogueWorkerMessage, ParsedCatalogueRow } from './list-thread.ts'

const HERE = new URL('./list-thread.ts', import.meta.url)
const MEMORY_MB = 96

/**
 * Parses a catalogue in a worker thread and yields rows in batches. A catalogue that exhausts memory ends only that
 * thread, and a slow one doesn't block the server.
 */
export async function* parseCatalogueInWorker(
  list: Readable,
  format: CatalogueFormat,
  signal: AbortSignal,
  memoryMb = MEMORY_MB,
): AsyncGenerator<ParsedCatalogueRow[]> {
  const thread = new Worker(HERE, {
    execArgv: [],
    stdin: true,
    stdout: true,
    stderr: true,
    workerData: { format },
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 16 },
  })
  // A race against one long-lived promise would keep every message in memory until the end.
  const failed = new AbortController()
  const over = AbortSignal.any([signal, failed.signal])
  pipeline(list, thread.stdin!).catch((error) => failed.abort(error))
  thread.on('error', (error: NodeJS.ErrnoException) =>
    failed.abort(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new OversizedRowError(error.message) : error),
  )
  thread.on('exit', () => failed.abort(new Error('The thread that reads a list ended early.')))
  const next = () =>
    once(thread, 'message', { signal: over }).catch((error) => {
      throw over.aborted ? over.reason : error
    })
  try {
    for (;;) {
      const [message] = (await next()) as [CatalogueWorkerMessage]
      if ('failure' in message)
        throw message.isOversized ? new OversizedRowError(message.failure) : new Error(message.failure)
      if (!message.rows.length) return
      yield message.rows
      thread.postMessage('next')
    }
  } finally {
    list.destroy()
    await thread.terminate()
  }
}
