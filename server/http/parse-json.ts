type Source = { source?: string }

const MOST_LEVELS = 100

/**
 * JSON as clients that others wrote send it: an id written as a number is longer than JavaScript's numbers are exact,
 * so whole numbers of that length stay text. What is nested beyond all sense could be read, but not written again.
 */
export function parseJson(text: string): unknown {
  const value = parsed(text)
  if (text.length > 2 * MOST_LEVELS && isTooDeep(value)) throw new SyntaxError('nested too deeply')
  return value
}

function parsed(text: string): unknown {
  if (!LONG_NUMBER.test(text)) return JSON.parse(text)
  return JSON.parse(text, ((_: string, value: unknown, { source = '' }: Source) =>
    typeof value === 'number' && !Number.isSafeInteger(value) && /^\d+$/.test(source) ? source : value) as never)
}

const LONG_NUMBER = /(^|[^\d"])\d{16}/

function isTooDeep(value: unknown): boolean {
  let layer: unknown[] = [value]
  for (let level = 0; layer.length > 0; level++) {
    if (level > MOST_LEVELS) return true
    layer = layer.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []))
  }
  return false
}
