import { execFileSync, spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pass } from 'node:timers/promises'
import { ended, freePort, type Surroundings } from './surroundings.ts'
import type { Row } from './table.ts'

const START = join(import.meta.dirname, '../app/start.ts')
const IDLE_FOR = 5_000

/** What a web process that has answered its first pages holds while nobody asks. */
export async function memory({ env }: Surroundings): Promise<Row[]> {
  const port = await freePort()
  // Started as this command is, and as `npm start` is: the bound on young objects halves what stays after the start.
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
    await ended(child)
  }
}
