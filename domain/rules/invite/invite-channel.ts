/** D9: how a link was shared. Outside tools may send any number. */
export const INVITE_CHANNEL = { link: 1, person: 2, email: 5, app: 9 } as const

/** Mails and outside applications show who shares themselves. */
const WITHOUT_POPOVER = [5, 9, 12, 16]

export type InviteShown = 'popover' | 'toast' | 'nothing'
type Landing = {
  isSignedIn: boolean
  isDesktop: boolean
  isOwn: boolean
  isSeen: boolean
  channel: number
  bothMayMessage: boolean
}

/** Spec 5, Invite landing: what tells a visitor of a shared link who shared it. */
export function inviteShown(landing: Landing): InviteShown {
  const { isSignedIn, isDesktop, isOwn, isSeen, channel, bothMayMessage } = landing
  if (isOwn || isSeen) return 'nothing'
  if (isSignedIn) return bothMayMessage ? 'toast' : 'nothing'
  return isDesktop && !WITHOUT_POPOVER.includes(channel) ? 'popover' : 'nothing'
}
