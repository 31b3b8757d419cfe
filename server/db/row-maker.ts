import pg from 'pg'

export type Field = { name: string; dataTypeID: number }
export type RowMaker = (cells: (string | null)[]) => unknown

const MOST_KEPT = 1_000
const known = new Map<string, RowMaker>()

/**
 * Makes rows of these columns. It is written as a function of its own for each list of columns, as one would by hand: an object
 * filled column by column costs several times as much.
 */
export function rowMaker(fields: Field[]): RowMaker {
  const key = fields.map(({ name, dataTypeID }) => `${dataTypeID} ${name}`).join('\n')
  const found = known.get(key)
  if (found) return found
  const readers = fields.map(({ dataTypeID }) => pg.types.getTypeParser(dataTypeID, 'text'))
  const columns = fields.map(({ name }, at) => `${JSON.stringify(name)}: c[${at}] === null ? null : r[${at}](c[${at}])`)
  const make = new Function('r', 'c', `return { ${columns.join(', ')} }`) as (r: unknown, c: unknown) => unknown
  const maker: RowMaker = (cells) => make(readers, cells)
  if (known.size >= MOST_KEPT) known.clear()
  known.set(key, maker)
  return maker
}
