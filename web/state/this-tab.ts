import { keep, readStored } from './browser-storage.ts'

/** A tab that is loaded again lets go of what it held a moment after its new page begins. */
const PATIENCE = 3000
const held = new Map<string, Promise<boolean>>()

/**
 * Whether what the session storage keeps under a name is this tab's own. A duplicated tab begins with a copy of it: while the
 * first one is open it is that one's, and from then on this tab keeps its own.
 */
export function isThisTabs(name: string): Promise<boolean> {
  const known = held.get(name) ?? take(name)
  held.set(name, known)
  return known
}

async function take(name: string): Promise<boolean> {
  const place = `${name}:tab`
  const before = readStored('sessionStorage', place)
  if (before && (await lock(`${name} ${before}`))) return true
  const own = crypto.randomUUID?.() ?? `${Math.random()}`
  keep('sessionStorage', place, own)
  await lock(`${name} ${own}`)
  return before === undefined
}

/** Held until the tab goes. Where there are no locks, without a safe connection, each tab takes itself for the only one. */
async function lock(name: string): Promise<boolean> {
  if (typeof navigator === 'undefined' || !navigator.locks) return true
  return new Promise((resolve) => {
    navigator.locks
      .request(name, { signal: AbortSignal.timeout(PATIENCE) }, () => {
        resolve(true)
        return new Promise(() => {})
      })
      .catch(() => resolve(false))
  })
}
