import type { Chance } from './chance.ts'

/** What this world has: ids and names that lead somewhere. */
export type Known = { ids: string[]; names: string[] }

const TEXTS = [
  '',
  ' ',
  'nest',
  'ü 🪶 é',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u2028\u202e',
  '<script>alert(1)</script>',
  "' OR 1=1 --",
  '%00%ff%',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  '-end-',
  'Y2JOb25lO',
  'true',
  'null',
  '1e309',
  '-1',
  '99999999999999999999',
  '9223372036854775807',
  '2026-13-45',
  'someone@example.test',
  'http://127.0.0.1:9/picture.png',
  'http://[::1]:9/',
  'ftp://localhost/',
  'javascript:alert(1)',
  '{"a":1}',
  '[1,2',
  'data:image/png;base64,AAAA',
]
const NUMBERS = [0, -0, 1, -1, 0.5, 2 ** 31, 2 ** 53, 1e300, 25, 250, 251, 100_000]
const MORE_KEYS = [
  'bookmarks',
  'page_size',
  'field_set_key',
  'orbac_subject_id',
  'guid',
  '__proto__',
  'toString',
  'a b',
]

export function someText(chance: Chance, known: Known): string {
  if (chance.is(0.35)) return chance.of(known.ids)
  if (chance.is(0.2)) return chance.of(known.names)
  if (chance.is(0.05)) return chance.of(['a', 'ü', ' ', '\\', '%']).repeat(chance.below(20_000))
  return chance.of(TEXTS)
}

function someValue(chance: Chance, known: Known, depth = 0): unknown {
  const kind = chance.below(depth > 3 ? 5 : 8)
  if (kind < 3) return someText(chance, known)
  if (kind === 3) return chance.of(NUMBERS)
  if (kind === 4) return chance.of([true, false, null])
  if (kind === 5)
    return Array.from({ length: chance.is(0.03) ? 3000 : chance.below(4) }, () => someValue(chance, known, 4))
  if (kind === 6) return Array.from({ length: chance.below(3) }, () => someText(chance, known))
  return someOptions(chance, known, [], depth + 1)
}

/** Options with the keys that a question knows, most of the time. */
export function someOptions(chance: Chance, known: Known, keys: string[], depth = 0): Record<string, unknown> {
  const taken = keys.filter((key) => chance.is(/(^|_)(id|pin)$|username/.test(key) ? 0.8 : 0.25))
  const more = Array.from({ length: chance.below(3) }, () => chance.of(MORE_KEYS))
  return Object.fromEntries([...taken, ...more].map((key) => [key, valueFor(chance, known, key, depth)]))
}

/** Most of the time what its key asks for: an answer is reached only by options that are taken. */
function valueFor(chance: Chance, known: Known, key: string, depth: number): unknown {
  if (chance.is(0.75)) {
    if (/(^|_)(id|pin)$/.test(key)) return chance.of(known.ids)
    if (/username/.test(key)) return chance.of(known.names)
  }
  return someValue(chance, known, depth)
}
