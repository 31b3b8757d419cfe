import type { House } from '#server/house.ts'
import type { Settings } from '#server/settings.ts'
import { openFilled } from './open.ts'
import { whenToldToStop } from './when-told-to-stop.ts'

type Close = () => Promise<unknown>

/** Opens the house and begins work in it. Told to stop, at whatever moment, it closes what was opened, the last first. */
export async function runHouse(
  settings: Settings,
  begin: (house: House, atEnd: (close: Close) => void) => Promise<void>,
  openDoor?: () => Promise<void>,
): Promise<void> {
  const stopping = new AbortController()
  const opening = openFilled(settings, stopping.signal, openDoor)
  // A house that did not open has closed itself.
  const closing: Close[] = [async () => (await opening.catch(() => null))?.close()]
  const close = async () => {
    for (const step of closing.splice(0).reverse()) await step()
  }
  whenToldToStop(() => {
    stopping.abort()
    return close()
  })
  try {
    const { house } = await opening
    stopping.signal.throwIfAborted()
    await begin(house, (step) => closing.push(step))
  } catch (error) {
    // Told to stop, it is closed already.
    if (stopping.signal.aborted) return
    await close()
    throw error
  }
}
