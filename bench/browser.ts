import { type BrowserContext, chromium } from 'playwright-core'
import { chromiumPath, launchArgs } from '../tools/browser.ts'

/** A browser with an empty profile, closed with the work. */
export async function inBrowser<T>(work: (context: BrowserContext) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: launchArgs })
  try {
    return await work(await browser.newContext({ viewport: { width: 1280, height: 800 } }))
  } finally {
    await browser.close()
  }
}
