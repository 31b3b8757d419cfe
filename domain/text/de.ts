import { first } from './de/first.ts'
import { rest } from './de/rest.ts'
import { serverRefusals } from './de/server-refusals.ts'
import { staff } from './de/staff.ts'
import type { Catalogue } from './say.ts'

export const de: Catalogue = { ...first, ...rest, ...staff, ...serverRefusals }
