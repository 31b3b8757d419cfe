import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import type pg from 'pg'
import { median } from './table.ts'

/** Milliseconds of processor time used so far. */
export type Meter = () => Promise<number>
/** Does something so many times: within so many seconds a busy machine would not even warm up. Answers how often. */
export type Load = () => Promise<number>

const ROUNDS = 5
/** Linux counts in hundredths of a second in its process table. */
const TICK_MS = 10

/** This process. */
export const here: Meter = async () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Every process of this PostgreSQL, those that have ended included, as the operating system counts them. */
export const database =
  (pool: pg.Pool): Meter =>
  async () => {
    const { rows } = await pool.query<{ pid: number }>('SELECT pid FROM pg_stat_activity WHERE pid IS NOT NULL')
    const processes = await Promise.all(rows.map(({ pid }) => (process.platform === 'linux' ? inProc(pid) : inPs(pid))))
    const parents = new Map(processes.map(({ parent, ofEnded }) => [parent, ofEnded]))
    return sum(processes.map(({ own }) => own)) + sum([...parents.values()])
  }

/** Its own time, and what its parent keeps of children that have ended. */
type Used = { own: number; parent: number; ofEnded: number }

async function inProc(pid: number): Promise<Used> {
  const fields = await statOf(pid)
  const parent = Number(fields[1])
  const ofParent = await statOf(parent)
  const ticks = (of: string[], first: number) => (Number(of[first] ?? 0) + Number(of[first + 1] ?? 0)) * TICK_MS
  return { own: ticks(fields, 11), parent, ofEnded: ticks(ofParent, 13) }
}

/** The fields behind the second, which is a name in brackets. */
async function statOf(pid: number): Promise<string[]> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
}

/** Systems without /proc tell nothing of those that have ended. */
async function inPs(pid: number): Promise<Used> {
  const parts = execFileSync('ps', ['-o', 'time=', '-p', String(pid)], { encoding: 'utf8' })
    .trim()
    .split(':')
  return { own: parts.reduce((time, part) => time * 60 + Number(part), 0) * 1000, parent: 0, ofEnded: 0 }
}

const sum = (times: number[]) => times.reduce((all, time) => all + time, 0)

type Cost = { meters: Meter[]; load: Load }

/**
 * What the baseline costs in processor time, as a part of what is measured: 1 when both cost the same, less when it costs more. A busy
 * machine takes away time on the clock, and hardly any of this.
 */
export async function shareOfProcessor(what: string, measured: Cost, baseline: Cost): Promise<number> {
  await measured.load()
  await baseline.load()
  const shares: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const bare = await costOf(baseline)
    const whole = await costOf(measured)
    console.error(`  ${what}: ${whole.toFixed(2)} ms of processor time, bare ${bare.toFixed(2)} ms`)
    shares.push(bare / whole)
  }
  return median(shares)
}

async function costOf({ meters, load }: Cost): Promise<number> {
  const used = async () => sum(await Promise.all(meters.map((meter) => meter())))
  const before = await used()
  const done = await load()
  return ((await used()) - before) / done
}
