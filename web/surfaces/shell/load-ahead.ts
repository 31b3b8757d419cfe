import type { Frame } from '../../frame.tsx'
import type { MoreRoutes } from '../../router/prepare.ts'
import { loadActs } from '../closeup/ActSlot.tsx'

/** What cards and pins open: once it is here, it opens at once, and without a connection too. */
const PARTS = [
  () => import('../closeup/Closeup.tsx'),
  loadActs,
  () => import('../comments/Comments.tsx'),
  () => import('../pin-card/CardMenu.tsx'),
  () => import('../pin-card/CardSheet.tsx'),
  () => import('../save/BoardPicker.tsx'),
  () => import('../save/PickBoardDialog.tsx'),
  () => import('../send/SendDialog.tsx'),
]

/** Loads the code of what is likely to be opened next, one part after another, while nothing else is to be done. */
export async function loadAhead({ moreWords }: Frame, moreRoutes: MoreRoutes): Promise<void> {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (connection?.saveData) return
  for (const part of [moreRoutes, () => moreWords?.(), ...PARTS]) {
    await new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve))
    await part()
  }
}
