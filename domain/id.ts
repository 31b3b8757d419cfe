import * as z from 'zod'

/** Ids are decimal strings on every floor; outside clients may send them as numbers. */
export type Id = string & { readonly isId: true }

export const Id = z
  .union([z.string(), z.int()])
  .transform(String)
  .pipe(z.string().regex(/^\d{1,19}$/))
  .transform((text) => text as Id)

/** Stands where someone stood who left for good. */
export const NOBODY = '0' as Id
