import type { CommentTag } from '../../entities/comment.ts'

export type Span = { offset: number; length: number }

/** Where the names of a text stand in what is shown of it, which may be shorter and have fewer spaces. */
export function tagsIn<T extends Span>(shown: string, whole: string, tags: readonly T[]): T[] {
  let from = 0
  return [...tags]
    .sort((a, b) => a.offset - b.offset)
    .flatMap((tag) => {
      const offset = shown.indexOf(whole.slice(tag.offset, tag.offset + tag.length), from)
      if (offset < 0) return []
      from = offset + tag.length
      return [{ ...tag, offset }]
    })
}

export type TextPart = { text: string; user: NonNullable<CommentTag['user']> | null; at: number }

/** A text in parts: people who are named, and what stands between. Who can't be named stays plain text. */
export function textParts(text: string, tags: readonly Pick<CommentTag, 'offset' | 'length' | 'user'>[]): TextPart[] {
  const parts: TextPart[] = []
  let from = 0
  for (const { offset, length, user } of [...tags].sort((a, b) => a.offset - b.offset)) {
    if (!user || offset < from || offset + length > text.length) continue
    if (offset > from) parts.push({ text: text.slice(from, offset), user: null, at: from })
    parts.push({ text: text.slice(offset, offset + length), user, at: offset })
    from = offset + length
  }
  if (from < text.length) parts.push({ text: text.slice(from), user: null, at: from })
  return parts
}
