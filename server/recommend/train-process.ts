import type { SaveMatrix } from './save-matrix.ts'
import { trainTopNeighbors } from './top-neighbors.ts'

/** Trains the recommender in a separate process, whose memory is freed when it exits with the result. */
process.once('message', async (saves: SaveMatrix) => {
  process.send?.(await trainTopNeighbors(saves), () => process.disconnect())
})
