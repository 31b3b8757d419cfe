import * as z from 'zod'
import { EVENT_BYTES_MAX, PAGE_SIZE_MAX } from './constants/limits.ts'
import type { TextKey } from './text/say.ts'

/** How options arrive from clients that others wrote: booleans as text, null for missing, several bookmarks. */
export const Flag = z.union([
  z.boolean(),
  z.enum(['true', 'false', '1', '0', '']).transform((t) => t === 'true' || t === '1'),
  z.int().transform((n) => n !== 0),
])

export const optional = <T extends z.ZodType>(schema: T) => schema.nullish().transform((value) => value ?? undefined)

/** Something to see: joiners, fillers and marks of direction alone would be a name that nobody can read or tap. */
const VISIBLE = /[^\p{Default_Ignorable_Code_Point}\p{White_Space}\p{Cc}\p{Cf}\u2800]/u

/** Text trimmed and bounded; what is too long is refused with the sentence of `tooLong`, what shows nothing is empty. */
export const text = (max: number, tooLong: TextKey) =>
  z
    .string()
    .transform((t) => (VISIBLE.test(t) ? t.trim() : ''))
    .pipe(z.string().refine((t) => [...t].length <= max, tooLong))

const Bookmark = z.string().nullable()
export const Bookmarks = z
  .union([Bookmark, z.array(Bookmark)])
  .nullish()
  .transform((sent) => (Array.isArray(sent) ? sent.at(-1) : sent) || null)

const PageSize = z
  .union([z.int(), z.string().regex(/^\d+$/).transform(Number)])
  .nullish()
  .transform((size) => (size ? Math.min(Math.max(size, 1), PAGE_SIZE_MAX) : undefined))

export const paged = {
  page_size: PageSize,
  bookmarks: Bookmarks,
  field_set_key: optional(z.union([z.string(), z.array(z.string()).transform((keys) => keys[0] ?? '')])),
}
export const shown = { field_set_key: paged.field_set_key }

/** Whether a value is small enough to be kept with an event: its JSON, in bytes. */
export const fitsEvent = (value: unknown): boolean =>
  new TextEncoder().encode(JSON.stringify(value)).length <= EVENT_BYTES_MAX

/** JSON text or the value itself. */
export const jsonText = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => {
    if (typeof value !== 'string') return value
    try {
      return JSON.parse(value)
    } catch {
      return value
    }
  }, schema)
