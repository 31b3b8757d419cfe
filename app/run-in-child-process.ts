import { fork } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'

const END_WITH_PARENT = join(import.meta.dirname, '../tools/end-with-parent.cjs')

/** Tells a script that it runs as part of a start. */
export const AT_START_FLAG = '--at-start'

type ChildProcessOptions = { stopping?: AbortSignal; log?: string; failed: string }

/** Runs a script of this folder in a child process in production mode, so that its memory is freed afterwards. */
export async function runInChildProcess(
  script: string,
  args: string[],
  { stopping, log, failed }: ChildProcessOptions,
): Promise<void> {
  const stoppable = stopping ? { signal: stopping } : {}
  const said = log ? openSync(log, 'w') : 'inherit'
  const child = fork(join(import.meta.dirname, script), args, {
    env: { ...process.env, NODE_ENV: 'production' },
    execArgv: ['--require', END_WITH_PARENT],
    stdio: ['ignore', said, said, 'ipc'],
    ...stoppable,
  })
  if (typeof said === 'number') closeSync(said)
  const [code] = (await once(child, 'exit', stoppable)) as [number | null]
  if (code !== 0) throw new Error(log ? `${failed} The log is ${log}.` : failed)
}
