import type { PinCard } from '../../entities/pin.ts'

/** Spec 2, Routes: links of someone signed in use the plain path, those of others the one with words in it. */
export function pinPath(pin: Pick<PinCard, 'id' | 'seo_url'>, isSignedIn: boolean): string {
  return isSignedIn || !pin.seo_url ? `/pin/${pin.id}/` : pin.seo_url
}
