import { accounts } from './en/accounts.ts'
import { mails } from './en/mails.ts'
import { refusals } from './en/refusals.ts'
import { shell } from './en/shell.ts'

/** Every wording, English. `{{ name }}` is a blank; a text that counts has its plural forms. */
export const en = { ...refusals, ...accounts, ...mails } as const
