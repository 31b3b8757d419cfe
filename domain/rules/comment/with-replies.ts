import type { Reply } from '../../entities/comment.ts'

/** Answers that are known and answers that came, each once, the oldest first; what came is newer knowledge. */
export function withReplies(known: readonly Reply[], came: readonly Reply[]): Reply[] {
  const all = new Map([...known, ...came].map((reply) => [reply.id, reply]))
  return [...all.values()].sort((a, b) => (a.id < b.id ? -1 : 1))
}
