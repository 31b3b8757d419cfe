import type { AppContextValue } from '../../app-context.tsx'
import type { LoadMoreRoutes } from '../../router/prepare-page.ts'
import { loadInteractiveParts } from '../closeup/InteractiveSlot.tsx'

/** Parts that cards and pins open. Once loaded, they open at once, and without a connection too. */
const PARTS = [
  () => import('../closeup/Closeup.tsx'),
  loadInteractiveParts,
  () => import('../comments/Comments.tsx'),
  () => import('../pin-card/CardMenu.tsx'),
  () => import('../pin-card/CardSheet.tsx'),
  () => import('../save/BoardPicker.tsx'),
  () => import('../save/PickBoardDialog.tsx'),
  () => import('../send/SendDialog.tsx'),
]

/** Preloads the code that is likely needed next, one part after another, while the browser is idle. */
export async function preloadLikelyCode({ moreWords }: AppContextValue, moreRoutes: LoadMoreRoutes): Promise<void> {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (connection?.saveData) return
  for (const part of [moreRoutes, () => moreWords?.(), ...PARTS]) {
    await new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve))
    await part()
  }
}
