import { totalmem } from 'node:os'

const MB = 1024 ** 2
const LEAST = 128 * MB
const MOST = 4096 * MB

/** The memory in bytes that this process may use: the machine's, or the limit of its container if that is lower. */
export function detectMemoryBytes(machine = totalmem(), limit = process.constrainedMemory()): number {
  return limit > 0 ? Math.min(machine, limit) : machine
}

/**
 * Memory settings of the built-in database: an eighth of the available bytes, because the server and the operating
 * system's cache need the rest. PostgreSQL takes it only as it uses it.
 */
export function toPostgresMemorySettings(bytes: number): Record<string, string> {
  const buffers = Math.min(MOST, Math.max(LEAST, bytes / 8))
  return {
    shared_buffers: `${Math.floor(buffers / MB)}MB`,
    // What the planner assumes to be cached, including the operating system's cache.
    effective_cache_size: `${Math.floor(Math.max(4 * LEAST, bytes / 2) / MB)}MB`,
  }
}
