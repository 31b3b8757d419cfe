import { type ChildProcess, fork } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDatabaseEmpty } from '#demo/fill-only-once.ts'
import { startCluster } from '#server/db/cluster.ts'
import type { House } from '#server/house.ts'
import { openHouse } from '#server/jobs/open-house.ts'
import { readSettings, settingsTable } from '#server/settings.ts'
import type { CpuMeter } from './cpu-meters.ts'
import { fillBenchWorld } from './world.ts'

/** The environment of every measurement. */
export type BenchEnvironment = {
  house: House
  /** URL of the product's server, which runs in its own process. */
  address: string
  /** URL of a bare server in the same process as the product. */
  bareAddress: string
  /** The CPU time of that process. */
  server: CpuMeter
  pid: number
  /** The environment variables for a process of the product. */
  env(port: number): NodeJS.ProcessEnv
}

/** Runs work with its own database, demo world and server, and cleans up afterwards. */
export async function runInBenchEnvironment<T>(
  folder: string | undefined,
  work: (at: BenchEnvironment) => Promise<T>,
  fill: (house: House) => Promise<void> = fillFirst,
): Promise<T> {
  const closing: (() => Promise<unknown> | unknown)[] = []
  try {
    const dataDir = folder ?? mkdtempSync(join(tmpdir(), 'bowerbird-bench-'))
    mkdirSync(dataDir, { recursive: true })
    if (!folder) closing.push(() => rmSync(dataDir, { recursive: true, force: true }))
    const cluster = await startCluster({ dataDir })
    closing.push(() => cluster.stop())
    const env = (port: number) => ({ ...withoutSettings(), ...settingsAt(dataDir, cluster.url, port) })
    const { house, close } = await openHouse(readSettings(env(3000)), { works: false })
    closing.push(close)
    await fill(house)
    const child = fork(join(import.meta.dirname, 'server.ts'), { env: env(await findFreeBenchPort()) })
    closing.push(() => stopChild(child))
    const addresses = await ready(child)
    return await work({ house, env, server: () => timeOf(child), pid: child.pid as number, ...addresses })
  } finally {
    for (const step of closing.reverse()) await step()
  }
}

async function fillFirst(house: House): Promise<void> {
  if (!(await isDatabaseEmpty(house))) return
  console.error('Filling a world to measure …')
  await fillBenchWorld(house)
}

function settingsAt(dataDir: string, databaseUrl: string, port: number) {
  return {
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    ROLE: 'web',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
  }
}

function withoutSettings(): NodeJS.ProcessEnv {
  const env = { ...process.env }
  for (const { name } of Object.values(settingsTable)) delete env[name]
  return env
}

function ready(child: ChildProcess): Promise<{ address: string; bareAddress: string }> {
  return new Promise((resolve, reject) => {
    child.once('message', (message) => resolve(message as { address: string; bareAddress: string }))
    child.once('exit', (code) => reject(new Error(`The server to measure ended with ${code}.`)))
  })
}

function timeOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    child.once('message', (time) => resolve(time as number))
    child.send('processor time')
  })
}

export function stopChild(child: ChildProcess): Promise<unknown> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  const end = new Promise((resolve) => child.once('exit', resolve))
  child.kill()
  return end
}

export function findFreeBenchPort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
