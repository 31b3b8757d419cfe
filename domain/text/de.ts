import { first } from './de/first.ts'
import { rest } from './de/rest.ts'
import { serverRefusals } from './de/server-refusals.ts'
import { staff } from './de/staff.ts'
import { survey } from './de/survey.ts'
import type { TextCatalogue } from './say.ts'

export const de: TextCatalogue = { ...first, ...rest, ...staff, ...serverRefusals, ...survey }
