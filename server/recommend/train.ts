import { fork } from 'node:child_process'
import { join } from 'node:path'
import type { SaveMatrix } from './save-matrix.ts'
import type { TopNeighbors } from './top-neighbors.ts'

/** Trains the recommender in a child process, so that it doesn't block this one. */
export function trainInChildProcess(saves: SaveMatrix, stopping: AbortSignal): Promise<TopNeighbors> {
  return new Promise((resolve, reject) => {
    const child = fork(join(import.meta.dirname, 'train-process.ts'), {
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      signal: stopping,
    })
    child.once('message', (rows: TopNeighbors) => resolve(rows))
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`The recommender ended with ${code}.`)))
    child.send(saves)
  })
}
