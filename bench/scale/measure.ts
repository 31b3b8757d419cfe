import type { BenchEnvironment } from '../bench-environment.ts'
import { type CpuMeter, makeDatabaseCpuMeter } from '../cpu-meters.ts'
import { computeMedian } from '../table.ts'
import type { ScaleQuestion } from './questions.ts'

/** Median and 99th percentile of the response time, and mean CPU time of web and database, all in milliseconds. */
export type MeasuredLatency = { what: string; median: number; p99: number; web: number; database: number }

const BEFORE = 8

/** Sends `times` requests of a question, one after the other, each with other options. */
export async function measureLatency(
  { house, address, server }: BenchEnvironment,
  question: ScaleQuestion,
  times: number,
): Promise<MeasuredLatency> {
  const took: number[] = []
  const meters: CpuMeter[] = [server, makeDatabaseCpuMeter(house.pool)]
  const used = async () => Promise.all(meters.map((meter) => meter()))
  const asked = []
  for (let nth = 0; nth < times + BEFORE; nth++) asked.push(await question.ask(nth))
  for (const one of asked.slice(times)) await ask(one)
  const before = await used()
  for (const one of asked.slice(0, times)) {
    const began = performance.now()
    await ask(one)
    took.push(performance.now() - began)
  }
  const [web = 0, data = 0] = (await used()).map((time, at) => (time - (before[at] as number)) / times)
  const sorted = took.toSorted((a, b) => a - b)
  return {
    what: question.what,
    median: computeMedian(took),
    p99: sorted[Math.ceil(0.99 * times) - 1] as number,
    web,
    database: data,
  }

  async function ask({ path, cookie }: { path: string; cookie?: string }): Promise<void> {
    const reply = await fetch(address + path, { headers: cookie ? { cookie } : {} })
    const text = await reply.text()
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${text.slice(0, 300)}`)
  }
}
