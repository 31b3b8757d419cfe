type Source = { source?: string }

/**
 * Parses JSON from API clients. They may write ids as numbers that are too long for a JavaScript number, so long
 * integers stay strings.
 */
export function parseExactJson(text: string): unknown {
  if (!LONG_NUMBER.test(text)) return JSON.parse(text)
  return JSON.parse(text, ((_: string, value: unknown, { source = '' }: Source) =>
    typeof value === 'number' && !Number.isSafeInteger(value) && /^\d+$/.test(source) ? source : value) as never)
}

const LONG_NUMBER = /(^|[^\d"])\d{16}/
