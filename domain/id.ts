import * as z from 'zod'
import { parseId } from './parse-id.ts'

/** Ids are decimal strings everywhere in our code; API clients may send them as numbers. */
export type Id = string & { readonly isId: true }

export const Id = z
  .union([z.string(), z.int()])
  .transform(String)
  .pipe(
    z
      .string()
      .regex(/^\d{1,19}$/)
      .refine((text) => parseId(text) !== null),
  )
  .transform((text) => text as Id)

/** Replaces the id of a person whose account was deleted. */
export const DELETED_PERSON_ID = '0' as Id
