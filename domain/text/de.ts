import { accounts } from './de/accounts.ts'
import { auth } from './de/auth.ts'
import { board } from './de/board.ts'
import { card } from './de/card.ts'
import { closeup } from './de/closeup.ts'
import { cookies } from './de/cookies.ts'
import { create } from './de/create.ts'
import { grid } from './de/grid.ts'
import { mails } from './de/mails.ts'
import { profile } from './de/profile.ts'
import { refusals } from './de/refusals.ts'
import { save } from './de/save.ts'
import { search } from './de/search.ts'
import { settings } from './de/settings.ts'
import { shell } from './de/shell.ts'
import { trash } from './de/trash.ts'
import type { Catalogue } from './say.ts'

export const de: Catalogue = {
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
}
