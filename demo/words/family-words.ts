import { CRAFT_WORDS } from './families/craft.ts'
import { HOME_WORDS } from './families/home.ts'
import { INKED_WORDS } from './families/inked.ts'
import { OUTDOOR_WORDS } from './families/outdoor.ts'
import { PAINTED_WORDS } from './families/painted.ts'
import { PEOPLE_WORDS } from './families/people.ts'
import { PETS_AND_LENS_WORDS } from './families/pets-and-lens.ts'
import { PRINT_WORDS } from './families/print.ts'
import { RENDERED_HOME_WORDS } from './families/rendered-home.ts'
import { RENDERED_LAND_WORDS } from './families/rendered-land.ts'
import { RENDERED_TABLE_WORDS } from './families/rendered-table.ts'
import { TABLE_WORDS } from './families/table.ts'
import { WEAR_WORDS } from './families/wear.ts'

/** The texts of a pin, written by its creator. */
export type PinText = {
  title: string
  /** One to three sentences. */
  description: string
  /** A description of the picture, for people who don't see it. */
  alt: string
  /** Lower case, with spaces between words: 'latte art'. */
  tags: readonly string[]
  /** The invented site that the pin links to, such as 'salt-and-pear.example'. */
  host?: string
}

/** The texts of a family's pictures. The index is the picture's seed, so a family has as many pictures as texts. */
export type FamilyWords = { pins: readonly PinText[] }

export const FAMILY_WORDS: Readonly<Record<string, FamilyWords>> = {
  ...OUTDOOR_WORDS,
  ...HOME_WORDS,
  ...TABLE_WORDS,
  ...PRINT_WORDS,
  ...CRAFT_WORDS,
  ...WEAR_WORDS,
  ...INKED_WORDS,
  ...PAINTED_WORDS,
  ...PEOPLE_WORDS,
  ...PETS_AND_LENS_WORDS,
  ...RENDERED_HOME_WORDS,
  ...RENDERED_LAND_WORDS,
  ...RENDERED_TABLE_WORDS,
}
