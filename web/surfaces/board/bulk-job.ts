import { createStore } from 'zustand/vanilla'
import type { BulkJob } from '#domain/resources/bulk.ts'
import { BulkEditStatusResource } from '#domain/resources/bulk.ts'
import type { AppContextValue } from '../../app-context.tsx'
import { isAskRefusal } from '../../ask.ts'

const LOOK_AGAIN = 600

/** The running bulk job. It continues on the server whatever page is shown. */
export const runningBulkJobStore = createStore<{ job: BulkJob | undefined }>(() => ({ job: undefined }))

/** Polls until a bulk job has ended. A small job has already ended in the first answer. */
export async function waitForBulkJob({ ask }: Pick<AppContextValue, 'ask'>, begun: BulkJob): Promise<BulkJob> {
  let job = begun
  try {
    while (job.state === 'working') {
      runningBulkJobStore.setState({ job })
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN))
      job = await ask(BulkEditStatusResource.get, { id: job.id }).catch((thrown: unknown) => {
        // A lost connection only pauses the polling; the job continues.
        if (isAskRefusal(thrown) && (thrown.kind === 'offline' || thrown.kind === 'away')) return job
        throw thrown
      })
    }
    return job
  } finally {
    runningBulkJobStore.setState({ job: undefined })
  }
}
