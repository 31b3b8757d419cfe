import type { Theme } from '../page-config.ts'
import { writeStoredText } from './browser-storage.ts'

/** Stores the theme in the browser, and in a cookie for the server's pages, and reloads. */
export function storeThemeAndReload(theme: Theme) {
  writeStoredText('localStorage', 'bb:theme', theme)
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser
  document.cookie = `bb_theme=${theme}; path=/; max-age=31536000; samesite=lax`
  location.reload()
}
