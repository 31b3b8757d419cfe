import type { Readable } from 'node:stream'
import { StringDecoder } from 'node:string_decoder'
import { parse } from 'csv-parse'
import { Parser } from 'htmlparser2'
import type { CatalogueFormat } from '#domain/constants/catalogue.ts'

export type Row = { line: number; said: Record<string, string> }

const LONGEST_RECORD = 256 * 1024
const LONGEST_VALUE = 20_000
/** What is nested deeper is meant to hurt: each level makes the parser slower. */
const DEEPEST = 100

/** The lines of a shop's list, one after the other: never more of it in memory than a few. */
export function catalogueRows(stream: Readable, format: CatalogueFormat): AsyncIterable<Row> {
  return format === 'xml' ? xmlRows(stream) : separatedRows(stream, format === 'tsv' ? '\t' : ',')
}

async function* separatedRows(stream: Readable, delimiter: string): AsyncGenerator<Row> {
  const parser = parse({
    delimiter,
    bom: true,
    info: true,
    columns: (names: string[]) => names.map(nameOf),
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: LONGEST_RECORD,
    ...(delimiter === '\t' && { quote: null }),
  })
  stream.on('error', (error) => parser.destroy(error))
  for await (const { record, info } of stream.pipe(parser) as AsyncIterable<{
    record: Row['said']
    info: { lines: number }
  }>)
    yield { line: info.lines, said: record }
}

/** The items of RSS and the entries of Atom; `g:price` is price. */
async function* xmlRows(stream: Readable): AsyncGenerator<Row> {
  const ready: Row[] = []
  let line = 1
  let row: Row | undefined
  let field = ''
  let text = ''
  let depth = 0
  let levels = 0
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (++levels > DEEPEST) throw new Error('nested too deep')
        const plain = nameOf(name)
        if (!row && (plain === 'item' || plain === 'entry')) row = { line, said: {} }
        else if (row && ++depth === 1) {
          field = plain
          text = plain === 'link' && attributes.href ? attributes.href : ''
        }
      },
      ontext(part) {
        if (row && depth === 1 && text.length < LONGEST_VALUE) text += part
      },
      onclosetag(name) {
        levels--
        const plain = nameOf(name)
        if (row && depth === 0 && (plain === 'item' || plain === 'entry')) {
          ready.push(row)
          row = undefined
        } else if (row && depth-- === 1) row.said[field] ??= text.trim()
      },
    },
    { xmlMode: true },
  )
  const decoder = new StringDecoder('utf8')
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    // By lines, so that each item knows on which it began.
    for (const part of decoder.write(chunk).split(/(?<=\n)/)) {
      parser.write(part)
      if (part.endsWith('\n')) line++
    }
    yield* ready.splice(0)
  }
  parser.end()
  yield* ready
}

const nameOf = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/^g:/, '')
    .replace(/[\s-]+/g, '_')
