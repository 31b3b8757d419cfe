import { accounts } from './de/accounts.ts'
import { board } from './de/board.ts'
import { closeup } from './de/closeup.ts'
import { grid } from './de/grid.ts'
import { mails } from './de/mails.ts'
import { profile } from './de/profile.ts'
import { refusals } from './de/refusals.ts'
import { shell } from './de/shell.ts'
import type { Catalogue } from './say.ts'

export const de: Catalogue = { ...refusals, ...accounts, ...mails, ...shell, ...grid, ...closeup, ...board, ...profile }
