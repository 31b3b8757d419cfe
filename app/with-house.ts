import type { House } from '#server/house.ts'
import { openHouse } from '#server/jobs/open-house.ts'
import { readSettings } from '#server/settings.ts'
import { AT_START } from './run-in-child-process.ts'
import { INTERRUPTED, whenToldToStop } from './when-told-to-stop.ts'

/** Runs one piece of work on the house, also beside a running server, and closes it again. */
export async function withHouse(work: (house: House, migrated: string[]) => Promise<void>): Promise<void> {
  const stopping = new AbortController()
  try {
    const settings = readSettings({ LOG_LEVEL: 'warn', ...process.env })
    const opening = openHouse(settings, { works: false, join: true, stopping: stopping.signal })
    // At a start the house is another's, who closes it.
    if (!process.argv.includes(AT_START))
      whenToldToStop(async () => {
        stopping.abort()
        await (await opening.catch(() => null))?.close()
      }, INTERRUPTED)
    const { house, migrated, close } = await opening
    try {
      await work(house, migrated)
    } finally {
      await close()
    }
  } catch (error) {
    // Told to stop, it ends as such.
    if (stopping.signal.aborted) return
    console.error((error as Error).message)
    process.exitCode = 1
  }
}
