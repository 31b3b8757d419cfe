import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from } from 'pg-copy-streams'

type Value = string | number | boolean | null
/** The columns of a row in the order in which they were named; bytes and lists as the text that PostgreSQL reads. */
export type CopiedRow = readonly Value[]

const CHUNK = 1 << 18

/** Writes rows by COPY, as fast as they are made. */
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

/** What is filled quickly has no indexes meanwhile: they are taken away, and made anew at the end. */
export async function withoutIndexes(
  client: pg.ClientBase,
  tables: readonly string[],
  fill: () => Promise<void>,
): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `SELECT c.relname AS name, pg_get_indexdef(i.indexrelid) AS definition FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
     WHERE i.indrelid = ANY($1::regclass[]) AND NOT i.indisunique`,
    [tables],
  )
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`)
  try {
    await fill()
  } finally {
    for (const { definition } of rows) await client.query(definition)
  }
}
