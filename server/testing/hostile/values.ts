import type * as z from 'zod'
import type { SeededRandom } from './seeded-random.ts'

/** Ids and names of existing objects. */
export type ExistingValues = { ids: string[]; names: string[]; boards: string[]; pins: string[]; users: string[] }

/** Tries to find a value that its key accepts. */
const TRIES = 10

/** The options that a question's schema has. */
export type QuestionShape = Record<string, z.ZodType>

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

export function makeHostileText(chance: SeededRandom, known: ExistingValues): string {
  if (chance.is(0.35)) return chance.of(known.ids)
  if (chance.is(0.2)) return chance.of(known.names)
  if (chance.is(0.05)) return chance.of(['a', 'ü', ' ', '\\', '%']).repeat(chance.below(20_000))
  return chance.of(TEXTS)
}

function someValue(chance: SeededRandom, known: ExistingValues, depth = 0): unknown {
  const kind = chance.below(depth > 3 ? 5 : 8)
  if (kind < 3) return makeHostileText(chance, known)
  if (kind === 3) return chance.of(NUMBERS)
  if (kind === 4) return chance.of([true, false, null])
  if (kind === 5)
    return Array.from({ length: chance.is(0.03) ? 3000 : chance.below(4) }, () => someValue(chance, known, 4))
  if (kind === 6) return Array.from({ length: chance.below(3) }, () => makeHostileText(chance, known))
  return makeHostileOptions(chance, known, {}, depth + 1)
}

/** Random options, mostly with the keys of the question's schema. */
export function makeHostileOptions(
  chance: SeededRandom,
  known: ExistingValues,
  shape: QuestionShape,
  depth = 0,
): Record<string, unknown> {
  const isNeeded = (key: string) =>
    /(^|_)(id|pin)$|username/.test(key) || shape[key]?.safeParse(undefined).success === false
  const taken = Object.keys(shape).filter((key) => chance.is(isNeeded(key) ? 0.9 : 0.25))
  const more = Array.from({ length: chance.below(3) }, () => chance.of(MORE_KEYS))
  const values = new Map<string, unknown>()
  for (const key of taken) values.set(key, valueFor(chance, known, key, shape[key], depth))
  for (const key of more) values.set(key, valueFor(chance, known, key, undefined, depth))
  return Object.fromEntries(values)
}

/** Mostly values that the schema accepts, because only valid options reach an answer. */
function valueFor(
  chance: SeededRandom,
  known: ExistingValues,
  key: string,
  type: z.ZodType | undefined,
  depth: number,
): unknown {
  if (chance.is(0.75)) {
    if (/(^|_)(id|pin)$/.test(key)) return chance.of(idsFor(known, key))
    if (/username/.test(key)) return chance.of(known.names)
  }
  const isAny = chance.is(0.25)
  for (let tries = 1; ; tries++) {
    const value = someValue(chance, known, depth)
    if (isAny || !type || tries === TRIES || type.safeParse(value).success) return value
  }
}

function idsFor(known: ExistingValues, key: string): string[] {
  const kind = (['board', 'pin', 'user'] as const).find((name) => key.includes(name))
  return kind ? known[`${kind}s`] : known.ids
}
