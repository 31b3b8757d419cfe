import { INVITE_CHANNEL } from './invite-channel.ts'

export const SENT_WAYS = ['person', 'link', 'email', 'app'] as const
export type SentWay = (typeof SENT_WAYS)[number]

/** How a pin was sent, by the channel of its code; other numbers are those of outside applications. */
export function sentWay(channel: number): SentWay {
  return SENT_WAYS.find((way) => INVITE_CHANNEL[way] === channel) ?? 'app'
}
