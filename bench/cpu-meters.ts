import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import type pg from 'pg'
import { computeMedian } from './table.ts'

/** Reads the CPU time used so far, in milliseconds. */
export type CpuMeter = () => Promise<number>
/**
 * Does a fixed number of operations and returns how many succeeded; in a fixed time a busy machine would not even warm
 * up.
 */
export type CountedLoad = () => Promise<number>

const ROUNDS = 5
/** Linux counts CPU time in hundredths of a second. */
const TICK_MS = 10

/** The CPU time of this process. */
export const ownCpuMeter: CpuMeter = async () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** The CPU time of all PostgreSQL processes, including those that have ended, as the operating system counts it. */
export const makeDatabaseCpuMeter =
  (pool: pg.Pool): CpuMeter =>
  async () => {
    const { rows } = await pool.query<{ pid: number }>('SELECT pid FROM pg_stat_activity WHERE pid IS NOT NULL')
    const processes = await Promise.all(rows.map(({ pid }) => (process.platform === 'linux' ? inProc(pid) : inPs(pid))))
    const parents = new Map(processes.map(({ parent, ofEnded }) => [parent, ofEnded]))
    return sum(processes.map(({ own }) => own)) + sum([...parents.values()])
  }

/** The process's own CPU time, and the time that its parent recorded for ended children. */
type Used = { own: number; parent: number; ofEnded: number }

async function inProc(pid: number): Promise<Used> {
  const fields = await statOf(pid)
  const parent = Number(fields[1])
  const ofParent = await statOf(parent)
  const ticks = (of: string[], first: number) => (Number(of[first] ?? 0) + Number(of[first + 1] ?? 0)) * TICK_MS
  return { own: ticks(fields, 11), parent, ofEnded: ticks(ofParent, 13) }
}

/** The fields after the second one, which is the program's name in parentheses. */
async function statOf(pid: number): Promise<string[]> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
}

/** Systems without /proc don't report the time of ended processes. */
async function inPs(pid: number): Promise<Used> {
  const parts = execFileSync('ps', ['-o', 'time=', '-p', String(pid)], { encoding: 'utf8' })
    .trim()
    .split(':')
  return { own: parts.reduce((time, part) => time * 60 + Number(part), 0) * 1000, parent: 0, ofEnded: 0 }
}

const sum = (times: number[]) => times.reduce((all, time) => all + time, 0)

type Cost = { meters: CpuMeter[]; load: CountedLoad }

/**
 * The CPU time of the baseline as a fraction of the measured one: 1 if both cost the same, less if the measured one
 * costs more. Unlike wall-clock time this is hardly affected by a busy machine.
 */
export async function measureCpuShareOfBaseline(what: string, measured: Cost, baseline: Cost): Promise<number> {
  await measured.load()
  await baseline.load()
  const shares: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const bare = await costOf(baseline)
    const whole = await costOf(measured)
    console.error(`  ${what}: ${whole.toFixed(2)} ms of processor time, bare ${bare.toFixed(2)} ms`)
    shares.push(bare / whole)
  }
  return computeMedian(shares)
}

async function costOf({ meters, load }: Cost): Promise<number> {
  const used = async () => sum(await Promise.all(meters.map((meter) => meter())))
  const before = await used()
  const done = await load()
  return ((await used()) - before) / done
}
