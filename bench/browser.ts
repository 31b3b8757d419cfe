import { type BrowserContext, chromium } from 'playwright-core'
import { CHROMIUM_LAUNCH_ARGS, findOrInstallChromium } from '../tools/browser.ts'

/** Runs work in a browser with an empty profile, and closes it afterwards. */
export async function runInBrowser<T>(work: (context: BrowserContext) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: CHROMIUM_LAUNCH_ARGS })
  try {
    return await work(await browser.newContext({ viewport: { width: 1280, height: 800 } }))
  } finally {
    await browser.close()
  }
}
