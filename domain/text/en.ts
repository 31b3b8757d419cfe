import { first } from './en/first.ts'
import { rest } from './en/rest.ts'
import { serverRefusals } from './en/server-refusals.ts'
import { staff } from './en/staff.ts'

/** Every wording, English. `{{ name }}` is a blank; a text that counts has its plural forms. */
export const en = { ...first, ...rest, ...staff, ...serverRefusals } as const
