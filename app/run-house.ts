import type { House } from '#server/house.ts'
import type { ServerSettings } from '#server/settings.ts'
import { closeOnStopSignal } from './close-on-stop-signal.ts'
import { openHouseAndFillDemo } from './open-house-and-fill-demo.ts'

type Close = () => Promise<unknown>

/**
 * Opens the house and starts the work in it. When the process is told to stop, at any moment, everything is closed in
 * reverse order.
 */
export async function runHouse(
  settings: ServerSettings,
  begin: (house: House, atEnd: (close: Close) => void) => Promise<void>,
  openDoor?: () => Promise<void>,
): Promise<void> {
  const stopping = new AbortController()
  const opening = openHouseAndFillDemo(settings, stopping.signal, openDoor)
  // A house that failed to open has closed itself.
  const closing: Close[] = [async () => (await opening.catch(() => null))?.close()]
  const close = async () => {
    for (const step of closing.splice(0).reverse()) await step()
  }
  closeOnStopSignal(() => {
    stopping.abort()
    return close()
  })
  try {
    const { house } = await opening
    stopping.signal.throwIfAborted()
    await begin(house, (step) => closing.push(step))
  } catch (error) {
    // The stop signal has already closed everything.
    if (stopping.signal.aborted) return
    await close()
    throw error
  }
}
