import { PARTNERSHIP_STATUS } from '../../constants/kinds.ts'
import { COLLECTION_CHIP_COUNT } from '../../constants/limits.ts'
import { ATTRIBUTION_HEIGHT, HEADER_ONLY_BELOW_PX } from '../../constants/sizes.ts'
import { type SurfaceName, surfaceRules } from '../../constants/surfaces.ts'
import type { PinCard } from '../../entities/pin.ts'
import type { CollectionItem } from '../../entities/promotion.ts'
import type { Sponsorship } from '../../entities/sponsorship.ts'
import type { UserCard } from '../../entities/user.ts'
import type { Viewer } from '../../entities/viewer.ts'

export type CardDetailsVariant = 'signedInDesktop' | 'signedInMobile' | 'anonymous'
export type CardDetailsPart = 'title' | 'price' | 'rating' | 'reactions' | 'creator' | 'topic' | 'menu'

/** The variant of the details under the picture, by login state and device. */
export function cardDetailsVariant({ is_auth }: Pick<Viewer, 'is_auth'>, isDesktop: boolean): CardDetailsVariant {
  if (!is_auth) return 'anonymous'
  return isDesktop ? 'signedInDesktop' : 'signedInMobile'
}

const PARTS: Record<CardDetailsVariant, readonly CardDetailsPart[]> = {
  signedInDesktop: ['title', 'price', 'rating', 'reactions', 'creator'],
  signedInMobile: ['title', 'price', 'rating', 'reactions', 'topic', 'menu'],
  anonymous: ['title', 'price', 'rating', 'reactions', 'creator', 'menu'],
}

type Looking = Pick<Viewer, 'is_auth' | 'is_eligible_for_image_only_grid'>

/**
 * The parts of the details under the picture, from top to bottom; none in the image-only grid. The menu is among them
 * only on devices without hover.
 */
export function cardDetailsParts(viewer: Looking, isDesktop: boolean): readonly CardDetailsPart[] {
  if (viewer.is_eligible_for_image_only_grid) return []
  return PARTS[cardDetailsVariant(viewer, isDesktop)].filter((part) => part !== 'menu' || !isDesktop)
}

type Titled = Pick<PinCard, 'grid_title' | 'access' | 'promoter'>

/** Maximum number of title lines: one or two by surface; none under the viewer's own pins on some surfaces. */
export function maxTitleLines(pin: Titled, surface: SurfaceName): 0 | 1 | 2 {
  const { titleLines, titleOnOwn } = surfaceRules(surface)
  const isOwn = pin.access.includes('write') && !pin.promoter
  return pin.grid_title.trim() === '' || (isOwn && !titleOnOwn) ? 0 : titleLines
}

const WITH_CHIPS = [2, 3]

/** The first three items of a collection ad of click type 2 or 3; empty if it has fewer. */
export function collectionChips(pin: Pick<PinCard, 'ad_data' | 'collection_pin'>): CollectionItem[] {
  const items = pin.collection_pin?.item_data ?? []
  const hasStrip = WITH_CHIPS.includes(pin.ad_data?.collection_grid_click_type ?? 0)
  return hasStrip && items.length >= COLLECTION_CHIP_COUNT ? items.slice(0, COLLECTION_CHIP_COUNT) : []
}

/** A low card only shows the head of its footer. */
export function cardFooterLayout(containerHeight: number): 'header-only' | null {
  return containerHeight < HEADER_ONLY_BELOW_PX ? 'header-only' : null
}

type Attribution = { isSquare: boolean; hasPrice: boolean; hasMerchant: boolean }

/** The fixed height of the lines under a product; null means their natural height. */
export function attributionHeightPx({ isSquare, hasPrice, hasMerchant }: Attribution): number | null {
  if (hasMerchant) return ATTRIBUTION_HEIGHT.withMerchant
  return isSquare && hasPrice ? ATTRIBUTION_HEIGHT.squareWithPrice : null
}

export type CreatorBadge = {
  icon: 'merchant' | 'identity' | 'blueCheckmark' | 'redCheckmark'
  tooltip: 'card.merchantVerified' | 'card.identityVerified'
}

type Creator = Pick<UserCard, 'is_verified_merchant' | 'verified_identity'>
type BadgeViewer = Pick<Viewer, 'is_auth' | 'experiments'>

/**
 * The badge of a verified creator. It depends on the viewer's experiment group; visitors have a separate experiment.
 */
export function creatorBadge(creator: Creator, { is_auth, experiments }: BadgeViewer): CreatorBadge | null {
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

export type SponsorshipText = { key: 'card.paidPartnership' } | { key: 'card.paidPartnershipWith'; name: string }

type SponsorshipInput = {
  status: Sponsorship['status']
  sponsor: Pick<NonNullable<Sponsorship['sponsor']>, 'full_name'> | null
}

/** The sponsor is named once it has approved; until then the text only says that it is a paid partnership. */
export function toSponsorshipText(sponsorship: SponsorshipInput | null | undefined): SponsorshipText | null {
  const status = sponsorship?.status ?? PARTNERSHIP_STATUS.none
  if (status === PARTNERSHIP_STATUS.none || status === PARTNERSHIP_STATUS.refused) return null
  if (status === PARTNERSHIP_STATUS.waiting) return { key: 'card.paidPartnership' }
  const name = sponsorship?.sponsor?.full_name.trim()
  return name ? { key: 'card.paidPartnershipWith', name } : null
}
