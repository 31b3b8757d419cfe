import { refusals } from './en/refusals.ts'

/** Every wording, English. `{{ name }}` is a blank; a text that counts has its plural forms. */
export const en = { ...refusals } as const
