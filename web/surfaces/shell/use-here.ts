import { usePages } from '../../frame.tsx'

/** Explore and what its tabs lead to. */
export const isExploring = (here: string): boolean => /^\/(ideas|topics|today|shopping|videos)\//.test(here)

/** The path of the page shown, with its final slash. */
export function useHere(): string {
  return usePages(({ layer, base }) => (layer ?? base).place.path.replace(/\/?$/, '/'))
}
