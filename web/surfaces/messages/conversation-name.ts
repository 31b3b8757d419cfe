import type { ConversationCard } from '#domain/entities/message.ts'
import type { Say } from '#domain/text/say.ts'

type ConversationForName = Pick<ConversationCard, 'title' | 'users' | 'emails'>

/** Display name of a conversation: its title, else the names of its people. */
export function toConversationName({ title, users, emails }: ConversationForName, say: Say): string {
  return title || [...users.map(({ full_name }) => full_name), ...emails].join(', ') || say('messages.deleted')
}
