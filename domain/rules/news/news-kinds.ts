/** What one can choose to hear about, on the page and by mail. */
export const NOTIFICATION_KINDS = ['saves', 'follows', 'comments', 'invites', 'messages'] as const
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]

type About = 'pin' | 'board' | 'invitation' | 'conversation' | 'none'
type KindOfNews = {
  /** Which choice turns it off; null is always told. */
  choice: NotificationKind | null
  /** What it is about, so that this can be loaded, and asked for again, when it is shown. */
  about: About
  /** What it was done with: the pins that others made of one's own, or comments. */
  with?: 'pin' | 'comment'
}

/** Every kind of notification there is. */
export const NEWS_KINDS = {
  pin_saved: { choice: 'saves', about: 'pin', with: 'pin' },
  user_followed: { choice: 'follows', about: 'none' },
  board_followed: { choice: 'follows', about: 'board' },
  board_invite: { choice: 'invites', about: 'invitation' },
  board_joined: { choice: 'invites', about: 'board' },
  board_deleted: { choice: null, about: 'none' },
  comment_added: { choice: 'comments', about: 'pin', with: 'comment' },
  comment_replied: { choice: 'comments', about: 'pin', with: 'comment' },
  comment_mentioned: { choice: 'comments', about: 'pin', with: 'comment' },
  comment_liked: { choice: 'comments', about: 'pin', with: 'comment' },
  pin_tried: { choice: 'comments', about: 'pin', with: 'comment' },
  message_received: { choice: 'messages', about: 'conversation' },
  message_requested: { choice: 'messages', about: 'conversation' },
  report_decided: { choice: null, about: 'none' },
  case_decided: { choice: null, about: 'none' },
  website_verified: { choice: null, about: 'none' },
  website_failed: { choice: null, about: 'none' },
} as const satisfies Record<string, KindOfNews>

export type NewsKind = keyof typeof NEWS_KINDS
export const kindOfNews = (kind: string): KindOfNews | undefined => NEWS_KINDS[kind as NewsKind]

export type Channel = 'page' | 'email'
export type Choices = { [C in Channel]: Partial<Record<NotificationKind, boolean>> }

/** Everything is told until someone says no; what concerns one's own account and content always is, on the page. */
export function isTold(kind: NewsKind, channel: Channel, choices: Choices): boolean {
  const { choice } = NEWS_KINDS[kind]
  if (choice === null) return channel === 'page'
  return choices[channel][choice] ?? true
}
