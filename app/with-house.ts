import type { House } from '#server/house.ts'
import { openHouse } from '#server/jobs/open-house.ts'
import { readSettings } from '#server/settings.ts'

/** Runs one piece of work on the house, also beside a running server, and closes it again. */
export async function withHouse(work: (house: House, migrated: string[]) => Promise<void>): Promise<void> {
  try {
    const { house, migrated, close } = await openHouse(readSettings({ LOG_LEVEL: 'warn', ...process.env }), {
      works: false,
      join: true,
    })
    try {
      await work(house, migrated)
    } finally {
      await close()
    }
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  }
}
