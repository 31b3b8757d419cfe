import { board } from './board.ts'
import { mails } from './mails.ts'
import { profile } from './profile.ts'
import { settings } from './settings.ts'
import { trash } from './trash.ts'

/** What all other pages say, and mails. */
export const rest = { ...settings, ...mails, ...board, ...profile, ...trash } as const
