import { database, type Meter } from '../processor.ts'
import type { Surroundings } from '../surroundings.ts'
import { median } from '../table.ts'
import type { Question } from './questions.ts'

/** Milliseconds of one answer: half are quicker than the median; processor time of the web and of the database. */
export type Measured = { what: string; median: number; p99: number; web: number; database: number }

const BEFORE = 8

/** Asks each question `times` times, one after the other, each time for something else. */
export async function measured(
  { house, address, server }: Surroundings,
  question: Question,
  times: number,
): Promise<Measured> {
  const took: number[] = []
  const meters: Meter[] = [server, database(house.pool)]
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
    median: median(took),
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
