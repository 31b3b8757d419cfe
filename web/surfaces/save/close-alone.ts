import type { Frame } from '../../frame.tsx'

/** Leaves a page that stands without the shell: a window opened for it closes, any other goes back to where it came from. */
export function closeAlone({ navigator }: Frame, orElse: () => void): void {
  if (window.opener) return window.close()
  const cameFromPage = (navigator?.entry().index ?? 0) > 0 || document.referrer !== ''
  if (cameFromPage && history.length > 1) return history.back()
  orElse()
}
