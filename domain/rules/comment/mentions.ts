import type { TextSpan } from './split-mentions.ts'

export type TypedMention = TextSpan & { handle: string }

const HANDLE = /(?<![\p{L}\p{N}_@.])@([a-z0-9_]{3,30})(?![\p{L}\p{N}_])/giu

/** Finds mentions such as @username in a text; an email address like a@b.example is not one. */
export function findMentions(text: string): TypedMention[] {
  return [...text.matchAll(HANDLE)].map((found) => ({
    handle: (found[1] ?? '').toLowerCase(),
    offset: found.index,
    length: found[0].length,
  }))
}

/** Tags are valid when each lies within the text, begins with @, and none overlaps another. */
export function areValidMentionTags(text: string, tags: readonly TextSpan[]): boolean {
  const inOrder = [...tags].sort((a, b) => a.offset - b.offset)
  return inOrder.every(({ offset, length }, at) => {
    const before = inOrder[at - 1]
    const isApart = !before || before.offset + before.length <= offset
    return isApart && length > 1 && offset >= 0 && offset + length <= text.length && text[offset] === '@'
  })
}

export const spansOverlap = (a: TextSpan, b: TextSpan): boolean =>
  a.offset < b.offset + b.length && b.offset < a.offset + a.length

/** The mention being typed before the caret, for which names may be suggested. */
export function findMentionAtCaret(text: string, caret: number): { from: number; typed: string } | null {
  const found = /(?<![\p{L}\p{N}_@.])@([\p{L}\p{N}_]{0,30})$/u.exec(text.slice(0, caret))
  return found ? { from: found.index, typed: found[1] ?? '' } : null
}

/** Replaces the mention being typed by a username, and returns the new caret position. */
export function insertMention(text: string, caret: number, username: string): { text: string; caret: number } {
  const found = findMentionAtCaret(text, caret)
  if (!found) return { text, caret }
  const before = `${text.slice(0, found.from)}@${username} `
  return { text: before + text.slice(caret).replace(/^ /, ''), caret: before.length }
}
