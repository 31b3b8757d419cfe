import { accounts } from './en/accounts.ts'
import { board } from './en/board.ts'
import { closeup } from './en/closeup.ts'
import { grid } from './en/grid.ts'
import { mails } from './en/mails.ts'
import { profile } from './en/profile.ts'
import { refusals } from './en/refusals.ts'
import { shell } from './en/shell.ts'

/** Every wording, English. `{{ name }}` is a blank; a text that counts has its plural forms. */
export const en = { ...refusals, ...accounts, ...mails, ...shell, ...grid, ...closeup, ...board, ...profile } as const
