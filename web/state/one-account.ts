import { keep, readKept } from './browser-storage.ts'

const KEY = 'bb:account'

/** Pages of one account are loaded anew, as the other, when another tab switches; one that comes back from history, too. */
export function followAccount(viewer: string | null): void {
  if (!viewer) return
  keep('localStorage', KEY, viewer)
  const isOther = (now: string | null | undefined) => now && now !== viewer
  addEventListener('storage', ({ key, newValue }) => key === KEY && isOther(newValue) && location.reload())
  addEventListener(
    'pageshow',
    ({ persisted }) => persisted && isOther(readKept('localStorage', KEY)) && location.reload(),
  )
}
