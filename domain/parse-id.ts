import type { Id } from './id.ts'

/** Ids are stored as bigint. */
const LARGEST = '9223372036854775807'

/** Parses an id: decimal digits, at most the largest bigint. Null for anything else. */
export function parseId(text: unknown): Id | null {
  const isId = typeof text === 'string' && /^\d{1,19}$/.test(text) && text.padStart(19, '0') <= LARGEST
  return isId ? (text as Id) : null
}
