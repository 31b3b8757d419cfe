import type { Span } from './text-parts.ts'

export type Named = Span & { handle: string }

const HANDLE = /(?<![\p{L}\p{N}_@.])@([a-z0-9_]{3,30})(?![\p{L}\p{N}_])/giu

/** Where a text names people as @username; an address like a@b.example names nobody. */
export function namesIn(text: string): Named[] {
  return [...text.matchAll(HANDLE)].map((found) => ({
    handle: (found[1] ?? '').toLowerCase(),
    offset: found.index,
    length: found[0].length,
  }))
}

/** Tags as they were sent are of use when each lies in the text, begins with @, and none covers another. */
export function areTagsIn(text: string, tags: readonly Span[]): boolean {
  const inOrder = [...tags].sort((a, b) => a.offset - b.offset)
  return inOrder.every(({ offset, length }, at) => {
    const before = inOrder[at - 1]
    const isApart = !before || before.offset + before.length <= offset
    return isApart && length > 1 && offset >= 0 && offset + length <= text.length && text[offset] === '@'
  })
}

export const overlaps = (a: Span, b: Span): boolean => a.offset < b.offset + b.length && b.offset < a.offset + a.length

/** What is being typed after an @ before the caret, where a name may be offered. */
export function typedName(text: string, caret: number): { from: number; typed: string } | null {
  const found = /(?<![\p{L}\p{N}_@.])@([\p{L}\p{N}_]{0,30})$/u.exec(text.slice(0, caret))
  return found ? { from: found.index, typed: found[1] ?? '' } : null
}

/** The text with the name put where it was being typed, and where the caret goes then. */
export function withName(text: string, caret: number, username: string): { text: string; caret: number } {
  const found = typedName(text, caret)
  if (!found) return { text, caret }
  const before = `${text.slice(0, found.from)}@${username} `
  return { text: before + text.slice(caret).replace(/^ /, ''), caret: before.length }
}
