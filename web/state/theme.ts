import type { Theme } from '../page-config.ts'
import { keep } from './browser-storage.ts'

/** Spec 4, Dark mode: kept in the browser, and in a cookie so that the server's page has it; switching reloads. */
export function chooseTheme(theme: Theme) {
  keep('localStorage', 'bb:theme', theme)
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser
  document.cookie = `bb_theme=${theme}; path=/; max-age=31536000; samesite=lax`
  location.reload()
}
