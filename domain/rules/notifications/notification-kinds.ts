/** Notification categories that people can turn on and off, on the page and by email. */
export const NOTIFICATION_CHOICES = ['saves', 'follows', 'comments', 'invites', 'messages'] as const
export type NotificationChoice = (typeof NOTIFICATION_CHOICES)[number]

type About = 'pin' | 'board' | 'invitation' | 'conversation' | 'none'
/** A page whose URL depends on the notification. */
export type NotificationTargetPage = 'details' | 'person' | 'pin' | 'comments' | 'board' | 'conversation'
type KindOfNotification = {
  /** The choice that turns it off; null for notifications that can't be turned off. */
  choice: NotificationChoice | null
  /** The kind of its subject, for loading it and for access checks when it is shown. */
  about: About
  /** The kind of its other objects: the pins that others saved from one's own, or comments. */
  with?: 'pin' | 'comment'
  /** The page it opens: its list of items (`details`), its subject or its actor, or a fixed path. */
  leadsTo: NotificationTargetPage | `/${string}/`
  /** The number in its sentence: of actors, the stored amount, or none. */
  counts: 'people' | 'amount' | 'nothing'
}

const OF_COMMENT = { choice: 'comments', about: 'pin', with: 'comment', leadsTo: 'comments', counts: 'people' } as const
const OF_MESSAGE = { choice: 'messages', about: 'conversation', leadsTo: 'conversation', counts: 'people' } as const
const OF_HOUSE = { choice: null, about: 'none', counts: 'nothing' } as const

/**
 * All kinds of notifications. The sentence is the text `news.<kind>`, with the placeholders `who`, `count`, `board` and
 * `pin`.
 */
export const NOTIFICATION_KINDS = {
  pin_saved: { choice: 'saves', about: 'pin', with: 'pin', leadsTo: 'details', counts: 'people' },
  user_followed: { choice: 'follows', about: 'none', leadsTo: 'person', counts: 'people' },
  board_followed: { choice: 'follows', about: 'board', leadsTo: 'details', counts: 'people' },
  board_invite: { choice: 'invites', about: 'invitation', leadsTo: 'board', counts: 'people' },
  board_joined: { choice: 'invites', about: 'board', leadsTo: 'board', counts: 'people' },
  board_deleted: { choice: null, about: 'none', leadsTo: '/settings/trash/', counts: 'amount' },
  comment_added: OF_COMMENT,
  comment_replied: OF_COMMENT,
  comment_mentioned: OF_COMMENT,
  comment_liked: OF_COMMENT,
  pin_tried: OF_COMMENT,
  message_received: OF_MESSAGE,
  message_requested: OF_MESSAGE,
  pin_mentioned: { choice: 'comments', about: 'pin', leadsTo: 'pin', counts: 'people' },
  pin_unscheduled: { ...OF_HOUSE, about: 'pin', leadsTo: '/pin-creation-tool/' },
  pin_unscheduled_board: { ...OF_HOUSE, about: 'pin', leadsTo: '/pin-creation-tool/' },
  report_decided: { ...OF_HOUSE, leadsTo: '/reports-and-violations/' },
  case_decided: { ...OF_HOUSE, leadsTo: '/reports-and-violations/' },
  website_verified: { ...OF_HOUSE, leadsTo: '/settings/websites/' },
  website_failed: { ...OF_HOUSE, leadsTo: '/settings/websites/' },
} as const satisfies Record<string, KindOfNotification>

export type NotificationKind = keyof typeof NOTIFICATION_KINDS
export const findNotificationKind = (kind: string): KindOfNotification | undefined =>
  NOTIFICATION_KINDS[kind as NotificationKind]

export type NotificationChannel = 'page' | 'email'
export type NotificationPreferences = { [C in NotificationChannel]: Partial<Record<NotificationChoice, boolean>> }

/** Notifications are on by default; on the page, those about one's own account and content can't be turned off. */
export function isNotificationWanted(
  kind: NotificationKind,
  channel: NotificationChannel,
  choices: NotificationPreferences,
): boolean {
  const { choice } = NOTIFICATION_KINDS[kind]
  if (choice === null) return channel === 'page'
  return choices[channel][choice] ?? true
}
