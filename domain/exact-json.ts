type Source = { source?: string }

/**
 * JSON as clients that others wrote send it: an id written as a number is longer than JavaScript's numbers are exact, so
 * whole numbers of that length stay text.
 */
export function exactJson(text: string): unknown {
  if (!LONG_NUMBER.test(text)) return JSON.parse(text)
  return JSON.parse(text, ((_: string, value: unknown, { source = '' }: Source) =>
    typeof value === 'number' && !Number.isSafeInteger(value) && /^\d+$/.test(source) ? source : value) as never)
}

const LONG_NUMBER = /(^|[^\d"])\d{16}/
