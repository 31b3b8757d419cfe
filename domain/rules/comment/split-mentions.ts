import type { CommentTag } from '../../entities/comment.ts'

export type TextSpan = { offset: number; length: number }

/** Finds the tags of a text in its displayed version, which may be shorter and have fewer spaces. */
export function locateTagsInShownText<T extends TextSpan>(shown: string, whole: string, tags: readonly T[]): T[] {
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

export type MentionTextPart = { text: string; user: NonNullable<CommentTag['user']> | null; at: number }

/** Splits a text into mentions and the text between them. Mentions of people who can't be shown stay plain text. */
export function splitMentions(
  text: string,
  tags: readonly Pick<CommentTag, 'offset' | 'length' | 'user'>[],
): MentionTextPart[] {
  const parts: MentionTextPart[] = []
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
