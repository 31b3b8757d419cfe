import type { BrowserContext } from 'playwright-core'
import type { BenchEnvironment } from './bench-environment.ts'
import { runInBrowser } from './browser.ts'
import { loadFirstPeople, signInForCookies } from './signed-in-people.ts'
import { type BenchRow, computeMedian } from './table.ts'

const RUNS = 3
const PINS = 2_000

/** Scrolls home through 2,000 pins. */
export async function measureScrolling({ house, address }: BenchEnvironment): Promise<BenchRow[]> {
  const [person] = await loadFirstPeople(house, 1)
  const cookies = person ? await signInForCookies(house, person) : ''
  const runs: Scrolled[] = []
  for (let run = 0; run < RUNS; run++) runs.push(await runInBrowser((context) => scroll(context, address, cookies)))
  const all = (of: (run: Scrolled) => number) => computeMedian(runs.map(of))
  return [
    { what: 'pins scrolled through', value: all((run) => run.pins), unit: 'pins', least: PINS },
    { what: 'layout shift', value: all((run) => run.shift), unit: 'score', most: 0 },
    { what: 'cards in the document at once', value: all((run) => run.cards), unit: 'cards', most: 150 },
    {
      what: 'long tasks per 1,000 pins',
      value: all((run) => (run.tasks.length * 1000) / run.pins),
      unit: 'tasks',
      most: 5,
    },
    { what: 'longest task', value: all((run) => Math.max(0, ...run.tasks)), unit: 'ms', most: 150 },
  ]
}

type Scrolled = { pins: number; shift: number; cards: number; tasks: number[] }

async function scroll(context: BrowserContext, address: string, cookies: string): Promise<Scrolled> {
  await context.addCookies(
    cookies.split('; ').map((pair) => {
      const [name = '', value = ''] = pair.split('=')
      return { name, value, url: address }
    }),
  )
  const page = await context.newPage()
  await page.goto(address, { waitUntil: 'networkidle' })
  return page.evaluate(scrollThrough, PINS)
}

/**
 * Runs in the page: scrolls fast and steadily. Layout shifts are summed from the beginning of the page, whatever caused
 * them.
 */
async function scrollThrough(wanted: number): Promise<Scrolled> {
  const STEP = 150
  const PATIENCE = 10_000
  const seen: Scrolled = { pins: 0, shift: 0, cards: 0, tasks: [] }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.tasks.push(entry.duration)
  }).observe({ type: 'longtask' })
  const frame = () => new Promise(requestAnimationFrame)
  let movedAt = performance.now()
  while (seen.pins < wanted && performance.now() - movedAt < PATIENCE) {
    const before = scrollY
    scrollBy({ top: STEP, behavior: 'instant' })
    await frame()
    if (scrollY > before) movedAt = performance.now()
    const cards = document.querySelectorAll<HTMLElement>('li[data-index]')
    const { index = '-1' } = cards[cards.length - 1]?.dataset ?? {}
    seen.cards = Math.max(seen.cards, cards.length)
    seen.pins = Math.max(seen.pins, Number(index) + 1)
  }
  await frame()
  return seen
}
