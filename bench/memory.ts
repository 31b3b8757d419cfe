import { execFileSync, spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pass } from 'node:timers/promises'
import { type BenchEnvironment, findFreeBenchPort, stopChild } from './bench-environment.ts'
import type { BenchRow } from './table.ts'

const START = join(import.meta.dirname, '../app/start.ts')
const IDLE_FOR = 5_000

/** The memory of an idle web process that has answered its first pages. */
export async function measureIdleMemory({ env }: BenchEnvironment): Promise<BenchRow[]> {
  const port = await findFreeBenchPort()
  // Started with the same flags as `npm start`: the limit for the young generation halves the memory after the start.
  const child = spawn(process.execPath, [...process.execArgv, START], {
    env: env(port),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    await new Promise<void>((resolve, reject) => {
      child.stdout.on('data', (text) => String(text).includes('is ready') && resolve())
      child.once('exit', (code) => reject(new Error(`The web process ended with ${code}.`)))
    })
    await fetch(`http://127.0.0.1:${port}/`).then((page) => page.text())
    await pass(IDLE_FOR)
    const kilobytes = Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)], { encoding: 'utf8' }))
    return [{ what: 'web process, idle', value: kilobytes / 1024, unit: 'MB', most: 250 }]
  } finally {
    await stopChild(child)
  }
}
