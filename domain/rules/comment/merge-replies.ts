import type { Reply } from '../../entities/comment.ts'

/** Merges known and newly loaded replies without repetition, the oldest first; the new ones win. */
export function mergeReplies(known: readonly Reply[], came: readonly Reply[]): Reply[] {
  const all = new Map([...known, ...came].map((reply) => [reply.id, reply]))
  return [...all.values()].sort((a, b) => (a.id < b.id ? -1 : 1))
}
