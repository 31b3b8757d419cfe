import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Say } from '#domain/text/say.ts'
import type { BrowserAsk } from './ask.ts'
import type { Navigator, PageStack } from './router/navigator.ts'
import type { Route } from './router/route.ts'
import type { Store } from './state/store.ts'
import type { LoadMoreTranslations } from './translations.ts'

/** App context for every page. On the server there is no navigator, and nothing asks questions during rendering. */
export type AppContextValue = {
  store: Store
  ask: BrowserAsk
  say: Say
  /** The page stack of the first render. */
  start: PageStack
  navigator: Navigator | undefined
  /**
   * Loads the translations that home and pin pages lack. Whatever opens over those pages and shows more text waits for
   * it.
   */
  moreWords?: LoadMoreTranslations
  /** All routes; visitors in the browser begin with the first ones only. */
  routes: readonly Route[]
}

export const AppContext = createContext<AppContextValue | undefined>(undefined)

export function useApp(): AppContextValue {
  const frame = useContext(AppContext)
  if (!frame) throw new Error('A surface stands outside of the frame.')
  return frame
}

/** Translates a text key into the viewer's language: `say('shell.home')`. */
export const useSay = (): Say => useApp().say

/** Asks the server; afterwards the answer's entities are in the store. */
export const useAsk = (): BrowserAsk => useApp().ask

/** Navigates to a URL of this site. */
export function useNavigate(): Navigator['go'] {
  const { navigator } = useApp()
  return navigator?.go ?? neverOnServer
}

/** Selects a value from the page stack and re-renders when it changes. */
export function usePages<T>(read: (pages: PageStack) => T): T {
  const { navigator, start } = useApp()
  const now = () => read(navigator?.pages.getState() ?? start)
  return useSyncExternalStore(navigator?.pages.subscribe ?? never, now, now)
}

const never = () => () => {}
async function neverOnServer() {}
