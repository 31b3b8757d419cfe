import axe from 'axe-core'
import { type Browser, type BrowserContext, chromium, devices, type Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import { baseUrl, type Someone, Wire } from './wire.ts'

let connected: Promise<Browser> | undefined

/** The browser that all journeys share. */
function sharedBrowser(): Promise<Browser> {
  connected ??= chromium.connect(process.env.JOURNEY_BROWSER ?? '')
  return connected
}

// The browser's own name says that nobody looks, which makes it a bot.
const { userAgent } = devices['Desktop Chrome']
const SIZES = {
  desktop: { userAgent, viewport: { width: 1440, height: 900 } },
  // One pixel is as good as seven to a journey, and quicker to draw.
  phone: { ...devices['Pixel 7'], deviceScaleFactor: 1 },
  /** A window of 1440 at 400 %. */
  zoomed: { userAgent, viewport: { width: 360, height: 225 } },
}

type Wish = {
  size?: keyof typeof SIZES
  /** Signed in as someone; without, a visitor. */
  who?: Someone
  theme?: 'light' | 'dark'
  locale?: string
  javaScript?: boolean
  /** What the browser may complain about; anything else fails the journey. */
  complaints?: RegExp[]
  path?: string
}

/** A window of its own, with no memory of others, on a page of the product. It closes with the test. */
export async function open({
  size = 'desktop',
  who,
  theme,
  locale,
  javaScript = true,
  complaints = [],
  path = '/',
}: Wish) {
  const browser = await sharedBrowser()
  const context = await browser.newContext({
    ...SIZES[size],
    baseURL: baseUrl,
    javaScriptEnabled: javaScript,
    locale: locale ?? 'en-US',
    reducedMotion: 'reduce',
  })
  context.setDefaultTimeout(10_000)
  // A page with sixty pictures on a busy machine.
  context.setDefaultNavigationTimeout(30_000)
  const wrong = collectComplaints(context, complaints)
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail') {
      // The report forgets why, when a second try goes well.
      console.error(task.result.errors?.at(-1)?.stack)
      await tellWhereItStood(context)
    }
    await context.close()
    expect(wrong, 'the browser complained').toEqual([])
  })
  const cookie = (name: string, value: string) => ({ name, value, url: baseUrl })
  await context.addCookies([cookie('bb_consent', 'amp')])
  if (theme) await context.addCookies([cookie('bb_theme', theme)])
  if (locale === 'ar-XB') await context.addCookies([cookie('bb_locale', locale)])
  if (who) await signIn(context, who)
  const page = await context.newPage()
  if (javaScript) await visit(page, path)
  else await page.goto(path)
  return page
}

/** What a journey that failed had before its eyes. */
async function tellWhereItStood(context: BrowserContext) {
  for (const page of context.pages()) {
    const seen = await page.locator('body, dialog[open]').last().ariaSnapshot().catch(String)
    console.error(`It stood at ${page.url()}\n${seen.slice(0, 3000)}`)
  }
}

/** Signs a window in by the wire, with a session of its own. */
export async function signIn(context: BrowserContext, { email, password }: Someone): Promise<Wire> {
  const wire = new Wire()
  await wire.must('UserSession', 'create', { username_or_email: email, password })
  await context.addCookies([...wire.cookies].map(([name, value]) => ({ name, value, url: baseUrl })))
  return wire
}

/** Goes to an address as by the address bar, and waits until the page is taken over by its script. */
export async function visit(page: Page, path: string) {
  const response = await page.goto(path)
  await takenOver(page)
  return response
}

/** Follows a link of this site without a reload, as every plain one is followed. */
export async function follow(page: Page, path: string) {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href })
    document.body.append(link)
    link.click()
    link.remove()
  }, path)
  await page.waitForURL(`**${path}`)
}

/** From the moment on in which React has the page it answers to clicks, and links are followed without a reload. */
export async function takenOver(page: Page) {
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('root') ?? {}).some((key) => /^__react/.test(key)),
  )
}

/** Console errors and thrown errors of every page of a window. */
function collectComplaints(context: BrowserContext, allowed: RegExp[]): string[] {
  const wrong: string[] = []
  const note = (text: string) => {
    if (!allowed.some((pattern) => pattern.test(text))) wrong.push(text)
  }
  context.on('console', (message) => {
    if (message.type() === 'error') note(`${message.text()} ${message.location().url}`)
  })
  context.on('weberror', (error) => note(String(error.error())))
  return wrong
}

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Cards are all alike: the first ones stand for the others. */
const REST_OF_GRIDS = 'li[data-index]:nth-child(n + 7)'

/** No violation of the rules of access on the page as it is now, and enough contrast in the other theme too. */
export async function expectAccessible(page: Page, where: string) {
  await page.evaluate(axe.source)
  expect.soft(await violations(page, RULES), where).toEqual([])
  const isDark = await page.evaluate(() => {
    // Colours that are on their way to the other theme are of neither.
    const still = new CSSStyleSheet()
    still.replaceSync('* { transition: none !important }')
    document.adoptedStyleSheets.push(still)
    const { dataset } = document.documentElement
    dataset.theme = dataset.theme === 'dark' ? 'light' : 'dark'
    return dataset.theme === 'dark'
  })
  expect.soft(await violations(page, ['color-contrast']), `${where}, ${isDark ? 'dark' : 'light'}`).toEqual([])
  await page.evaluate((theme) => Object.assign(document.documentElement.dataset, { theme }), isDark ? 'light' : 'dark')
}

async function violations(page: Page, runOnly: string[]): Promise<string[]> {
  const found = await page.evaluate(
    ([exclude, rules]) =>
      (window as unknown as { axe: typeof axe }).axe.run({ exclude: [exclude] }, { runOnly: rules }),
    [REST_OF_GRIDS, runOnly] as const,
  )
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
}
