import type { Readable } from 'node:stream'
import { StringDecoder } from 'node:string_decoder'
import { parse } from 'csv-parse'
import { Parser } from 'htmlparser2'
import { CATALOGUE_COLUMNS_MAX, type CatalogueFormat } from '#domain/constants/catalogue.ts'

export type CatalogueRow = { line: number; said: Record<string, string> }

/** A row has more columns, longer names or more text than any real list. */
export class OversizedRowError extends Error {}

const LONGEST_RECORD = 256 * 1024
const LONGEST_VALUE = 20_000
const LONGEST_NAME = 200
/** Maximum nesting. Deeper XML is an attack: each level makes the parser slower. */
const DEEPEST = 100

/** Yields the rows of a catalogue one by one, holding only a few in memory. */
export function readCatalogueRows(stream: Readable, format: CatalogueFormat): AsyncIterable<CatalogueRow> {
  return format === 'xml' ? xmlRows(stream) : separatedRows(stream, format === 'tsv' ? '\t' : ',')
}

async function* separatedRows(stream: Readable, delimiter: string): AsyncGenerator<CatalogueRow> {
  const parser = parse({
    delimiter,
    bom: true,
    info: true,
    columns(names: string[]) {
      if (names.length > CATALOGUE_COLUMNS_MAX) throw new OversizedRowError(`${names.length} columns`)
      return names.map(nameOf)
    },
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: LONGEST_RECORD,
    ...(delimiter === '\t' && { quote: null }),
  })
  stream.on('error', (error) => parser.destroy(error))
  for await (const { record, info } of stream.pipe(parser) as AsyncIterable<{
    record: CatalogueRow['said']
    info: { lines: number }
  }>)
    yield { line: info.lines, said: record }
}

/** The items of RSS or the entries of Atom; `g:price` becomes price. */
async function* xmlRows(stream: Readable): AsyncGenerator<CatalogueRow> {
  const ready: CatalogueRow[] = []
  let line = 1
  let row: CatalogueRow | undefined
  let field = ''
  let text = ''
  let depth = 0
  let levels = 0
  let fields = 0
  let attributeCount = 0
  // The parser holds a name, attribute or comment in memory until it ends.
  let unfinished = 0
  const parser = new Parser(
    {
      onopentagname(name) {
        unfinished = 0
        attributeCount = 0
        if (name.length > LONGEST_NAME) throw new OversizedRowError('a long name')
      },
      onattribute(name) {
        unfinished = 0
        if (++attributeCount > CATALOGUE_COLUMNS_MAX || name.length > LONGEST_NAME)
          throw new OversizedRowError('too many attributes')
      },
      oncomment() {
        unfinished = 0
      },
      onopentag(name, attributes) {
        if (++levels > DEEPEST) throw new Error('nested too deep')
        const plain = nameOf(name)
        if (!row && (plain === 'item' || plain === 'entry')) {
          row = { line, said: {} }
          fields = 0
        } else if (row && ++depth === 1) {
          field = plain
          if (!(field in row.said) && ++fields > CATALOGUE_COLUMNS_MAX) throw new OversizedRowError('too many fields')
          text = plain === 'link' && attributes.href ? attributes.href : ''
        }
      },
      ontext(part) {
        unfinished = 0
        if (row && depth === 1 && text.length < LONGEST_VALUE) text += part
      },
      onclosetag(name) {
        unfinished = 0
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
    // Split by lines, so that each item knows the line on which it began.
    for (const part of decoder.write(chunk).split(/(?<=\n)/)) {
      unfinished += part.length
      parser.write(part)
      if (unfinished > LONGEST_RECORD) throw new OversizedRowError('a part without an end')
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
