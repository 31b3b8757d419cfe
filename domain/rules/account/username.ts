import { FIRST_NAME_MAX, LAST_NAME_MAX, USERNAME_MAX, USERNAME_MIN } from '../../constants/limits.ts'
import { RESERVED_USERNAMES } from '../../constants/reserved-words.ts'
import type { TextKey } from '../../text/say.ts'

/** Matches any WxH or Wx, so that image sizes added later can't collide with a username. */
const LOOKS_LIKE_SIZE = /^\d+x\d*(_rs)?$/

export function isReservedUsername(username: string): boolean {
  return RESERVED_USERNAMES.has(username) || LOOKS_LIKE_SIZE.test(username)
}

/**
 * Usernames have 3 to 30 of a–z 0–9 _, not only digits, and are not reserved. Returns null for a valid one. First path
 * segments of our pages are reserved too, where `pageWords` has them.
 */
export function usernameProblem(username: string, pageWords?: ReadonlySet<string>): TextKey | null {
  if (username.length < USERNAME_MIN || username.length > USERNAME_MAX) return 'username.length'
  if (!/^[a-z0-9_]+$/.test(username) || /^[0-9]+$/.test(username)) return 'username.signs'
  return isReservedUsername(username) || pageWords?.has(username) ? 'username.reserved' : null
}

/** Lowercases and trims a username for comparison. */
export function normalizeUsername(sent: string): string {
  return sent.trim().toLowerCase()
}

/** Latin letters that don't decompose into a base letter and an accent. */
const LETTERS: Record<string, string> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  ŋ: 'n',
  ŧ: 't',
}
const FALLBACK = 'collector'
const ROOM_FOR_NUMBER = 6

/** Derives a username from a name: its Latin letters and digits, or a neutral word when there are too few. */
export function toUsername(name: string): string {
  const plain = name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{ASCII}]/gu, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFKD')
    .replace(/[^a-z0-9]/g, '')
    .slice(0, USERNAME_MAX - ROOM_FOR_NUMBER)
  return plain.length < USERNAME_MIN || /^[0-9]+$/.test(plain) ? FALLBACK : plain
}

/**
 * Usernames to try in turn: the base itself, then with each of the numbers. A reserved word is only used with a number.
 */
export function listUsernameCandidates(
  base: string,
  numbers: readonly number[],
  pageWords?: ReadonlySet<string>,
): string[] {
  return numbers
    .map((number) => (number === 1 ? base : `${base}${number}`))
    .filter((choice) => usernameProblem(choice, pageWords) === null)
}

/** The largest number that still fits behind this base in a username; many people share a name. */
export function maxUsernameNumber(base: string): number {
  return 10 ** Math.min(USERNAME_MAX - base.length, 12) - 1
}

/** Splits a full name: the first word is the first name, the rest the last name. */
export function splitName(full: string): { first_name: string; last_name: string } {
  const [first = '', ...rest] = full.trim().split(/\s+/)
  const cut = (text: string, max: number) => [...text].slice(0, max).join('')
  return { first_name: cut(first, FIRST_NAME_MAX), last_name: cut(rest.join(' '), LAST_NAME_MAX) }
}
