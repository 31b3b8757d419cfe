import { SENT_WAYS, type SentPin } from '../../entities/invite.ts'
import { INVITE_CHANNEL } from './invite-channel.ts'

/** How a pin was sent, by the channel of its code; other numbers are those of outside applications. */
export function sentWay(channel: number): SentPin['way'] {
  return SENT_WAYS.find((way) => INVITE_CHANNEL[way] === channel) ?? 'app'
}
