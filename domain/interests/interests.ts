import { FOOD } from './food.ts'
import { HOME } from './home.ts'
import { LEISURE } from './leisure.ts'
import { LIFE } from './life.ts'
import { MAKING } from './making.ts'
import { NATURE } from './nature.ts'
import { STYLE } from './style.ts'
import type { Seed } from './tree.ts'

/** D61. What every house begins with: two levels, in English and German. Staff change it afterwards. */
export const INTERESTS: readonly Seed[] = [...HOME, ...FOOD, ...NATURE, ...MAKING, ...STYLE, ...LIFE, ...LEISURE]
