import type { Id } from '../../id.ts'

/** Countries in which featured boards are shown. */
export const FEATURED_COUNTRIES: readonly string[] = 'US GB CA FR DE AT CH IT ES AU BR NL MX'.split(' ')

/** Featured boards are shown in certain countries, and never to their owner. */
export function showsFeaturedBoard(viewer: { id: Id | null; country: string }, board: { owner_id: Id }): boolean {
  return FEATURED_COUNTRIES.includes(viewer.country) && viewer.id !== board.owner_id
}
