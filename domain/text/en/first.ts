import { bell } from './bell.ts'
import { card } from './card.ts'
import { closeup } from './closeup.ts'
import { cookies } from './cookies.ts'
import { grid } from './grid.ts'
import { offsite } from './offsite.ts'
import { save } from './save.ts'
import { search } from './search.ts'
import { shell } from './shell.ts'

/** Texts of home and the pin page, which a browser loads first. */
export const first = {
  ...cookies,
  ...shell,
  ...bell,
  ...grid,
  ...card,
  ...closeup,
  ...save,
  ...search,
  ...offsite,
} as const
