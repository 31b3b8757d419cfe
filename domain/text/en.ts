import { first } from './en/first.ts'
import { rest } from './en/rest.ts'
import { serverRefusals } from './en/server-refusals.ts'
import { staff } from './en/staff.ts'
import { survey } from './en/survey.ts'

/** All English texts. `{{ name }}` is a placeholder; texts with a count have plural forms. */
export const en = { ...first, ...rest, ...staff, ...serverRefusals, ...survey } as const
