import type { ConversationCard } from '#domain/entities/message.ts'
import type { Say } from '#domain/text/say.ts'

type Named = Pick<ConversationCard, 'title' | 'users' | 'emails'>

/** What a conversation is called: its own name, else who is in it. */
export function conversationName({ title, users, emails }: Named, say: Say): string {
  return title || [...users.map(({ full_name }) => full_name), ...emails].join(', ') || say('messages.deleted')
}
