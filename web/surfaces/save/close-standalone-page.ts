import type { AppContextValue } from '../../app-context.tsx'

/** Leaves a page without the shell: a popup window closes, any other window goes back to where it came from. */
export function closeStandalonePage({ navigator }: AppContextValue, orElse: () => void): void {
  const cameFromPage = (navigator?.entry().index ?? 0) > 0 || document.referrer !== ''
  if (window.opener) window.close()
  else if (cameFromPage && history.length > 1) history.back()
  else orElse()
}
