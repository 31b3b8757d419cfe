import type { Id } from '#domain/id.ts'

/** Rows that this request has already read, by kind and id. */
export type RowCache = Map<string, Map<Id, unknown>>

/** Caches a row that was read along with another, unless the cache has it already. */
export function cacheRow<T>(cache: RowCache, kind: string, id: Id, row: T): void {
  const known = cache.get(kind) ?? new Map()
  cache.set(kind, known)
  if (!known.get(id)) known.set(id, row)
}

/**
 * Reads the missing rows in one query and caches them; an id without a row is cached as undefined. Rows that another
 * question of the page is reading right now are awaited.
 */
export async function loadUncachedRows<T>(
  cache: RowCache,
  kind: string,
  ids: Iterable<Id | null | undefined>,
  read: (missing: Id[]) => Promise<Map<Id, T>>,
): Promise<Map<Id, T>> {
  const known = (cache.get(kind) ?? new Map()) as Map<Id, T | null | Promise<unknown>>
  cache.set(kind, known)
  const wanted = [...new Set(ids)].filter((id): id is Id => !!id)
  const missing = wanted.filter((id) => !known.has(id))
  if (missing.length) {
    const reading = read(missing)
    for (const id of missing) known.set(id, reading)
    const found = await reading
    for (const id of missing) known.set(id, found.get(id) ?? null)
  }
  const rows = new Map<Id, T>()
  for (const id of wanted) {
    const row = known.get(id)
    if (row instanceof Promise) await row
    const read = row instanceof Promise ? known.get(id) : row
    if (read) rows.set(id, read as T)
  }
  return rows
}
