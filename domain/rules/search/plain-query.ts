import { QUERY_MAX } from '../../constants/limits.ts'

/** Search.21. What is typed, as it is looked for: control characters only part words, and half a letter is none. */
export const plainQuery = (typed: string): string => typed.replace(/\p{Cc}+/gu, ' ').replace(/\p{Cs}/gu, '\ufffd')

export const isTooLong = (query: string): boolean => [...query].length > QUERY_MAX
