import * as z from 'zod'
import { EVENT_BYTES_MAX, PAGE_SIZE_MAX } from './constants/limits.ts'
import { parseExactJson } from './exact-json.ts'
import type { TextKey } from './text/say.ts'

/** Zod schemas for options from API clients: booleans as text, null for missing values, several bookmarks. */
const YES = ['true', '1', 'yes', 'on']
const NO = ['false', '0', 'no', 'off', 'none', 'null', '']

export const Flag = z.union([
  z.boolean(),
  z
    .string()
    .transform((sent) => sent.trim().toLowerCase())
    .pipe(z.enum([...YES, ...NO] as [string, ...string[]]))
    .transform((sent) => YES.includes(sent)),
  z.int().transform((n) => n !== 0),
])

export const optional = <T extends z.ZodType>(schema: T) => schema.nullish().transform((value) => value ?? undefined)

/** At least one visible character: a name of joiners, fillers and direction marks alone could not be read or tapped. */
const VISIBLE = /[^\p{Default_Ignorable_Code_Point}\p{White_Space}\p{Cc}\p{Cf}\u2800]/u

/**
 * Trimmed text with a maximum length; longer text is refused with the message `tooLong`, and text without visible
 * characters becomes empty.
 */
export const boundedText = (max: number, tooLong: TextKey) =>
  z
    .string()
    .transform((t) => (VISIBLE.test(t) ? t.trim() : ''))
    .pipe(z.string().refine((t) => [...t].length <= max, tooLong))

const Bookmark = z.string().nullable()
export const Bookmarks = z
  .union([Bookmark, z.array(Bookmark)])
  .nullish()
  .transform((sent) => lastOf(typeof sent === 'string' && sent.startsWith('[') ? readJson(sent) : sent))

/** A client may send the cursors of all pages it has read: the last one counts. */
function lastOf(sent: unknown): string | null {
  const last = Array.isArray(sent) ? sent.at(-1) : sent
  return typeof last === 'string' && last ? last : null
}

/** Requested page size, capped silently; an invalid number is ignored. */
const PageSize = z
  .union([z.number(), z.string()])
  .nullish()
  .transform((sent) => Math.floor(Number(sent)))
  .transform((size) => (size ? Math.min(Math.max(size, 1), PAGE_SIZE_MAX) : undefined))

export const pagedOptions = {
  page_size: PageSize,
  bookmarks: Bookmarks,
  field_set_key: optional(z.union([z.string(), z.array(z.string()).transform((keys) => keys[0] ?? '')]).catch('')),
}
export const fieldSetOptions = { field_set_key: pagedOptions.field_set_key }

/** Whether the JSON of a value is small enough to be stored with an event. */
export const isWithinEventBytes = (value: unknown): boolean =>
  new TextEncoder().encode(JSON.stringify(value)).length <= EVENT_BYTES_MAX

/** JSON text or the value itself; a single value becomes a list of one, and comma-separated text a list. */
export const jsonOption = <T extends z.ZodType>(schema: T) =>
  z.preprocess((sent) => {
    const value = typeof sent === 'string' ? readJson(sent) : sent
    return schema instanceof z.ZodArray ? listOf(value) : value
  }, schema)

function readJson(text: string): unknown {
  try {
    return parseExactJson(text)
  } catch {
    return text
  }
}

function listOf(value: unknown): unknown {
  if (typeof value === 'string') return value.split(/[\s,]+/).filter(Boolean)
  return typeof value === 'number' ? [value] : value
}
