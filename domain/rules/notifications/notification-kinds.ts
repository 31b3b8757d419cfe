/** What one can choose to hear about, on the page and by mail. */
export const NOTIFICATION_CHOICES = ['saves', 'follows', 'comments', 'invites', 'messages'] as const
export type NotificationChoice = (typeof NOTIFICATION_CHOICES)[number]

type About = 'pin' | 'board' | 'invitation' | 'conversation' | 'none'
/** A page whose address depends on what happened. */
export type NamedPage = 'details' | 'person' | 'pin' | 'comments' | 'board' | 'conversation'
type KindOfNotification = {
  /** Which choice turns it off; null is always told. */
  choice: NotificationChoice | null
  /** What it is about, so that this can be loaded, and asked for again, when it is shown. */
  about: About
  /** What it was done with: the pins that others made of one's own, or comments. */
  with?: 'pin' | 'comment'
  /** What it opens: the page of what it sums up (`details`), of what it is about or of who did it, or a fixed address. */
  leadsTo: NamedPage | `/${string}/`
  /** Which number its sentence is about: of the people who did it, the amount that is told with it, or none. */
  counts: 'people' | 'amount' | 'nothing'
}

const OF_COMMENT = { choice: 'comments', about: 'pin', with: 'comment', leadsTo: 'comments', counts: 'people' } as const
const OF_MESSAGE = { choice: 'messages', about: 'conversation', leadsTo: 'conversation', counts: 'people' } as const
const OF_HOUSE = { choice: null, about: 'none', counts: 'nothing' } as const

/** Every kind of notification there is. Its sentence is the text `news.<kind>`, with the blanks `who`, `count` and `board`. */
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
  pin_unscheduled: { ...OF_HOUSE, leadsTo: '/pin-creation-tool/' },
  pin_unscheduled_board: { ...OF_HOUSE, leadsTo: '/pin-creation-tool/' },
  report_decided: { ...OF_HOUSE, leadsTo: '/reports-and-violations/' },
  case_decided: { ...OF_HOUSE, leadsTo: '/reports-and-violations/' },
  website_verified: { ...OF_HOUSE, leadsTo: '/settings/websites/' },
  website_failed: { ...OF_HOUSE, leadsTo: '/settings/websites/' },
} as const satisfies Record<string, KindOfNotification>

export type NotificationKind = keyof typeof NOTIFICATION_KINDS
export const kindOfNotification = (kind: string): KindOfNotification | undefined =>
  NOTIFICATION_KINDS[kind as NotificationKind]

export type Channel = 'page' | 'email'
export type Choices = { [C in Channel]: Partial<Record<NotificationChoice, boolean>> }

/** Everything is told until someone says no; what concerns one's own account and content always is, on the page. */
export function isTold(kind: NotificationKind, channel: Channel, choices: Choices): boolean {
  const { choice } = NOTIFICATION_KINDS[kind]
  if (choice === null) return channel === 'page'
  return choices[channel][choice] ?? true
}
