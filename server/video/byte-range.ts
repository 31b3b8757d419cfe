import type { ByteRange } from '../files.ts'

/** Parses a Range header: a range, null for the whole file, or 'none' for a range outside the file. */
export function parseByteRange(header: string | undefined, size: number): ByteRange | null | 'none' {
  const asked = /^bytes=(\d*)-(\d*)$/.exec(header ?? '')
  if (!asked || (asked[1] === '' && asked[2] === '')) return null
  const [, first = '', last = ''] = asked
  if (first === '')
    return size > 0 && Number(last) > 0 ? { start: Math.max(0, size - Number(last)), end: size - 1 } : 'none'
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return start < size && start <= end ? { start, end } : 'none'
}
