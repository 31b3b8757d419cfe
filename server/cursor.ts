import { createHash, createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto'
import { Refusal } from '#domain/refusal.ts'
import type { Question } from '#domain/resource.ts'

const VERSION = 1
export const END_BOOKMARK = '-end-'

/**
 * Position in a list: the sort key of the last row, which the cursor binds to the question and its options and signs.
 */
export type CursorKey = readonly (string | number | null)[]

export type CursorBinding = { question: string; options: string }

/** Hashes the options that select the list, without those that only size a page or say where the request came from. */
export function toCursorBinding(question: Question, options: Record<string, unknown>): CursorBinding {
  const { page_size, bookmarks, field_set_key, rs, ...rest } = options
  const text = JSON.stringify(rest, (_, value) => (isPlain(value) ? sorted(value) : value))
  return { question: question.bookmarks, options: createHash('sha256').update(text).digest('base64url').slice(0, 16) }
}

export function sealCursor(key: Buffer, binding: CursorBinding, cursorKey: CursorKey): string {
  const body = Buffer.from(JSON.stringify([VERSION, binding.question, binding.options, ...cursorKey])).toString(
    'base64url',
  )
  return `b${body}.${sign(key, body)}`
}

/**
 * Returns the position of a cursor. Clients often send a stale cursor of another list, which counts as none; any other
 * invalid cursor is refused.
 */
export function openCursor(key: Buffer, binding: CursorBinding, bookmark: string): CursorKey | null {
  const [body = '', signature = ''] = bookmark.slice(1).split('.')
  const expected = Buffer.from(sign(key, body))
  const given = Buffer.from(signature)
  if (expected.length !== given.length || !timingSafeEqual(expected, given))
    throw new Refusal('bad_input', 'input.bookmark')
  const [version, question, options, ...cursorKey] = JSON.parse(Buffer.from(body, 'base64url').toString())
  if (question !== binding.question) return null
  if (version !== VERSION || options !== binding.options) throw new Refusal('bad_input', 'input.bookmark')
  return cursorKey
}

const keys = new WeakMap<Buffer, KeyObject>()

/** Caches the key object, because creating it takes longer than signing. */
function keyOf(secret: Buffer): KeyObject {
  const key = keys.get(secret) ?? createSecretKey(secret)
  keys.set(secret, key)
  return key
}

function sign(secret: Buffer, body: string): string {
  return createHmac('sha256', keyOf(secret)).update(body).digest('base64url').slice(0, 22)
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function sorted(value: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}
