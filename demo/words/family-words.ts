import { CRAFT_WORDS } from './families/craft.ts'
import { HOME_WORDS } from './families/home.ts'
import { OUTDOOR_WORDS } from './families/outdoor.ts'
import { PRINT_WORDS } from './families/print.ts'
import { TABLE_WORDS } from './families/table.ts'
import { WEAR_WORDS } from './families/wear.ts'

/** What there is to say about the pictures of one family; every sentence is true of each of them. */
export type FamilyWords = {
  /** Completes "a drawing of …". */
  shows: string
  /** What the picture could be a pin of; each completes "Ideas for …". */
  things: readonly string[]
  titles: readonly string[]
  lines: readonly string[]
}

export const FAMILY_WORDS: Readonly<Record<string, FamilyWords>> = {
  ...OUTDOOR_WORDS,
  ...HOME_WORDS,
  ...TABLE_WORDS,
  ...PRINT_WORDS,
  ...CRAFT_WORDS,
  ...WEAR_WORDS,
}
