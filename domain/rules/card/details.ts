import type { Viewer } from '../../entities/viewer.ts'

export type DetailsVariant = 'signedInDesktop' | 'signedInMobile' | 'anonymous'
export type DetailsPart = 'title' | 'creator' | 'price' | 'rating' | 'reactions' | 'stats' | 'menu'

/** Spec 2, Screens. What stands under the picture depends on who looks, and with what. */
export function detailsVariant({ is_auth }: Pick<Viewer, 'is_auth'>, isDesktop: boolean): DetailsVariant {
  if (!is_auth) return 'anonymous'
  return isDesktop ? 'signedInDesktop' : 'signedInMobile'
}

/** Where there is no hover, the menu stands under the picture. */
const PARTS: Record<DetailsVariant, readonly DetailsPart[]> = {
  signedInDesktop: ['title', 'creator', 'price', 'rating', 'reactions', 'stats'],
  signedInMobile: ['title', 'price', 'rating', 'reactions', 'stats', 'menu'],
  anonymous: ['title', 'creator', 'price', 'rating', 'reactions'],
}

type Looking = Pick<Viewer, 'is_auth' | 'is_eligible_for_image_only_grid'>

/** D2 and D41. What may stand under the picture, from top to bottom; in the image-only grid nothing does. */
export function detailsParts(viewer: Looking, isDesktop: boolean): readonly DetailsPart[] {
  return viewer.is_eligible_for_image_only_grid ? [] : PARTS[detailsVariant(viewer, isDesktop)]
}
