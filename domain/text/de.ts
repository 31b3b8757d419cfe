import { first } from './de/first.ts'
import { rest } from './de/rest.ts'
import { staff } from './de/staff.ts'
import type { Catalogue } from './say.ts'

export const de: Catalogue = { ...first, ...rest, ...staff }
