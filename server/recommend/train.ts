import { fork } from 'node:child_process'
import { join } from 'node:path'
import type { Saves } from './saves.ts'
import type { TopRows } from './top-rows.ts'

/** Trains the recommender beside this process, so that nobody waits for it. */
export function trainBeside(saves: Saves, stopping: AbortSignal): Promise<TopRows> {
  return new Promise((resolve, reject) => {
    const child = fork(join(import.meta.dirname, 'train-process.ts'), {
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      signal: stopping,
    })
    child.once('message', (rows: TopRows) => resolve(rows))
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`The recommender ended with ${code}.`)))
    child.send(saves)
  })
}
