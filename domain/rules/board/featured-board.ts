import type { Id } from '../../id.ts'

/** Spec 6: where featured boards are shown. */
export const FEATURED_COUNTRIES: readonly string[] = 'US GB CA FR DE AT CH IT ES AU BR NL MX'.split(' ')

/** A featured board is shown to viewers in some countries, and never to whoever owns it. */
export function showsFeatured(viewer: { id: Id | null; country: string }, board: { owner_id: Id }): boolean {
  return FEATURED_COUNTRIES.includes(viewer.country) && viewer.id !== board.owner_id
}
