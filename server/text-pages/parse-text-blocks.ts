import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { Refusal } from '#domain/refusal.ts'
import type { TextPlaceholders, toTextBlocks } from './text-blocks.ts'
import type { TextBlocksMessage } from './text-blocks-thread.ts'

const HERE = new URL('./text-blocks-thread.ts', import.meta.url)
const CPU_MS_MAX = 500
/** On a busy machine the thread waits for a processor. */
const WAIT_MS_MAX = 3000

/**
 * Parses what staff send in a worker thread, because a text of many marks can hold the parser for minutes. A text that takes
 * long is refused, so that whatever is stored can be parsed where it is shown.
 */
export async function parseTextBlocksInWorker(
  body: string,
  placeholders: TextPlaceholders,
): Promise<ReturnType<typeof toTextBlocks>> {
  const tooManyMarks = () => new Refusal('bad_input', 'pages.tooManyMarks', {}, { field: 'body' })
  const thread = new Worker(HERE, { execArgv: [] })
  try {
    await once(thread, 'message')
    thread.postMessage({ body, placeholders })
    const signal = AbortSignal.timeout(WAIT_MS_MAX)
    const [{ parsed, cpuMs }] = (await once(thread, 'message', { signal }).catch((error) => {
      throw signal.aborted ? tooManyMarks() : error
    })) as [TextBlocksMessage]
    if (cpuMs > CPU_MS_MAX) throw tooManyMarks()
    return parsed
  } finally {
    await thread.terminate()
  }
}
