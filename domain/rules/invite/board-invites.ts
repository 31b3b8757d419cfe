import { INVITER_NAME_CUT } from '../../constants/limits.ts'
import { SEND_METHODS, type SentPin } from '../../entities/invite.ts'
import { isReservedUsername } from '../account/username.ts'
import { cutToLength } from '../format/shown-text.ts'
import { toLocalPath } from '../link/local-path.ts'

const isOn = (flag: string | null) => flag === 'true' || flag === '1'

/** Whether the URL of a board asks to join at once, as invitation links do. */
export const hasAcceptInviteParam = (query: Pick<URLSearchParams, 'get'>) => isOn(query.get('accept_invite'))

type Query = Pick<URLSearchParams, 'get'>

/**
 * The path after a login with `board_url`: a board on this site, with the invitation's parameters. Anything else is
 * dropped.
 */
export function boardInvitePath(query: Query): string | null {
  const sent = query.get('board_url') ?? ''
  const { pathname } = new URL(toLocalPath(sent), 'http://here.invalid')
  const [, username = '', slug = '', end] = pathname.split('/')
  const isBoard = /^[a-z0-9_]{3,30}$/i.test(username) && !isReservedUsername(username.toLowerCase())
  if (!isBoard || !slug || slug.startsWith('_') || (end !== undefined && end !== '')) return null
  const flags = new URLSearchParams()
  for (const name of ['accept_invite', 'seamless']) if (isOn(query.get(name))) flags.set(name, 'true')
  const search = flags.toString()
  return `/${username}/${slug}/${search && `?${search}`}`
}

/** Channels of shared links. API clients may send any number. */
export const INVITE_CHANNEL = { link: 1, person: 2, email: 5, app: 9 } as const

/** Emails and other apps already show the sender. */
const WITHOUT_POPOVER = [5, 9, 12, 16]

export type InviteDisplay = 'popover' | 'toast' | 'nothing'
type Landing = {
  isSignedIn: boolean
  isDesktop: boolean
  isOwn: boolean
  isSeen: boolean
  channel: number
  bothMayMessage: boolean
}

/** The element that tells a visitor of a shared link who shared it. */
export function inviteDisplayFor(landing: Landing): InviteDisplay {
  const { isSignedIn, isDesktop, isOwn, isSeen, channel, bothMayMessage } = landing
  if (isOwn || isSeen) return 'nothing'
  if (isSignedIn) return bothMayMessage ? 'toast' : 'nothing'
  return isDesktop && !WITHOUT_POPOVER.includes(channel) ? 'popover' : 'nothing'
}

/** The sender's first name in the header, cut to 30 characters; null without one, which hides the header. */
export function inviterName({ first_name }: { first_name: string }): string | null {
  return cutToLength(first_name.trim(), INVITER_NAME_CUT) || null
}

/** How a pin was sent, by the channel of its invite code; unknown numbers are those of other apps. */
export function toSendMethod(channel: number): SentPin['way'] {
  return SEND_METHODS.find((way) => INVITE_CHANNEL[way] === channel) ?? 'app'
}
