import { usePages } from '../../app-context.tsx'

/** Whether a path belongs to Explore or one of its tabs. */
export const isExplorePath = (here: string): boolean => /^\/(ideas|topics|today|shopping|videos)\//.test(here)

/** Whether a path is that of the creator. */
export const isCreatorPath = (here: string): boolean =>
  /^\/(pin-creation-tool|pin-builder|pin-editor|pin\/create|story-pin-builder|idea-pin-builder)\//.test(here)

/** The path of the current page, with a final slash. */
export function useCurrentPath(): string {
  return usePages(({ layer, base }) => (layer ?? base).place.path.replace(/\/?$/, '/'))
}
