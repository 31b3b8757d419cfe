import type { Page } from '#domain/resource.ts'
import type { Context } from './context.ts'
import { type CursorBinding, type CursorKey, sealCursor } from './cursor.ts'

/** The requested page of a list; `ask` puts it into the context. */
export type PageRequest = { size: number | undefined; after: CursorKey | null; binding: CursorBinding }

type Row = { cursor_key: CursorKey }
const MORE_ROUNDS = 3
/** At least this many rows are read to replace items that were filtered out. */
const MAKES_UP = 8

/**
 * Loads one page of a list. `read` finds rows after a cursor key in list order; `load` turns them into items, with
 * null for those that the viewer may not see. Filtered items are replaced by reading on, so that a page is not empty
 * while more follow. For lists where most items are filtered out, the first read takes `spare` rows more.
 */
export async function loadListPage<R extends Row, T>(
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
  // Either one item more than the page was found, or the rounds are used up and the list continues where they ended.
  const next = shown.length > size ? page.at(-1)?.cursor_key : isMore && page.length ? cursorKey : null
  return {
    items: page.map(({ item }) => item),
    next: next ? sealCursor(ctx.house.secrets.bookmark, binding, next) : null,
  }
}
