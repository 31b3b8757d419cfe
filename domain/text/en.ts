import { accounts } from './en/accounts.ts'
import { auth } from './en/auth.ts'
import { board } from './en/board.ts'
import { card } from './en/card.ts'
import { closeup } from './en/closeup.ts'
import { cookies } from './en/cookies.ts'
import { create } from './en/create.ts'
import { grid } from './en/grid.ts'
import { mails } from './en/mails.ts'
import { profile } from './en/profile.ts'
import { refusals } from './en/refusals.ts'
import { save } from './en/save.ts'
import { search } from './en/search.ts'
import { settings } from './en/settings.ts'
import { shell } from './en/shell.ts'
import { trash } from './en/trash.ts'

/** Every wording, English. `{{ name }}` is a blank; a text that counts has its plural forms. */
export const en = {
  ...refusals,
  ...accounts,
  ...settings,
  ...cookies,
  ...auth,
  ...mails,
  ...shell,
  ...grid,
  ...card,
  ...closeup,
  ...board,
  ...profile,
  ...save,
  ...create,
  ...search,
  ...trash,
} as const
