import { USERNAME_MAX, USERNAME_MIN } from '../../constants/limits.ts'
import { RESERVED_WORDS } from '../../constants/reserved-words.ts'
import type { TextKey } from '../../text/say.ts'

/** Any WxH or Wx, so that a size added later finds no person in its way. */
const LOOKS_LIKE_SIZE = /^\d+x\d*(_rs)?$/

export function isReserved(username: string): boolean {
  return RESERVED_WORDS.has(username) || LOOKS_LIKE_SIZE.test(username)
}

/**
 * Usernames are 3 to 30 of a–z 0–9 _, not only digits, and not reserved. Null when it may be one. The first words of our pages
 * are reserved too, where they are known.
 */
export function usernameProblem(username: string, pageWords?: ReadonlySet<string>): TextKey | null {
  if (username.length < USERNAME_MIN || username.length > USERNAME_MAX) return 'username.length'
  if (!/^[a-z0-9_]+$/.test(username) || /^[0-9]+$/.test(username)) return 'username.signs'
  return isReserved(username) || pageWords?.has(username) ? 'username.reserved' : null
}

/** Capital letters are forgiven. */
export function usernameKey(sent: string): string {
  return sent.trim().toLowerCase()
}

/** Latin letters that no accent can be taken from. */
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

/** A username made of a name: its Latin letters and digits; a neutral word when too few are left. */
export function usernameFrom(name: string): string {
  const plain = name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{ASCII}]/gu, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFKD')
    .replace(/[^a-z0-9]/g, '')
    .slice(0, USERNAME_MAX - ROOM_FOR_NUMBER)
  return plain.length < USERNAME_MIN || /^[0-9]+$/.test(plain) ? FALLBACK : plain
}

/** What to try in turn: the name itself, then with one of the numbers. A reserved word is only taken with a number. */
export function usernameChoices(base: string, numbers: readonly number[], pageWords?: ReadonlySet<string>): string[] {
  return numbers
    .map((number) => (number === 1 ? base : `${base}${number}`))
    .filter((choice) => usernameProblem(choice, pageWords) === null)
}

/** How large a number may be that is still a username behind this base: many people have the same name. */
export function largestNumber(base: string): number {
  return 10 ** Math.min(USERNAME_MAX - base.length, 12) - 1
}
