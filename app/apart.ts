import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** Runs a script of this folder in a process of its own, in production: what it took of memory goes with it. */
export async function apart(script: string, args: string[] = [], leaving?: AbortSignal): Promise<void> {
  const stoppable = leaving ? { signal: leaving } : {}
  const env = { ...process.env, NODE_ENV: 'production' }
  const child = fork(join(import.meta.dirname, script), args, { env, execArgv: [], ...stoppable })
  const [code] = (await once(child, 'exit', stoppable)) as [number | null]
  if (code !== 0) throw new Error('What went wrong stands above.')
}

/** To be called by such a script: it ends with whoever waits for it, and an interrupt is theirs to hear. */
export function endWithParent(): void {
  if (!process.channel) return
  process.on('disconnect', () => process.exit(1))
  process.on('SIGINT', () => {})
  process.channel.unref()
}
