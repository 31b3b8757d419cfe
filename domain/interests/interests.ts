import { FOOD_INTERESTS } from './food.ts'
import { HOME_INTERESTS } from './home.ts'
import { LEISURE_INTERESTS } from './leisure.ts'
import { LIFE_INTERESTS } from './life.ts'
import { MAKING_INTERESTS } from './making.ts'
import { NATURE_INTERESTS } from './nature.ts'
import { STYLE_INTERESTS } from './style.ts'
import type { InterestSeed } from './tree.ts'

/** The interests of a new instance: two levels, in English and German. Staff can change them afterwards. */
export const SEED_INTERESTS: readonly InterestSeed[] = [
  ...HOME_INTERESTS,
  ...FOOD_INTERESTS,
  ...NATURE_INTERESTS,
  ...MAKING_INTERESTS,
  ...STYLE_INTERESTS,
  ...LIFE_INTERESTS,
  ...LEISURE_INTERESTS,
]
