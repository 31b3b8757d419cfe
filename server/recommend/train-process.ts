import type { Saves } from './saves.ts'
import { trainedRows } from './top-rows.ts'

/** The recommender is trained in a process of its own, which ends with the answer: its memory goes with it. */
process.once('message', async (saves: Saves) => {
  process.send?.(await trainedRows(saves), () => process.disconnect())
})
