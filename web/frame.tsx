import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Say } from '#domain/text/say.ts'
import type { BrowserAsk } from './ask.ts'
import type { Navigator, Pages } from './router/navigator.ts'
import type { Route } from './router/route.ts'
import type { Store } from './state/store.ts'

/** What every surface stands in. On the server there is no navigator, and nothing asks while it renders. */
export type Frame = {
  store: Store
  ask: BrowserAsk
  say: Say
  /** The pages as they were first shown. */
  start: Pages
  navigator: Navigator | undefined
  /** The words of pages other than home and a pin: whatever opens over those and says more waits for them. */
  moreWords?: () => Promise<unknown>
  /** The rows of pages: of all, but for visitors in the browser, who begin with the first ones. */
  routes: readonly Route[]
}

export const FrameContext = createContext<Frame | undefined>(undefined)

export function useFrame(): Frame {
  const frame = useContext(FrameContext)
  if (!frame) throw new Error('A surface stands outside of the frame.')
  return frame
}

/** Words in the viewer's language: `say('shell.home')`. */
export const useSay = (): Say => useFrame().say

/** Asks the server; the things that are answered are in the store afterwards. */
export const useAsk = (): BrowserAsk => useFrame().ask

/** Goes to an address of this site. */
export function useGo(): Navigator['go'] {
  const { navigator } = useFrame()
  return navigator?.go ?? neverOnServer
}

/** What a part of the screen reads of the pages shown. */
export function usePages<T>(read: (pages: Pages) => T): T {
  const { navigator, start } = useFrame()
  const now = () => read(navigator?.pages.getState() ?? start)
  return useSyncExternalStore(navigator?.pages.subscribe ?? never, now, now)
}

const never = () => () => {}
async function neverOnServer() {}
