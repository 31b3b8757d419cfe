import type { BrowserContext, Request } from 'playwright-core'
import type { BenchEnvironment } from './bench-environment.ts'
import { runInBrowser } from './browser.ts'
import { loadPublicPinIds } from './signed-in-people.ts'
import type { BenchRow } from './table.ts'

/** The compressed bytes that a visitor's browser loads before any interaction. */
export async function measurePageWeight({ house, address }: BenchEnvironment): Promise<BenchRow[]> {
  const [pin] = await loadPublicPinIds(house, 1)
  const pages: [name: string, url: string, cssMost: number][] = [
    ['home', `${address}/`, 25],
    ['closeup', `${address}/pin/${pin}/`, 35],
  ]
  const rows: BenchRow[] = []
  for (const [name, url, cssMost] of pages) {
    const { script, stylesheet, data } = await runInBrowser((context) => weigh(context, url))
    rows.push(
      { what: `${name}: JavaScript`, value: script / 1000, unit: 'kB gzip', most: 150 },
      { what: `${name}: CSS`, value: stylesheet / 1000, unit: 'kB gzip', most: cssMost },
      { what: `${name}: embedded data`, value: data / 1000, unit: 'kB plain', most: 60 },
    )
  }
  return rows
}

async function weigh(context: BrowserContext, url: string) {
  const page = await context.newPage()
  const loaded: Request[] = []
  page.on('requestfinished', (request) => loaded.push(request))
  await page.setExtraHTTPHeaders({ 'accept-encoding': 'gzip' })
  await page.goto(url, { waitUntil: 'networkidle' })
  const weightOf = async (kind: string) => {
    const files = loaded.filter((request) => request.resourceType() === kind)
    const sizes = await Promise.all(files.map((request) => request.sizes()))
    return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
  }
  const data = Buffer.byteLength((await page.locator('script#store').textContent()) ?? '')
  return { script: await weightOf('script'), stylesheet: await weightOf('stylesheet'), data }
}
