import { PASSWORD_MIN } from '../../constants/limits.ts'

export type Strength = 'tooShort' | 'weak' | 'fair' | 'strong'

const FAIR = 28
const STRONG = 50

/** How hard a password is to guess: long and varied is hard; repetition, sequences and one's own name are easy. */
export function passwordStrength(password: string, known: readonly string[]): Strength {
  if (password.length < PASSWORD_MIN) return 'tooShort'
  const bits = Math.log2(alphabetOf(password)) * surprises(withoutKnown(password, known))
  return bits < FAIR ? 'weak' : bits < STRONG ? 'fair' : 'strong'
}

/** What others know about someone is no secret. */
function withoutKnown(password: string, known: readonly string[]): string {
  const words = known.flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u)).filter((word) => word.length > 2)
  return words.reduce((rest, word) => rest.replaceAll(word, '*'), password.toLowerCase())
}

/** Characters that do not follow from the one before, as in aaa, abc or 321. */
function surprises(password: string): number {
  const codes = [...password].map((sign) => sign.codePointAt(0) ?? 0)
  return codes.filter((code, index) => index === 0 || Math.abs(code - (codes[index - 1] ?? 0)) > 1).length
}

const ALPHABETS: [signs: RegExp, size: number][] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/[0-9]/, 10],
  [/[^a-zA-Z0-9]/, 33],
]

const alphabetOf = (password: string) =>
  ALPHABETS.reduce((size, [signs, more]) => (signs.test(password) ? size + more : size), 0)
