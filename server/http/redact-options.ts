type Fields = Record<string, unknown>

const LONGEST_TEXT = 500
const LONGEST_LIST = 250
const DEEPEST = 4

const SECRET = /password|passcode|secret|token|base64|^t$|^pw$/i

/** The options as repeated in the envelope: secrets removed, long values shortened. */
export const redactOptions = (options: Fields): Fields => fieldsOf(options, 0)

function fieldsOf(fields: Fields, depth: number): Fields {
  const shown = Object.entries(fields).slice(0, LONGEST_LIST)
  return Object.fromEntries(shown.filter(([key]) => !SECRET.test(key)).map(([key, value]) => [key, cut(value, depth)]))
}

function cut(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return cutText(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth === DEEPEST) return null
  if (Array.isArray(value)) return value.slice(0, LONGEST_LIST).map((item) => cut(item, depth + 1))
  return fieldsOf(value as Fields, depth + 1)
}

/** The gateway's data is JSON text, where a key check would miss secrets. */
function cutText(text: string): string | null {
  if (/^\s*[[{]/.test(text) && /"[^"]*(password|secret|token)[^"]*"\s*:/i.test(text)) return null
  return text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text
}
