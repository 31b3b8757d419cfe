import type { Id } from '#domain/id.ts'

/** Rows that one request has read already, by kind and id, so that nothing is read twice. */
export type RowCache = Map<string, Map<Id, unknown>>

/** Keeps a row that came along with another, unless a read has brought it already. */
export function cacheRow<T>(cache: RowCache, kind: string, id: Id, row: T): void {
  const known = cache.get(kind) ?? new Map()
  cache.set(kind, known)
  if (!known.get(id)) known.set(id, row)
}

/**
 * Reads the rows that are not known yet in one query; an id without a row is known to have none. What another question of
 * the same page is reading at this moment is waited for.
 */
export async function readThrough<T>(
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
