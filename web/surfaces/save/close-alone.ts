import type { Frame } from '../../frame.tsx'

/** Leaves a page that stands without the shell: a window opened for it closes, any other goes back to where it came from. */
export function closeAlone({ navigator }: Frame, orElse: () => void): void {
  const cameFromPage = (navigator?.entry().index ?? 0) > 0 || document.referrer !== ''
  if (window.opener) window.close()
  else if (cameFromPage && history.length > 1) history.back()
  else orElse()
}
