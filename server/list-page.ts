import type { Page } from '#domain/resource.ts'
import type { Context } from './context.ts'
import { type Binding, type CursorKey, sealCursor } from './cursor.ts'

/** Which page of a list is asked for; `ask` puts it into the context. */
export type PageRequest = { size: number | undefined; after: CursorKey | null; binding: Binding }

type Row = { cursor_key: CursorKey }
const MORE_ROUNDS = 3
/** Where something was filtered out there may be more of it: so many at least are read to make up for it. */
const MAKES_UP = 8

/**
 * Ids, load, filter, show: `read` finds rows after a cursor key in the list's order, `load` turns them into items, null for
 * what the viewer may not see. What was filtered out is made up for, so that a page is not empty while more follow. Where some
 * are mostly filtered out, so many to `spare` are read with the first.
 */
export async function loadPage<R extends Row, T>(
  ctx: Context,
  standardSize: number,
  read: (after: CursorKey | null, limit: number) => Promise<R[]>,
  load: (rows: R[]) => Promise<(T | null)[]>,
  spare = 0,
): Promise<Page<T>> {
  const { after, binding, size = standardSize } = ctx.page
  const shown: { item: T; cursor_key: CursorKey }[] = []
  let cursorKey = after
  let isMore = true
  for (let round = 0; isMore && shown.length <= size && round <= MORE_ROUNDS; round++) {
    const limit = round ? Math.max(size + 1 - shown.length, MAKES_UP) : size + 1 + spare
    const rows = await read(cursorKey, limit)
    isMore = rows.length === limit
    cursorKey = rows.at(-1)?.cursor_key ?? cursorKey
    const items = await load(rows)
    for (const [at, row] of rows.entries()) {
      const item = items[at]
      if (item !== null && item !== undefined) shown.push({ item, cursor_key: row.cursor_key })
    }
  }
  const page = shown.slice(0, size)
  // One more than the page was found, or the rounds are used up and the list goes on where they ended.
  const next = shown.length > size ? page.at(-1)?.cursor_key : isMore && page.length ? cursorKey : null
  return {
    items: page.map(({ item }) => item),
    next: next ? sealCursor(ctx.house.secrets.bookmark, binding, next) : null,
  }
}
