import { totalmem } from 'node:os'

const MB = 1024 ** 2
const LEAST = 128 * MB
const MOST = 4096 * MB

/** The memory that this process may use: the machine's, or less when it is held to less, as in a container. */
export function memoryHere(machine = totalmem(), limit = process.constrainedMemory()): number {
  return limit > 0 ? Math.min(machine, limit) : machine
}

/**
 * How much the built-in database keeps in memory: an eighth of what there is, because the product and the operating system's
 * own cache want the rest. It is taken only as it is used.
 */
export function memoryFor(bytes: number): Record<string, string> {
  const buffers = Math.min(MOST, Math.max(LEAST, bytes / 8))
  return {
    shared_buffers: `${Math.floor(buffers / MB)}MB`,
    // What the planner believes to find in memory, the operating system's cache included.
    effective_cache_size: `${Math.floor(Math.max(4 * LEAST, bytes / 2) / MB)}MB`,
  }
}
