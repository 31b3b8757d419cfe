import { parseExactJson } from '#domain/exact-json.ts'

const MOST_LEVELS = 100

/** Parses JSON, but refuses extreme nesting, which could be parsed but not serialized again. */
export function parseJson(text: string): unknown {
  const value = parseExactJson(text)
  if (text.length > 2 * MOST_LEVELS && isTooDeep(value)) throw new SyntaxError('nested too deeply')
  return value
}

function isTooDeep(value: unknown): boolean {
  let layer: unknown[] = [value]
  for (let level = 0; layer.length > 0; level++) {
    if (level > MOST_LEVELS) return true
    layer = layer.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []))
  }
  return false
}
