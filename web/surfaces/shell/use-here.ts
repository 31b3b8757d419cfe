import { usePages } from '../../frame.tsx'

/** The path of the page shown, with its final slash. */
export function useHere(): string {
  return usePages(({ layer, base }) => (layer ?? base).place.path.replace(/\/?$/, '/'))
}
