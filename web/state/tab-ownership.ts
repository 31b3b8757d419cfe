import { readStoredText, writeStoredText } from './browser-storage.ts'

/** Milliseconds to wait: a reloaded tab releases its old lock a moment after the new page begins. */
const PATIENCE = 3000
const held = new Map<string, Promise<boolean>>()

/**
 * Whether a session storage entry belongs to this tab. A duplicated tab starts with a copy: while the original tab is
 * open the entry belongs to that one, and this tab then keeps its own.
 */
export function isOwnedByThisTab(name: string): Promise<boolean> {
  const known = held.get(name) ?? take(name)
  held.set(name, known)
  return known
}

async function take(name: string): Promise<boolean> {
  const place = `${name}:tab`
  const before = readStoredText('sessionStorage', place)
  if (before && (await lock(`${name} ${before}`))) return true
  const own = crypto.randomUUID?.() ?? `${Math.random()}`
  writeStoredText('sessionStorage', place, own)
  await lock(`${name} ${own}`)
  return before === undefined
}

/**
 * Holds the lock until the tab closes. Where the Locks API is missing, as on insecure connections, every tab considers
 * itself the only one.
 */
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
