import type { ConversationCard, MessageCard } from '#domain/entities/message.ts'

type ConversationReads = Pick<ConversationCard, 'users' | 'read_by'>
type MessageForReads = Pick<MessageCard, 'id' | 'sender' | 'kind'>

/** First names of the readers by message id: each person is listed at the viewer's last message they have read. */
export function groupReadersByMessage(
  { users, read_by }: ConversationReads,
  messages: readonly MessageForReads[],
  me: string | null,
) {
  const readers = new Map<string, string[]>()
  const mine = messages.filter(({ sender, kind }) => kind === 'message' && sender?.id === me)
  for (const { user_id, message_id } of read_by) {
    const user = users.find(({ id }) => id === user_id)
    const last = mine.findLast(({ id }) => BigInt(id) <= BigInt(message_id))
    const spoke = messages.findLast(({ sender }) => sender?.id === user_id)
    // People who wrote after the message have obviously read it, so they are left out.
    if (!user || !last || (spoke && BigInt(spoke.id) > BigInt(last.id))) continue
    readers.set(last.id, [...(readers.get(last.id) ?? []), user.first_name])
  }
  return readers
}
