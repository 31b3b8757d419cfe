import type { BrowserContext, Request } from 'playwright-core'
import { inBrowser } from './browser.ts'
import { openPins } from './people.ts'
import type { Surroundings } from './surroundings.ts'
import type { Row } from './table.ts'

/** What a visitor's browser loads before anything is touched, as it comes over the wire. */
export async function pageWeight({ house, address }: Surroundings): Promise<Row[]> {
  const [pin] = await openPins(house, 1)
  const pages: [name: string, url: string][] = [
    ['home', `${address}/`],
    ['closeup', `${address}/pin/${pin}/`],
  ]
  const rows: Row[] = []
  for (const [name, url] of pages) {
    const { script, stylesheet, data } = await inBrowser((context) => weigh(context, url))
    rows.push(
      { what: `${name}: JavaScript`, value: script / 1000, unit: 'kB gzip', most: 150 },
      { what: `${name}: CSS`, value: stylesheet / 1000, unit: 'kB gzip', most: 25 },
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
  // The face is a font, though it comes as a file of styles.
  const weightOf = async (kind: string) => {
    const files = loaded.filter(
      (request) => request.resourceType() === kind && !/\/face-[^/]*\.css/.test(request.url()),
    )
    const sizes = await Promise.all(files.map((request) => request.sizes()))
    return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
  }
  const data = Buffer.byteLength((await page.locator('script#store').textContent()) ?? '')
  return { script: await weightOf('script'), stylesheet: await weightOf('stylesheet'), data }
}
