import { accounts } from './de/accounts.ts'
import { mails } from './de/mails.ts'
import { refusals } from './de/refusals.ts'
import { shell } from './de/shell.ts'
import type { Catalogue } from './say.ts'

export const de: Catalogue = { ...refusals, ...accounts, ...mails }
