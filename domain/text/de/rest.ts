import { analytics } from './analytics.ts'
import { board } from './board.ts'
import { comments } from './comments.ts'
import { mails } from './mails.ts'
import { profile } from './profile.ts'
import { report } from './report.ts'
import { settings } from './settings.ts'
import { trash } from './trash.ts'

/** What all other pages say, and mails. */
export const rest = { ...settings, ...mails, ...board, ...profile, ...trash, ...report, ...analytics, ...comments } as const
