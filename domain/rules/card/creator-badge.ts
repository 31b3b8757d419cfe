import type { UserCard } from '../../entities/user.ts'
import type { Viewer } from '../../entities/viewer.ts'

export type CreatorBadge = {
  icon: 'merchant' | 'identity' | 'blueCheckmark' | 'redCheckmark'
  tooltip: 'card.merchantVerified' | 'card.identityVerified'
}

type Creator = Pick<UserCard, 'is_verified_merchant' | 'verified_identity'>
type Looking = Pick<Viewer, 'is_auth' | 'experiments'>

/** Spec 5, Creator badges. Who has one depends on the viewer's experiment group; visitors have an experiment of their own. */
export function creatorBadge(creator: Creator, { is_auth, experiments }: Looking): CreatorBadge | null {
  const isMerchant = creator.is_verified_merchant
  const isIdentity = creator.verified_identity.verified
  const group = experiments[`simplify_creator_attributions${is_auth ? '' : '_unauth'}_web`]
  if (group === 'trusted_verified') return isMerchant ? merchant('merchant') : isIdentity ? identity('identity') : null
  if (group === 'merchant_blue_checkmark') return isMerchant ? merchant('blueCheckmark') : null
  if (group === 'red_checkmark') return isIdentity && !isMerchant ? identity('redCheckmark') : null
  return null
}

const merchant = (icon: CreatorBadge['icon']): CreatorBadge => ({ icon, tooltip: 'card.merchantVerified' })
const identity = (icon: CreatorBadge['icon']): CreatorBadge => ({ icon, tooltip: 'card.identityVerified' })
