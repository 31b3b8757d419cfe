import type { Viewer } from '../../entities/viewer.ts'

export type DetailsVariant = 'signedInDesktop' | 'signedInMobile' | 'anonymous'
export type DetailsPart = 'title' | 'price' | 'rating' | 'reactions' | 'creator' | 'topic' | 'menu'

/** Spec 2, Screens. What stands under the picture depends on who looks, and with what. */
export function detailsVariant({ is_auth }: Pick<Viewer, 'is_auth'>, isDesktop: boolean): DetailsVariant {
  if (!is_auth) return 'anonymous'
  return isDesktop ? 'signedInDesktop' : 'signedInMobile'
}

const PARTS: Record<DetailsVariant, readonly DetailsPart[]> = {
  signedInDesktop: ['title', 'price', 'rating', 'reactions', 'creator'],
  signedInMobile: ['title', 'price', 'rating', 'reactions', 'topic', 'menu'],
  anonymous: ['title', 'price', 'rating', 'reactions', 'creator', 'menu'],
}

type Looking = Pick<Viewer, 'is_auth' | 'is_eligible_for_image_only_grid'>

/**
 * D2 and D41. What may stand under the picture, from top to bottom; in the image-only grid nothing does. The menu stands there
 * where nothing hovers.
 */
export function detailsParts(viewer: Looking, isDesktop: boolean): readonly DetailsPart[] {
  if (viewer.is_eligible_for_image_only_grid) return []
  return PARTS[detailsVariant(viewer, isDesktop)].filter((part) => part !== 'menu' || !isDesktop)
}
