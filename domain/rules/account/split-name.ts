import { FIRST_NAME_MAX, LAST_NAME_MAX } from '../../constants/limits.ts'

/** One name as first and last: the first word, and what follows. */
export function splitName(full: string): { first_name: string; last_name: string } {
  const [first = '', ...rest] = full.trim().split(/\s+/)
  const cut = (text: string, max: number) => [...text].slice(0, max).join('')
  return { first_name: cut(first, FIRST_NAME_MAX), last_name: cut(rest.join(' '), LAST_NAME_MAX) }
}
