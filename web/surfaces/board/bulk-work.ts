import { createStore } from 'zustand/vanilla'
import type { BulkJob } from '#domain/resources/bulk.ts'
import { BulkEditStatusResource } from '#domain/resources/bulk.ts'
import { isRefused } from '../../ask.ts'
import type { Frame } from '../../frame.tsx'

const LOOK_AGAIN = 600

/** The large change that is at work right now; it goes on on the server, whatever page is shown. */
export const bulkAtWork = createStore<{ job: BulkJob | undefined }>(() => ({ job: undefined }))

/** Waits for a change of many pins. A small one is done with its answer. */
export async function finished({ ask }: Pick<Frame, 'ask'>, begun: BulkJob): Promise<BulkJob> {
  let job = begun
  try {
    while (job.state === 'working') {
      bulkAtWork.setState({ job })
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN))
      job = await ask(BulkEditStatusResource.get, { id: job.id }).catch((thrown: unknown) => {
        // A lost connection stops the looking for a moment, not the work.
        if (isRefused(thrown) && (thrown.kind === 'offline' || thrown.kind === 'away')) return job
        throw thrown
      })
    }
    return job
  } finally {
    bulkAtWork.setState({ job: undefined })
  }
}
