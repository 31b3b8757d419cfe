import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from } from 'pg-copy-streams'
import type { Progress } from './progress.ts'

type Value = string | number | boolean | null
/** A row's values in the order of the columns; bytes and arrays in PostgreSQL's text format. */
export type CopiedRow = readonly Value[]

/** Formats an array for PostgreSQL. */
export const formatPgArray = (numbers: readonly (number | string)[]): string => `{${numbers.join()}}`

/** Fits into the socket buffer, so that the database reads a chunk while the next one is made. */
const CHUNK = 1 << 16

/** Streams rows into a table by COPY. */
export async function copyRows(
  client: pg.ClientBase,
  table: string,
  columns: readonly string[],
  rows: Iterable<CopiedRow>,
): Promise<void> {
  await pipeline(
    Readable.from(chunksOf(rows)),
    client.query(from(`COPY ${table} (${columns.join()}) FROM STDIN`)) as NodeJS.WritableStream,
  )
}

function* chunksOf(rows: Iterable<CopiedRow>): Iterable<string> {
  let text = ''
  for (const row of rows) {
    text += `${row.map(copied).join('\t')}\n`
    if (text.length < CHUNK) continue
    yield text
    text = ''
  }
  if (text) yield text
}

const copied = (value: Value): string => {
  if (value === null) return '\\N'
  if (typeof value !== 'string') return String(value)
  return /[\\\t\n\r]/.test(value) ? value.replace(/[\\\t\n\r]/g, (sign) => `\\${ESCAPED[sign]}`) : value
}
const ESCAPED: Record<string, string> = { '\\': '\\', '\t': 't', '\n': 'n', '\r': 'r' }

/** Drops the tables' indexes during the fill and recreates them at the end. */
export async function fillWithoutIndexes(
  client: pg.ClientBase,
  tables: readonly string[],
  progress: Progress,
  fill: () => Promise<void>,
): Promise<void> {
  if (!progress.indexes) {
    const { rows } = await client.query<{ name: string; definition: string }>(
      `SELECT c.relname AS name, pg_get_indexdef(i.indexrelid) AS definition FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
       WHERE i.indrelid = ANY($1::regclass[]) AND NOT i.indisunique`,
      [tables],
    )
    progress.indexes = rows.map(({ definition }) => definition.replace('CREATE INDEX', 'CREATE INDEX IF NOT EXISTS'))
    for (const { name } of rows) await client.query(`DROP INDEX ${name}`)
  }
  await fill()
  for (const definition of progress.indexes)
    await progress.step(definition.match(/EXISTS (\S+)/)?.[1] ?? definition, () => client.query(definition))
}

/** Runs work in a transaction, so that a failed fill can be repeated. */
export async function runInTransaction(client: pg.ClientBase, work: () => Promise<void>): Promise<void> {
  await client.query('BEGIN')
  await work()
  await client.query('COMMIT')
}
