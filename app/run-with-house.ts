import type { House } from '#server/house.ts'
import { openHouse } from '#server/jobs/open-house.ts'
import { readSettings } from '#server/settings.ts'
import { closeOnStopSignal, INTERRUPTED_EXIT_CODE } from './close-on-stop-signal.ts'
import { AT_START_FLAG } from './run-in-child-process.ts'

/** Runs a piece of work on the house, also while a server is running, and closes the house. */
export async function runWithHouse(work: (house: House, migrated: string[]) => Promise<void>): Promise<void> {
  const stopping = new AbortController()
  try {
    const settings = readSettings({ LOG_LEVEL: 'warn', ...process.env })
    const opening = openHouse(settings, { works: false, join: true, stopping: stopping.signal })
    // As part of a start, the parent process handles stop signals.
    if (!process.argv.includes(AT_START_FLAG))
      closeOnStopSignal(async () => {
        stopping.abort()
        await (await opening.catch(() => null))?.close()
      }, INTERRUPTED_EXIT_CODE)
    const { house, migrated, close } = await opening
    try {
      await work(house, migrated)
    } finally {
      await close()
    }
  } catch (error) {
    // A stop signal is not an error.
    if (stopping.signal.aborted) return
    console.error((error as Error).message)
    process.exitCode = 1
  }
}
