import { PASSWORD_MIN } from '../../constants/limits.ts'

export type PasswordStrength = 'tooShort' | 'weak' | 'fair' | 'strong'

const FAIR = 28
const STRONG = 50

/**
 * Rates how hard a password is to guess. Length and variety help; repetition, sequences and the user's own name don't.
 */
export function ratePasswordStrength(password: string, known: readonly string[]): PasswordStrength {
  if (password.length < PASSWORD_MIN) return 'tooShort'
  const bits = Math.log2(alphabetOf(password)) * surprises(withoutKnown(password, known))
  return bits < FAIR ? 'weak' : bits < STRONG ? 'fair' : 'strong'
}

/** Removes known values such as the user's name, which are easy to guess. */
function withoutKnown(password: string, known: readonly string[]): string {
  const words = known.flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u)).filter((word) => word.length > 2)
  return words.reduce((rest, word) => rest.replaceAll(word, '*'), password.toLowerCase())
}

/** Counts characters that don't follow from the previous one, unlike those in aaa, abc or 321. */
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
